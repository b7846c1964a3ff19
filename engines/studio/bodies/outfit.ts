/** Clothes over a person's own: capes, belts, aprons, mantles. All fit the joints. */
import { cos, sin, TAU } from '../core/math.ts';
import type { Look } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { add, mix, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';
import type { Joints } from './person.ts';

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** From the neck over the shoulders down the back. @param length of the height of the neck */
export function cape(
  k: Kit,
  j: Joints,
  o: { color: Color; length?: number; around?: number; paint?: Paint; flare?: number },
): void {
  const { length = 0.82, around = 104, flare = 0.6 } = o;
  const H = j.height;
  const folds = 4 + k.vary(0, 1);
  const wind = k.vary(0.02, 0.1) * H;
  const broad = Math.abs(j.shoulders[0][0]) + 0.05 * H;
  k.sheet(
    (u, v) => {
      const t = 1 - v;
      const a = ((u - 0.5) * 2 * around * TAU) / 360;
      const over = smooth(Math.min(1, t / 0.16));
      const wave = 1 + 0.07 * t * sin((u * folds + 0.2) * TAU);
      const rx = (0.055 * H + (broad - 0.055 * H) * over) * (1 + flare * t) * wave;
      const rz = (0.055 * H + (j.trunk * 0.98 - 0.055 * H) * over) * (1 + 0.75 * t) * wave;
      const fall = 0.018 * H * over + Math.max(0, t - 0.1) * (j.neck[1] * length) * 1.11;
      return [
        j.neck[0] + sin(a) * rx,
        j.neck[1] + 0.012 * H - fall,
        j.neck[2] - cos(a) * rz - wind * t * t,
      ];
    },
    40,
    26,
    { color: o.color, material: 'cloth', crease: 80, ...(o.paint ? { paint: o.paint } : {}) },
  );
}

/** A band about the trunk. @param at share of the way from hips to chest */
export function band(
  k: Kit,
  j: Joints,
  at: number,
  height: number,
  look: Look & { out?: number },
): void {
  const h = height * j.height;
  const out = look.out ?? 1.08;
  const middle = mix(j.hip, j.chest, at);
  k.sheet(
    (u, v) => {
      const bulge = out + 0.03 * sin(v * (TAU / 2));
      return add(middle, [
        sin(u * TAU) * j.trunk * bulge,
        (v - 0.5) * h,
        cos(u * TAU) * j.trunk * 0.87 * bulge,
      ]);
    },
    40,
    4,
    look,
  );
}

export function belt(k: Kit, j: Joints, color: Color, buckle: Color | null = '#e0b64a'): void {
  band(k, j, 0.24, 0.032, { color, material: 'leather', out: 1.07 });
  if (!buckle) return;
  const at = mix(j.hip, j.chest, 0.24);
  k.box(add(at, [0, 0, j.trunk * 0.95]), [0.045 * j.height, 0.036 * j.height, 0.012 * j.height], {
    color: buckle,
    material: 'gold',
    round: 0.006 * j.height,
  });
}

/** Cloth over the front. @param from, to shares from the neck (0) to the feet (1) */
export function front(
  k: Kit,
  j: Joints,
  o: { color: Color; from: number; to: number; wide: number; out?: number; paint?: Paint },
): void {
  const foot = mix(j.feet[0], j.feet[1], 0.5);
  const span = j.neck[1] - foot[1];
  k.sheet(
    (u, v) => {
      const t = o.from + (1 - v) * (o.to - o.from);
      const y = j.neck[1] - t * span;
      const a = (u - 0.5) * 2 * o.wide * (t < 0.3 ? 0.75 + t * 0.85 : 1);
      const low = Math.max(0, t - 0.42);
      const r = j.trunk * ((o.out ?? 1.08) + low * 0.85);
      const lean = j.neck[2] * Math.max(0, 1 - t / 0.45);
      return [sin(a) * r, y, lean + cos(a) * r * (t < 0.12 ? 0.78 + t : 0.9)];
    },
    16,
    20,
    { color: o.color, material: 'cloth', ...(o.paint ? { paint: o.paint } : {}) },
  );
}

/** A row of buttons down the breast. */
export function buttons(k: Kit, j: Joints, color: Color, count = 3, apart = 0.045): void {
  for (let i = 0; i < count; i++) {
    const t = 0.95 - (i * apart * j.height) / Math.max(0.01, j.chest[1] - j.hip[1]);
    const at = mix(j.hip, j.chest, t);
    k.ball(add(at, [0, 0, j.trunk * (0.82 + 0.07 * (1 - t))]), 0.0115 * j.height, {
      color,
      material: 'plastic',
      around: 12,
    });
  }
}

/** A ring of cloth about the neck: collars, ruffs, kerchiefs. */
export function collar(k: Kit, j: Joints, color: Color, wide = 1, high = 1): void {
  const r = j.head;
  k.at(add(j.neck, [0, -0.02 * r, 0]), { pitch: 8 }, () =>
    k.lathe(
      [
        [r * 0.46, r * 0.3 * high],
        [r * (0.5 + 0.12 * wide), r * 0.16 * high],
        [r * (0.52 + 0.32 * wide), -r * 0.1],
        [r * (0.5 + 0.3 * wide), -r * 0.16],
        [r * 0.5, -r * 0.05],
      ],
      { color, material: 'cloth' },
    ),
  );
}

/** A strap from one shoulder to the other hip. */
export function sash(k: Kit, j: Joints, color: Color, wide = 0.03, side: 1 | -1 = 1): void {
  const w = j.trunk;
  const y0 = j.shoulders[0][1] + 0.02 * j.height;
  const y1 = mix(j.hip, j.chest, 0.1)[1];
  k.sheet(
    (u, v) => {
      const a = u * TAU;
      const s = (1 - cos(a + (side * TAU) / 4 + TAU / 2)) / 2;
      const y = y0 + (y1 - y0) * s + (v - 0.5) * wide * 2 * j.height;
      const lean = (j.chest[2] * (y - j.hip[1])) / Math.max(0.01, j.chest[1] - j.hip[1]);
      return [sin(a) * w * 1.13, y, lean + cos(a) * w * 0.98];
    },
    48,
    3,
    { color, material: 'leather' },
  );
}

/** On both sides: pauldrons, epaulettes, knee pads. */
export function each(
  places: readonly [Vec, Vec],
  build: (at: Vec, side: 1 | -1, index: 0 | 1) => void,
): void {
  build(places[0], 1, 0);
  build(places[1], -1, 1);
}
