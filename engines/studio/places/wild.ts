/** Country without fields: desert, savanna, mountains, jungle. */
import { sin } from '../core/math.ts';
import { MATERIALS } from '../model/material.ts';
import { Model } from '../model/model.ts';
import { solidNoise } from '../model/noise-volume.ts';
import { compilePaint, linear, mottled } from '../model/paint.ts';
import { frame } from '../model/vec.ts';
import { dryGround } from './ground.ts';
import { hazed } from './haze.ts';
import type { Place, PlaceContext } from './place.ts';
import { behind, grass, planted, sceneryModel, stoneModel } from './scatter.ts';
import { createSky } from './sky.ts';
import { peaks, terrain } from './terrain.ts';

/** Dunes about the middle, higher with the distance. */
function dunes(context: PlaceContext, color: string, dark: string): Model {
  const model = new Model();
  const r = Math.max(1, context.radius);
  model.sheet(
    (u, v) => {
      const x = (u - 0.5) * 90 * r;
      const z = r * 5 - v * 60 * r;
      const away = Math.min(
        1,
        Math.max(0, (Math.abs(x) * 0.5 + Math.max(0, -z) - r * 2.2) / (r * 9)),
      );
      const wave = solidNoise(x * (0.11 / r) + 3, 0.4, z * (0.16 / r));
      const crest = 1 - Math.abs(wave - 0.5) * 2;
      return [x, crest * crest * away * r * 2.6 - 0.02, z];
    },
    110,
    90,
    {
      color,
      material: 'plaster',
      shadow: false,
      crease: 180,
      paint: [
        {
          color: dark,
          amount: 0.7,
          on: { kind: 'bands', axis: 'z', step: 0.16 * r, width: 0.3, soft: 0.3, rag: 0.7 },
        },
        { color: dark, on: { kind: 'noise', scale: 0.3 / r, from: 0.45, to: 0.75 } },
        mottled(14, 0.15),
      ],
    },
  );
  return model;
}

export const DESERT: Place = {
  name: 'desert',
  bounce: linear('#e0b070'),
  build(context) {
    const { random, yaw, center, radius } = context;
    const stone = stoneModel(random.fork('stone'), { color: '#b98558', material: 'stone' });
    const near = radius * 1.5 + 0.5;
    return {
      instances: [
        {
          model: dunes(context, '#e6b878', '#c98f52'),
          frame: frame([center[0], 0, center[2]], { yaw }),
          thing: 0,
        },
        ...planted(
          [stone],
          behind(context, 6, near, near + radius * 6, near + radius * 3, radius),
          random.fork('stones'),
          radius * 0.2,
          radius * 0.6,
        ),
      ],
      ground: {
        y: -0.05,
        color: linear('#e0b070'),
        material: MATERIALS.plaster,
        paint: null,
        mirror: 0,
        waves: null,
      },
      backdrop: createSky(context, {
        clouds: 0.1 + 0.5 * context.weathered.overcast,
        ridges: [{ height: 0.09, color: hazed('#c9996e', context, 0.45), bumps: 3, jagged: 0.6 }],
      }),
    };
  },
};

export const CANYON: Place = {
  name: 'canyon',
  bounce: linear('#c98050'),
  build(context) {
    const { random, radius } = context;
    const mesa = (i: number): Model => {
      const own = random.fork(`mesa ${i}`);
      const model = new Model(0.5);
      const wide = own.range(0.5, 1);
      model.lathe(
        [
          [wide * 1.5, -0.1],
          [wide * 1.15, 0.35],
          [wide * 1.0, 0.4],
          [wide * 0.95, 0.9],
          [wide * 0.86, 0.95],
          [wide * 0.8, 1.25],
          [wide * 0.7, 1.3],
          [0, 1.32],
        ],
        {
          color: '#c4693f',
          material: 'stone',
          straight: true,
          around: 18,
          crease: 40,
          paint: [
            {
              color: '#8f4630',
              amount: 0.7,
              on: { kind: 'bands', axis: 'y', step: 0.22, width: 0.4, soft: 0.2, rag: 0.3 },
            },
            {
              color: '#e09a68',
              on: { kind: 'noise', scale: 2, from: 0.5, to: 0.7, stretch: [1, 3, 1] },
            },
          ],
        },
      );
      return model;
    };
    const near = radius * 2 + 6;
    return {
      instances: [
        ...planted(
          [mesa(1), mesa(2), mesa(3)],
          behind(context, 9, near, near + 60, 46, 5),
          random.fork('mesas'),
          5,
          12,
        ),
        ...planted(
          [stoneModel(random.fork('stone'), { color: '#b5683f', material: 'stone' })],
          behind(context, 9, radius * 1.3 + 0.3, near, near, radius),
          random.fork('stones'),
          radius * 0.15,
          radius * 0.5,
        ),
      ],
      ground: dryGround({
        color: linear('#c98452'),
        material: MATERIALS.plaster,
        paint: compilePaint([
          { color: '#a8603a', on: { kind: 'noise', scale: 0.4, from: 0.42, to: 0.7 } },
          { color: '#e0a877', on: { kind: 'noise', scale: 1.7, from: 0.55, to: 0.75 } },
          mottled(11, 0.4),
        ]),
      }),
      backdrop: createSky(context, {
        ridges: [{ height: 0.12, color: hazed('#b5735a', context, 0.4), bumps: 4, jagged: 0.9 }],
      }),
    };
  },
};

