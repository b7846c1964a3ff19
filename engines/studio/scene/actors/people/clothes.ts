/** Necklines, collars, skirts and coat tails: what is sewn onto the trunk. */
import type { Rgb } from '../../../core/color.ts';
import { oklch } from '../../../core/color.ts';
import { lerp, sin, smoothstep } from '../../../core/math.ts';
import { sampleNoise } from '../../../core/noise.ts';
import type { Random } from '../../../core/random.ts';
import { type Albedo, type Material, mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { Outfit } from './outfit.ts';
import type { Skeleton } from './pose.ts';

export interface Tailoring {
  pen: Pen;
  outfit: Outfit;
  body: Skeleton;
  dyed: Albedo;
  cloth: Partial<Material>;
}

const flat = (albedo: Albedo): Rgb =>
  typeof albedo === 'function' ? ([...albedo(0, 0.7)] as unknown as Rgb) : albedo;

/** The trunk's outline from neck to seat. */
export function trunkOutline(outfit: Outfit, body: Skeleton): number[] {
  const wide = outfit.broad ?? 1;
  const soft = outfit.softness ?? 0.2;
  const { chest, pelvis, shoulderHalf: sw, tilt } = body;
  const tall = chest.y - pelvis.y;
  const row = (t: number) => pelvis.y + tall * t;
  const mid = (t: number) => lerp(pelvis.x, chest.x, t);
  const bust = lerp(0.082, 0.077, soft) * wide + 0.006 * soft;
  const waist = lerp(0.074, 0.064, soft) * (0.4 + 0.6 * wide);
  const seat = lerp(0.077, 0.096, soft) * (0.45 + 0.55 * wide);
  const side = (s: number): number[][] => [
    [chest.x + s * 0.034, chest.y + 0.036 + s * tilt * 0.2],
    [chest.x + s * sw * 0.6, chest.y + 0.016 + s * tilt * 0.35],
    [chest.x + s * sw * 1.0, chest.y - 0.012 + s * tilt * 0.5],
    [chest.x + s * sw * 1.2, chest.y - 0.046 + s * tilt * 0.5],
    [chest.x + s * sw * 1.16, chest.y - 0.085 + s * tilt * 0.5],
    [mid(0.72) + s * bust, row(0.7)],
    [mid(0.42) + s * waist, row(0.4)],
    [mid(0.1) + s * seat * 0.92, row(0.12)],
    [pelvis.x + s * seat, row(-0.08) - s * tilt * 0.5],
    [pelvis.x + s * seat * 0.8, row(-0.17)],
  ];
  return blob(...side(1).flat(), pelvis.x, row(-0.19), ...side(-1).reverse().flat());
}

/** Where cloth creases: armpits, waist, the pull of a lifted arm. */
export function paintCreases(t: Tailoring, random: Random): void {
  const { pen, outfit, body } = t;
  const { chest, pelvis, shoulderHalf: sw } = body;
  const thin = (w: number) => (k: number) => w * sin(k * 3.1);
  for (const s of [-1, 1]) {
    const x = chest.x + s * sw * 0.86;
    pen.shade(
      ribbon(
        curve(
          x + s * 0.01,
          chest.y - 0.05,
          x - s * 0.008,
          chest.y - 0.085,
          x - s * 0.016,
          chest.y - 0.135,
        ),
        thin(0.016),
      ),
      0.5,
      0.006,
    );
    for (let i = 0; i < 4; i++) {
      const y = lerp(chest.y - 0.12, pelvis.y + 0.04, (i + random.next() * 0.7) / 4);
      const reach = random.range(0.03, 0.06);
      const edge = lerp(chest.x, pelvis.x, i / 4) + s * lerp(sw * 0.86, 0.07, i / 4);
      pen.shade(
        ribbon(
          curve(
            edge,
            y,
            edge - s * reach * 0.5,
            y - 0.012,
            edge - s * reach,
            y - random.range(0.008, 0.03),
          ),
          thin(0.011),
        ),
        random.range(0.16, 0.32),
        0.006,
      );
    }
  }
  if ((outfit.softness ?? 0.2) > 0.6 && (outfit.head ?? 1) < 1.3) {
    for (const s of [-1, 1])
      pen.shade(
        ribbon(
          curve(
            chest.x + s * 0.012,
            chest.y - 0.122,
            chest.x + s * 0.04,
            chest.y - 0.136,
            chest.x + s * 0.066,
            chest.y - 0.118,
          ),
          thin(0.014),
        ),
        0.26,
        0.01,
      );
  }
}

/**
 * Neck and throat, with the shadow of the chin.
 * @param chestSkin what is bare below it, to be rounded together with it
 */
export function paintNeck(
  pen: Pen,
  outfit: Outfit,
  body: Skeleton,
  chestSkin: readonly number[] = [],
): void {
  const { chest, head } = body;
  const soft = outfit.softness ?? 0.2;
  const size = outfit.head ?? 1;
  const thick = lerp(0.037, 0.029, soft) * (size > 1.3 ? 0.92 : 1);
  pen.volume(
    [
      ...chain(
        chest.x,
        chest.y + (chestSkin.length > 0 ? 0.03 : 0),
        thick * 1.15,
        lerp(chest.x, head.x, 0.6),
        chest.y + 0.045,
        thick,
        head.x - 0.012,
        head.y - 0.03 * size,
        thick * 1.05,
      ),
      ...(chestSkin.length > 0 ? [chestSkin] : []),
    ],
    { albedo: outfit.skin, grain: 0.03, rim: 0.2 },
  );
  // Sinews from behind the ears to the collar bones.
  for (const s of [-1, 1]) {
    pen.shade(
      ribbon(
        curve(
          head.x - 0.006 + s * thick * 0.85,
          chest.y + 0.06,
          chest.x + s * 0.014,
          chest.y + 0.024,
          chest.x + s * 0.007,
          chest.y + 0.004,
        ),
        (t) => 0.006 + 0.006 * sin(t * 3.1),
      ),
      0.24,
      0.005,
    );
    pen.shade(
      ribbon(
        curve(
          chest.x + s * 0.012,
          chest.y - 0.004,
          chest.x + s * 0.045,
          chest.y + 0.002,
          chest.x + s * 0.08,
          chest.y + 0.012,
        ),
        (t) => 0.008 * sin(0.4 + t * 2.6),
      ),
      0.26,
      0.004,
    );
  }
  const jaw = head.y - 0.075 * size;
  pen.shade(
    blob(
      head.x - 0.05 * size,
      jaw + 0.02,
      head.x + 0.02,
      jaw - 0.004,
      head.x + 0.05 * size,
      jaw + 0.02,
      head.x + 0.034,
      jaw - 0.024,
      head.x,
      jaw - 0.034,
      head.x - 0.034,
      jaw - 0.026,
    ),
    0.62,
    0.012,
  );
}

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

/** A skirt, the lower part of a robe, or coat tails, with folds that spread from the waist. */
export function paintSkirt(
  t: Tailoring,
  cut: { hem: number; flare: number; waist: number; split: boolean },
  random: Random,
): void {
  const { pen, body, dyed, cloth, outfit } = t;
  const { pelvis, chest } = body;
  const { hem, flare } = cut;
  const top = lerp(pelvis.y, chest.y, cut.waist);
  const soft = outfit.softness ?? 0.2;
  const waist = lerp(0.074, 0.062, soft) * (0.4 + 0.6 * (outfit.broad ?? 1));
  const sway = random.range(-0.035, 0.035);
  const x = pelvis.x;
  const low = lerp(top, hem, 0.62);
  const points = [
    x - waist,
    top,
    x - 0.098 - flare * 0.05,
    pelvis.y - 0.03,
    x - flare * 0.74 + sway * 0.4,
    low,
  ];
  const n = 7;
  for (let i = 0; i <= n; i++) {
    const k = i / n;
    // The hem rises and falls with the folds.
    const wave = (i % 2 === 0 ? 0.008 : -0.006) + random.bell() * 0.004;
    points.push(x + lerp(-flare, flare, k) + sway, hem + 0.012 + wave - 0.022 * sin(k * 3.14));
  }
  points.push(
    x + flare * 0.74 + sway * 0.4,
    low,
    x + 0.098 + flare * 0.05,
    pelvis.y - 0.03,
    x + waist,
    top,
  );
  const phase = random.next() * 6;
  const folds = random.range(7, 11);
  const { fbm } = pen.tiles;
  const out: [number, number, number] = [0, 0, 0];
  const pleated: Albedo = (u, v) => {
    const c = typeof dyed === 'function' ? dyed(u, v) : dyed;
    const down = (top - v) / (top - hem);
    const spread = lerp(waist, flare, Math.max(down, 0));
    const k = (u - x - sway * down) / spread;
    const stray = sampleNoise(fbm, k * 40 + 9, v * 50 + 3);
    const fold = sin(k * folds + phase + stray * 2.4) + 0.45 * sin(k * folds * 2.3 + phase * 2);
    const s = 1 + (0.05 + 0.22 * smoothstep(0, 0.5, down)) * fold * 0.7 - 0.06;
    out[0] = c[0] * s;
    out[1] = c[1] * s;
    out[2] = c[2] * s;
    return out;
  };
  pen.volume(blob(...points), { albedo: pleated, ...cloth, round: 0.5 });
  for (let i = 0; i < 7; i++) {
    const k = (i + random.range(0.2, 0.8)) / 7;
    const end = x + lerp(-flare, flare, k) * 0.92 + sway;
    const from = random.range(0.1, 0.45);
    pen.shade(
      ribbon(
        curve(
          x + lerp(-waist, waist, k),
          lerp(top, hem, from),
          lerp(x + lerp(-waist, waist, k), end, 0.62),
          lerp(top, hem, lerp(from, 1, 0.5)),
          end,
          hem + 0.012,
        ),
        (w) => 0.002 + 0.018 * w,
      ),
      random.range(0.2, 0.42),
      0.008,
    );
  }
  if (cut.split)
    pen.shade(
      ribbon([x, top - 0.04, x + 0.006 + sway, hem], (w) => 0.004 + 0.012 * w),
      0.6,
      0.004,
    );
}
