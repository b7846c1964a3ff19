/** The sky and what stands far off before it: clouds, stars, moon, ridges in the haze. */
import type { Rgb } from '../core/color.ts';
import { atan2, clamp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { hash2, type Random } from '../core/random.ts';
import type { Backdrop } from '../render/stage.ts';
import type { Weathered } from '../stage/light.ts';

/** A line of hills: height as tangent of the angle above the horizon. */
export interface Ridge {
  height: number;
  color: Rgb;
  /** Bumps round the whole horizon. */
  bumps: number;
  /** How jagged: 0 rolling, 1 rock. */
  jagged: number;
  /** Snow above this share of its height; none when absent. */
  snow?: number;
  /** True: pointed tops of trees along it. */
  trees?: boolean;
}

export interface SkyOptions {
  ridges?: readonly Ridge[];
  /** 0 none to 1; what the weather gives when absent. */
  clouds?: number;
}

export function createSky(
  { light, isNight, overcast }: Weathered,
  tiles: NoiseTiles,
  random: Random,
  { ridges = [], clouds = 0.2 + 0.5 * overcast }: SkyOptions = {},
): Backdrop {
  const { skyTop, skyHorizon, toSun, sun, fogColor } = light;
  const du = random.range(0, 512);
  const dv = random.range(0, 512);
  const offsets = ridges.map(() => random.range(0, 512));
  const cloudLit: Rgb = [
    skyHorizon[0] * 0.55 + sun[0] * 0.28,
    skyHorizon[1] * 0.55 + sun[1] * 0.28,
    skyHorizon[2] * 0.58 + sun[2] * 0.28,
  ];
  const cloudDark: Rgb = [
    skyTop[0] * 0.5 + cloudLit[0] * 0.35,
    skyTop[1] * 0.5 + cloudLit[1] * 0.35,
    skyTop[2] * 0.5 + cloudLit[2] * 0.38,
  ];
  return (x, y, z, out) => {
    const turn = atan2(x, z);
    const flat = Math.sqrt(x * x + z * z) || 1e-6;
    const rise = y / flat;
    const h = Math.sqrt(clamp(y));
    const k = smoothstep(0.02, 0.62, h);
    let r = skyHorizon[0] + (skyTop[0] - skyHorizon[0]) * k;
    let g = skyHorizon[1] + (skyTop[1] - skyHorizon[1]) * k;
    let b = skyHorizon[2] + (skyTop[2] - skyHorizon[2]) * k;
    const toward = x * toSun[0] + y * toSun[1] + z * toSun[2];
    if (isNight && y > 0) {
      const cell = 190;
      const su = Math.floor(turn * cell);
      const sv = Math.floor(y * cell);
      const star = hash2(su, sv);
      if (star > 0.985) {
        const fu = turn * cell - su - 0.5;
        const fv = y * cell - sv - 0.5;
        const glow = Math.max(0, 1 - (fu * fu + fv * fv) * (8 + 30 * hash2(sv, su)));
        const a = glow * (0.3 + 0.9 * hash2(su + 5, sv));
        r += a;
        g += a;
        b += a;
      }
      const moon = smoothstep(0.9975, 0.9982, toward);
      r += moon * (1.1 - r);
      g += moon * (1.08 - g);
      b += moon * (0.98 - b);
    }
    if (y > 0.005 && clouds > 0) {
      // On a level ceiling, flattened toward the horizon.
      const far = 60 / (y + 0.12);
      const u = x * far + du;
      const v = z * far + dv;
      const n =
        sampleNoise(tiles.fbm, u, v) * 0.75 + sampleNoise(tiles.fbm, u * 2.7 + 40, v * 2.7) * 0.3;
      const body =
        smoothstep(0.34 - clouds * 0.6, 0.62 - clouds * 0.42, n) * smoothstep(0.005, 0.09, y);
      if (body > 0) {
        const thick = smoothstep(
          0.1,
          0.7,
          n - sampleNoise(tiles.fbm, u + toSun[0] * 12, v + toSun[2] * 12) * 0.8 + 0.25,
        );
        const c0 = cloudDark[0] + (cloudLit[0] - cloudDark[0]) * (1 - thick * 0.7);
        const c1 = cloudDark[1] + (cloudLit[1] - cloudDark[1]) * (1 - thick * 0.7);
        const c2 = cloudDark[2] + (cloudLit[2] - cloudDark[2]) * (1 - thick * 0.7);
        r += (c0 - r) * body * 0.92;
        g += (c1 - g) * body * 0.92;
        b += (c2 - b) * body * 0.92;
      }
    }
    if (!isNight && toward > 0) {
      const glow = toward * toward * toward * toward;
      const near = smoothstep(0.985, 1, toward);
      const a = (glow * 0.1 + near * 0.35) * (1 - overcast * 0.8);
      const disc = smoothstep(0.9985, 0.999, toward) * (1 - overcast) * 2;
      r += sun[0] * (a + disc);
      g += sun[1] * (a + disc);
      b += sun[2] * (a + disc);
    }
    // Far to near: the last of the list is the nearest.
    for (let i = 0; i < ridges.length; i++) {
      const ridge = ridges[i]!;
      if (rise > ridge.height * 1.7) continue;
      const at = turn * ridge.bumps * 20 + offsets[i]!;
      const soft = sampleNoise(tiles.fbm, at, 40 + i * 60);
      const rough = ridge.jagged > 0 ? sampleNoise(tiles.ridge, at * 1.3, 90 + i * 30) : 0;
      let top =
        ridge.height * (0.62 + 0.75 * soft * (1 - ridge.jagged * 0.5) + 0.5 * rough * ridge.jagged);
      if (ridge.trees) {
        const tree = turn * 260;
        const n = Math.floor(tree);
        const within = Math.abs(tree - n - 0.5) * 2;
        top += ridge.height * (0.16 + 0.3 * hash2(n, i)) * (1 - within);
      }
      const cover = clamp((top - rise) * 700 + 0.5);
      if (cover <= 0) continue;
      let [cr, cg, cb] = ridge.color;
      const light2 = 0.86 + 0.3 * sampleNoise(tiles.fbm, at * 2, rise * 900);
      if (ridge.snow !== undefined && rise > ridge.height * (ridge.snow + 0.3 * soft)) {
        cr = fogColor[0] * 0.5 + 0.4;
        cg = fogColor[1] * 0.5 + 0.43;
        cb = fogColor[2] * 0.5 + 0.46;
      }
      const low = smoothstep(ridge.height * 0.75, 0, rise) * 0.38;
      r += (cr * light2 * (1 - low) + fogColor[0] * low - r) * cover;
      g += (cg * light2 * (1 - low) + fogColor[1] * low - g) * cover;
      b += (cb * light2 * (1 - low) + fogColor[2] * low - b) * cover;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  };
}
