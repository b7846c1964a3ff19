/** What is in the air: rain, snow, mist, birds. */
import type { Canvas } from '../core/canvas.ts';
import { mixColors, type Rgb } from '../core/color.ts';
import { ellipse, spline, stroke } from '../core/geometry.ts';
import { lerp, pow, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { addGlow, fillPolygons } from '../core/raster.ts';
import type { LightRig } from './light-rig.ts';

/** Flakes: many small far ones, a few large and out of focus. */
export function paintSnowfall(canvas: Canvas, rig: LightRig, random: Random, amount = 1): void {
  const { width, height, unit } = canvas;
  const flake = mixColors(rig.haze, [1, 1, 1], 0.75);
  const count = Math.round(900 * amount);
  for (let i = 0; i < count; i++) {
    const near = pow(random.next(), 5);
    const x = random.next() * width;
    const y = random.next() * height;
    const radius = Math.max(0.7, (1.1 + near * 9) * unit);
    const alpha = random.range(0.35, 0.9) * (1 - near * 0.55);
    if (near > 0.25) {
      fillPolygons(canvas, ellipse(x, y, radius * 0.8), flake, { alpha, blur: radius * 0.35 });
    } else {
      fillPolygons(canvas, ellipse(x, y, radius), flake, { alpha });
    }
  }
}

/** Streaks slanting with the wind, in two depths. */
export function paintRain(canvas: Canvas, rig: LightRig, random: Random, amount = 1): void {
  const { width, height, unit } = canvas;
  const color: Rgb = mixColors(rig.haze, [0.9, 0.95, 1], 0.6);
  const slant = random.range(0.08, 0.2) * (random.chance(0.5) ? 1 : -1);
  const count = Math.round(1300 * amount);
  for (let i = 0; i < count; i++) {
    const near = random.next();
    const x = (random.next() * 1.2 - 0.1) * width;
    const y = (random.next() * 1.1 - 0.1) * height;
    const l = (14 + near * near * 52) * unit;
    const w = (0.5 + near * 0.7) * unit;
    const alpha = 0.06 + 0.2 * near * near * random.next();
    fillPolygons(canvas, [x, y, x + slant * l + w, y + l, x + slant * l, y + l], color, {
      alpha,
      blend: 'add',
    });
  }
}

export interface MistOptions {
  /** Row of its densest part and its half-height, pixels. */
  y: number;
  spread: number;
  /** Opacity at its densest, 0 to 1. */
  density: number;
  color: Rgb;
}

/** A drifting bank of mist. */
export function paintMist(
  canvas: Canvas,
  tiles: NoiseTiles,
  random: Random,
  options: MistOptions,
): void {
  const { unit } = canvas;
  const offset = random.next() * 512;
  canvas.shade(
    (x, y, out) => {
      const billow = sampleNoise(tiles.fbm, (x * 0.16) / unit + offset, (y * 0.5) / unit + offset);
      const d = (y - options.y) / options.spread + billow * 0.8;
      const a =
        options.density * smoothstep(1, 0, Math.abs(d)) * smoothstep(-0.55, 0.35, billow + 0.1);
      for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, options.color[c]!, a);
    },
    options.y - options.spread * 1.6,
    options.y + options.spread * 1.6,
  );
}

/** Fog over everything, thicker toward the horizon. */
export function paintFog(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  horizon: number,
): void {
  const { unit, height } = canvas;
  const offset = random.next() * 512;
  canvas.shade((x, y, out) => {
    const billow = sampleNoise(tiles.fbm, (x * 0.12) / unit + offset, (y * 0.35) / unit);
    const below = Math.max(0, y - horizon) / (height - horizon);
    const above = Math.max(0, horizon - y) / horizon;
    const a = (0.46 - below * 0.42 - above * 0.22) * (1 + billow * 1.1);
    for (let c = 0; c < 3; c++)
      out[c] = lerp(out[c]!, rig.haze[c]!, Math.max(0, Math.min(0.92, a)));
  });
}

/** A bolt from the clouds to the ground, with side branches and the light it throws. */
export function paintLightning(
  canvas: Canvas,
  random: Random,
  x: number,
  top: number,
  bottom: number,
): void {
  const { unit } = canvas;
  const light: Rgb = [1.5, 1.55, 2];
  const bolt = (fromX: number, fromY: number, toY: number, width: number, lean: number): void => {
    const line = [fromX, fromY];
    const steps = 22;
    let bx = fromX;
    const branches: [number, number][] = [];
    for (let i = 1; i <= steps; i++) {
      const y = lerp(fromY, toY, i / steps);
      bx += (random.bell() * 17 + lean) * unit;
      line.push(bx, y);
      if (width > 1.6 && i > 4 && i < steps - 4 && random.chance(0.24)) branches.push([bx, y]);
    }
    fillPolygons(
      canvas,
      stroke(line, (t) => Math.max(0.8, width * unit * (1 - t * 0.7))),
      light,
      {
        alpha: Math.min(1, width / 2.2),
      },
    );
    for (const [sx, sy] of branches) {
      bolt(sx, sy, sy + (toY - sy) * random.range(0.3, 0.6), width * 0.45, random.bell() * 7);
    }
  };
  addGlow(canvas, x, top + (bottom - top) * 0.12, 300 * unit, [0.5, 0.52, 0.75], 0.55, 2);
  bolt(x, top, bottom, 3, random.bell() * 4);
}

/** A flock in loose formation. @param y row of its middle, pixels */
export function paintBirds(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  count: number,
  color: Rgb,
): void {
  const { unit } = canvas;
  for (let i = 0; i < count; i++) {
    const bx = x + random.bell() * 70 * unit;
    const by = y + random.bell() * 34 * unit;
    const s = random.range(4, 9) * unit;
    const lift = random.range(0.25, 0.6) * s;
    const tilt = random.bell() * 0.2 * s;
    const wings = spline(
      [
        bx - s,
        by - lift * 0.4 - tilt,
        bx - s * 0.45,
        by - lift,
        bx,
        by,
        bx + s * 0.45,
        by - lift,
        bx + s,
        by - lift * 0.4 + tilt,
      ],
      false,
      4,
    );
    fillPolygons(
      canvas,
      stroke(wings, (t) => Math.max(0.7, s * 0.2 * (1 - Math.abs(t - 0.5) * 1.7))),
      color,
      { alpha: 0.85 },
    );
  }
}
