/** Rooms and tables. */
import { MATERIALS } from '../model/material.ts';
import { Model } from '../model/model.ts';
import { compilePaint, linear, mottled, woodGrain } from '../model/paint.ts';
import { applyFrame, frame } from '../model/vec.ts';
import type { Instance } from '../render/soup.ts';
import type { Light } from '../render/stage.ts';
import { bookcase, floorLamp, pottedPlant } from './furnishing.ts';
import type { Place, PlaceContext } from './place.ts';
import { sceneryModel } from './scatter.ts';

const WALLS = ['#5f8f7c', '#d9a78a', '#8fa9bb', '#e2c79a', '#a58fb0', '#7f9a6c'] as const;

/** Beyond what stands in the room there is nothing: its own soft light. */
const inside = (light: Light) => (_x: number, _y: number, _z: number, out: Float64Array) => {
  out[0] = light.skyHorizon[0] * 0.4;
  out[1] = light.skyHorizon[1] * 0.36;
  out[2] = light.skyHorizon[2] * 0.32;
};

function picture(
  model: Model,
  context: PlaceContext,
  x: number,
  y: number,
  z: number,
  s: number,
): void {
  const { random } = context;
  const sky = random.pick(['#f2c98c', '#9fc4d8', '#f0b49a']);
  const hill = random.pick(['#7f9a55', '#c98a5a', '#5f86a0']);
  model.box([x, y, z], [0.56 * s, 0.7 * s, 0.04 * s], {
    color: '#b98a45',
    material: 'wood',
    round: 0.012 * s,
  });
  model.box([x, y, z + 0.012 * s], [0.46 * s, 0.6 * s, 0.03 * s], {
    color: sky,
    material: 'paper',
    round: 0.002,
    paint: [
      {
        color: '#fbf1d6',
        on: { kind: 'ball', at: [0.08 * s, 0.1 * s, 0], radius: 0.07 * s, soft: 0.06 },
      },
      {
        color: hill,
        on: { kind: 'ramp', axis: 'y', from: -0.04 * s, to: -0.05 * s, rag: 0.06 * s },
      },
      {
        color: [0.5, 0.5, 0.5],
        shade: true,
        on: { kind: 'ramp', axis: 'y', from: -0.16 * s, to: -0.17 * s, rag: 0.05 * s },
      },
    ],
  });
}

