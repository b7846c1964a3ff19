/** Hills and mountains behind everything: a height field in a fan before the camera. */
import { cos, sin } from '../core/math.ts';
import { sampleNoise } from '../core/noise.ts';
import { Model } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { frame } from '../model/vec.ts';
import type { Instance } from '../render/soup.ts';
import type { PlaceContext } from './place.ts';

export interface TerrainOptions {
  /** Distance of its foot and of its back, metres. */
  from: number;
  to: number;
  /** Height of its tops, metres. */
  height: number;
  /** Metres from one top to the next. */
  bump: number;
  /** 0 rolling, 1 rock. */
  rough: number;
  color: Color;
  /** How far its foot lies below the ground: only the tops look out, as islands. */
  sink?: number;
  paint?: Paint;
  /** Points across and away. */
  across?: number;
  away?: number;
}

/** Degrees to each side of the view that are filled. */
const SPREAD = 46;

export function terrain(context: PlaceContext, o: TerrainOptions): Instance {
  const { tiles, random, yaw, center } = context;
  const own = random.fork(`terrain ${o.from}`);
  const [du, dv] = [own.range(0, 512), own.range(0, 512)];
  const k = 128 / o.bump;
  const model = new Model();
  model.sheet(
    (u, v) => {
      const a = ((u - 0.5) * 2 * SPREAD * Math.PI) / 180;
      const d = o.from + (o.to - o.from) * v;
      const x = -sin(a) * d;
      const z = -cos(a) * d;
      const soft = 0.5 + 0.62 * sampleNoise(tiles.fbm, x * k + du, z * k + dv);
      const ridge = 0.5 + 0.5 * sampleNoise(tiles.ridge, x * k * 0.8 + dv, z * k * 0.8 + du);
      const shape = soft + (ridge * 1.15 - soft) * o.rough;
      const rise = Math.min(1, v * 1.5);
      return [
        x,
        o.height * rise * (0.25 + 0.85 * Math.max(0, shape)) - (o.sink ?? 0.02 * o.height),
        z,
      ];
    },
    o.across ?? 110,
    o.away ?? 34,
    {
      color: o.color,
      material: 'plaster',
      shadow: false,
      crease: 180,
      ...(o.paint ? { paint: o.paint } : {}),
    },
  );
  return { model, frame: frame([center[0], 0, center[2]], { yaw }), thing: 0 };
}

/** Peaks with snow, rock and woods at their feet. */
export function peaks(context: PlaceContext, height: number, isSnowy: boolean): Instance {
  const far = context.radius * 4 + 190;
  return terrain(context, {
    from: far,
    to: far * 2,
    height,
    bump: 190,
    rough: 0.85,
    color: isSnowy ? '#8f9fb4' : '#7f8488',
    across: 150,
    away: 46,
    paint: [
      {
        color: '#5d6670',
        on: { kind: 'noise', scale: 0.05, from: 0.45, to: 0.7, stretch: [1, 0.4, 1] },
      },
      {
        color: '#4f6b48',
        on: { kind: 'ramp', axis: 'y', from: height * 0.42, to: height * 0.2, rag: height * 0.1 },
        amount: isSnowy ? 0.25 : 1,
      },
      {
        color: '#f2f6fb',
        on: [
          {
            kind: 'ramp',
            axis: 'y',
            from: height * (isSnowy ? 0.12 : 0.45),
            to: height * (isSnowy ? 0.3 : 0.66),
            rag: height * 0.14,
          },
          { kind: 'facing', axis: 'y', from: 0.25, to: 0.6 },
        ],
      },
    ],
  });
}

/** Rolling country with fields and woods. */
export function hills(context: PlaceContext, dry: boolean): Instance[] {
  const r = context.radius;
  const near = r * 3 + 34;
  const paint: Paint = [
    {
      color: dry ? '#c9a860' : '#b8b860',
      on: { kind: 'noise', scale: 0.022, from: 0.5, to: 0.56 },
      amount: 0.7,
    },
    { color: dry ? '#a8854a' : '#4f7a38', on: { kind: 'noise', scale: 0.05, from: 0.52, to: 0.6 } },
    {
      color: [0.75, 0.78, 0.7],
      shade: true,
      on: { kind: 'noise', scale: 0.5, from: 0.4, to: 0.7 },
    },
  ];
  return [
    terrain(context, {
      from: near,
      to: near * 2.2,
      height: r * 0.4 + 9,
      bump: 80,
      rough: 0,
      color: dry ? '#c2a05a' : '#7fa648',
      paint,
    }),
    terrain(context, {
      from: near * 3,
      to: near * 6,
      height: r + 34,
      bump: 240,
      rough: 0.15,
      color: dry ? '#b0946a' : '#6d9a58',
      paint,
      away: 22,
    }),
  ];
}

/** Green islands on the horizon of the sea. */
export function islands(context: PlaceContext): Instance {
  const far = context.radius * 6 + 260;
  return terrain(context, {
    from: far,
    to: far * 1.7,
    height: 46,
    bump: 210,
    rough: 0.5,
    sink: 24,
    color: '#6f9a62',
    across: 120,
    away: 24,
    paint: [
      { color: '#4f7a52', on: { kind: 'noise', scale: 0.04, from: 0.45, to: 0.65 } },
      { color: '#cbb890', on: { kind: 'ramp', axis: 'y', from: 5, to: 0, rag: 2 } },
    ],
  });
}
