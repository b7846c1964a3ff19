/** What a machine can tell of a good picture, over the renderer's own pixels. */
import { describe, expect, it, vi } from 'vitest';
import { linearToOklab } from './core/color.ts';
import { type RenderRequest, renderPixels } from './render.ts';
import { STYLES } from './style/style-words.fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const EDGE = 96;

function paint(prompt: string, overrides: Partial<RenderRequest> = {}): Uint8Array {
  const size = { width: EDGE, height: EDGE };
  return renderPixels({ prompt, negativePrompt: '', seed: 1, ...size, ...overrides });
}

const linear = (level: number) => {
  const v = level / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

/** OKLab of each pixel: lightness, chroma, hue in degrees. */
function colorsOf(pixels: Uint8Array): { L: number; C: number; hue: number }[] {
  const colors = [];
  for (let k = 0; k < pixels.length; k += 3) {
    const [L, a, b] = linearToOklab(
      linear(pixels[k]!),
      linear(pixels[k + 1]!),
      linear(pixels[k + 2]!),
    );
    colors.push({ L, C: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 });
  }
  return colors;
}

/** Share of the pixels that plainly have a hue near the given one. */
function shareOfHue(pixels: Uint8Array, hue: number, within = 35): number {
  const colors = colorsOf(pixels);
  const near = colors.filter(
    (c) => c.C > 0.05 && Math.abs(((c.hue - hue + 540) % 360) - 180) < within,
  );
  return near.length / colors.length;
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
}

/** Bits of the histogram of lightness in 32 bins: 0 for one tone, 5 for all alike. */
function entropy(values: readonly number[]): number {
  const bins = new Array<number>(32).fill(0);
  for (const v of values) bins[Math.min(31, Math.max(0, Math.floor(v * 32)))]!++;
  return bins.reduce((sum, n) => {
    const p = n / values.length;
    return p > 0 ? sum - p * Math.log2(p) : sum;
  }, 0);
}

const SUBJECTS = [
  'a castle on a hill at sunset',
  'portrait of a red fox in the snow',
  'a city at night',
  'a bowl of ramen',
  'a lake with mountains',
];

describe('no frame is flat', () => {
  it.each(STYLES)('%s has contrast and many tones in every subject', (style) => {
    for (const subject of SUBJECTS) {
      const lightness = colorsOf(paint(`${subject}, ${style}`)).map((c) => c.L);
      expect(spread(lightness), subject).toBeGreaterThan(0.07);
      expect(entropy(lightness), subject).toBeGreaterThan(1.6);
    }
  });

  it.each(STYLES)('%s fills the frame: no empty quarter', (style) => {
    for (const subject of SUBJECTS) {
      const lightness = colorsOf(paint(`${subject}, ${style}`)).map((c) => c.L);
      for (const [x0, y0] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const quarter = lightness.filter((_, i) => {
          const x = i % EDGE;
          const y = Math.floor(i / EDGE);
          return x >= EDGE / 2 === (x0 === 1) && y >= EDGE / 2 === (y0 === 1);
        });
        expect(spread(quarter), `${subject} ${x0} ${y0}`).toBeGreaterThan(0.008);
      }
    }
  });
});

describe('the subject', () => {
  it('takes a fitting part of the frame', () => {
    for (const style of ['photo', 'oil painting', 'watercolor', 'low poly', 'mosaic art']) {
      for (const seed of [1, 2, 3]) {
        const share = shareOfHue(paint(`a blue fox, ${style}`, { seed }), 255);
        expect(share, `${style} ${seed}`).toBeGreaterThan(0.08);
        expect(share, `${style} ${seed}`).toBeLessThan(0.9);
      }
    }
  });
});

describe('colour words', () => {
  it.each([
    ['red', 27],
    ['orange', 55],
    ['green', 145],
    ['blue', 258],
    ['purple', 303],
  ] as const)('%s is measurably there in abstract pictures of every kind', (name, hue) => {
    const kinds = ['geometric shapes', 'bauhaus', 'mandala', 'marble', 'gradient', 'stripes'];
    for (const kind of kinds) {
      const asked = shareOfHue(paint(`${name} abstract ${kind}`), hue, 40);
      expect(asked, kind).toBeGreaterThan(0.12);
    }
  });
});

describe('no banding', () => {
  it('dithers a clear sky: no long run of one value in a row', () => {
    for (const prompt of ['clear sky over the sea at dusk', 'a gradient', 'a clear sunset']) {
      const edge = 256;
      const pixels = paint(prompt, { width: edge, height: edge });
      let longest = 0;
      for (let y = 4; y < edge * 0.3; y++) {
        let run = 1;
        for (let x = 1; x < edge; x++) {
          const k = (y * edge + x) * 3;
          const isSame = [0, 1, 2].every((c) => pixels[k + c] === pixels[k - 3 + c]);
          run = isSame ? run + 1 : 1;
          longest = Math.max(longest, run);
        }
      }
      expect(longest, prompt).toBeLessThan(edge / 13);
    }
  });
});

describe('eight seeds of one prompt', () => {
  it.each([
    'a castle on a hill',
    'a fox',
    'a city',
    'outer space',
    'a bowl of ramen',
    'abstract',
    'a mandala',
    'marble',
    'a fractal',
    'a gradient',
    'stripes',
    'abstract mosaic',
    'abstract geometric shapes',
  ])('look like eight pictures: %s', (prompt) => {
    const pictures = Array.from({ length: 8 }, (_, i) =>
      paint(prompt, { seed: i + 1, width: 64, height: 64 }),
    );
    for (let i = 0; i < pictures.length; i++) {
      for (let j = 0; j < i; j++) {
        let sum = 0;
        for (let k = 0; k < pictures[i]!.length; k++) {
          sum += Math.abs(pictures[i]![k]! - pictures[j]![k]!);
        }
        expect(sum / pictures[i]!.length, `${i + 1} and ${j + 1}`).toBeGreaterThan(5);
      }
    }
  });
});
