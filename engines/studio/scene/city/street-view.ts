/** One-point perspective down a street. Metres in the world, pixels in the picture. */
import type { Canvas } from '../../core/canvas.ts';
import type { Random } from '../../core/random.ts';

export interface StreetView {
  /** Vanishing point. */
  cx: number;
  cy: number;
  /** Focal length in pixels. */
  focal: number;
  /** Height of the eye above the road. */
  eye: number;
  /** Half of the distance between the house fronts. */
  halfWidth: number;
  /** Heights of houses, lowest and highest. */
  heights: readonly [number, number];
  /** Picture position of a world point. */
  project(x: number, y: number, z: number): [number, number];
}

export type StreetLayout = 'avenue' | 'alley' | 'overlook';

export function createStreetView(canvas: Canvas, layout: StreetLayout, random: Random): StreetView {
  const { width, height, unit } = canvas;
  const shape = {
    avenue: { focal: 0.95, cy: 0.6, eye: 1.7, halfWidth: 7, heights: [22, 54] },
    alley: { focal: 0.9, cy: 0.56, eye: 1.6, halfWidth: 3.5, heights: [11, 26] },
    overlook: { focal: 1.05, cy: 0.4, eye: 7.5, halfWidth: 10, heights: [24, 62] },
  }[layout] as {
    focal: number;
    cy: number;
    eye: number;
    halfWidth: number;
    heights: [number, number];
  };
  const cx = width * random.range(0.4, 0.6);
  const cy = height * (shape.cy + random.range(-0.02, 0.02));
  const focal = shape.focal * 1024 * unit;
  return {
    cx,
    cy,
    focal,
    eye: shape.eye,
    halfWidth: shape.halfWidth,
    heights: shape.heights,
    project: (x, y, z) => [cx + (focal * x) / z, cy - (focal * (y - shape.eye)) / z],
  };
}
