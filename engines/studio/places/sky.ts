/** The sky and what stands far off before it: clouds, stars, moon, ridges in the haze. */
import type { Rgb } from '../core/color.ts';
import { atan2, clamp, sin, smoothstep } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { hash2 } from '../core/random.ts';
import { cross, dot, unit, type Vec } from '../model/vec.ts';
import type { Backdrop } from '../render/stage.ts';
import type { PlaceContext } from './place.ts';

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

/** Light added to the sky along a way; written into the three numbers. */
type SkyThing = (x: number, y: number, z: number, out: Float64Array) => void;

/** The way through a place of the picture: x and y from -1 to 1, from its middle to its edges. */
function wayAt({ view, ratio }: PlaceContext, x: number, y: number): Vec {
  const a = (x * ratio) / view.focal;
  const b = y / view.focal;
  const { forward: f, right: r, up: u } = view;
  return unit([f[0] + r[0] * a + u[0] * b, f[1] + r[1] * a + u[1] * b, f[2] + r[2] * a + u[2] * b]);
}

const add = (out: Float64Array, c: Rgb, k: number) => {
  out[0]! += c[0] * k;
  out[1]! += c[1] * k;
  out[2]! += c[2] * k;
};

/** A disc with a halo. @param radius as cosine-free small angle in radians */
function disc(
  way: Vec,
  radius: number,
  color: Rgb,
  halo: number,
  spots: PlaceContext['tiles'] | null,
): SkyThing {
  const up = unit(cross(way, [0.1, 1, 0.2]));
  const side = cross(up, way);
  return (x, y, z, out) => {
    const near = x * way[0] + y * way[1] + z * way[2];
    if (near < 0.4) return;
    const u = (x * up[0] + y * up[1] + z * up[2]) / near;
    const v = (x * side[0] + y * side[1] + z * side[2]) / near;
    const d = Math.sqrt(u * u + v * v) / radius;
    add(out, color, (halo * 0.4) / (1 + d * d * 0.6));
    const body = smoothstep(1.02, 0.97, d);
    if (body <= 0) return;
    const tone = spots
      ? 0.78 + 0.34 * sampleNoise(spots.fbm, u * 1400 + 90, v * 1400 + 40) + 0.12
      : 1.15;
    for (let c = 0; c < 3; c++) out[c]! += (color[c]! * tone - out[c]!) * body;
  };
}

function rainbow(way: Vec): SkyThing {
  const hues: readonly Rgb[] = [
    [0.5, 0.12, 0.5],
    [0.15, 0.25, 0.75],
    [0.1, 0.6, 0.35],
    [0.85, 0.8, 0.15],
    [0.95, 0.45, 0.1],
    [0.85, 0.12, 0.12],
  ];
  return (x, y, z, out) => {
    const near = x * way[0] + y * way[1] + z * way[2];
    const t = (near - 0.9) / -0.012;
    if (t < 0 || t >= 1 || y < 0) return;
    const at = t * (hues.length - 1);
    const i = Math.floor(at);
    const k = at - i;
    const fade = sin(t * Math.PI) * 0.3;
    for (let c = 0; c < 3; c++) {
      out[c]! += fade * (hues[i]![c]! + (hues[Math.min(5, i + 1)]![c]! - hues[i]![c]!) * k);
    }
  };
}

function aurora({ tiles, random }: PlaceContext): SkyThing {
  const shift = random.range(0, 512);
  return (x, y, z, out) => {
    if (y < 0.02) return;
    const flat = Math.sqrt(x * x + z * z) || 1e-6;
    const turn = atan2(x, z) * 90 + shift;
    for (const [k, low, color] of [
      [0, 0.07, [0.12, 0.95, 0.55]],
      [1, 0.15, [0.35, 0.4, 0.95]],
    ] as const) {
      const rise = y / flat - low - 0.1 * sampleNoise(tiles.fbm, turn * 0.5, 30 + k * 80);
      const curtain = smoothstep(0, 0.03, rise) * smoothstep(0.42, 0.02, rise);
      const rays = 0.55 + 0.75 * sampleNoise(tiles.fbm, turn * 3, 140 + rise * 30 + k * 60);
      const band = smoothstep(-0.1, 0.35, sampleNoise(tiles.fbm, turn * 0.4 + k * 70, 220));
      add(out, color, Math.max(0, curtain * rays * band) * 0.7);
    }
  };
}

