/** Places one does not stand in every day: above the clouds, on a roof, in a cave, by a volcano. */
import { sin, smoothstep } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { MATERIALS } from '../model/material.ts';
import { Model } from '../model/model.ts';
import { compilePaint, linear, mottled } from '../model/paint.ts';
import { frame } from '../model/vec.ts';
import type { Backdrop } from '../render/stage.ts';
import { dryGround } from './ground.ts';
import type { Place, PlaceContext } from './place.ts';
import { behind, planted, stoneModel } from './scatter.ts';
import { createSky } from './sky.ts';

/** Puffs of cloud as soft bodies. */
function cloudModel(context: PlaceContext, i: number): Model {
  const own = context.random.fork(`cloud ${i}`);
  const model = new Model(0.45);
  const body = model.body({ color: '#f4f6fb', material: 'snow', blend: 0.3 });
  for (let k = 0; k < 8; k++) {
    const x = own.range(-1.2, 1.2);
    const high = 0.55 * (1 - Math.abs(x) / 1.7);
    body.ball(
      [x, own.range(0, high), own.range(-0.45, 0.45)],
      [own.range(0.4, 0.62), own.range(0.3, 0.5), own.range(0.35, 0.5)],
      {},
    );
  }
  return model;
}

export const SKY: Place = {
  name: 'sky',
  bounce: linear('#c9d9ea'),
  medium: 'space',
  build(context) {
    const { random, radius, tiles } = context;
    const clouds = [1, 2, 3].map((i) => cloudModel(context, i));
    const drifting = planted(
      clouds,
      behind(context, 16, radius * 2.2, radius * 18, radius * 14, radius * 1.2),
      random.fork('clouds'),
      radius * 0.7,
      radius * 2.2,
    );
    for (const it of drifting) {
      it.frame[10] = context.center[1] + random.range(-2.6, 1.6) * radius - 0.4 * radius;
    }
    const above = createSky(context, { clouds: 0.25 });
    const { light } = context.weathered;
    // Below the eye lies a sea of cloud.
    const backdrop: Backdrop = (x, y, z, out) => {
      if (y > 0.02) {
        above(x, y, z, out);
        return;
      }
      const far = 40 / (0.06 - Math.min(0, y));
      const n = sampleNoise(tiles.fbm, x * far, z * far);
      const lit = 0.62 + 0.3 * n + 0.35 * smoothstep(-0.5, 0.02, y);
      for (let c = 0; c < 3; c++) {
        out[c] = (light.skyHorizon[c]! * 0.75 + light.sun[c]! * 0.12) * lit + 0.05;
      }
    };
    return {
      instances: drifting,
      ground: null,
      backdrop,
      light: { fog: 0.004 / Math.max(0.2, radius) },
    };
  },
};

