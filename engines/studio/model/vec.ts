/** Vectors, frames and two-bone inverse kinematics. Metres; y is up, models face +z, +x is their left. */
import { cos, sin } from '../core/math.ts';

export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const norm = (a: Vec): number => Math.sqrt(dot(a, a));
export const unit = (a: Vec): Vec => scale(a, 1 / (norm(a) || 1));
export const mix = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
/** The same place on the other side of the body. */
export const mirrored = (a: Vec): Vec => [-a[0], a[1], a[2]];

/** Three axes (scaled alike) and an origin: x, y, z, translation, three numbers each. */
export type Frame = Float64Array;

export const IDENTITY: Frame = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);

/** Angles in degrees: `yaw` turns to the own left, `pitch` bows forward, `roll` tips to the own right. */
export interface Turn {
  yaw?: number;
  pitch?: number;
  roll?: number;
  scale?: number;
}

const RADIANS = Math.PI / 180;

/** A frame at a place, turned by roll, then pitch, then yaw. */
export function frame(at: Vec, turn: Turn = {}): Frame {
  const { yaw = 0, pitch = 0, roll = 0, scale: s = 1 } = turn;
  const cy = cos(yaw * RADIANS);
  const sy = sin(yaw * RADIANS);
  const cp = cos(pitch * RADIANS);
  const sp = sin(pitch * RADIANS);
  const cr = cos(roll * RADIANS);
  const sr = sin(roll * RADIANS);
  return Float64Array.of(
    (cy * cr + sy * sp * sr) * s,
    cp * sr * s,
    (-sy * cr + cy * sp * sr) * s,
    (-cy * sr + sy * sp * cr) * s,
    cp * cr * s,
    (sy * sr + cy * sp * cr) * s,
    sy * cp * s,
    -sp * s,
    cy * cp * s,
    at[0],
    at[1],
    at[2],
  );
}

/** A frame whose y axis points along `up` and whose z axis leans as far toward `forward` as that allows. */
export function frameAlong(at: Vec, up: Vec, forward: Vec = [0, 0, 1]): Frame {
  const y = unit(up);
  let x = cross(y, forward);
  if (norm(x) < 1e-4) x = cross(y, [1, 0, 0.01]);
  x = unit(x);
  const z = cross(x, y);
  return Float64Array.of(...x, ...y, ...z, ...at);
}

/** A frame whose z axis points along `direction`, upright as far as possible. */
export function frameToward(at: Vec, direction: Vec, up: Vec = [0, 1, 0]): Frame {
  const z = unit(direction);
  let x = cross(up, z);
  if (norm(x) < 1e-4) x = [1, 0, 0];
  x = unit(x);
  return Float64Array.of(...x, ...cross(z, x), ...z, ...at);
}

export function applyFrame(f: Frame, p: Vec): Vec {
  return [
    f[0]! * p[0] + f[3]! * p[1] + f[6]! * p[2] + f[9]!,
    f[1]! * p[0] + f[4]! * p[1] + f[7]! * p[2] + f[10]!,
    f[2]! * p[0] + f[5]! * p[1] + f[8]! * p[2] + f[11]!,
  ];
}

export function turnVector(f: Frame, p: Vec): Vec {
  return [
    f[0]! * p[0] + f[3]! * p[1] + f[6]! * p[2],
    f[1]! * p[0] + f[4]! * p[1] + f[7]! * p[2],
    f[2]! * p[0] + f[5]! * p[1] + f[8]! * p[2],
  ];
}

/** The frame `b` as seen from where `a` is told: b within a. */
export function compose(a: Frame, b: Frame): Frame {
  return Float64Array.of(
    ...turnVector(a, [b[0]!, b[1]!, b[2]!]),
    ...turnVector(a, [b[3]!, b[4]!, b[5]!]),
    ...turnVector(a, [b[6]!, b[7]!, b[8]!]),
    ...applyFrame(a, [b[9]!, b[10]!, b[11]!]),
  );
}

export function invert(f: Frame): Frame {
  const k = 1 / (f[0]! * f[0]! + f[1]! * f[1]! + f[2]! * f[2]!);
  const r = Float64Array.of(
    f[0]! * k,
    f[3]! * k,
    f[6]! * k,
    f[1]! * k,
    f[4]! * k,
    f[7]! * k,
    f[2]! * k,
    f[5]! * k,
    f[8]! * k,
    0,
    0,
    0,
  );
  const t = turnVector(r, origin(f));
  r[9] = -t[0];
  r[10] = -t[1];
  r[11] = -t[2];
  return r;
}

export const origin = (f: Frame): Vec => [f[9]!, f[10]!, f[11]!];

/** How much larger things are within the frame. */
export function scaleOf(f: Frame): number {
  return Math.sqrt(f[0]! * f[0]! + f[1]! * f[1]! + f[2]! * f[2]!);
}

/**
 * Two bones from `root` toward `goal`.
 * @param pole the middle joint bends toward this direction
 * @returns the middle joint and the end, which is the goal when it can be reached
 */
export function reach(root: Vec, goal: Vec, upper: number, lower: number, pole: Vec): [Vec, Vec] {
  const way = sub(goal, root);
  const far = Math.max(1e-6, Math.min(norm(way), (upper + lower) * 0.999));
  const along = unit(way);
  const x = (upper * upper - lower * lower + far * far) / (2 * far);
  const bend = Math.sqrt(Math.max(0, upper * upper - x * x));
  const side = unit(sub(pole, scale(along, dot(pole, along))));
  return [add(root, add(scale(along, x), scale(side, bend))), add(root, scale(along, far))];
}

/** A point on the smooth curve through `points`; t from 0 to 1. Uniform Catmull-Rom. */
export function curveAt(points: readonly (readonly number[])[], t: number): number[] {
  const n = points.length - 1;
  const f = Math.min(n - 1e-6, Math.max(0, t * n));
  const i = Math.floor(f);
  const u = f - i;
  const at = (k: number) => points[k < 0 ? 0 : Math.min(k, n)]!;
  const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return q.map((b, c) => {
    const a = p![c]!;
    const d = r![c]!;
    const e = s![c]!;
    const two = 2 * a - 5 * b + 4 * d - e;
    return 0.5 * (2 * b + (d - a) * u + two * u * u + (3 * b - a - 3 * d + e) * u * u * u);
  });
}
