/** Sky: ramp, sun or moon, stars, clouds. */
import type { Canvas } from '../core/canvas.ts';
import { createRamp, oklch, scaleColor } from '../core/color.ts';
import { ellipse } from '../core/geometry.ts';
import { exp, pow, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { addGlow, fillPolygons } from '../core/raster.ts';
import { type CloudKind, paintClouds } from './clouds.ts';
import type { LightRig } from './light-rig.ts';

export interface SkyOptions {
  /** Row of the horizon in pixels. */
  horizon: number;
  /** Sun's or moon's column in pixels. */
  sunX: number;
  /** Sun's or moon's row; by default from the rig. */
  sunY?: number;
  /** Share of the sky under cloud, 0 to 1. */
  cloudCover: number;
  /** 0 none; 400 a starry night. */
  starCount: number;
  /** Radius of sun or moon in thousandths of the picture's size. */
  discRadius?: number;
  showDisc?: boolean;
  /** Broken fair-weather cloud by default. */
  clouds?: CloudKind;
}

export interface SkyLight {
  /** Where the sun or moon stands, pixels. */
  x: number;
  y: number;
}

export function paintSky(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: SkyOptions,
): SkyLight {
  const { unit } = canvas;
  const { horizon } = options;
  const sun = { x: options.sunX, y: options.sunY ?? rig.sunHeight * horizon };
  const offsetX = random.next() * 512;
  const offsetY = random.next() * 512;
  const ramp = createRamp([
    [0, rig.sky[0]],
    [0.42, rig.sky[1]],
    [0.74, rig.sky[2]],
    [1, rig.sky[3]],
  ]);
  const glowScale = 1 / (1024 * unit);
  const glare = (rig.isMoon ? 0.55 : 0.75) * (1 - rig.overcast * 0.75);
  // Ramp and glare have no detail: a quarter of the size shows all there is.
  const factor = 4;
  const small = canvas.blank(
    Math.ceil(canvas.width / factor) + 1,
    Math.ceil(canvas.height / factor) + 1,
  );
  small.shade((gx, gy, out) => {
    const x = gx * factor;
    const y = gy * factor;
    const drift = sampleNoise(tiles.fbm, (x * 0.12) / unit + offsetX, (y * 0.25) / unit);
    ramp.sample(y / horizon + 0.04 * drift, out);
    const dx = x - sun.x;
    const dy = (y - sun.y) * 1.15;
    const d = Math.sqrt(dx * dx + dy * dy) * glowScale;
    const glow = rig.isMoon ? exp(-d * 11) * 0.28 : exp(-d * 5) * 0.5 + exp(-d * 17) * 0.7;
    for (let c = 0; c < 3; c++) out[c]! += rig.sun[c]! * glow * glare;
  });
  canvas.shade((x, y, out) => small.sample(x / factor, y / factor, out));
  paintStars(canvas, random.fork('stars'), options);
  if (options.showDisc !== false && rig.overcast < 0.9) paintDisc(canvas, rig, tiles, sun, options);
  paintClouds(canvas, rig, tiles, {
    kind: options.clouds ?? 'broken',
    horizon,
    cover: options.cloudCover,
    sun,
    offsetX,
    offsetY,
  });
  return sun;
}

function paintStars(canvas: Canvas, random: Random, options: SkyOptions): void {
  const { unit, width } = canvas;
  for (let i = 0; i < options.starCount; i++) {
    const x = random.next() * width;
    const y = pow(random.next(), 1.3) * options.horizon * 0.95;
    const size = pow(random.next(), 6);
    const tint = random.chance(0.6) ? 250 : 70;
    // Tiny stars may fall between pixel centres: never let a radius go below one pixel.
    const radius = Math.max(1.1, (1.2 + size * 3.4) * unit);
    addGlow(canvas, x, y, radius, oklch(0.95, 0.05, tint), 0.25 + size * 2, 1.6);
  }
}

function paintDisc(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  sun: SkyLight,
  options: SkyOptions,
): void {
  const { unit } = canvas;
  const radius = (options.discRadius ?? (rig.isMoon ? 46 : 40)) * unit;
  const disc = ellipse(sun.x, sun.y, radius);
  if (!rig.isMoon) {
    fillPolygons(canvas, disc, scaleColor(rig.sun, 1.25), { blur: 1.2 * unit });
    return;
  }
  fillPolygons(
    canvas,
    disc,
    (x, y, out) => {
      const u = (x - sun.x) / radius;
      const v = (y - sun.y) / radius;
      const seas = sampleNoise(tiles.fbm, u * 42 + 130, v * 42 + 70) * 0.5 + 0.5;
      const limb = 1 - 0.22 * (u * u + v * v);
      const k = (0.66 + 0.5 * smoothstep(0.32, 0.6, seas)) * limb;
      for (let c = 0; c < 3; c++) out[c] = rig.sun[c]! * k;
    },
    { blur: 0.6 * unit },
  );
}
