/** Beyond the air: among the stars, and on the moon. */
import { clamp, smoothstep } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { hash2 } from '../core/random.ts';
import { MATERIALS } from '../model/material.ts';
import { compilePaint, linear, mottled } from '../model/paint.ts';
import { cross, unit, type Vec } from '../model/vec.ts';
import type { Backdrop, Light } from '../render/stage.ts';
import { dryGround } from './ground.ts';
import type { Place, PlaceContext } from './place.ts';
import { behind, planted, stoneModel } from './scatter.ts';

const sunlit = (context: PlaceContext): Partial<Light> => ({
  sun: [2.4, 2.3, 2.15],
  skyTop: [0.2, 0.22, 0.34],
  skyHorizon: [0.26, 0.24, 0.36],
  rim: [0.7, 0.8, 1.2],
  fog: 0,
  softness: 0.02,
  toSun: context.weathered.light.toSun,
});

/** Stars, a nebula, and a large planet at one side. */
function heavens(context: PlaceContext, planet: 'earth' | 'gas'): Backdrop {
  const { tiles, view, ratio } = context;
  const own = context.random.fork('heavens');
  const side = own.pick([1, -1]);
  const at = (x: number, y: number): Vec => {
    const { forward: f, right: r, up: u, focal } = view;
    return unit(
      [0, 1, 2].map((c) => f[c]! + (r[c]! * x * ratio + u[c]! * y) / focal) as unknown as Vec,
    );
  };
  const way = at(side * own.range(0.5, 0.75), own.range(0.35, 0.6));
  const radius = own.range(0.11, 0.17);
  const up = unit(cross(way, [0.3, 1, 0.1]));
  const across = cross(up, way);
  const { toSun } = context.weathered.light;
  const hue = own.pick([
    [0.34, 0.1, 0.5],
    [0.08, 0.24, 0.55],
    [0.5, 0.14, 0.3],
  ] as const);
  const shift = own.range(0, 500);
  return (x, y, z, out) => {
    const u0 = x * 150 + shift;
    const v0 = (y + z * 0.6) * 150;
    const cloud =
      sampleNoise(tiles.fbm, u0, v0) * 0.8 + sampleNoise(tiles.ridge, u0 * 0.7, v0 * 0.7) * 0.35;
    const glow = smoothstep(0, 0.75, cloud);
    for (let c = 0; c < 3; c++) out[c] = 0.006 + hue[c]! * glow * 0.42;
    const cell = 210;
    const su = Math.floor(x * cell) + Math.floor(z * cell) * 977;
    const sv = Math.floor(y * cell);
    const star = hash2(su, sv);
    if (star > 0.975) {
      const fx = x * cell - Math.floor(x * cell) - 0.5;
      const fy = y * cell - sv - 0.5;
      const a =
        clamp(1 - (fx * fx + fy * fy) * (6 + 40 * hash2(sv, su))) *
        (0.25 + 1.3 * (star - 0.975) * 40);
      for (let c = 0; c < 3; c++) out[c]! += a;
    }
    const near = x * way[0] + y * way[1] + z * way[2];
    if (near < 0.6) return;
    const u = (x * up[0] + y * up[1] + z * up[2]) / near / radius;
    const v = (x * across[0] + y * across[1] + z * across[2]) / near / radius;
    const d = Math.sqrt(u * u + v * v);
    const halo = smoothstep(1.35, 0.98, d) * 0.25;
    out[0]! += 0.3 * halo;
    out[1]! += 0.5 * halo;
    out[2]! += halo;
    const body = smoothstep(1.01, 0.985, d);
    if (body <= 0) return;
    const h = Math.sqrt(Math.max(0, 1 - d * d));
    const lit = clamp(
      u * (up[0] * toSun[0] + up[1] * toSun[1] + up[2] * toSun[2]) +
        v * (across[0] * toSun[0] + across[1] * toSun[1] + across[2] * toSun[2]) +
        h * 0.5,
      0.02,
      1.2,
    );
    const n = sampleNoise(tiles.fbm, (u / (0.6 + h)) * 60 + shift, (v / (0.6 + h)) * 60);
    const w = sampleNoise(tiles.fbm, (u / (0.6 + h)) * 90, (v / (0.6 + h)) * 90 + 200);
    const band = sampleNoise(tiles.fbm, 20, v * 40 + n * 6);
    const land = smoothstep(0.02, 0.1, n);
    const white = smoothstep(0.1, 0.4, w);
    const c =
      planet === 'earth'
        ? [0.05 + 0.25 * land, 0.2 + 0.18 * land, 0.5 - 0.35 * land].map(
            (k) => k + (0.95 - k) * white,
          )
        : [0.8 + 0.4 * band, 0.55 + 0.4 * band, 0.4 + 0.2 * band];
    for (let k = 0; k < 3; k++) out[k]! += (c[k]! * lit * 1.3 - out[k]!) * body;
  };
}

export const SPACE: Place = {
  name: 'space',
  bounce: linear('#4a4a6a'),
  isEnclosed: true,
  medium: 'space',
  build(context) {
    const { random, radius } = context;
    const rock = stoneModel(random.fork('rock'), { color: '#6a655f', material: 'stone' });
    const rocks = planted(
      [rock],
      behind(context, 5, radius * 3, radius * 10, radius * 9, radius * 2.5),
      random.fork('rocks'),
      radius * 0.15,
      radius * 0.5,
    );
    for (const it of rocks) it.frame[10] = random.range(-1, 2.5) * radius;
    return {
      instances: rocks,
      ground: null,
      backdrop: heavens(context, random.pick(['earth', 'gas'])),
      light: sunlit(context),
    };
  },
};

export const MOON: Place = {
  name: 'moon',
  bounce: linear('#8a8a8a'),
  isEnclosed: true,
  build(context) {
    const { random, radius } = context;
    const rock = stoneModel(random.fork('rock'), { color: '#8f8d8a', material: 'stone' });
    const near = radius * 1.3 + 0.2;
    return {
      instances: planted(
        [rock],
        behind(context, 14, near, near + radius * 9, near + radius * 6, radius * 1.1),
        random.fork('rocks'),
        radius * 0.08,
        radius * 0.5,
      ),
      ground: dryGround({
        color: linear('#9a9894'),
        material: MATERIALS.stone,
        paint: compilePaint([
          { color: '#6f6d6c', on: { kind: 'spots', step: radius * 1.3, size: 0.7, soft: 0.4 } },
          {
            color: '#b5b3ae',
            on: { kind: 'noise', scale: 0.5 / Math.max(0.4, radius), from: 0.5, to: 0.7 },
          },
          mottled(6, 0.35),
        ]),
      }),
      backdrop: heavens(context, 'earth'),
      light: sunlit(context),
    };
  },
};
