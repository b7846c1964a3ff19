/** Open country: meadow, forest, snow and ice. */
import { MATERIALS } from '../model/material.ts';
import { Model } from '../model/model.ts';
import { compilePaint, linear, mottled } from '../model/paint.ts';
import { frame } from '../model/vec.ts';
import type { Instance } from '../render/soup.ts';
import { dryGround } from './ground.ts';
import { hazed } from './haze.ts';
import type { Place, PlaceContext } from './place.ts';
import { behind, grass, planted, sceneryModel, stoneModel } from './scatter.ts';
import { createSky } from './sky.ts';
import { hills, peaks } from './terrain.ts';

const green = linear('#86a846');

/** How far trees may come: never between the camera and what is shown. */
const behindAll = (context: PlaceContext, distance: number) => context.radius * 1.4 + distance;

function trees(
  context: PlaceContext,
  names: readonly string[],
  count: number,
  far: number,
  words: readonly string[],
): Instance[] {
  const { random, radius, excluded } = context;
  const wanted = names.filter((name) => !excluded.has(name) && !excluded.has('tree'));
  if (wanted.length === 0) return [];
  const models = wanted.flatMap((name) =>
    [0, 1].map((i) => sceneryModel(name, random.fork(`${name} ${i}`), words)),
  );
  const near = behindAll(context, 5);
  const places = behind(
    context,
    count,
    near,
    near + far,
    near * 0.9 + far * 0.55,
    radius * 0.9 + 0.8,
  );
  return planted(models, places, random.fork('trees'));
}

function seasonWords({ weather, season }: PlaceContext): string[] {
  if (weather === 'snow' || season === 'winter') return ['snowy'];
  return season === null ? [] : [season];
}

export const MEADOW: Place = {
  name: 'meadow',
  bounce: green,
  build(context) {
    const { radius } = context;
    const r = Math.max(1, radius);
    const isAutumn = context.season === 'autumn';
    const instances: Instance[] = [
      grass(context, {
        count: 16000,
        radius: r * 5.5,
        height: Math.min(0.13, radius * 0.13),
        width: Math.min(0.008, radius * 0.008),
        look: {
          color: isAutumn ? '#c2a148' : '#7fa640',
          material: 'leaf',
          paint: [
            {
              color: isAutumn ? '#8a7430' : '#4f7a2c',
              on: { kind: 'ramp', axis: 'y', from: Math.min(0.09, radius * 0.09), to: 0 },
            },
            {
              color: '#c3c257',
              amount: 0.6,
              on: { kind: 'noise', scale: 0.6, from: 0.45, to: 0.7 },
            },
          ],
        },
      }),
    ];
    if (!context.excluded.has('flowers')) instances.push(flowers(context, r));
    instances.push(...trees(context, ['tree', 'pine'], 14, 34, seasonWords(context)));
    instances.push(...hills(context, isAutumn));
    return {
      instances,
      ground: dryGround({
        color: isAutumn ? linear('#b89a48') : green,
        material: MATERIALS.leaf,
        paint: compilePaint([
          {
            color: isAutumn ? '#9a8038' : '#5f8a34',
            on: { kind: 'noise', scale: 0.5, from: 0.4, to: 0.65 },
          },
          { color: '#b9b655', amount: 0.5, on: { kind: 'noise', scale: 0.13, from: 0.5, to: 0.7 } },
          mottled(9, 0.35),
        ]),
      }),
      backdrop: createSky(context),
    };
  },
};

function flowers(context: PlaceContext, r: number): Instance {
  const { random, radius, center } = context;
  const model = new Model(0.3);
  const size = Math.min(0.022, radius * 0.035);
  const high = Math.min(0.15, radius * 0.15);
  const heads = new Model(0.3);
  for (let i = 0; i < 70; i++) {
    const a = random.next() * 360;
    const far = radius * 0.8 + r * 2.6 * random.next();
    const f = frame([center[0], 0, center[2]], { yaw: a });
    const at = [
      f[6]! * far + center[0],
      high * random.range(0.7, 1.3),
      f[8]! * far + center[2],
    ] as const;
    const color = random.pick(['#fdf6ee', '#f2c53d', '#e06a8a', '#8f7ad0']);
    heads.ball(at, [size, size * 0.5, size], { color, material: 'leaf', around: 8, shadow: false });
    heads.ball([at[0], at[1] + size * 0.3, at[2]], size * 0.45, {
      color: '#e0a022',
      material: 'leaf',
      around: 6,
      shadow: false,
    });
  }
  model.parts.push(...heads.parts);
  return { model, frame: frame([0, 0, 0]), thing: 0 };
}

