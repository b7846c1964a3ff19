/** Necklines, collars and lapels. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { lerp, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { type Albedo, mix } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import { paintNeck, type Tailoring } from './trunk.ts';

const flat = (albedo: Albedo): Rgb =>
  typeof albedo === 'function' ? ([...albedo(0, 0.7)] as unknown as Rgb) : albedo;

/** The opening at the throat. */
export function paintNeckline(t: Tailoring, random: Random): void {
  const { pen, outfit, body, dyed, cloth } = t;
  const { x, y } = body.chest;
  const base = flat(dyed);
  const dark = mix(base, [base[0] * 0.4, base[1] * 0.38, base[2] * 0.42], 0.6);
  const { skin } = outfit;
  const opening = (half: number, deep: number, square = 0): number[] =>
    blob(
      x - half,
      y + 0.03,
      x - half * (0.72 + 0.2 * square),
      y - deep * (0.3 + 0.35 * square),
      x + 0.002,
      y - deep,
      x + half * (0.72 + 0.2 * square),
      y - deep * (0.3 + 0.35 * square),
      x + half,
      y + 0.03,
      x,
      y + 0.03,
    );
  const bare = (half: number, deep: number, square = 0) => {
    const hole = opening(half, deep, square);
    paintNeck(pen, outfit, body, hole);
    const edge = hole.slice(0, Math.floor((hole.length * 0.7) / 2) * 2);
    pen.shade(ribbon(edge, 0.008), 0.35, 0.005);
    pen.fill(ribbon(edge, 0.0045), dark, 0.6);
    for (const s of [-1, 1])
      pen.shade(
        ribbon(
          curve(
            x + s * 0.01,
            y - 0.006,
            x + s * half * 0.5,
            y + 0.001,
            x + s * half * 0.9,
            y + 0.01,
          ),
          (k) => 0.008 * sin(0.4 + k * 2.6),
        ),
        0.24,
        0.004,
      );
  };
  switch (outfit.neckline) {
    case 'scoop':
      bare(0.062, 0.045, 0.4);
      break;
    case 'strap':
      bare(0.072, 0.07, 1);
      break;
    case 'v':
      bare(0.046, 0.075);
      break;
    case 'turtle': {
      const collar = blob(
        x - 0.046,
        y + 0.0,
        x - 0.04,
        y + 0.052,
        x,
        y + 0.046,
        x + 0.042,
        y + 0.052,
        x + 0.048,
        y + 0.0,
        x,
        y - 0.018,
      );
      pen.volume(collar, { albedo: dyed, ...cloth, round: 0.7 });
      pen.shade(
        ribbon(curve(x - 0.044, y + 0.022, x, y + 0.01, x + 0.046, y + 0.022), 0.006),
        0.4,
        0.004,
      );
      pen.shade(
        ribbon(curve(x - 0.05, y + 0.0, x, y - 0.02, x + 0.052, y + 0.0), 0.008),
        0.4,
        0.006,
      );
      break;
    }
    case 'collar': {
      bare(0.036, 0.055);
      for (const s of [-1, 1]) {
        const flap = [
          x + s * 0.034,
          y + 0.046,
          x + s * 0.05,
          y + 0.03,
          x + s * 0.048,
          y - 0.032,
          x + s * 0.006,
          y - 0.022,
          x + s * 0.026,
          y + 0.012,
        ];
        pen.shade(flap, 0.35, 0.008);
        pen.volume(flap, { albedo: mix(base, [1, 1, 1], 0.08), ...cloth, round: 0.3 });
      }
      pen.shade(
        ribbon([x + 0.001, y - 0.05, lerp(x, body.pelvis.x, 0.9), body.pelvis.y + 0.02], 0.004),
        0.45,
        0.003,
      );
      for (let i = 0; i < 5; i++) {
        const k = i / 5;
        pen.fill(
          oval(lerp(x, body.pelvis.x, k) - 0.006, lerp(y - 0.065, body.pelvis.y + 0.02, k), 0.0045),
          mix(base, [0.9, 0.88, 0.82], 0.6),
          0.7,
        );
      }
      break;
    }
    case 'jacket': {
      const shirt = outfit.inner ?? oklch(0.93, 0.012, 90);
      const hole = [
        x - 0.042,
        y + 0.034,
        x - 0.03,
        y - 0.04,
        x + 0.002,
        y - 0.165,
        x + 0.034,
        y - 0.04,
        x + 0.044,
        y + 0.034,
      ];
      pen.volume(hole, { albedo: shirt, round: 0.2, grain: 0.05, lift: -0.03 });
      if (random.chance(0.5)) {
        const tie = oklch(0.4, 0.12, random.pick([25, 255, 150, 320]));
        pen.volume(
          [
            x - 0.01,
            y + 0.012,
            x + 0.012,
            y + 0.012,
            x + 0.008,
            y - 0.008,
            x + 0.015,
            y - 0.1,
            x + 0.002,
            y - 0.16,
            x - 0.011,
            y - 0.1,
            x - 0.006,
            y - 0.008,
          ],
          { albedo: tie, round: 0.4 },
        );
      } else {
        pen.fill([x - 0.022, y + 0.04, x + 0.001, y - 0.03, x + 0.024, y + 0.04], skin, 0.55);
      }
      for (const s of [-1, 1]) {
        pen.volume(
          [
            x + s * 0.03,
            y + 0.046,
            x + s * 0.046,
            y + 0.028,
            x + s * 0.03,
            y - 0.02,
            x + s * 0.004,
            y + 0.008,
          ],
          { albedo: mix(shirt, [1, 1, 1], 0.1), round: 0.3 },
        );
        const lapel = [
          x + s * 0.04,
          y + 0.05,
          x + s * 0.062,
          y + 0.026,
          x + s * 0.078,
          y - 0.042,
          x + s * 0.052,
          y - 0.05,
          x + s * 0.058,
          y - 0.062,
          x + s * 0.006,
          y - 0.17,
          x + s * 0.032,
          y - 0.04,
        ];
        pen.shade(lapel, 0.45, 0.008);
        pen.volume(lapel, { albedo: dyed, ...cloth, round: 0.25, lift: 0.03 });
      }
      pen.shade(
        ribbon([x + 0.002, y - 0.165, body.pelvis.x + 0.004, body.pelvis.y - 0.07], 0.005),
        0.55,
        0.003,
      );
      for (const d of [0.19, 0.23])
        pen.volume(oval(x - 0.008, y - d, 0.006), { albedo: dark, gloss: 0.4 });
      break;
    }
    default: {
      bare(0.043, 0.016);
      const hole = opening(0.043, 0.016);
      pen.fill(
        ribbon(hole.slice(0, Math.floor((hole.length * 0.6) / 2) * 2), 0.011),
        mix(base, dark, 0.35),
        0.62,
      );
    }
  }
  if (outfit.necklace !== undefined) {
    const low = outfit.neckline === 'strap' || outfit.neckline === 'scoop' ? 0.034 : 0.022;
    const gold = outfit.necklace;
    const line = curve(
      x - 0.036,
      y + 0.03,
      x - 0.022,
      y - low * 0.4,
      x + 0.002,
      y - low,
      x + 0.026,
      y - low * 0.4,
      x + 0.04,
      y + 0.03,
    );
    pen.shade(
      ribbon(
        line.map((value, i) => (i % 2 ? value - 0.004 : value)),
        0.004,
      ),
      0.3,
      0.003,
    );
    pen.fill(ribbon(line, 0.0035), gold, 0.8);
    pen.volume(oval(x + 0.002, y - low - 0.007, 0.0075), { albedo: gold, gloss: 0.9 });
  }
}
