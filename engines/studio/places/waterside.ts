/** Beside the sea: beach and coast road. */
import { MATERIALS } from '../model/material.ts';
import { Model } from '../model/model.ts';
import { solidNoise } from '../model/noise-volume.ts';
import { compilePaint, linear, mottled } from '../model/paint.ts';
import { applyFrame, frame } from '../model/vec.ts';
import type { Instance } from '../render/soup.ts';
import type { Place } from './place.ts';
import { behind, palmModel, planted, stoneModel } from './scatter.ts';
import { createSky } from './sky.ts';
import { islands } from './terrain.ts';

function smoothed(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const SEA = {
  color: linear('#1f7f9a'),
  material: MATERIALS.wet,
  paint: compilePaint([
    {
      color: '#3fb3b4',
      on: { kind: 'noise', scale: 0.12, from: 0.4, to: 0.65, stretch: [0.6, 1, 1.6] },
    },
    { color: '#0f5f86', on: { kind: 'noise', scale: 0.03, from: 0.5, to: 0.7 } },
  ]),
  mirror: 0.75,
  waves: { size: 0.9, steep: 0.5 },
};

export const BEACH: Place = {
  name: 'beach',
  bounce: linear('#e6cfa2'),
  build(context) {
    const { random, weathered, radius, yaw, center } = context;
    const shore = random.pick([1, -1]);
    const turn = frame([center[0], 0, center[2]], { yaw: yaw + shore * 14 });
    const water = radius * 2.2 + 2;
    // The sand slopes into the sea behind; its edge is uneven.
    const sand = new Model();
    sand.sheet(
      (u, v) => {
        const x = (u - 0.5) * 160;
        const z = 14 + radius * 4 - v * (14 + radius * 4 + water + 14);
        const dip = smoothed(
          -water + 1.5,
          -water - 9,
          z + 1.6 * (solidNoise(x * 0.08, 1, 3) - 0.5) * 4,
        );
        const dune = (solidNoise(x * 0.12, 2, z * 0.12) - 0.5) * 0.1 * Math.min(1, radius);
        return [
          x,
          dune * smoothed(radius * 0.8, radius * 2 + 1, Math.abs(x) + Math.abs(z)) - dip * 1.6,
          z,
        ];
      },
      90,
      70,
      {
        color: '#ecd6a8',
        material: 'plaster',
        shadow: false,
        crease: 180,
        paint: [
          { color: '#d9bd86', on: { kind: 'noise', scale: 0.5, from: 0.4, to: 0.7 } },
          {
            color: '#b99a68',
            gloss: 0.5,
            rough: 0.25,
            on: { kind: 'ramp', axis: 'y', from: -0.08, to: -0.26, rag: 0.06 },
          },
          {
            color: '#ffffff',
            amount: 0.9,
            on: [
              { kind: 'ramp', axis: 'y', from: -0.25, to: -0.3, rag: 0.08 },
              { kind: 'noise', scale: 1.6, from: 0.35, to: 0.5 },
            ],
          },
          mottled(16, 0.2),
        ],
      },
    );
    const instances: Instance[] = [{ model: sand, frame: turn, thing: 0 }, islands(context)];
    // Palms to one side, stones where the sand ends.
    if (!context.excluded.has('palm') && !context.excluded.has('tree')) {
      const palms = [palmModel(random.fork('palm 1')), palmModel(random.fork('palm 2'))];
      const back = frame([center[0], 0, center[2]], { yaw });
      for (let i = 0; i < 3; i++) {
        const at = applyFrame(back, [
          -shore * (radius * (2.2 + i * 0.8) + 0.3),
          -0.05,
          -(radius * (2.2 + i * 1.1) + 0.6),
        ]);
        const high = Math.min(1, Math.max(0.12, radius * 0.62)) * random.range(0.85, 1.15);
        instances.push({
          model: palms[i % 2]!,
          frame: frame(at, { yaw: random.range(0, 360), scale: high }),
          thing: 0,
        });
      }
    }
    const stone = stoneModel(random.fork('stone'), { color: '#a59a88', material: 'stone' });
    const near = radius * 1.6 + 0.5;
    instances.push(
      ...planted(
        [stone],
        behind(context, 5, near, near + radius * 2 + 1, near + radius * 2 + 1, radius * 1.3),
        random.fork('stones'),
        Math.min(0.5, radius * 0.12),
        Math.min(1, radius * 0.35),
      ),
    );
    return {
      instances,
      ground: { y: -0.3, ...SEA },
      backdrop: createSky(context, {
        clouds: 0.3 + 0.5 * weathered.overcast,
      }),
    };
  },
};

export const COAST: Place = {
  name: 'coast',
  bounce: linear('#9a948c'),
  build(context) {
    const { weathered, yaw, center, radius } = context;
    // The road runs across the picture and bends away; the sea lies beyond the wall.
    const turn = frame([center[0], 0, center[2]], { yaw: yaw - 52 });
    const bend = (z: number) => 0.006 * z * z * smoothed(0, 40, Math.abs(z));
    const model = new Model();
    const half = Math.max(3.6, radius * 1.5);
    model.sheet(
      (u, v) => {
        const z = -60 + v * 120;
        return [bend(z) + (0.5 - u) * half * 2, 0, z];
      },
      6,
      80,
      {
        color: '#5d5a5c',
        material: 'plaster',
        shadow: false,
        paint: [
          { color: '#f2ead6', on: { kind: 'coord', of: 'u', from: 0.035, to: 0.055, soft: 0.004 } },
          { color: '#f2ead6', on: { kind: 'coord', of: 'u', from: 0.945, to: 0.965, soft: 0.004 } },
          {
            color: '#f2ead6',
            on: [
              { kind: 'coord', of: 'u', from: 0.49, to: 0.51, soft: 0.004 },
              { kind: 'stripes', of: 'v', count: 24, width: 0.5, soft: 0.02 },
            ],
          },
          mottled(5, 0.25),
        ],
      },
    );
    model.sheet(
      (u, v) => {
        const z = -60 + v * 120;
        return [
          bend(z) - half - u * 5,
          -0.02 - u * u * 7 + (solidNoise(z * 0.2, u * 3, 1) - 0.5) * 1.6 * u,
          z,
        ];
      },
      12,
      90,
      {
        color: '#b99b72',
        material: 'stone',
        shadow: false,
        crease: 180,
        paint: [
          { color: '#86a04c', on: { kind: 'ramp', axis: 'y', from: -1.4, to: -0.3, rag: 0.4 } },
        ],
      },
    );
    model.sheet(
      (u, v) => {
        const z = -60 + v * 120;
        return [
          bend(z) + half + u * 22,
          -0.02 +
            smoothed(0.03, 0.5, u) * 5 +
            (solidNoise(z * 0.1, u * 3, 4) - 0.5) * 4 * smoothed(0, 0.3, u),
          z,
        ];
      },
      20,
      80,
      {
        color: '#8fa453',
        material: 'leaf',
        shadow: false,
        crease: 180,
        paint: [
          { color: '#c7a878', on: { kind: 'noise', scale: 0.4, from: 0.5, to: 0.7 } },
          mottled(1.6, 0.5),
        ],
      },
    );
    for (let i = -22; i < 22; i++) {
      const z = i * 2.4;
      model.box([bend(z) - half - 0.25, 0.28, z], [0.34, 0.62, 0.5], {
        color: '#f1ece0',
        material: 'plaster',
        round: 0.05,
      });
    }
    return {
      instances: [{ model, frame: turn, thing: 0 }, islands(context)],
      ground: { y: -5, ...SEA, waves: { size: 1.6, steep: 0.5 } },
      backdrop: createSky(context, {
        clouds: 0.3 + 0.5 * weathered.overcast,
      }),
    };
  },
};