export const ROOM: Place = {
  name: 'room',
  bounce: linear('#b98a5c'),
  isEnclosed: true,
  build(context) {
    const { random, radius, center, yaw, weathered } = context;
    const s = Math.max(0.75, radius * 1.1);
    const wall = random.pick(WALLS);
    const model = new Model();
    const back = -radius * 1.5 - 0.45 * s;
    const wide = s * 9;
    const pattern = random.pick([0, 1]);
    model.box([0, s * 2.5, back - 0.1 * s], [wide, s * 5, 0.2 * s], {
      color: wall,
      material: 'plaster',
      round: 0,
      paint: [
        pattern === 0
          ? {
              color: [1.22, 1.22, 1.22],
              shade: true,
              on: { kind: 'bands', axis: 'x', step: 0.22 * s, width: 0.5, soft: 0.03 },
            }
          : {
              color: [1.4, 1.36, 1.25],
              shade: true,
              on: { kind: 'spots', step: 0.2 * s, size: 0.34, soft: 0.14 },
            },
        mottled(1.2 / s, 0.12),
      ],
    });
    model.box([0, 0.12 * s, back + 0.03 * s], [wide, 0.24 * s, 0.06 * s], {
      color: '#f1e6d2',
      material: 'wood',
      round: 0.01 * s,
    });
    const side = random.pick([1, -1]);
    picture(model, context, -side * s * 0.2, s * 1.62, back + 0.03 * s, s * 0.9);
    windowIn(model, -side * s * 1.25, s * 1.5, back + 0.02 * s, s, weathered.isNight);
    if (!context.excluded.has('rug')) {
      model.at([0, 0.002 * s, -0.1 * s], {}, () =>
        model.lathe(
          [
            [0.01, 0.008 * s],
            [radius * 1.35 + 0.1 * s, 0.008 * s],
          ],
          {
            color: random.pick(['#b5483f', '#3f6a86', '#c98f4a']),
            material: 'cloth',
            straight: true,
            around: 60,
            shadow: false,
            paint: [
              {
                color: '#f1e2c4',
                on: { kind: 'coord', of: 'v', from: 0.62, to: 0.7, soft: 0.008 },
              },
            ],
          },
        ),
      );
    }
    // One side has books, the other something green and a lamp.
    const f = Math.max(0.5, Math.min(s, radius * 1.25));
    const has = (name: string) => !context.excluded.has(name);
    const furnishing = random.fork('furnishing');
    if (has('book')) bookcase(model, furnishing, side * (radius * 1.25 + 0.55 * f), back, f);
    if (has('plant'))
      pottedPlant(model, furnishing, -side * (radius * 1.2 + 0.2 * f), back + 0.45 * f, f * 0.8);
    const lampX = -side * (radius * 1.75 + 0.6 * f);
    const lampHigh = has('lamp') ? floorLamp(model, lampX, back + 0.5 * f, f, true) : 0;
    const turn = frame([center[0], 0, center[2]], { yaw: yaw + random.range(-16, 16) });
    const instances: Instance[] = [{ model, frame: turn, thing: 0 }];
    const at = applyFrame(turn, [lampX, lampHigh, back + 0.5 * f]);
    return {
      instances,
      lamps: lampHigh > 0 ? [{ at, color: [0.9, 0.6, 0.28], reach: f * 0.8 }] : [],
      ground: {
        y: 0,
        color: linear('#a8683c'),
        material: MATERIALS.wood,
        paint: compilePaint([
          {
            color: [1.35, 1.25, 1.15],
            shade: true,
            on: { kind: 'pieces', width: 1.4 * s, height: 0.16 * s },
          },
          woodGrain('x', 10 / s),
          {
            color: '#3a2214',
            on: { kind: 'joints', width: 1.4 * s, height: 0.16 * s, joint: 0.006 * s },
          },
        ]),
        mirror: 0.12,
        waves: null,
      },
      backdrop: inside(weathered.light),
      fog: 0,
    };
  },
};

function windowIn(
  model: Model,
  x: number,
  y: number,
  z: number,
  s: number,
  isNight: boolean,
): void {
  const glass = isNight ? '#24335c' : '#d6ecfa';
  model.box([x, y, z], [0.95 * s, 1.25 * s, 0.06 * s], {
    color: '#fbf5e8',
    material: 'wood',
    round: 0.015 * s,
  });
  model.box([x, y, z + 0.02 * s], [0.8 * s, 1.1 * s, 0.05 * s], {
    color: glass,
    material: isNight ? 'window' : 'glow',
    round: 0.002,
    shadow: false,
  });
  model.box([x, y, z + 0.045 * s], [0.045 * s, 1.1 * s, 0.03 * s], {
    color: '#fbf5e8',
    material: 'wood',
  });
  model.box([x, y + 0.1 * s, z + 0.045 * s], [0.8 * s, 0.045 * s, 0.03 * s], {
    color: '#fbf5e8',
    material: 'wood',
  });
  model.box([x, y - 0.68 * s, z + 0.06 * s], [1.1 * s, 0.06 * s, 0.18 * s], {
    color: '#fbf5e8',
    material: 'wood',
  });
}

