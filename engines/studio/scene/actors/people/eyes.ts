/** Eyes and brows of a face, placed on its turned front. */
import { oklch, type Rgb } from '../../../core/color.ts';
import { clamp, cos, lerp, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { mix, type Pen } from '../../../paint/pen.ts';
import type { Relief } from '../../../paint/relief.ts';
import { ribbon } from '../../../paint/shapes.ts';
import type { Lch } from '../../stage/lch.ts';
import { type FaceShape, project, projected } from './face-shape.ts';

const IRISES: readonly Lch[] = [
  [0.36, 0.07, 55],
  [0.3, 0.05, 50],
  [0.42, 0.08, 62],
  [0.55, 0.09, 245],
  [0.55, 0.07, 200],
  [0.5, 0.08, 140],
];

export interface FaceColors {
  skin: Rgb;
  hair: Rgb;
  iris: Rgb;
  /** What lids, nostrils and folds take on in shade. */
  shade: Rgb;
}

export function chooseIris(skinLightness: number, random: Random): Rgb {
  // Light eyes belong to light skins, mostly.
  const any = random.int(0, IRISES.length - 1);
  return oklch(...IRISES[skinLightness < 0.74 ? any % 3 : any]!);
}

/** Draws both eyes, the far one first. */
export function paintEyes(
  p: Pen,
  shape: FaceShape,
  colors: FaceColors,
  relief: Relief,
  random: Random,
): void {
  for (const side of [1, -1]) {
    paintEye(p, shape, colors, relief, side);
    paintBrow(p, shape, colors, side, random.fork(`brow ${side}`));
  }
}

function paintEye(
  p: Pen,
  shape: FaceShape,
  colors: FaceColors,
  relief: Relief,
  side: number,
): void {
  const { skin, shade, iris } = colors;
  const cx = side * shape.eyeSpread;
  const cy = shape.eyeRow;
  const w = 0.158 * shape.eyeSize;
  const open = 0.088 * shape.eyeSize * shape.eyeOpen;
  const soft = shape.softness;
  // Along the lid from the inner corner (-1) to the outer (1).
  const lift = (k: number) => cy + shape.eyeTilt * k;
  const upper = (k: number) => lift(k) + open * (1 - k * k) * (1 - 0.12 * k);
  const lower = (k: number) => lift(k) - 0.62 * open * (1 - k * k) * (1 + 0.25 * k);
  const along = (fn: (k: number) => number, from = -1, to = 1, n = 12): number[] => {
    const points: number[] = [];
    for (let i = 0; i <= n; i++) {
      const k = lerp(from, to, i / n);
      points.push(...project(shape, cx + side * k * w, fn(k), 0.03));
    }
    return points;
  };
  const reversed = (points: number[]) => {
    const out: number[] = [];
    for (let i = points.length - 2; i >= 0; i -= 2) out.push(points[i]!, points[i + 1]!);
    return out;
  };
  const between = (a: (k: number) => number, b: (k: number) => number) => [
    ...along(a),
    ...reversed(along(b)),
  ];
  // The hollow around the eye, deepest at the nose, and the lid between crease and lashes.
  p.shade(
    between(
      (k) => upper(k) + 0.13 - 0.02 * k,
      (k) => lower(k) - 0.05,
    ),
    0.3,
    0.05,
  );
  const crease = (k: number) => upper(k) + 0.042 * (1 - k * k * 0.7) + 0.008;
  p.volume(
    between(crease, (k) => upper(k) - 0.01),
    {
      albedo: mix(skin, shade, 0.22 + 0.14 * soft),
      relief,
      grain: 0.02,
      soft: 0.008,
    },
  );
  const white: Rgb = [0.8, 0.77, 0.74];
  p.fill(between(upper, lower), white, 0.62);
  // Iris and pupil, cut off by the lids.
  const look = -shape.sinYaw * shape.gaze * 0.11;
  const disc = (radius: number, dx = 0, dy = 0): number[] => {
    const points: number[] = [];
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * 6.2831853;
      const x = cx + look + dx + cos(a) * radius;
      const k = clamp((side * (x - cx)) / w, -1, 1);
      const y = clamp(cy + 0.012 + dy + sin(a) * radius, lower(k), upper(k));
      points.push(...project(shape, cx + side * k * w, y, 0.03));
    }
    return points;
  };
  const r = 0.088 * shape.eyeSize;
  const dim = mix(iris, [0.01, 0.01, 0.012], 0.72);
  p.fill(disc(r), dim, 0.6);
  p.fill(disc(r * 0.84), iris, 0.62);
  const bright = mix(iris, [1, 0.95, 0.8], 0.3);
  p.fill(disc(r * 0.55, 0, -r * 0.26), bright, 0.7, { alpha: 0.55, blur: 0.03 * p.frame.scale });
  p.fill(disc(r * 0.43), [0.008, 0.008, 0.01], 0.4);
  // The lid's shadow on the ball.
  p.shade(
    between(upper, (k) => lerp(upper(k), lower(k), 0.34)),
    0.55,
    0.02,
  );
  p.fill(ribbon(along(lower, -0.9, 0.95), 0.012), mix(skin, [0.9, 0.55, 0.5], 0.35), 0.62, {
    alpha: 0.7,
  });
  const lit = p.lightAhead;
  const glint = p.rig.isDark ? 0.75 : 1;
  const white2: Rgb = [glint, glint, glint];
  const seen = 1 - p.light.haze;
  p.emit(disc(r * 0.25, r * 0.34 * lit, r * 0.34), white2, { alpha: 0.95 * seen });
  p.emit(disc(r * 0.12, -r * 0.38 * lit, -r * 0.36), white2, { alpha: 0.4 * seen });
  // Corner, lash line, crease.
  const [ix, iy] = project(shape, cx - side * w * 0.93, lift(-1) - 0.006, 0.03);
  p.fill(
    [ix - 0.016, iy - 0.01, ix + 0.016, iy - 0.01, ix, iy + 0.016],
    mix(skin, [0.8, 0.3, 0.3], 0.45),
    0.55,
  );
  const lash: Rgb = mix(mix(colors.hair, [0.02, 0.012, 0.01], 0.8), shade, 0.1);
  const weight = 0.02 + 0.016 * soft;
  p.fill(
    ribbon(
      along((k) => upper(k) + 0.006, -0.98, 1.04),
      (t) => weight * (0.35 + t * 1.1),
    ),
    lash,
    0.4,
    { alpha: 0.92 },
  );
  p.fill(
    ribbon(along(crease, -0.8, 1.02), (t) => 0.006 + 0.016 * sin(t * 3.0)),
    mix(skin, shade, 0.75),
    0.4,
    { alpha: 0.6 },
  );
  p.fill(
    ribbon(
      along((k) => lower(k) - 0.008, -0.5, 1),
      (t) => 0.005 + 0.011 * t,
    ),
    mix(skin, shade, 0.85),
    0.4,
    { alpha: 0.6 },
  );
  if (soft > 0.5) {
    for (let i = 0; i < 6; i++) {
      const k = 0.2 + i * 0.16;
      const [x, y] = project(shape, cx + side * k * w, upper(k), 0.03);
      const long = 0.05 + 0.012 * i;
      p.fill(
        ribbon([x, y, x + side * long * (0.25 + i * 0.1), y + long * (0.85 - i * 0.05)], (t) =>
          lerp(0.014, 0.003, t),
        ),
        lash,
        0.4,
        { alpha: 0.85 },
      );
    }
  }
}

