/** A street between house fronts, wet when it rains. */
import { cos, sin } from '../core/math.ts';
import { MATERIALS } from '../model/material.ts';
import { Model } from '../model/model.ts';
import { compilePaint, linear, mottled } from '../model/paint.ts';
import { applyFrame, frame, type Vec } from '../model/vec.ts';
import type { Instance } from '../render/soup.ts';
import type { Lamp } from '../render/stage.ts';
import type { Place } from './place.ts';
import { createSky } from './sky.ts';

const FRONTS = [
  '#d98f6c',
  '#e6c89a',
  '#9fb4c4',
  '#c9707a',
  '#b8c49a',
  '#e2b0a0',
  '#8fa7a0',
  '#d9c7b8',
] as const;

export const STREET: Place = {
  name: 'street',
  bounce: linear('#8f877f'),
  build(context) {
    const { random, weathered, weather, radius, center, yaw } = context;
    const isWet = weather === 'rain' || weather === 'storm';
    const isDark = weathered.isNight || context.time === 'dusk' || isWet;
    const model = new Model(0.6);
    const half = Math.max(3.4, radius * 2.1);
    for (const side of [1, -1]) {
      let z = 9;
      for (let _i = 0; z > -58; _i++) {
        const wide = random.range(5, 8);
        const high = random.range(7.5, 12);
        const color = random.pick(FRONTS);
        const x = side * (half + 1.6);
        const mid = z - wide / 2;
        model.box([x + side * 2, high / 2, mid], [4, high, wide - 0.04], {
          color,
          material: 'plaster',
          round: 0.03,
          paint: [
            mottled(0.5, 0.2),
            {
              color: [0.6, 0.58, 0.6],
              shade: true,
              on: { kind: 'ramp', axis: 'y', from: -high / 2 + 1.1, to: -high / 2 + 1 },
            },
          ],
        });
        model.box([x + side * 1.9, high + 0.1, mid], [4.5, 0.26, wide], {
          color: '#f1e8d8',
          material: 'plaster',
          round: 0.04,
        });
        model.box([x + side * 2, high + 0.7, mid], [3.4, 1.1, wide - 0.4], {
          color: '#7a4a40',
          material: 'brick',
          round: 0.2,
        });
        const columns = Math.max(2, Math.floor(wide / 1.9));
        const rows = Math.floor((high - 3.4) / 2.6);
        for (let c = 0; c < columns; c++) {
          const wz = mid + (c - (columns - 1) / 2) * (wide / columns);
          for (let r = 0; r <= rows; r++) {
            const isShop = r === 0;
            const y = isShop ? 1.55 : 1.6 + r * 2.7;
            const [ww, wh] = isShop ? [wide / columns - 0.8, 2] : [1.05, 1.65];
            const lit = random.chance(isDark ? 0.5 : 0.06);
            const warm = random.pick(['#ffcb7d', '#ffdda0', '#f7b765']);
            model.box([x, y, wz], [0.14, wh + 0.24, ww + 0.24], {
              color: '#f6eedd',
              material: 'wood',
              round: 0,
            });
            model.box([x - side * 0.05, y, wz], [0.12, wh, ww], {
              color: lit ? warm : random.pick(['#4f6b80', '#5f7a88', '#46606f']),
              material: lit ? 'glow' : 'window',
              round: 0,
              shadow: false,
              paint: [
                // A curtain or a blind, what stands on the sill, and the bars.
                {
                  color: [0.62, 0.55, 0.5],
                  shade: true,
                  on: { kind: 'ramp', axis: 'y', from: wh * 0.05, to: wh * 0.1, rag: 0.02 },
                },
                {
                  color: [0.4, 0.36, 0.36],
                  shade: true,
                  on: [
                    { kind: 'noise', scale: 2.2, from: 0.52, to: 0.56 },
                    { kind: 'ramp', axis: 'y', from: -wh * 0.1, to: -wh * 0.2 },
                  ],
                },
                {
                  color: '#efe6d4',
                  glow: 0.15,
                  on: { kind: 'joints', width: ww / 2, height: wh / 2, joint: 0.06, shift: 0 },
                },
              ],
            });
            if (!isShop)
              model.box([x - side * 0.1, y - wh / 2 - 0.14, wz], [0.3, 0.09, ww + 0.4], {
                color: '#f6eedd',
                material: 'wood',
                round: 0,
              });
          }
          if (random.chance(0.65)) {
            const awning = random.pick(['#b8423c', '#3f7a6a', '#c98f3a', '#4a6a9a']);
            model.box([x - side * 0.5, 3.05, wz], [1.1, 0.07, wide / columns - 0.3], {
              color: awning,
              material: 'cloth',
              round: 0,
              turn: { roll: side * 24 },
              paint: [
                {
                  color: '#f8f0e0',
                  on: { kind: 'bands', axis: 'z', step: 0.4, width: 0.5, soft: 0.02 },
                },
              ],
            });
          }
        }
        z -= wide;
      }
      // The kerb and the walk.
      model.box([side * (half + 0.7), 0.06, -22], [1.9, 0.14, 70], {
        color: '#a49c92',
        material: 'stone',
        round: 0.02,
        paint: [
          {
            color: [0.6, 0.6, 0.62],
            shade: true,
            on: { kind: 'joints', width: 0.9, height: 0.9, joint: 0.02 },
          },
        ],
      });
    }
    const turn = frame([center[0], 0, center[2]], { yaw: yaw + random.range(-13, 13) });
    const lamps: Lamp[] = [];
    const posts = new Model(0.6);
    for (let i = 0; i < 5; i++) {
      for (const side of [1, -1]) {
        const at: Vec = [side * (half + 0.1), 0, -3.5 - i * 9 + (side > 0 ? 0 : 3)];
        posts.at(at, {}, () => {
          posts.lathe(
            [
              [0.14, 0],
              [0.12, 0.3],
              [0.05, 0.5],
              [0.045, 3.2],
              [0.07, 3.3],
              [0.02, 3.36],
            ],
            { color: '#2a2d33', material: 'steel', around: 12 },
          );
          posts.ball([0, 3.62, 0], 0.24, {
            color: isDark ? '#ffe3a8' : '#f3f0e6',
            material: isDark ? 'glow' : 'ceramic',
            shadow: false,
            around: 16,
          });
        });
        if (isDark && i < 1)
          lamps.push({
            at: applyFrame(turn, [at[0], 3.4, at[2]]),
            color: [2.4, 1.6, 0.8],
            reach: 2.6,
          });
      }
    }
    const instances: Instance[] = [
      { model, frame: turn, thing: 0 },
      { model: posts, frame: turn, thing: 0 },
    ];
    // The sun stands over the street's near end: the pavement is never all in shade.
    const away = ((yaw + random.range(-26, 26)) * Math.PI) / 180;
    const rise = ((weathered.rise + 8) * Math.PI) / 180;
    return {
      instances,
      lamps,
      light: { toSun: [sin(away) * cos(rise), sin(rise), cos(away) * cos(rise)] },
      ground: {
        y: 0,
        color: linear(isWet ? '#5a5e68' : '#8f8982'),
        material: isWet ? MATERIALS.stone : MATERIALS.plaster,
        paint: compilePaint([
          {
            color: [1.25, 1.22, 1.2],
            shade: true,
            on: { kind: 'pieces', width: 0.34, height: 0.24 },
          },
          {
            color: [0.5, 0.5, 0.52],
            shade: true,
            on: { kind: 'joints', width: 0.34, height: 0.24, joint: 0.02 },
          },
          mottled(1.1, 0.4),
          ...(isWet
            ? [
                {
                  gloss: 1,
                  rough: 0.1,
                  on: { kind: 'noise' as const, scale: 0.5, from: 0.3, to: 0.56 },
                },
              ]
            : []),
        ]),
        mirror: isWet ? 0.8 : 0,
        waves: null,
      },
      backdrop: createSky(context, {
        ridges: [
          {
            height: 0.1,
            color: weathered.light.fogColor.map((v) => v * 0.7) as unknown as [
              number,
              number,
              number,
            ],
            bumps: 9,
            jagged: 0.5,
          },
        ],
      }),
      fog: isWet ? 0.01 : 0.005,
    };
  },
};