export const TABLETOP: Place = {
  name: 'tabletop',
  bounce: linear('#b97f4c'),
  isEnclosed: true,
  isTable: true,
  tilt: 16,
  build(context) {
    const { random, radius: r, center, yaw, weathered } = context;
    const model = new Model();
    const wall = random.pick(['#e9bd9f', '#cfd8c0', '#d9c3a0', '#b9c9d4']);
    model.box([0, r * 4, -r * 6.5], [r * 40, r * 16, r * 0.2], {
      color: wall,
      material: 'plaster',
      round: 0,
      paint: [
        {
          color: [1.1, 1.1, 1.1],
          shade: true,
          on: { kind: 'bands', axis: 'x', step: r * 1.1, width: 0.5, soft: 0.04 },
        },
      ],
    });
    windowIn(model, r * random.pick([3.2, -3.2]), r * 3.6, -r * 6.3, r * 3.2, weathered.isNight);
    const instances: Instance[] = [
      {
        model,
        frame: frame([center[0], 0, center[2]], { yaw: yaw + random.range(-12, 12) }),
        thing: 0,
      },
    ];
    // A cloth under what is shown, and a few things of the table behind it.
    const cloth = new Model();
    const check = random.pick(['#c8423c', '#3f78a8', '#4f8a5a']);
    cloth.sheet(
      (u, v) => [
        (u - 0.5) * r * 4.4,
        0.004 * r + 0.012 * r * (u * 7 - Math.floor(u * 7)),
        (0.5 - v) * r * 3.4,
      ],
      2,
      2,
      {
        color: '#f8f1e4',
        material: 'cloth',
        shadow: false,
        paint: [
          {
            color: check,
            amount: 0.5,
            on: { kind: 'bands', axis: 'x', step: r * 0.34, width: 0.5, soft: 0.02 },
          },
          {
            color: check,
            amount: 0.5,
            on: { kind: 'bands', axis: 'z', step: r * 0.34, width: 0.5, soft: 0.02 },
          },
        ],
      },
    );
    if (random.chance(0.6) && !context.excluded.has('tablecloth')) {
      instances.push({
        model: cloth,
        frame: frame([center[0], 0, center[2]], { yaw: yaw + random.range(20, 60) }),
        thing: 0,
      });
    }
    const turn = frame([center[0], 0, center[2]], { yaw });
    const at = (x: number, z: number) =>
      [
        center[0] + turn[0]! * x + turn[6]! * z,
        0,
        center[2] + turn[2]! * x + turn[8]! * z,
      ] as const;
    if (!context.excluded.has('book-stack')) {
      const books = sceneryModel('book-stack', random.fork('books'));
      const side = random.pick([1, -1]);
      instances.push({
        model: books,
        frame: frame(at(side * r * 2.3, -r * 2.2), { yaw: yaw + 30, scale: r * 3.2 }),
        thing: 0,
      });
    }
    return {
      instances,
      ground: {
        y: 0,
        color: linear('#a9683a'),
        material: MATERIALS.wood,
        paint: compilePaint([
          {
            color: [1.3, 1.22, 1.12],
            shade: true,
            on: { kind: 'pieces', width: r * 40, height: r * 0.8 },
          },
          woodGrain('x', 3 / r),
          {
            color: '#4a2a18',
            on: { kind: 'joints', width: r * 40, height: r * 0.8, joint: r * 0.018 },
          },
        ]),
        mirror: 0.2,
        waves: null,
      },
      backdrop: inside(weathered.light),
      fog: 0,
    };
  },
};

/** A plain sweep of paper, where only the things count. */
export const STUDIO: Place = {
  name: 'studio',
  bounce: linear('#cfc6ba'),
  isEnclosed: true,
  build({ weathered, random }) {
    const tone = linear(random.pick(['#d9cfc2', '#c9d2d6', '#d8c8c0', '#cdd3c4']));
    return {
      instances: [],
      ground: { y: 0, color: tone, material: MATERIALS.paper, paint: null, mirror: 0, waves: null },
      backdrop: (_x, y, _z, out) => {
        const k = 0.62 + 0.3 * Math.max(0, 1 - Math.abs(y) * 3);
        for (let c = 0; c < 3; c++) out[c] = tone[c]! * k * weathered.light.skyHorizon[c]! * 1.45;
      },
      fog: 0,
    };
  },
};
