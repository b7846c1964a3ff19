/** Grass, flowers, paths and rocks on a ground line. */
import type { Canvas } from '../core/canvas.ts';
import { oklch, type Rgb } from '../core/color.ts';
import { ellipse, spline, stroke } from '../core/geometry.ts';
import { clamp, lerp, pow, sin, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { fillPolygons } from '../core/raster.ts';
import type { GroundLine } from './hills.ts';
import { type LightRig, lightPixel, litColor } from './light-rig.ts';

export interface GrassOptions {
  line: GroundLine;
  /** Blades over the whole width. */
  count: number;
  /** Pixels below the line that carry grass. */
  depth: number;
  /** Longest blade, pixels. */
  bladeHeight: number;
  /** OKLCH hue range in degrees. */
  hue: readonly [number, number];
  /** OKLCH lightness range. */
  lightness: readonly [number, number];
  /** Share of blades that bear a flower, 0 to 1. */
  flowers: number;
  flowerColors: readonly Rgb[];
}

/** Blades from back to front, longer toward the viewer. */
export function paintGrass(
  canvas: Canvas,
  rig: LightRig,
  random: Random,
  options: GrassOptions,
): void {
  const { width, unit } = canvas;
  for (let i = 0; i < options.count; i++) {
    if (i % 64 === 0) canvas.checkpoint();
    const near = i / options.count;
    const x = random.next() * width;
    const y = options.line(x) + near * options.depth + random.next() * options.depth * 0.08;
    const h = options.bladeHeight * random.range(0.35, 1) * (0.3 + 0.7 * near);
    const bend = random.bell() * h * 0.35;
    const w = (0.6 + 1.3 * near) * unit;
    const hue = random.range(options.hue[0], options.hue[1]);
    const L = random.range(options.lightness[0], options.lightness[1]);
    const light = random.next() * 0.9;
    const steep = Math.abs(options.line(x + 6 * unit) - options.line(x - 6 * unit)) > 9 * unit;
    const blade = [
      x - w,
      y,
      x + bend * 0.35,
      y - h * 0.6,
      x + bend,
      y - h,
      x + bend * 0.5 + w,
      y - h * 0.5,
      x + w,
      y,
    ];
    if (!steep) fillPolygons(canvas, blade, litColor(rig, oklch(L, 0.105, hue), light));
    const blooms = random.chance(options.flowers) && !steep;
    const petal = random.pick(options.flowerColors);
    const r = (1 + 2.6 * near) * unit * random.range(0.7, 1.3);
    if (blooms) {
      fillPolygons(canvas, ellipse(x + bend, y - h, r, r * 0.8), litColor(rig, petal, 0.85));
      fillPolygons(
        canvas,
        ellipse(x + bend, y - h + r * 0.3, r * 0.6, r * 0.35),
        litColor(rig, petal, 0.3),
        { alpha: 0.5 },
      );
    }
  }
}

export interface PathOptions {
  /** Far and near end, pixels. */
  from: readonly [number, number];
  to: readonly [number, number];
  /** Pixels at the two ends. */
  widthFar: number;
  widthNear: number;
  /** Pixels the path swings to either side. */
  swing: number;
  albedo: Rgb;
}

/** A winding path as a leading line: it widens and swings more as it comes near. */
export function paintPath(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  options: PathOptions,
): void {
  const { from, to, albedo } = options;
  const { unit } = canvas;
  const line: number[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    const along = pow(t, 1.5);
    line.push(
      lerp(from[0], to[0], t * t) +
        sin(t * 5.4) * options.swing * (0.25 + 0.75 * t) * (1 - t * 0.3),
      lerp(from[1], to[1], along),
    );
  }
  const body = stroke(spline(line, false, 8), (t) =>
    lerp(options.widthFar, options.widthNear, t * t),
  );
  const span = Math.max(1, to[1] - from[1]);
  fillPolygons(
    canvas,
    body,
    (x, y, out) => {
      const near = clamp((y - from[1]) / span);
      const grain = sampleNoise(tiles.fine, (x * 0.5) / unit, (y * 0.9) / unit);
      const blotch = sampleNoise(tiles.fbm, (x * 0.7) / unit, (y * 1.6) / unit);
      out.set(albedo);
      lightPixel(rig, out, 0.62 + grain * 0.25 + blotch * 0.3, 0.14 * (1 - near));
      // Its rim dissolves into the grass.
      out[3] = smoothstep(-0.42, 0.05, blotch * 0.5 + grain * 0.2 + 0.18);
    },
    { blur: 1.3 * unit, alpha: 0.92 },
  );
}

export interface RockOptions {
  x: number;
  y: number;
  /** Pixels. */
  size: number;
  haze: number;
  lightSide: number;
  albedo: Rgb;
}

/** A boulder with a lit top and a dark foot. */
export function paintRock(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: RockOptions,
): void {
  const { x, y, size, albedo, lightSide } = options;
  const points: number[] = [];
  const knots = 9;
  for (let i = 0; i <= knots; i++) {
    const a = (i / knots) * Math.PI;
    const r = size * random.range(0.78, 1.08);
    points.push(x + r * sin(a + 1.5708) * 1.25, y - r * sin(a) * 0.72);
  }
  points.push(x - size * 1.1, y + size * 0.12, x + size * 1.1, y + size * 0.12);
  fillPolygons(canvas, points, (px, py, out) => {
    const u = (px - x) / size;
    const v = (y - py) / size;
    const n = sampleNoise(tiles.ridge, (px * 1.1) / canvas.unit + x, (py * 1.1) / canvas.unit);
    out.set(albedo);
    lightPixel(rig, out, 0.12 + v * 0.62 + u * lightSide * 0.3 + n * 0.16, options.haze);
  });
}