function lightning(context: PlaceContext): SkyThing {
  const at = context.random.pick([1, -1]) * context.random.range(0.35, 0.75);
  const { tiles } = context;
  const way = wayAt(context, at, 0);
  const side = unit(cross([0, 1, 0], way));
  return (x, y, z, out) => {
    if (y < 0) return;
    const near = x * way[0] + y * way[1] + z * way[2];
    if (near < 0.3) return;
    const u = (x * side[0] + y * side[1] + z * side[2]) / near;
    const bend =
      sampleNoise(tiles.fbm, y * 260, 17) * 0.05 + sampleNoise(tiles.fine, y * 140, 5) * 0.008;
    const d = Math.abs(u - bend);
    add(out, [0.8, 0.85, 1], 0.0016 / (d + 0.0012) + 0.02 / (d + 0.06));
  };
}

function ringedPlanet(context: PlaceContext, way: Vec): SkyThing {
  const up = unit(cross(way, [0.4, 1, 0.1]));
  const side = cross(up, way);
  const { tiles, weathered } = context;
  const radius = 0.085;
  const light = weathered.light.toSun;
  return (x, y, z, out) => {
    const near = x * way[0] + y * way[1] + z * way[2];
    if (near < 0.5) return;
    const u = (x * up[0] + y * up[1] + z * up[2]) / near / radius;
    const v = (x * side[0] + y * side[1] + z * side[2]) / near / radius;
    const d = Math.sqrt(u * u + v * v);
    const body = smoothstep(1.015, 0.985, d);
    if (body > 0) {
      const h = Math.sqrt(Math.max(0, 1 - d * d));
      const lit = clamp(u * dot(up, light) + v * dot(side, light) + h * 0.55, 0.03);
      const band =
        0.7 + 0.5 * sampleNoise(tiles.fbm, 40, v * 46 + 6 * sampleNoise(tiles.fbm, u * 40, v * 20));
      const c: Rgb = [0.95 * band, 0.68 * band, 0.48];
      for (let k = 0; k < 3; k++) out[k]! += (c[k]! * lit * 1.3 - out[k]!) * body;
    }
    const e = Math.sqrt(u * u + v * v * 11);
    if (e > 1.3 && e < 2.3 && !(body > 0.5 && v > 0)) {
      const gap = 0.45 + 0.5 * sampleNoise(tiles.fbm, e * 120, 3);
      const a = smoothstep(1.3, 1.36, e) * smoothstep(2.3, 2.2, e) * clamp(gap);
      add(out, [0.9, 0.75, 0.6], a * 0.7);
    }
  };
}

/** What the prompt asks to be seen in the sky, within the picture. */
function askedThings(context: PlaceContext): SkyThing[] {
  const { sky, random, weathered } = context;
  const own = random.fork('asked sky');
  const side = own.pick([1, -1]);
  const things: SkyThing[] = [];
  if (sky.has('aurora')) things.push(aurora(context));
  if (sky.has('rainbow')) things.push(rainbow(wayAt(context, -side * 0.35, -0.75)));
  if (sky.has('planet')) things.push(ringedPlanet(context, wayAt(context, side * 0.5, 0.62)));
  if (sky.has('moon')) {
    things.push(
      disc(wayAt(context, side * 0.55, 0.68), 0.042, [1.15, 1.1, 0.95], 0.16, context.tiles),
    );
  }
  if (sky.has('sun')) {
    const sun = weathered.light.sun;
    const low = weathered.rise < 20 ? 0.5 : 0.72;
    things.push(
      disc(
        wayAt(context, side * 0.5, low),
        0.038,
        [sun[0] + 0.5, sun[1] + 0.4, sun[2] + 0.2],
        0.5,
        null,
      ),
    );
  }
  return things;
}

