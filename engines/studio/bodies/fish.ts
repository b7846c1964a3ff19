/** Fish: a lofted body along its length, fins as sheets. Faces +z. */
import { cos, sin, TAU } from '../core/math.ts';
import type { Color, Paint } from '../model/paint.ts';
import { curveAt, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface FishPlan {
  /** Nose to the root of the tail, metres. */
  length: number;
  /** Half height to the length at points from nose to tail. */
  heights: readonly number[];
  /** Half width to half height. */
  width: number;
  coat: Color;
  belly: Color;
  fin: Color;
  tail: { length: number; height: number; fork: number };
  dorsal: { at: number; length: number; height: number };
  eyes: { size: number; iris?: Color };
  paint?: Paint;
  /** How far the tail swings. */
  bend?: number;
}

export function buildFish(k: Kit, p: FishPlan): void {
  const L = p.length;
  const bend = (p.bend ?? 0.12) * k.pick(1, -1) * k.vary(0.6, 1.3);
  const heights = p.heights.map((h) => [h * L]);
  const half = (v: number) => Math.max(0.002 * L, curveAt(heights, v)[0]!);
  const lie = Math.max(...p.heights) * L;
  const spine = (v: number): Vec => [bend * L * v * v * sin(v * 2.4), lie, L * (0.5 - v)];
  k.loft(
    (v) => {
      const h = half(v);
      const [x, y, z] = spine(1 - v);
      const hh = half(1 - v);
      return Array.from({ length: 28 }, (_, i) => {
        const a = (i / 28) * TAU;
        return [x + sin(a) * (hh || h) * p.width, y + cos(a) * hh, z] as Vec;
      }).reverse();
    },
    40,
    {
      color: p.coat,
      material: 'scale',
      crease: 80,
      paint: [
        {
          color: p.belly,
          on: {
            kind: 'ramp',
            axis: 'y',
            from: lie + 0.02 * L,
            to: lie - lie * 0.55,
            rag: 0.02 * L,
          },
        },
        {
          color: [0.7, 0.7, 0.75],
          shade: true,
          amount: 0.5,
          on: { kind: 'joints', width: L * 0.035, height: L * 0.03, joint: L * 0.005 },
        },
        ...(p.paint ?? []),
      ],
    },
  );
  const finLook = {
    color: p.fin,
    material: 'scale' as const,
    paint: [
      {
        color: [0.6, 0.6, 0.6] as const,
        shade: true,
        amount: 0.7,
        on: { kind: 'stripes' as const, of: 'u' as const, count: 12, width: 0.4, soft: 0.3 },
      },
    ],
  };
  const end = spine(1);
  const th = p.tail.height * L;
  const tl = p.tail.length * L;
  k.sheet(
    (u, v) => {
      const s = (u - 0.5) * 2;
      const cut = 1 - p.tail.fork * (1 - Math.abs(s));
      return [
        end[0] + bend * L * v * 0.9 + 0.02 * L * sin(s * 3 + v * 3),
        end[1] + s * (half(1) * 0.9 + (th - half(1)) * v),
        end[2] + 0.02 * L - tl * v * cut,
      ];
    },
    14,
    8,
    finLook,
  );
  const { at, length: dl, height: dh } = p.dorsal;
  for (const side of [1, -0.6]) {
    k.sheet(
      (u, v) => {
        const t = at + dl * u;
        const [x, y, z] = spine(t);
        const edge = sin(Math.min(1, u * 1.25) * 2.6) * (1 - 0.45 * u);
        return [x, y + side * (half(t) * 0.92 + v * edge * dh * L), z - v * dh * L * 0.6];
      },
      12,
      5,
      finLook,
    );
  }
  const cheek = spine(0.3);
  for (const side of [1, -1]) {
    const w = half(0.3) * p.width;
    k.sheet(
      (u, v) => {
        const s = (u - 0.5) * 2;
        return [
          cheek[0] + side * (w * 0.92 + v * L * 0.09),
          cheek[1] - half(0.3) * 0.25 + s * L * 0.05 * (0.3 + v) - v * L * 0.03,
          cheek[2] - v * L * 0.13,
        ];
      },
      8,
      5,
      finLook,
    );
    const e = p.eyes.size * L;
    const [x, y, z] = spine(0.13);
    const hw = half(0.13);
    k.eye([x + side * (hw * p.width * 0.9 - e * 0.25), y + hw * 0.28, z], [side, 0.05, 0.35], e, {
      iris: p.eyes.iris ?? '#20140c',
      white: '#f3e2b0',
      irisSize: 0.72,
      pupil: 0.6,
    });
  }
  const nose = spine(0.015);
  k.tube(
    [-0.8, -0.4, 0, 0.4, 0.8].map(
      (s) =>
        [
          nose[0] + s * half(0.05) * p.width * 0.9,
          nose[1] - half(0.03) * 0.4 - Math.abs(s) * 0.008 * L,
          nose[2] - Math.abs(s) * 0.035 * L,
        ] as Vec,
    ),
    0.006 * L,
    { color: k.tone(p.coat, 0.35), shadow: false, around: 6 },
  );
  k.socket('grip', [0, lie, L * 0.05], lie * 2, { yaw: 90 });
  k.socket('mouth', nose, half(0.06));
  k.socket('back', [0, lie + half(0.45), 0], L * 0.3);
  k.socket('seat', [0, lie + half(0.4) * 0.95, L * 0.05], L * 0.3);
}
