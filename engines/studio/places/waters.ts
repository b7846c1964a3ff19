/** In and under water: lake, open sea, under the sea. */
import { sin, TAU } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { MATERIALS } from '../model/material.ts';
import { Model } from '../model/model.ts';
import { compilePaint, linear } from '../model/paint.ts';
import { frame } from '../model/vec.ts';
import type { Ground } from '../render/stage.ts';
import type { Place, PlaceContext } from './place.ts';
import { behind, planted, sceneryModel, stoneModel } from './scatter.ts';
import { createSky } from './sky.ts';
import { islands, peaks } from './terrain.ts';

const water = (context: PlaceContext, deep: string, shallow: string, size: number): Ground => {
  const r = Math.max(0.5, context.radius);
  return {
    y: 0,
    color: linear(deep),
    material: MATERIALS.wet,
    paint: compilePaint([
      {
        color: shallow,
        amount: 0.8,
        on: { kind: 'noise', scale: 0.3 / r, from: 0.4, to: 0.7, stretch: [0.6, 1, 1.6] },
      },
    ]),
    mirror: 0.85,
    waves: { size: size * r, steep: context.weather === 'storm' ? 0.9 : 0.42 },
  };
};

export const LAKE: Place = {
  name: 'lake',
  bounce: linear('#4f8a90'),
  medium: 'water',
  build(context) {
    const { random, radius } = context;
    const look = {
      color: '#8f8c86',
      material: 'stone',
      paint: [
        {
          color: '#6f8a4a',
          on: [
            { kind: 'facing', axis: 'y', from: 0.4, to: 0.8 },
            { kind: 'noise', scale: 3, from: 0.4, to: 0.6 },
          ],
        },
      ],
    } as const;
    const near = radius * 1.5 + 0.4;
    const bank = new Model();
    const turn = frame([context.center[0], 0, context.center[2]], { yaw: context.yaw });
    const shore = near + radius * 4 + 8;
    bank.sheet(
      (u, v) => {
        const x = (u - 0.5) * 160;
        const rise = Math.min(1, v * 3);
        return [
          x,
          -0.4 + rise * 0.9 + v * 4 * (0.4 + 0.6 * Math.abs(sin(x * 0.05 + 1))),
          -shore - v * 40 - 3 * sin(x * 0.07),
        ];
      },
      80,
      20,
      {
        color: '#7f9c48',
        material: 'leaf',
        shadow: false,
        crease: 180,
        paint: [
          { color: '#c2ab7c', on: { kind: 'ramp', axis: 'y', from: 0.5, to: 0.05, rag: 0.2 } },
          { color: '#5f8238', on: { kind: 'noise', scale: 0.3, from: 0.45, to: 0.7 } },
        ],
      },
    );
    const trees =
      context.excluded.has('tree') || context.excluded.has('pine')
        ? []
        : planted(
            [sceneryModel('pine', random.fork('pine')), sceneryModel('tree', random.fork('tree'))],
            behind(context, 14, shore + 2, shore + 22, shore * 1.1),
            random.fork('trees'),
            0.9,
            1.5,
          );
    return {
      instances: [
        { model: bank, frame: turn, thing: 0 },
        peaks(context, 70, context.season === 'winter' || context.weather === 'snow'),
        ...trees,
        ...planted(
          [stoneModel(random.fork('a'), look), stoneModel(random.fork('b'), look)],
          behind(context, 7, near, near + radius * 4, near + radius * 3, radius * 1.2),
          random.fork('stones'),
          radius * 0.2,
          radius * 0.7,
        ),
      ],
      ground: water(context, '#2a6a78', '#5fa3a0', 0.42),
      backdrop: createSky(context),
    };
  },
};

export const SEA: Place = {
  name: 'sea',
  bounce: linear('#2f7f9a'),
  medium: 'water',
  build(context) {
    return {
      instances: [islands(context)],
      ground: water(context, '#12607f', '#2f9aa8', 0.6),
      backdrop: createSky(context, {
        clouds: 0.35 + 0.5 * context.weathered.overcast,
      }),
    };
  },
};