export const SAVANNA: Place = {
  name: 'savanna',
  bounce: linear('#c9a050'),
  build(context) {
    const { random, radius } = context;
    const acacia = (i: number): Model => {
      const own = random.fork(`acacia ${i}`);
      const model = new Model(0.5);
      const bark = { color: '#5a3b28', material: 'bark' } as const;
      const lean = own.range(-0.8, 0.8);
      model.tube(
        [
          [0, -0.1, 0],
          [lean * 0.2, 1.6, 0],
          [lean * 0.7, 2.6, 0.1],
          [lean, 3.7, 0],
        ],
        [0.22, 0.17, 0.13, 0.06],
        bark,
      );
      const crown = model.body({
        color: '#7a8638',
        material: 'leaf',
        blend: 0.35,
        cells: 44,
        fur: { length: 0.28, width: 0.06, lift: 0.8, mess: 0.9, vary: 0.5 },
      });
      for (let k = 0; k < 7; k++) {
        const [x, z] = [lean + own.range(-1.7, 1.7), own.range(-1.1, 1.1)];
        crown.ball(
          [x, 3.8 + own.range(-0.15, 0.2), z],
          [own.range(0.8, 1.2), 0.3, own.range(0.7, 1)],
          {},
        );
        if (k < 4)
          model.tube(
            [
              [lean * 0.6, 2.4, 0],
              [x * 0.6 + lean * 0.3, 3.2, z * 0.5],
              [x, 3.7, z],
            ],
            [0.1, 0.07, 0.04],
            bark,
          );
      }
      return model;
    };
    const near = radius * 1.5 + 5;
    const high = Math.min(0.3, radius * 0.16);
    return {
      instances: [
        grass(context, {
          count: 15000,
          radius: Math.max(1, radius) * 5.5,
          height: high,
          width: Math.min(0.01, radius * 0.008),
          look: {
            color: '#cfa552',
            material: 'leaf',
            paint: [{ color: '#8f6a30', on: { kind: 'ramp', axis: 'y', from: high * 0.7, to: 0 } }],
          },
        }),
        ...planted(
          [acacia(1), acacia(2)],
          behind(context, 6, near, near + 45, near + 16, radius + 2),
          random.fork('trees'),
          0.9,
          1.5,
        ),
      ],
      ground: dryGround({
        color: linear('#c99a50'),
        material: MATERIALS.leaf,
        paint: compilePaint([
          { color: '#b07c3e', on: { kind: 'noise', scale: 0.5, from: 0.4, to: 0.7 } },
          { color: '#dcb76a', on: { kind: 'noise', scale: 2, from: 0.5, to: 0.75 } },
          mottled(9, 0.3),
        ]),
      }),
      backdrop: createSky(context, {
        ridges: [
          { height: 0.08, color: hazed('#b08a7f', context, 0.5), bumps: 3, jagged: 0.1 },
          { height: 0.025, color: hazed('#b0904f', context, 0.3), bumps: 6, jagged: 0 },
        ],
      }),
    };
  },
};