function paintBrow(
  p: Pen,
  shape: FaceShape,
  colors: FaceColors,
  side: number,
  random: Random,
): void {
  const hair = mix(mix(colors.hair, [0.02, 0.012, 0.01], 0.45), colors.skin, 0.12);
  const base = shape.eyeRow + 0.225 + shape.browLift;
  const at = (t: number, rise = 0): [number, number] => {
    const x = side * (shape.eyeSpread + lerp(-0.19, 0.22, t));
    const arch = shape.browArch * sin(clamp(t * 1.18) * 2.9) + shape.eyeTilt * t;
    return project(shape, x, base + arch + rise - 0.015 * t, 0.05);
  };
  const points: number[] = [];
  for (let i = 0; i <= 10; i++) points.push(...at(i / 10));
  const thick = 0.062 * shape.browWeight;
  const width = (t: number) => thick * (0.62 + 0.7 * t * (1 - t) * 2 - 0.52 * t * t);
  p.fill(ribbon(points, width), hair, 0.5, {
    alpha: 0.62,
    blur: 0.012 * p.frame.scale,
  });
  for (let i = 0; i < 26; i++) {
    const t = (i + random.next()) / 26;
    const off = (random.next() - 0.5) * width(t);
    const long = thick * random.range(0.7, 1.1);
    const [x, y] = at(t, off * 0.7);
    const turn = lerp(1.15, -0.15, clamp(t * 1.25));
    p.fill(
      ribbon([x, y, x + side * cos(turn) * long, y + sin(turn) * long], (k) =>
        lerp(0.013, 0.003, k),
      ),
      hair,
      0.42 + random.next() * 0.2,
      { alpha: 0.75 },
    );
  }
}

/** The shadow under the brow of a hat or helmet. */
export function shadeBrow(p: Pen, shape: FaceShape, strength: number): void {
  p.shade(
    projected(shape, -0.7, 0.75, 0.7, 0.75, 0.7, 0.28, 0.35, 0.2, 0, 0.24, -0.35, 0.2, -0.7, 0.28),
    strength,
    0.1,
  );
}
