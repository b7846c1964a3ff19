/**
 * Head space and its projection.
 *
 * A head is described in head units: the origin lies between the eyes, x to the viewer's right,
 * y downwards, and 1 is about half the head's width. Depth is a smooth bulge plus a muzzle, so
 * turning the head is one rotation about the vertical, and every hair and eye follows.
 */

import { cos, exp, sin } from '../../core/math.ts';
import { coverPolygons } from '../../core/raster.ts';

export interface Muzzle {
  /** Centre, head units below the eyes. */
  y: number;
  /** How far it stands out, head units. */
  depth: number;
  /** Radius of the bulge, head units. */
  radius: number;
}

export interface Pose {
  /** Picture position of the head's origin, pixels. */
  cx: number;
  cy: number;
  /** Pixels per head unit. */
  scale: number;
  /** Horizontal turn in radians; positive looks to the viewer's right. Up to 0.5 is safe. */
  turn: number;
  /** Tilt in the picture plane, radians. */
  roll: number;
  muzzle: Muzzle;
}

export interface Projector {
  /** Writes the picture position of a point on the face to out[0..1]. */
  face(x: number, y: number, out: number[] | Float64Array): void;
  /** The same for a point at a given depth (ears -0.15, chest -0.35). */
  at(x: number, y: number, z: number, out: number[] | Float64Array): void;
  /** An outline of head space, on the face or at a fixed depth. */
  outline(points: readonly number[], z?: number): number[];
  scale: number;
}

/** Half of the head's depth in head units. */
const HEAD_DEPTH = 0.5;

export function faceDepth(muzzle: Muzzle, x: number, y: number): number {
  const across = x / 1.15;
  const mx = x / muzzle.radius;
  const my = (y - muzzle.y) / (muzzle.radius * 1.1);
  return HEAD_DEPTH * (1 - across * across) + muzzle.depth * exp(-mx * mx - my * my);
}

export function createProjector(pose: Pose): Projector {
  const ct = cos(pose.turn);
  const st = sin(pose.turn);
  const cr = cos(pose.roll);
  const sr = sin(pose.roll);
  const at = (x: number, y: number, z: number, out: number[] | Float64Array) => {
    // The head turns about an axis behind the face, so the face also shifts where it looks.
    const u = x * ct + (z - 0.15) * st;
    out[0] = pose.cx + (u * cr - y * sr) * pose.scale;
    out[1] = pose.cy + (u * sr + y * cr) * pose.scale;
  };
  const face = (x: number, y: number, out: number[] | Float64Array) =>
    at(x, y, faceDepth(pose.muzzle, x, y), out);
  return {
    at,
    face,
    scale: pose.scale,
    outline(points, z) {
      const out: number[] = [];
      const p = [0, 0];
      for (let i = 0; i < points.length; i += 2) {
        if (z === undefined) face(points[i]!, points[i + 1]!, p);
        else at(points[i]!, points[i + 1]!, z, p);
        out.push(p[0]!, p[1]!);
      }
      return out;
    },
  };
}

/** Mirrors a right half outline (from the top centre to the bottom centre) to a closed one. */
export function mirrored(half: readonly number[]): number[] {
  const out = [...half];
  for (let i = half.length - 2; i >= 0; i -= 2) {
    if (half[i]! > 0.001) out.push(-half[i]!, half[i + 1]!);
  }
  return out;
}

/** The same shape on the other side. */
export function flipped(points: readonly number[]): number[] {
  return points.map((value, i) => (i % 2 === 0 ? -value : value));
}

export type Mask = (x: number, y: number) => boolean;

/** Mask cells per head unit: fine enough that no hair root misses the outline visibly. */
const MASK_DENSITY = 72;
/** Head units covered to each side of the origin. */
const MASK_REACH = 3.6;

/**
 * Tells whether a point of head space lies inside an outline. The mask has a fixed resolution, so
 * the answer is the same whatever the picture's size.
 */
export function createMask(outline: readonly number[]): Mask {
  const edge = Math.ceil(MASK_REACH * 2 * MASK_DENSITY);
  const cells = outline.map((value) => (value + MASK_REACH) * MASK_DENSITY);
  const coverage = coverPolygons(edge, edge, cells);
  if (coverage === null) return () => false;
  const { left, top, width, height, alpha } = coverage;
  return (x, y) => {
    const i = Math.floor((x + MASK_REACH) * MASK_DENSITY) - left;
    const j = Math.floor((y + MASK_REACH) * MASK_DENSITY) - top;
    return i >= 0 && j >= 0 && i < width && j < height && alpha[j * width + i]! > 0.5;
  };
}
