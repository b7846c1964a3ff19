/**
 * The form of one face: its proportions by the seed, how its front is projected when the head turns,
 * and its surface as a height. Frame: the skull about 1 half high, eyes near v = 0, looking to +x.
 */
import { clamp, cos, lerp, sin, smoothstep } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Bounds } from '../../../paint/sculpt.ts';

export interface FaceTraits {
  /** 0 a man's features to 1 a woman's. */
  softness: number;
  /** 0 young to 1 old. */
  age: number;
  isChild: boolean;
}

export interface FaceShape extends FaceTraits {
  /** Sine and cosine of the head's turn away from the viewer. */
  sinYaw: number;
  cosYaw: number;
  jaw: number;
  eyeSize: number;
  eyeSpread: number;
  eyeOpen: number;
  eyeTilt: number;
  eyeRow: number;
  noseRow: number;
  noseWidth: number;
  noseDepth: number;
  mouthRow: number;
  mouthWidth: number;
  lips: number;
  smile: number;
  browWeight: number;
  browLift: number;
  browArch: number;
  /** Where the eyes look: 0 ahead of the face to 1 at the viewer. */
  gaze: number;
}

export function chooseFace(traits: FaceTraits, random: Random): FaceShape {
  const { softness, isChild, age } = traits;
  const yaw = random.range(0.1, 0.5);
  const young = isChild ? 1 : 0;
  return {
    ...traits,
    sinYaw: sin(yaw),
    cosYaw: cos(yaw),
    jaw: lerp(1, 0.25, softness) * random.range(0.6, 1.25) * (1 - 0.5 * young),
    eyeSize: lerp(0.96, 1.1, softness) * random.range(0.94, 1.07) * (1 + 0.22 * young),
    eyeSpread: random.range(0.29, 0.33) + 0.02 * young,
    eyeOpen: random.range(0.82, 1.12) * (1 - 0.2 * age) * (1 + 0.15 * young),
    eyeTilt: random.range(-0.012, 0.03),
    eyeRow: -0.1 * young,
    noseRow: -0.36 + random.bell() * 0.025 - 0.03 * young,
    noseWidth: random.range(0.84, 1.2) * (1 - 0.12 * softness - 0.1 * young),
    noseDepth: random.range(0.8, 1.15) * (1 - 0.2 * softness - 0.35 * young),
    mouthRow: -0.61 + random.bell() * 0.015 - 0.02 * young,
    mouthWidth: random.range(0.2, 0.25) * (1 - 0.1 * young),
    lips: lerp(0.78, 1.15, softness) * random.range(0.8, 1.25) * (1 - 0.2 * age),
    smile: random.range(-0.004, 0.05) + 0.014 * young,
    browWeight: lerp(1.6, 0.9, softness) * random.range(0.8, 1.2) * (1 - 0.25 * young),
    browLift: random.range(-0.015, 0.03) + 0.015 * softness,
    browArch: random.range(0.03, 0.07) + 0.02 * softness,
    gaze: random.chance(0.75) ? 1 : 0.1,
  };
}

/** Half widths of the front of the head by row, from the chin up. */
const PROFILE: readonly (readonly [row: number, width: number, jaw: number])[] = [
  [-1.08, 0.1, 0.06],
  [-1.0, 0.27, 0.09],
  [-0.86, 0.4, 0.1],
  [-0.66, 0.545, 0.085],
  [-0.42, 0.655, 0.04],
  [-0.12, 0.735, 0],
  [0.16, 0.755, 0],
  [0.46, 0.725, 0],
  [0.72, 0.62, 0],
  [0.9, 0.42, 0],
  [1.0, 0.12, 0],
];

