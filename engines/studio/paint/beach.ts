/** Sand running into the sea: shallows, the lace of the last wave, wet and dry sand. */
import type { Canvas } from '../core/canvas.ts';
import { oklch } from '../core/color.ts';
import { under } from '../core/geometry.ts';
import { clamp, lerp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { fillPolygons } from '../core/raster.ts';
import type { GroundLine } from './hills.ts';
import { type LightRig, lightPixel } from './light-rig.ts';

/** Reach of the shallows above the waterline, in thousandths of the picture's size. */
const SHALLOWS = 64;

export function paintSand(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  waterline: GroundLine,
  offset: number,
): void {
  const { width, height, unit } = canvas;
  const { fbm, fine } = tiles;
  const shallow = oklch(0.76, 0.07, 185);
  const wet = oklch(0.62, 0.045, 75);
  const dark = oklch(0.76, 0.055, 78);
  const light = oklch(0.87, 0.05, 84);
  const rows = new Float32Array(width + 1);
  const lap = new Float32Array(width + 1);
  for (let x = 0; x <= width; x++) {
    rows[x] = waterline(x);
    // The wave ran up in tongues, not in a line.
    lap[x] = sampleNoise(fbm, (x * 0.3) / unit + offset, 40) * 30;
  }
  const top = (x: number) => waterline(x) - SHALLOWS * unit;
  fillPolygons(canvas, under(top, width, height), (x, y, out) => {
    const u = x / unit;
    const v = y / unit;
    const d = (y - rows[x]!) / unit;
    const lace = sampleNoise(fine, u * 0.34 + offset, v * 0.8);
    const ripple = sampleNoise(fbm, u * 0.5 + offset, v * 1.1);
    const e = d + lap[x]! + lace * 3;
    if (e < 0) {
      out.set(shallow);
      lightPixel(rig, out, 0.7 + ripple * 0.4, 0);
      for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, rig.sky[2][c]!, 0.42);
      out[3] = smoothstep(-SHALLOWS, -6, e + ripple * 16) * 0.72;
      const edge = smoothstep(-7, -1.5, e);
      const trail =
        smoothstep(-30, -8, e) * smoothstep(0.04, 0.3, lace + ripple * 0.5 - 0.06) * 0.75;
      const second = smoothstep(3.4, 0.6, Math.abs(d + lap[x]! * 0.6 + 34 + ripple * 9)) * 0.8;
      const foam = Math.max(edge, trail, second * smoothstep(-0.25, 0.1, lace));
      const white = (rig.key[0] + rig.key[1] + rig.key[2]) / 3;
      for (let c = 0; c < 3; c++) {
        const froth = lerp(rig.shadow[c]!, rig.key[c]!, 0.8) * 0.5 + white * 0.42;
        out[c] = lerp(out[c]!, froth, foam);
      }
      out[3] = Math.max(out[3]!, foam * 0.92);
      return;
    }
    const dry = smoothstep(20, 52, e + ripple * 22);
    const mottle = clamp(0.5 + ripple * 0.8 + lace * 0.3);
    for (let c = 0; c < 3; c++) out[c] = lerp(wet[c]!, lerp(dark[c]!, light[c]!, mottle), dry);
    const dunes = sampleNoise(fbm, u * 0.13 + offset, v * 0.5 + 90);
    lightPixel(rig, out, 0.62 + dunes * 0.5 + lace * 0.14 * dry - d * 0.0012, 0.02);
    // Wet sand is a dull mirror of the low sky.
    const gloss = (1 - dry) * 0.42;
    for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, rig.sky[2][c]!, gloss);
    const shadow = smoothstep(4, 0, e) * 0.25;
    for (let c = 0; c < 3; c++) out[c]! *= 1 - shadow;
  });
}
