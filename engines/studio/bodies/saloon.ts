/** Closed cars: a body, a cabin of glass, wheels and lights. */
import type { Color, Layer } from '../model/paint.ts';
import type { Kit } from './kit.ts';
import type { Station } from './shell.ts';

export interface SaloonPlan {
  color: Color;
  roof?: Color;
  /** Paint over the body. */
  paint?: readonly Layer[];
  /** Over the length of the body and of the cabin. */
  body?: readonly Station[];
  cabin?: readonly Station[];
  wheel?: number;
  /** Places of the axles. */
  axles?: readonly [front: number, back: number];
  band?: Color;
}

const BODY: readonly Station[] = [
  [-2.1, 0.46, 0.74, 0.6],
  [-2.02, 0.34, 0.86, 0.76],
  [-1.3, 0.27, 0.94, 0.84],
  [0, 0.25, 0.93, 0.86],
  [1.2, 0.27, 0.88, 0.84],
  [1.98, 0.34, 0.76, 0.74],
  [2.12, 0.44, 0.62, 0.56],
];
const CABIN: readonly Station[] = [
  [-1.62, 0.84, 0.9, 0.7],
  [-1.15, 0.84, 1.36, 0.7],
  [-0.35, 0.84, 1.5, 0.72],
  [0.3, 0.84, 1.46, 0.72],
  [1.05, 0.84, 0.9, 0.76],
];

/** @returns height of the roof */
export function buildSaloon(k: Kit, p: SaloonPlan): number {
  const {
    color,
    body = BODY,
    cabin = CABIN,
    wheel = 0.35,
    axles: [front, back] = [1.32, -1.3],
  } = p;
  const roof = p.roof ?? color;
  const half = Math.max(...body.map((s) => s[3]));
  const top = Math.max(...cabin.map((s) => s[2]));
  const low = cabin[0]![1];
  k.shell(body, {
    color,
    material: 'lacquer',
    round: 0.42,
    crease: 60,
    paint: [
      ...(p.paint ?? []),
      ...[front, back].map((z) => ({
        color: '#141316',
        gloss: 0.05,
        on: {
          kind: 'ball' as const,
          at: [0, wheel, z] as const,
          radius: [4, wheel * 1.16, wheel * 1.16] as const,
          soft: 0.02,
        },
      })),
      {
        color: [0.35, 0.35, 0.38],
        shade: true,
        on: [
          { kind: 'ramp', axis: 'z', from: 0.012, to: 0.006 },
          { kind: 'ramp', axis: 'z', from: -0.012, to: -0.006 },
        ],
      },
    ],
  });
  const pillar = (z: number): Layer => ({
    color: roof,
    on: [
      { kind: 'ramp', axis: 'z', from: z - 0.06, to: z - 0.05 },
      { kind: 'ramp', axis: 'z', from: z + 0.06, to: z + 0.05 },
    ],
  });
  k.shell(cabin, {
    color: '#26343f',
    material: 'lacquer',
    round: 0.36,
    lean: 0.82,
    crease: 60,
    paint: [
      { color: '#54707f', amount: 0.7, on: { kind: 'ramp', axis: 'y', from: low, to: top } },
      pillar(-0.25),
      pillar((cabin[0]![0] + cabin[1]![0]) / 2 + 0.18),
      { color: roof, on: { kind: 'facing', axis: 'y', from: 0.92, to: 0.96 } },
      { color: roof, on: { kind: 'ramp', axis: 'y', from: top - 0.075, to: top - 0.065 } },
      { color: roof, on: { kind: 'ramp', axis: 'y', from: low + 0.09, to: low + 0.08 } },
    ],
  });
  for (const x of [half - 0.06, 0.06 - half])
    for (const z of [front, back])
      k.wheel([x, wheel, z], { radius: wheel, width: 0.22, spokes: 8, band: p.band });
  const chrome = { color: '#d4d8de', material: 'chrome' as const };
  const nose = body.at(-1)![0];
  const tail = body[0]![0];
  const high = body.at(-2)![2];
  for (const s of [1, -1]) {
    k.at([s * half * 0.68, high - 0.12, nose - 0.14], { pitch: 90 }, () => {
      k.lathe(
        [
          [0.13, 0],
          [0.14, 0.06],
          [0.12, 0.09],
        ],
        chrome,
      );
      k.ball([0, 0.05, 0], [0.12, 0.05, 0.12], { color: '#fff4d6', material: 'eye' });
    });
    k.box([s * half * 0.74, high, tail + 0.1], [0.2, 0.12, 0.16], {
      color: '#d8242a',
      material: 'plastic',
      round: 0.04,
    });
    k.ball([s * (half + 0.05), low + 0.1, cabin.at(-1)![0] - 0.3], [0.09, 0.065, 0.05], chrome);
    for (const z of [0.14, -0.62])
      k.box([s * half, low - 0.1, z - 0.2], [0.03, 0.03, 0.16], { ...chrome, round: 0.01 });
  }
  for (let i = -4; i <= 4; i++)
    k.box([i * 0.075, high - 0.16, nose - 0.04], [0.025, 0.16, 0.05], chrome);
  for (const [z, way] of [
    [nose, 1],
    [tail, -1],
  ] as const)
    k.tube(
      [
        [-half * 0.94, 0.42, z - way * 0.22],
        [-half * 0.6, 0.42, z],
        [half * 0.6, 0.42, z],
        [half * 0.94, 0.42, z - way * 0.22],
      ],
      0.045,
      chrome,
    );
  k.socket('seat', [0, low - 0.2, 0], 0.6);
  // Who is inside leans out of the window.
  k.socket('inside', [half - 0.14, low - 0.1, 0.06], 0.5, { yaw: 35 });
  k.socket('top', [0, top, (cabin[1]![0] + cabin.at(-2)![0]) / 2], 0.9);
  return top;
}