export function halfWidth(shape: FaceShape, v: number): number {
  let i = 0;
  while (i < PROFILE.length - 2 && v > PROFILE[i + 1]![0]) i++;
  const at = (k: number) => {
    const row = PROFILE[Math.min(PROFILE.length - 1, Math.max(0, k))]!;
    return { v: row[0], w: row[1] + row[2] * shape.jaw };
  };
  const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  // A cubic through the rows: a kink would show as a facet.
  const span = b.v - a.v;
  const t = clamp((v - a.v) / span);
  const before = ((b.w - p.w) / (b.v - p.v)) * span;
  const after = ((q.w - a.w) / (q.v - a.v)) * span;
  const t2 = t * t;
  const t3 = t2 * t;
  const width =
    (2 * t3 - 3 * t2 + 1) * a.w +
    (t3 - 2 * t2 + t) * before +
    (3 * t2 - 2 * t3) * b.w +
    (t3 - t2) * after;
  const plump = shape.isChild ? 0.05 * smoothstep(-1, -0.5, v) * smoothstep(0.2, -0.3, v) : 0;
  return width + plump;
}

/** The turned head's middle at a row: its front leads, most of all the chin. */
export function axisAt(shape: FaceShape, v: number): number {
  return shape.sinYaw * (0.04 + 0.14 * smoothstep(0.3, -1, v));
}

/** Local place of a point of the face seen from the front. @param depth how far it stands out */
export function project(shape: FaceShape, x: number, v: number, depth = 0): [number, number] {
  const a = halfWidth(shape, v);
  const s = clamp(x / a, -1, 1);
  const c = Math.sqrt(1 - s * s);
  return [axisAt(shape, v) + a * (s * shape.cosYaw + c * shape.sinYaw) + depth * shape.sinYaw, v];
}

/** A list of front points as a local outline. */
export function projected(shape: FaceShape, ...points: number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < points.length; i += 2)
    out.push(...project(shape, points[i]!, points[i + 1]!));
  return out;
}

/** Place across the front of the face of a local point: the inverse of {@link project}. */
export function frontOf(shape: FaceShape, u: number, v: number): number {
  const a = halfWidth(shape, v);
  const t = clamp((u - axisAt(shape, v)) / a, -1, 1);
  return a * (t * shape.cosYaw - Math.sqrt(1 - t * t) * shape.sinYaw);
}

/** Outline of the face without the back of the skull. */
export function faceOutline(shape: FaceShape): number[] {
  const points: number[] = [];
  const n = 30;
  const row = (i: number) => lerp(-1.08, 0.98, i / n);
  for (let i = 0; i <= n; i++) {
    const v = row(i);
    // Brow, the hollow of the eye and the cheekbone show at the far side of a turned head.
    const bone =
      bump((v - 0.22) / 0.16) * 0.02 -
      bump((v - shape.eyeRow) / 0.18) * 0.045 +
      bump((v + 0.24) / 0.24) * 0.03 -
      bump((v + 0.55) / 0.2) * 0.02;
    points.push(axisAt(shape, v) + halfWidth(shape, v) + bone * shape.sinYaw * 1.9, v);
  }
  for (let i = n; i >= 0; i--)
    points.push(axisAt(shape, row(i)) - halfWidth(shape, row(i)), row(i));
  return points;
}

/** A smooth hill: 1 in the middle, 0 from one unit on. */
export function bump(x: number): number {
  const d = 1 - x * x;
  return d > 0 ? d * d : 0;
}

export const FACE_BOUNDS: Bounds = { left: -1.05, right: 1.05, bottom: -1.15, top: 1.05 };

/** How far the nose stands out at a row. */
export function noseDepthAt(shape: FaceShape, v: number): number {
  const { noseRow, noseDepth, eyeRow } = shape;
  const t = clamp((eyeRow + 0.14 - v) / (eyeRow + 0.14 - (noseRow + 0.05)));
  return noseDepth * lerp(0.03, 0.25, t * t * 0.6 + t * 0.4);
}