export const MOUNTAIN: Place = {
  name: 'mountain',
  bounce: linear('#8f9a80'),
  build(context) {
    const { random, radius } = context;
    const look = {
      color: '#8f8c88',
      material: 'stone',
      paint: [
        {
          color: '#7f9a4a',
          on: [
            { kind: 'facing', axis: 'y', from: 0.5, to: 0.85 },
            { kind: 'noise', scale: 2, from: 0.4, to: 0.6 },
          ],
        },
      ],
    } as const;
    const stones = [stoneModel(random.fork('a'), look), stoneModel(random.fork('b'), look)];
    const near = radius * 1.4 + 0.6;
    const pines = context.excluded.has('tree')
      ? []
      : planted(
          [sceneryModel('pine', random.fork('pine'), context.season === 'winter' ? ['snowy'] : [])],
          behind(context, 8, near + 8, near + 34, near + 18, radius + 2),
          random.fork('pines'),
        );
    return {
      instances: [
        grass(context, {
          count: 9000,
          radius: Math.max(1, radius) * 5,
          height: Math.min(0.1, radius * 0.1),
          width: Math.min(0.008, radius * 0.008),
          look: { color: '#8aa050', material: 'leaf' },
        }),
        ...planted(
          stones,
          behind(context, 12, near, near + radius * 6, near + radius * 4, radius * 1.1),
          random.fork('stones'),
          radius * 0.3,
          radius * 1.1,
        ),
        ...pines,
        peaks(context, 95, context.season === 'winter' || context.weather === 'snow'),
        terrain(context, {
          from: radius * 3 + 50,
          to: radius * 4 + 130,
          height: 16,
          bump: 70,
          rough: 0.2,
          color: '#5f8046',
          paint: [{ color: '#3f6238', on: { kind: 'noise', scale: 0.12, from: 0.42, to: 0.55 } }],
        }),
      ],
      ground: dryGround({
        color: linear('#7f8f55'),
        material: MATERIALS.leaf,
        paint: compilePaint([
          { color: '#8f8a7a', on: { kind: 'noise', scale: 0.5, from: 0.5, to: 0.65 } },
          { color: '#5f7a3c', on: { kind: 'noise', scale: 1.1, from: 0.45, to: 0.7 } },
          mottled(8, 0.4),
        ]),
      }),
      backdrop: createSky(context),
    };
  },
};

export const JUNGLE: Place = {
  name: 'jungle',
  bounce: linear('#5f8a3c'),
  build(context) {
    const { random, radius } = context;
    const fern = new Model(0.5);
    for (let i = 0; i < 9; i++) {
      const turn = frame([0, 0, 0], {
        yaw: (i * 360) / 9 + random.range(-12, 12),
        scale: random.range(0.8, 1.2),
      });
      fern.at(turn, {}, () =>
        fern.sheet(
          (u, v) => {
            const teeth = 0.55 + 0.45 * Math.abs(sin(v * 46));
            return [
              (u - 0.5) * 0.42 * sin(Math.min(1, v + 0.06) * 2.95) * teeth,
              0.95 * v - 0.85 * v * v - Math.abs(u - 0.5) * 0.1,
              v * 0.95,
            ];
          },
          4,
          40,
          { color: '#4f9a3c', material: 'leaf', paint: [mottled(5, 0.4)] },
        ),
      );
    }
    const palm = [0, 1].map((i) => {
      const model = sceneryModel('tree', random.fork(`tree ${i}`));
      return model;
    });
    const near = radius * 1.3 + 0.3;
    const s = Math.min(1.4, radius * 0.9);
    return {
      instances: [
        ...planted(
          [fern],
          behind(context, 26, near, near + radius * 6, near + radius * 5, radius * 1.1),
          random.fork('ferns'),
          s * 0.6,
          s * 1.4,
        ),
        ...planted(
          palm,
          behind(context, 16, near + 4, near + 22, 20, radius * 0.5),
          random.fork('trees'),
          1,
          1.6,
        ),
        ...planted(
          [
            stoneModel(random.fork('stone'), {
              color: '#7f8478',
              material: 'stone',
              paint: [{ color: '#5f8a3a', on: { kind: 'facing', axis: 'y', from: 0.2, to: 0.7 } }],
            }),
          ],
          behind(context, 4, near, near * 2.4, near * 2, radius * 1.1),
          random.fork('stones'),
          s * 0.4,
          s,
        ),
      ],
      ground: dryGround({
        color: linear('#4f6f2e'),
        material: MATERIALS.leaf,
        paint: compilePaint([
          { color: '#6f5a34', on: { kind: 'noise', scale: 0.8, from: 0.45, to: 0.65 } },
          { color: '#3f6a2a', on: { kind: 'noise', scale: 2.2, from: 0.5, to: 0.7 } },
          mottled(10, 0.5),
        ]),
      }),
      backdrop: createSky(context, {
        ridges: [
          { height: 0.2, color: hazed('#5f9a70', context, 0.6), bumps: 3, jagged: 0, trees: true },
          {
            height: 0.13,
            color: hazed('#3f7a48', context, 0.4),
            bumps: 5,
            jagged: 0.2,
            trees: true,
          },
        ],
      }),
      fog: 0.014,
    };
  },
};