export const FOREST: Place = {
  name: 'forest',
  bounce: linear('#6f7f3f'),
  build(context) {
    const { random, radius } = context;
    const stone = stoneModel(random.fork('stone'), {
      color: '#8a8780',
      material: 'stone',
      paint: [
        {
          color: '#6d8a3c',
          on: [
            { kind: 'facing', axis: 'y', from: 0.35, to: 0.8 },
            { kind: 'noise', scale: 3, from: 0.35, to: 0.6 },
          ],
        },
      ],
    });
    const s = Math.min(1, 0.25 + radius * 0.3);
    return {
      instances: [
        grass(context, {
          count: 9000,
          radius: Math.max(1, radius) * 5,
          height: Math.min(0.16, radius * 0.24),
          width: Math.min(0.01, radius * 0.012),
          look: {
            color: '#6a8f38',
            material: 'leaf',
            paint: [{ color: '#3f5f2a', on: { kind: 'ramp', axis: 'y', from: 0.1, to: 0 } }],
          },
        }),
        ...trees(context, ['pine', 'tree', 'pine'], 30, 26, seasonWords(context)),
        ...planted(
          [stone],
          behind(context, 5, radius * 1.3, radius * 3 + 2, radius * 2.6 + 1, radius * 1.2),
          random.fork('stones'),
          0.4 * s,
          s,
        ),
      ],
      ground: dryGround({
        color: linear('#7a7a42'),
        material: MATERIALS.leaf,
        paint: compilePaint([
          { color: '#55702e', on: { kind: 'noise', scale: 0.7, from: 0.35, to: 0.6 } },
          { color: '#8a6a3e', on: { kind: 'noise', scale: 0.25, from: 0.55, to: 0.72 } },
          mottled(12, 0.5),
        ]),
      }),
      backdrop: createSky(context, {
        ridges: [
          {
            height: 0.17,
            color: hazed('#6f8a80', context, 0.55),
            bumps: 3,
            jagged: 0,
            trees: true,
          },
          {
            height: 0.11,
            color: hazed('#4f7058', context, 0.35),
            bumps: 5,
            jagged: 0,
            trees: true,
          },
        ],
      }),
      fog: 0.008,
    };
  },
};

const snowPaint = compilePaint([
  { color: '#aac2e2', on: { kind: 'noise', scale: 0.5, from: 0.45, to: 0.75 } },
  { color: '#e6edf6', on: { kind: 'noise', scale: 2.2, from: 0.5, to: 0.7, stretch: [1, 1, 0.4] } },
]);

export const SNOW: Place = {
  name: 'snow',
  bounce: linear('#dfe9f5'),
  build(context) {
    return {
      instances: [...trees(context, ['pine'], 16, 32, ['snowy']), peaks(context, 75, true)],
      ground: dryGround({
        color: linear('#cfdcec'),
        material: MATERIALS.snow,
        paint: snowPaint,
      }),
      backdrop: createSky(context),
    };
  },
};

export const ICE: Place = {
  name: 'ice',
  bounce: linear('#d6e6f4'),
  build(context) {
    const { random, radius } = context;
    const block = (i: number): Model => {
      const own = random.fork(`block ${i}`);
      const model = new Model(0.35);
      model
        .body({
          color: '#d3e8f6',
          material: 'ice',
          blend: 0.12,
          paint: [
            { color: '#dce8f2', on: { kind: 'facing', axis: 'y', from: 0.4, to: 0.75 } },
            {
              color: '#8fc4e8',
              amount: 0.6,
              on: { kind: 'noise', scale: 1.2, from: 0.45, to: 0.7, stretch: [1, 0.3, 1] },
            },
          ],
        })
        .box([0, 0.4, 0], [own.range(0.8, 1.4), own.range(0.8, 1.3), own.range(0.7, 1)], 0.1, {
          turn: { yaw: own.range(0, 90), roll: own.range(-9, 9) },
        })
        .box([own.range(-0.6, 0.6), 0.2, 0.3], [0.8, own.range(0.4, 0.7), 0.7], 0.1, {
          turn: { yaw: own.range(0, 90), roll: own.range(-14, 14) },
        });
      return model;
    };
    const models = [block(1), block(2), block(3)];
    const near = radius * 1.7 + 0.6;
    return {
      instances: [
        peaks(context, 60, true),
        ...planted(
          models,
          behind(context, 9, near, near + radius * 7, near + radius * 5, radius * 1.1),
          random.fork('blocks'),
          radius * 0.4,
          radius * 1.3,
        ),
      ],
      ground: {
        y: 0,
        color: linear('#c6d6e8'),
        material: MATERIALS.snow,
        paint: compilePaint([
          {
            color: '#b9d4ee',
            on: { kind: 'noise', scale: 0.55 / Math.max(0.5, radius), from: 0.42, to: 0.68 },
          },
          {
            color: '#7fb2d8',
            gloss: 0.9,
            rough: 0.1,
            amount: 0.8,
            on: { kind: 'noise', scale: 0.28 / Math.max(0.5, radius), from: 0.58, to: 0.63 },
          },
          mottled(8, 0.06),
        ]),
        mirror: 0.55,
        waves: null,
      },
      backdrop: createSky(context),
    };
  },
};