export const ROOFTOP: Place = {
  name: 'rooftop',
  bounce: linear('#a8604a'),
  build(context) {
    const { random, center, yaw, radius, weathered } = context;
    const r = Math.max(0.5, radius);
    const isDark = weathered.isNight || context.time === 'dusk';
    const town = new Model(0.5);
    for (let i = 0; i < 46; i++) {
      const back = 9 + i * 1.15 + random.range(-1, 1);
      const side = random.range(-1, 1) * (9 + back * 0.62);
      const [w, h, d] = [
        random.range(3, 5),
        random.range(-2.4, 1.6) - back * 0.02,
        random.range(3, 5),
      ];
      town.at([side, h - 8, -back], { yaw: random.range(-25, 25) }, () => {
        const wall = random.pick(['#d9b58f', '#c98f72', '#e0cba8', '#b9a79a', '#cf9f86']);
        town.box([0, 3, 0], [w, 8, d], { color: wall, material: 'plaster', round: 0 });
        town.prism(
          [0, 7, 0],
          [
            [-w / 2 - 0.2, 0],
            [w / 2 + 0.2, 0],
            [0, w * 0.42],
          ],
          d + 0.4,
          {
            color: random.pick(['#a8503c', '#8f4636', '#b5654a', '#7a5a58']),
            material: 'brick',
            paint: [
              {
                color: [0.6, 0.55, 0.55],
                shade: true,
                on: { kind: 'joints', width: 0.4, height: 0.3, joint: 0.05 },
              },
            ],
          },
        );
        for (const x of [-0.28, 0.28]) {
          const lit = random.chance(isDark ? 0.6 : 0);
          town.box([x * w, 5.2, d / 2], [0.8, 1.2, 0.1], {
            color: lit ? '#ffcb7d' : '#4f6470',
            material: lit ? 'glow' : 'window',
            round: 0,
            shadow: false,
          });
        }
        if (random.chance(0.6))
          town.box([w * 0.22, 8.3, -d * 0.2], [0.6, 1.5, 0.6], {
            color: '#9a5a48',
            material: 'brick',
          });
      });
    }
    // The roof that they stand on ends behind them; the town lies lower.
    const roof = new Model();
    roof.box([0, -0.2, r * 3], [r * 14, 0.4, r * 10], {
      color: '#a8563f',
      material: 'brick',
      round: 0.02,
      paint: [
        {
          color: [1.35, 1.28, 1.2],
          shade: true,
          on: { kind: 'pieces', width: 0.3 * r, height: 0.24 * r },
        },
        {
          color: [0.4, 0.36, 0.36],
          shade: true,
          on: { kind: 'joints', width: 0.3 * r, height: 0.24 * r, joint: 0.022 * r },
        },
        mottled(2 / r, 0.3),
      ],
    });
    roof.box([0, 0.04 * r, -r * 2], [r * 14, 0.16 * r, 0.24 * r], {
      color: '#8f4a38',
      material: 'brick',
      round: 0.06 * r,
    });
    roof.box([-r * 2.1, r * 0.55, -r * 1.5], [r * 0.7, r * 1.5, r * 0.6], {
      color: '#9a5a46',
      material: 'brick',
      paint: [
        {
          color: '#cfc2b2',
          on: { kind: 'joints', width: 0.2 * r, height: 0.09 * r, joint: 0.012 * r },
        },
      ],
    });
    const at = frame([center[0], 0, center[2]], { yaw });
    return {
      instances: [
        { model: roof, frame: at, thing: 0 },
        { model: town, frame: at, thing: 0 },
      ],
      ground: null,
      backdrop: createSky(context),
      fog: 0.006,
    };
  },
};

export const CAVE: Place = {
  name: 'cave',
  bounce: linear('#4a4460'),
  isEnclosed: true,
  build(context) {
    const { random, radius, center, yaw } = context;
    const r = Math.max(0.4, radius);
    const hall = new Model();
    hall.sheet(
      (u, v) => {
        const a = (u - 0.5) * Math.PI * 1.25;
        const lump =
          1 +
          0.22 * sampleNoise(context.tiles.fbm, u * 300, v * 260) +
          0.18 * sampleNoise(context.tiles.ridge, u * 500 + 40, v * 420);
        const far = r * 6.5 * lump;
        const up = v * Math.PI * 0.62;
        return [
          -sin(a) * far * sin(up + 0.95),
          r * 6 * (1 - sin(Math.PI / 2 - up)) * lump - 0.1,
          -far * sin(Math.PI / 2 - Math.abs(a)) * sin(up + 0.95),
        ];
      },
      80,
      50,
      {
        color: '#5f5870',
        material: 'stone',
        crease: 180,
        shadow: false,
        paint: [{ color: '#3a3450', on: { kind: 'noise', scale: 1.4 / r, from: 0.42, to: 0.65 } }],
      },
    );
    const glow = random.pick([
      ['#5fd0ff', [0.3, 1.1, 1.7]],
      ['#c08aff', [1.1, 0.5, 1.8]],
      ['#6fffc0', [0.3, 1.6, 0.9]],
    ] as const);
    const crystals = new Model(0.5);
    for (let i = 0; i < 6; i++) {
      const h = random.range(0.5, 1.2);
      crystals.at(
        [random.range(-0.3, 0.3), 0, random.range(-0.3, 0.3)],
        { pitch: random.range(-28, 28), roll: random.range(-28, 28) },
        () =>
          crystals.lathe(
            [
              [0.1, 0],
              [0.13, h * 0.7],
              [0, h],
            ],
            {
              color: glow[0],
              material: 'ice',
              straight: true,
              around: 6,
              crease: 10,
              paint: [{ glow: 0.7, on: { kind: 'ramp', axis: 'y', from: 0, to: h } }],
            },
          ),
      );
    }
    const places = behind(context, 7, r * 1.3, r * 4.2, r * 3.4, r * 1.1);
    return {
      instances: [
        { model: hall, frame: frame([center[0], 0, center[2]], { yaw }), thing: 0 },
        ...planted([crystals], places, random.fork('crystals'), r * 0.5, r * 1.1),
        ...planted(
          [stoneModel(random.fork('stone'), { color: '#55506a', material: 'stone' })],
          behind(context, 9, r * 1.2, r * 5, r * 4, r),
          random.fork('stones'),
          r * 0.25,
          r * 0.9,
        ),
      ],
      lamps: places
        .slice(0, 3)
        .map((at) => ({ at: [at[0], r * 0.8, at[2]] as const, color: glow[1], reach: r * 1.5 })),
      ground: {
        y: 0,
        color: linear('#564f66'),
        material: MATERIALS.stone,
        paint: compilePaint([mottled(3 / r, 0.5)]),
        mirror: 0.15,
        waves: null,
      },
      backdrop: (_x, _y, _z, out) => out.fill(0.015),
      light: {
        sun: [1.15, 1.05, 0.95],
        skyTop: [0.16, 0.16, 0.28],
        skyHorizon: [0.14, 0.13, 0.22],
        bounce: [0.08, 0.07, 0.12],
        rim: [glow[1][0] * 0.7, glow[1][1] * 0.7, glow[1][2] * 0.7],
        toSun: [0.35, 0.8, 0.5],
        fog: 0.02 / r,
        fogColor: [0.03, 0.028, 0.055],
      },
    };
  },
};

