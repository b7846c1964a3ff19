/** Where the picture is taken from. */
import { cross, sub, unit, type Vec } from '../model/vec.ts';

export interface View {
  eye: Vec;
  forward: Vec;
  right: Vec;
  up: Vec;
  /** Distance of the picture plane, in halves of the picture's height. */
  focal: number;
}

/** @param fov vertical angle of view, radians, as tangent of its half */
export function lookAt(eye: Vec, target: Vec, tanHalf: number): View {
  const forward = unit(sub(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  return { eye, forward, right, up: cross(right, forward), focal: 1 / tanHalf };
}

/** The same view from below a level plane: what the plane mirrors stands at the same pixels. */
export function mirrorView(view: View, height: number): View {
  const flip = (v: Vec): Vec => [v[0], -v[1], v[2]];
  return {
    eye: [view.eye[0], 2 * height - view.eye[1], view.eye[2]],
    forward: flip(view.forward),
    right: view.right,
    up: flip(view.up),
    focal: view.focal,
  };
}

/** Writes the (not normalised) ray through a point of the picture: its part along `forward` is 1. */
export function rayThrough(
  view: View,
  x: number,
  y: number,
  width: number,
  height: number,
  out: Float64Array,
): void {
  const half = height / 2;
  const a = (x - width / 2) / (half * view.focal);
  const b = (half - y) / (half * view.focal);
  const { forward: f, right: r, up: u } = view;
  out[0] = f[0] + r[0] * a + u[0] * b;
  out[1] = f[1] + r[1] * a + u[1] * b;
  out[2] = f[2] + r[2] * a + u[2] * b;
}

/** A point of the world in the picture: x, y in pixels and the distance along `forward`. */
export function project(view: View, p: Vec, width: number, height: number): Vec {
  const d = sub(p, view.eye);
  const along = (a: Vec) => a[0] * d[0] + a[1] * d[1] + a[2] * d[2];
  const w = along(view.forward);
  const k = (view.focal * height) / 2 / w;
  return [width / 2 + along(view.right) * k, height / 2 - along(view.up) * k, w];
}
