/** A ground plane seen in perspective: sand, grass, snow, rock. */
import type { Canvas } from '../core/canvas.ts';
import type { Rgb } from '../core/color.ts';
import { clamp, exp, lerp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { type LightRig, lightPixel } from './light-rig.ts';

export interface PlainOptions {
  /** Row of the horizon, pixels. */
  horizon: number;
  /** Albedos the ground wavers between. */
  dark: Rgb;
  light: Rgb;
  /** Any number: another gives another ground. */
  offset: number;
  /** Haze at the horizon, 0.75 by default; near the viewer there is none. */
  haze?: number;
  /** Strength of the fine texture, 0.3 by default. */
  rough?: number;
  /** Strength of long ripples across, as wind makes in sand; 0 by default. */
  ripple?: number;
}

export function paintPlain(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  options: PlainOptions,
): void {
  const { width, height, unit } = canvas;
  const { horizon, dark, light, offset } = options;
  const veil = options.haze ?? 0.75;
  const rough = options.rough ?? 0.3;
  const ripple = options.ripple ?? 0;
  const { fbm, fine } = tiles;
  const focal = 300 * unit;
  const middle = width / 2;
  canvas.shade(
    (x, y, out) => {
      const d = Math.max(unit, y - horizon);
      const z = focal / d;
      const u = ((x - middle) / unit) * z * 0.4 + offset;
      const v = z * 60 + offset;
      const blotch = sampleNoise(fbm, u, v * 2);
      const near = smoothstep(0.02, 0.35, d / (1024 * unit));
      const tuft = sampleNoise(fine, u * 2.2, v * 3.4) * near;
      let l = 0.56 + blotch * 0.4 + tuft * rough;
      if (ripple > 0) {
        const bend = sampleNoise(fbm, u * 0.6 + 90, v) * 8;
        const wave = sampleNoise(fbm, 20 + bend * 2, v * 7 + u * 0.25);
        l += wave * ripple * (0.3 + near);
      }
      const t = clamp(0.5 + blotch * 0.9 + tuft * 0.4);
      for (let c = 0; c < 3; c++) out[c] = lerp(dark[c]!, light[c]!, t);
      const far = exp(-d / (90 * unit));
      lightPixel(rig, out, l, far * veil);
    },
    Math.floor(horizon),
    height,
  );
}
