/** What falls between the animal and us: snow, leaves, rain. */
import type { Canvas } from '../../core/canvas.ts';
import { mixColors, oklch, type Rgb, scaleColor } from '../../core/color.ts';
import { ellipse, spline } from '../../core/geometry.ts';
import { cos, length, sin, TAU } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import type { CoatLight } from './fur.ts';
import type { Projector } from './pose.ts';

export type Falling = 'snow' | 'leaves' | 'rain' | 'none';

/** Small sharp flakes behind the animal's plane, or large soft ones before the lens. */
export function paintFlakes(
  canvas: Canvas,
  random: Random,
  count: number,
  near: boolean,
  tint: Rgb,
): void {
  const { width, height, unit } = canvas;
  const white = mixColors(tint, [1, 1, 1], 0.6);
  for (let i = 0; i < count; i++) {
    const x = random.next() * width;
    const y = random.next() * height;
    const r = (near ? random.range(4, 12) : random.range(1.5, 4.5)) * unit;
    const alpha = near ? random.range(0.22, 0.55) : random.range(0.25, 0.7);
    const blur = (near ? random.range(2, 5) : random.range(0.8, 2.6)) * unit;
    fillPolygons(canvas, ellipse(x, y, r, r * 0.94), white, { alpha, blur });
  }
}

/** Flakes that have settled on brow and crown, away from the eyes. */
export function settleSnow(
  canvas: Canvas,
  view: Projector,
  random: Random,
  eyeX: number,
  light: CoatLight,
): void {
  const p = [0, 0];
  for (let i = 0; i < 110; i++) {
    const x = random.range(-0.8, 0.8);
    const y = random.range(-0.62, 0.12);
    const r = random.range(0.004, 0.0115) * view.scale;
    const alpha = random.range(0.5, 0.9);
    if (length(Math.abs(x) - eyeX, y * 1.4) < 0.25) continue;
    view.face(x, y, p);
    fillPolygons(canvas, ellipse(p[0]!, p[1]!, r, r * 0.82), scaleColor(light.tint, 1.05), {
      alpha,
      blur: 0.5 * canvas.unit,
    });
  }
}

export function paintLeaves(
  canvas: Canvas,
  random: Random,
  count: number,
  near: boolean,
  tint: Rgb,
): void {
  const { width, height, unit } = canvas;
  for (let i = 0; i < count; i++) {
    const x = random.next() * width;
    const y = random.next() * height;
    const r = (near ? random.range(16, 30) : random.range(6, 13)) * unit;
    const angle = random.next() * TAU;
    const fold = random.range(0.25, 0.6);
    const hue = random.range(30, 85);
    const color = oklch(random.range(0.5, 0.72), 0.15, hue);
    const c = cos(angle);
    const s = sin(angle);
    const leaf = [-1, 0, -0.35, fold, 0.35, fold * 0.8, 1, 0, 0.35, -fold * 0.8, -0.35, -fold];
    const points: number[] = [];
    for (let k = 0; k < leaf.length; k += 2) {
      points.push(
        x + (leaf[k]! * c - leaf[k + 1]! * s) * r,
        y + (leaf[k]! * s + leaf[k + 1]! * c) * r,
      );
    }
    fillPolygons(
      canvas,
      spline(points, true, 4),
      [color[0] * tint[0], color[1] * tint[1], color[2] * tint[2]],
      { alpha: near ? 0.75 : 0.9, blur: (near ? random.range(3, 6) : random.range(0.6, 2)) * unit },
    );
  }
}

export function paintRain(canvas: Canvas, random: Random, count: number, tint: Rgb): void {
  const { width, height, unit } = canvas;
  for (let i = 0; i < count; i++) {
    const near = random.next();
    const x = (random.next() * 1.1 - 0.05) * width;
    const y = (random.next() * 1.1 - 0.1) * height;
    const long = (18 + near * near * 60) * unit;
    const w = (0.7 + near) * unit;
    const slant = 0.13 * long;
    fillPolygons(
      canvas,
      [x, y, x + w, y, x - slant + w, y + long, x - slant, y + long],
      scaleColor(tint, 0.9),
      {
        alpha: 0.08 + 0.2 * near * near,
        blend: 'add',
      },
    );
  }
}