/** A steep cone with a glowing mouth, streams of lava and smoke above. */
function cone({ random }: PlaceContext): Model {
  const model = new Model(0.5);
  const x = random.pick([1, -1]) * random.range(18, 34);
  model.at([x, -2, -150], { scale: 0.5 }, () => {
    model.lathe(
      [
        [95, 0],
        [60, 18],
        [36, 42],
        [22, 66],
        [15, 82],
        [11, 80],
        [0, 76],
      ],
      {
        color: '#4c3b3a',
        material: 'stone',
        around: 60,
        shadow: false,
        paint: [
          {
            color: '#2c2426',
            on: { kind: 'noise', scale: 0.06, from: 0.42, to: 0.66, stretch: [1, 0.35, 1] },
          },
          {
            color: '#ff8a2a',
            glow: 1.8,
            on: [
              { kind: 'noise', scale: 0.05, from: 0.56, to: 0.6, stretch: [1.6, 0.22, 1.6] },
              { kind: 'ramp', axis: 'y', from: 20, to: 60 },
            ],
          },
          { color: '#ffb24a', glow: 2, on: { kind: 'ramp', axis: 'y', from: 79, to: 81 } },
        ],
      },
    );
    const smoke = model.body({ color: '#5a4a50', material: 'snow', blend: 6, cells: 44 });
    for (let i = 0; i < 9; i++) {
      smoke.ball([random.range(-6, 6) + i * 3.2, 88 + i * 8, random.range(-6, 6)], 9 + i * 2.4, {});
    }
  });
  return model;
}

export const VOLCANO: Place = {
  name: 'volcano',
  bounce: linear('#6a3a2a'),
  time: 'dusk',
  build(context) {
    const { random, radius } = context;
    const lava = {
      color: '#ff7a1e',
      glow: 1.5,
      on: {
        kind: 'noise',
        scale: 1.7 / Math.max(0.5, radius),
        from: 0.63,
        to: 0.67,
        stretch: [1, 1, 0.5],
      },
    } as const;
    return {
      instances: [
        {
          model: cone(context),
          frame: frame([context.center[0], 0, context.center[2]], { yaw: context.yaw }),
          thing: 0,
        },
        ...planted(
          [stoneModel(random.fork('stone'), { color: '#3a3234', material: 'stone' })],
          behind(context, 12, radius * 1.3 + 0.3, radius * 6 + 4, radius * 4 + 2, radius * 1.1),
          random.fork('stones'),
          radius * 0.2,
          radius * 0.8,
        ),
      ],
      ground: dryGround({
        color: linear('#453a38'),
        material: MATERIALS.stone,
        paint: compilePaint([
          { color: '#2b2526', on: { kind: 'noise', scale: 0.8, from: 0.4, to: 0.65 } },
          lava,
          mottled(7, 0.5),
        ]),
      }),
      backdrop: createSky(context, { clouds: 0.75 }),
      light: { bounce: [0.5, 0.16, 0.05], rim: [1.7, 0.6, 0.2], sun: [1.5, 1.0, 0.75] },
      fog: 0.003,
    };
  },
};
