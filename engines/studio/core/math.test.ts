import { describe, expect, it } from 'vitest';
import { linearToOklab, oklabToLinear, oklch } from './color.ts';
import { atan2, cbrt, cos, exp, log, pow, sin } from './math.ts';
import { noiseTiles, sampleNoise } from './noise.ts';
import { createRandom } from './random.ts';

describe('own trigonometry', () => {
  it('stays within 1e-6 of the true sine and cosine', () => {
    for (let i = -400; i <= 400; i++) {
      const x = i * 0.137;
      expect(Math.abs(sin(x) - Math.sin(x))).toBeLessThan(1e-6);
      expect(Math.abs(cos(x) - Math.cos(x))).toBeLessThan(1e-6);
    }
  });

  it('stays within 2e-5 of the true arc tangent in every quadrant', () => {
    for (let i = 0; i < 360; i++) {
      const a = (i / 360) * 6.2831 - Math.PI;
      const [y, x] = [Math.sin(a) * 3, Math.cos(a) * 3];
      expect(Math.abs(atan2(y, x) - Math.atan2(y, x))).toBeLessThan(2e-5);
    }
    expect(atan2(0, 0)).toBe(0);
  });
});

describe('own exponentials', () => {
  it('stay within 1e-11 of the true values, relative', () => {
    for (let x = -760; x < 708; x += 0.13) {
      expect(Math.abs(exp(x) - Math.exp(x))).toBeLessThanOrEqual(1e-11 * Math.exp(x) + 1e-307);
    }
    for (let i = -3000; i <= 3000; i++) {
      const x = i * 0.0371;
      expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-11);
      const y = Math.exp(x * 0.9);
      expect(Math.abs(log(y) - Math.log(y))).toBeLessThan(1e-11 * Math.max(1, Math.abs(x)));
      const c = Math.sign(x) * Math.exp(x * 0.4);
      expect(Math.abs(cbrt(c) - Math.cbrt(c))).toBeLessThanOrEqual(1e-12 * Math.abs(c) ** (1 / 3));
    }
    for (const x of [1e-3, 0.02, 0.5, 1, 1.7, 40]) {
      for (const y of [-3, -0.4, 0, 0.3, 0.5, 1, 2, 2.6, 5, 17.3, 90]) {
        expect(Math.abs(pow(x, y) / x ** y - 1), `${x} ** ${y}`).toBeLessThan(1e-9);
      }
    }
  });

  it('are plain at the borders', () => {
    expect([exp(0), exp(-800), exp(800), log(1), cbrt(0), cbrt(8)]).toEqual([
      1,
      0,
      Infinity,
      0,
      0,
      2,
    ]);
    expect([pow(0, 0.5), pow(0, 0), pow(-2, 3), pow(2, 32), log(0)]).toEqual([
      0,
      1,
      -8,
      4294967296,
      -Infinity,
    ]);
    expect(pow(-2, 0.5)).toBeNaN();
    expect(log(-1)).toBeNaN();
    expect(Math.abs(log(5e-324) - Math.log(5e-324))).toBeLessThan(1e-9);
  });
});

describe('colour', () => {
  it('returns from OKLab to the same linear colour', () => {
    const rgb = [0.2, 0.7, 0.05] as const;
    const lab = linearToOklab(...rgb);
    oklabToLinear(...lab).forEach((v, c) => {
      expect(v).toBeCloseTo(rgb[c]!, 5);
    });
  });

  it('keeps every OKLCH colour inside sRGB', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      for (const channel of oklch(0.7, 0.35, hue)) {
        expect(channel).toBeGreaterThanOrEqual(0);
        expect(channel).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('chance', () => {
  it('repeats for a seed and differs between seeds', () => {
    const draw = (seed: number) => Array.from({ length: 8 }, createRandom(seed).next);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('forks do not depend on what was drawn before', () => {
    const a = createRandom(3);
    const b = createRandom(3);
    b.next();
    expect(a.fork('trees').next()).toBe(b.fork('trees').next());
    expect(a.fork('trees').next()).not.toBe(a.fork('hills').next());
  });
});

describe('noise', () => {
  it('wraps without a seam', () => {
    const { fbm } = noiseTiles();
    expect(sampleNoise(fbm, 0, 77.5)).toBeCloseTo(sampleNoise(fbm, 512, 77.5 - 512), 6);
    expect(Math.abs(sampleNoise(fbm, 511.99, 5) - sampleNoise(fbm, 512.01, 5))).toBeLessThan(0.01);
  });
});