export const UNDERWATER: Place = {
  name: 'underwater',
  bounce: linear('#6fb0a0'),
  isEnclosed: true,
  medium: 'underwater',
  build(context) {
    const { random, radius, center, yaw, tiles } = context;
    const r = Math.max(0.3, radius);
    const weed = new Model(0.5);
    for (let i = 0; i < 7; i++) {
      const [x, z, h, sway] = [
        random.range(-0.3, 0.3),
        random.range(-0.3, 0.3),
        random.range(0.7, 1.4),
        random.range(0, TAU),
      ];
      weed.sheet(
        (u, v) => [
          x + (u - 0.5) * 0.12 * (1 - v * 0.8) + 0.12 * sin(v * 5 + sway) * v,
          v * h,
          z + 0.1 * sin(v * 4 + sway * 2) * v,
        ],
        3,
        22,
        { color: random.pick(['#4f9a4a', '#7fa83c', '#3f8a6a']), material: 'leaf' },
      );
    }
    const coral = (i: number): Model => {
      const own = random.fork(`coral ${i}`);
      const model = new Model(0.45);
      const color = own.pick(['#e8705a', '#e89a3c', '#d8608a', '#b06fc0', '#f0c04a']);
      const body = model.body({
        color,
        material: 'clay',
        blend: 0.08,
        paint: [
          {
            color: [1.5, 1.4, 1.3],
            shade: true,
            on: { kind: 'spots', step: 0.09, size: 0.6, soft: 0.3 },
          },
        ],
      });
      for (let k = 0; k < 9; k++) {
        const a = (k / 9) * TAU + own.next();
        const far = own.range(0.15, 0.42);
        body.chain(
          [
            [0, 0, 0],
            [sin(a) * far * 0.6, own.range(0.25, 0.4), sin(a + 1.57) * far * 0.6],
            [sin(a) * far, own.range(0.5, 0.9), sin(a + 1.57) * far],
          ],
          [0.11, 0.08, 0.06],
          { curve: true },
        );
      }
      return model;
    };
    const corals = [coral(1), coral(2), coral(3)];
    const near = r * 1.3;
    const bubbles = new Model(0.4);
    for (let i = 0; i < 26; i++) {
      const s = r * random.range(0.012, 0.04);
      bubbles.ball(
        [random.range(-2, 2) * r, random.range(0.2, 3) * r, random.range(-1.5, 0.6) * r],
        s,
        { color: '#dff6ff', material: 'glass', around: 10, shadow: false },
      );
    }
    const water = [0.03, 0.27, 0.42] as const;
    const sand = {
      y: -0.12 * r,
      color: linear('#cdbd94'),
      material: MATERIALS.plaster,
      paint: compilePaint([
        { color: '#9fb09a', on: { kind: 'noise', scale: 0.8 / r, from: 0.45, to: 0.7 } },
        {
          color: [1.7, 1.8, 1.7],
          shade: true,
          amount: 0.7,
          on: { kind: 'noise', scale: 2.6 / r, from: 0.58, to: 0.68 },
        },
      ]),
      mirror: 0,
      waves: null,
    };
    return {
      instances: [
        ...planted(
          corals,
          behind(context, 12, near, near + r * 5, near + r * 3, r * 0.9),
          random.fork('corals'),
          r * 0.6,
          r * 1.5,
        ),
        ...planted(
          [weed],
          behind(context, 10, near, near + r * 6, near + r * 4, r * 0.8),
          random.fork('weed'),
          r * 0.7,
          r * 1.6,
        ),
        ...planted(
          [stoneModel(random.fork('stone'), { color: '#6f8288', material: 'stone' })],
          behind(context, 7, near, near + r * 6, near + r * 4, r),
          random.fork('stones'),
          r * 0.4,
          r * 1.2,
        ),
        { model: bubbles, frame: frame([center[0], 0, center[2]], { yaw }), thing: 0 },
      ],
      ground: sand,
      backdrop: (x, y, z, out) => {
        const k = Math.min(1, Math.max(0, y * 1.6 + 0.15));
        const shaft =
          Math.max(0, sampleNoise(tiles.fbm, (x / (y + 1.4)) * 130, (z / (y + 1.4)) * 130 + 20)) *
          k;
        out[0] = 0.02 + 0.2 * k * k + shaft * 0.16;
        out[1] = 0.2 + 0.5 * k + shaft * 0.3;
        out[2] = 0.36 + 0.5 * k + shaft * 0.3;
      },
      light: {
        sun: [1.0, 1.5, 1.5],
        skyTop: [0.25, 0.75, 0.95],
        skyHorizon: [0.08, 0.42, 0.6],
        bounce: [0.16, 0.26, 0.24],
        rim: [0.4, 0.9, 1],
        toSun: [0.25, 0.9, 0.35],
        fogColor: water,
        fog: 0.055 / r,
      },
    };
  },
};