/** The surface as a height toward the viewer. */
export function faceHeight(shape: FaceShape): (u: number, v: number) => number {
  const { sinYaw, noseRow, noseWidth, noseDepth, mouthRow, mouthWidth, lips, eyeRow, age } = shape;
  const spread = shape.eyeSpread;
  const hard = 1 - 0.6 * shape.softness;
  const lean = (1 - shape.softness * 0.5) * (shape.isChild ? 0.2 : 1);
  return (u, v) => {
    const a = halfWidth(shape, v);
    const t = (u - axisAt(shape, v)) / (a * 1.03);
    const high = (v - 0.02) / 1.2;
    const s = 1 - t * t - 0.5 * high * high * high * high;
    // Beyond the outline the surface goes on falling, so that its rim is turned away.
    let z = s > 0.05 ? 0.86 * Math.sqrt(s) : 0.86 * (0.2236 + (s - 0.05) * 2.2);
    const x = frontOf(shape, u, v);
    const side = x < 0 ? -x : x;
    const fromEye = side - spread;
    z += 0.05 * hard * bump(fromEye / 0.34) * bump((v - eyeRow - 0.25) / 0.15);
    z -= 0.085 * bump((fromEye + 0.06) / 0.32) * bump((v - eyeRow - 0.04) / 0.2);
    z += 0.055 * bump(fromEye / 0.22) * bump((v - eyeRow) / 0.15);
    z += 0.06 * bump((side - 0.47) / 0.34) * bump((v + 0.18) / 0.3);
    z -= 0.05 * lean * bump((side - 0.46) / 0.26) * bump((v + 0.55) / 0.3);
    // Muzzle, lips and chin.
    z += 0.05 * bump(side / 0.42) * bump((v - mouthRow) / 0.3);
    const across = bump(side / (mouthWidth * 1.25));
    z += 0.045 * lips * across * bump((v - mouthRow - 0.045) / 0.07);
    z += 0.06 * lips * bump(side / (mouthWidth * 1.05)) * bump((v - mouthRow + 0.06) / 0.085);
    z -= 0.035 * across * bump((v - mouthRow) / 0.03);
    z -= 0.04 * bump(side / 0.28) * bump((v - mouthRow + 0.16) / 0.08);
    z += 0.075 * bump(side / 0.3) * bump((v + 0.93) / 0.17);
    z -= 0.02 * bump(side / 0.05) * bump((v - mouthRow - 0.13) / 0.09);
    // The nose leans out of the turned face: broad toward the viewer, steep on the far side.
    const [middle] = project(shape, 0, v, noseDepthAt(shape, v) * 0.8);
    const d = u - middle;
    const down = clamp((eyeRow + 0.2 - v) / (eyeRow + 0.2 - noseRow));
    const wide = lerp(0.12, 0.2, down * down) * noseWidth;
    const flank = d < 0 ? wide * (1 + 0.9 * sinYaw) : wide * (1 - 0.55 * sinYaw);
    const length =
      smoothstep(eyeRow + 0.26, eyeRow + 0.02, v) * smoothstep(noseRow - 0.07, noseRow + 0.03, v);
    z += lerp(0.07, 0.24, down * down) * noseDepth * bump(d / (flank * 1.15)) * length;
    z += 0.075 * bump(d / (0.12 * noseWidth)) * bump((v - noseRow - 0.05) / 0.1);
    z += 0.05 * bump((side - 0.125 * noseWidth) / 0.075) * bump((v - noseRow - 0.02) / 0.085);
    if (age > 0.3) {
      const worn = (age - 0.3) * 1.4;
      // The fold from nostril to mouth, bags under the eyes, lines of the brow.
      const foldAt = lerp(0.17, 0.31, clamp((noseRow - v) / 0.3));
      z -= 0.035 * worn * bump((side - foldAt) / 0.055) * bump((v - noseRow + 0.15) / 0.24);
      z -= 0.022 * worn * bump(fromEye / 0.2) * bump((v - eyeRow + 0.17 - fromEye * 0.1) / 0.03);
      z += 0.012 * worn * sin(v * 58 + sin(x * 5) * 0.6) * bump((v - 0.5) / 0.2) * bump(x / 0.6);
      z -= 0.02 * worn * bump((side - 0.09) / 0.03) * bump((v - eyeRow - 0.24) / 0.1);
    }
    return z;
  };
}