export function createSky(
  context: PlaceContext,
  { ridges = [], clouds }: SkyOptions = {},
): Backdrop {
  const { weathered, tiles, sky } = context;
  const { light, isNight, overcast } = weathered;
  const random = context.random.fork('sky');
  const cover = (clouds ?? 0.2 + 0.5 * overcast) + (sky.has('clouds') ? 0.35 : 0);
  const { skyTop, skyHorizon, toSun, sun, fogColor } = light;
  const things = askedThings(context);
  // Before the clouds, not behind them.
  const bolt = sky.has('lightning') ? lightning(context) : null;
  const murk = Math.min(1, light.fog * 26);
  const du = random.range(0, 512);
  const dv = random.range(0, 512);
  const offsets = ridges.map(() => random.range(0, 512));
  const cloudLit: Rgb = [
    skyHorizon[0] * 0.55 + sun[0] * 0.3,
    skyHorizon[1] * 0.55 + sun[1] * 0.3,
    skyHorizon[2] * 0.58 + sun[2] * 0.3,
  ];
  const cloudDark: Rgb = [
    skyTop[0] * 0.5 + cloudLit[0] * 0.35,
    skyTop[1] * 0.5 + cloudLit[1] * 0.35,
    skyTop[2] * 0.5 + cloudLit[2] * 0.38,
  ];
  const starry = sky.has('stars') ? 0.965 : 0.985;
  return (x, y, z, out) => {
    const turn = atan2(x, z);
    const flat = Math.sqrt(x * x + z * z) || 1e-6;
    const rise = y / flat;
    const k = smoothstep(0.02, 0.62, Math.sqrt(clamp(y)));
    let r = skyHorizon[0] + (skyTop[0] - skyHorizon[0]) * k;
    let g = skyHorizon[1] + (skyTop[1] - skyHorizon[1]) * k;
    let b = skyHorizon[2] + (skyTop[2] - skyHorizon[2]) * k;
    const toward = x * toSun[0] + y * toSun[1] + z * toSun[2];
    if (isNight && y > 0) {
      const cell = 190;
      const su = Math.floor(turn * cell);
      const sv = Math.floor(y * cell);
      if (hash2(su, sv) > starry) {
        const fu = turn * cell - su - 0.5;
        const fv = y * cell - sv - 0.5;
        const glow = Math.max(0, 1 - (fu * fu + fv * fv) * (8 + 30 * hash2(sv, su)));
        const a = glow * (0.3 + 0.9 * hash2(su + 5, sv));
        r += a;
        g += a;
        b += a;
      }
    }
    if (!isNight && toward > 0) {
      const glow = toward * toward * toward * toward;
      const near = smoothstep(0.985, 1, toward);
      const a = (glow * 0.1 + near * 0.35) * (1 - overcast * 0.8);
      r += sun[0] * a;
      g += sun[1] * a;
      b += sun[2] * a;
    }
    if (things.length > 0) {
      out[0] = r;
      out[1] = g;
      out[2] = b;
      for (const thing of things) thing(x, y, z, out);
      r = out[0]!;
      g = out[1]!;
      b = out[2]!;
    }
    if (y > 0.005 && cover > 0) {
      // On a level ceiling, flattened toward the horizon.
      const far = 60 / (y + 0.12);
      const u = x * far + du;
      const v = z * far + dv;
      const n =
        sampleNoise(tiles.fbm, u, v) * 0.75 + sampleNoise(tiles.fbm, u * 2.7 + 40, v * 2.7) * 0.3;
      const body =
        smoothstep(0.34 - cover * 0.6, 0.62 - cover * 0.42, n) * smoothstep(0.005, 0.09, y);
      if (body > 0) {
        const shadow = sampleNoise(tiles.fbm, u + toSun[0] * 12, v + toSun[2] * 12);
        const dark = smoothstep(0.1, 0.7, n - shadow * 0.8 + 0.25) * 0.7;
        r += (cloudLit[0] + (cloudDark[0] - cloudLit[0]) * dark - r) * body * 0.92;
        g += (cloudLit[1] + (cloudDark[1] - cloudLit[1]) * dark - g) * body * 0.92;
        b += (cloudLit[2] + (cloudDark[2] - cloudLit[2]) * dark - b) * body * 0.92;
      }
    }
    if (bolt) {
      out[0] = r;
      out[1] = g;
      out[2] = b;
      bolt(x, y, z, out);
      r = out[0]!;
      g = out[1]!;
      b = out[2]!;
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
        const tree = turn * 40;
        const n = Math.floor(tree);
        const within = Math.abs(tree - n - 0.5) * 2;
        top += ridge.height * (0.1 + 0.26 * hash2(n, i)) * (1 - within * within);
      }
      const share = clamp((top - rise) * 700 + 0.5);
      if (share <= 0) continue;
      let [cr, cg, cb] = ridge.color;
      const relief =
        ridge.jagged > 0.3 ? sampleNoise(tiles.ridge, at * 2.2, rise * 420 + i * 40) : 0;
      const tone = 0.88 + 0.28 * sampleNoise(tiles.fbm, at * 2, rise * 900) + 0.22 * relief;
      if (
        ridge.snow !== undefined &&
        rise > ridge.height * (ridge.snow + 0.3 * soft + 0.12 * relief)
      ) {
        cr = fogColor[0] * 0.5 + 0.4;
        cg = fogColor[1] * 0.5 + 0.43;
        cb = fogColor[2] * 0.5 + 0.46;
      }
      const low = smoothstep(ridge.height * 0.75, 0, rise) * 0.38;
      r += (cr * tone * (1 - low) + fogColor[0] * low - r) * share;
      g += (cg * tone * (1 - low) + fogColor[1] * low - g) * share;
      b += (cb * tone * (1 - low) + fogColor[2] * low - b) * share;
    }
    // In thick air the sky is lost from below upward.
    const lost = murk * smoothstep(0.6, 0, y);
    out[0] = r + (fogColor[0] - r) * lost;
    out[1] = g + (fogColor[1] - g) * lost;
    out[2] = b + (fogColor[2] - b) * lost;
  };
}
