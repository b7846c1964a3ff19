import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

const tip = (z: number): number => {
  const t = Math.max(0, (Math.abs(z) - 0.3) / 0.1);
  return t * t;
};

export const SKATEBOARD: Concept = {
  name: 'skateboard',
  words: 'skateboard, longboard, skate board, snowboard, surfboard, surf board',
  kind: 'prop',
  size: 0.8,
  habitat: ['ground'],
  places: ['street', 'beach'],
  held: true,
  grip: 'low',
  parts: { trim: 'wheel, stripe' },
  build(k) {
    const surf = k.has('surfboard', 'surf');
    const snow = k.has('snowboard');
    const deck = k.color('main', '#2f9a9a', '#d8604a', '#f0b52f', '#5f6fc0');
    const trim = k.color('trim', '#fbf3e0', '#e8643a');
    const [w, h] = surf ? [0.27, 1.9] : snow ? [0.15, 1.5] : [0.11, 0.8];
    if (surf || snow) {
      // It stands in the sand on its tail.
      k.at([0, h / 2 - 0.06, 0], { pitch: -10, roll: k.vary(-8, 8) }, () => {
        const half = (t: number) =>
          w *
          Math.min(
            1,
            Math.sqrt(Math.max(0, 1 - Math.abs(t) * Math.abs(t) * Math.abs(t))) *
              (snow ? 1.2 : 1) *
              (1 - 0.12 * Math.max(0, t)),
          );
        k.loft(
          (v) => {
            const t = v * 2 - 1;
            return Array.from({ length: 28 }, (_, i): readonly [number, number, number] => [
              cos((i / 28) * TAU) * half(t),
              (t * h) / 2,
              -sin((i / 28) * TAU) * 0.028 * Math.sqrt(Math.max(0.02, 1 - t * t)) +
                0.09 * t * t * (t > 0 ? 1 : 0.3),
            ]);
          },
          40,
          {
            color: deck,
            material: 'lacquer',
            paint: [
              {
                color: trim,
                on: { kind: 'bands', axis: 'y', step: h * 0.62, width: 0.13, soft: 0.004 },
              },
              {
                color: k.tone(trim, 0.55),
                on: { kind: 'bands', axis: 'y', step: h * 0.62, width: 0.045, soft: 0.004 },
              },
            ],
          },
        );
      });
      k.socket('grip', [0, h * 0.5, 0.04], 0.06);
      return;
    }
    k.sheet(
      (u, v) => {
        const z = (v - 0.5) * h;
        const end = Math.max(0, Math.abs(z) - 0.28);
        const half = w * Math.sqrt(Math.max(0, 1 - tip(z)));
        return [(u - 0.5) * 2 * half, 0.115 + end * 0.5 + 0.012 * (u - 0.5) * (u - 0.5) * 4, z];
      },
      10,
      40,
      {
        color: '#3a3a42',
        material: 'plastic',
        paint: [{ color: deck, on: { kind: 'facing', axis: 'y', from: 0.1, to: -0.1 } }],
      },
    );
    for (const z of [0.24, -0.24]) {
      k.box([0, 0.08, z], [0.06, 0.03, 0.08], { color: '#c9ced8', material: 'steel' });
      k.tube(
        [
          [-0.09, 0.045, z],
          [0, 0.05, z],
          [0.09, 0.045, z],
        ],
        0.014,
        { color: '#c9ced8', material: 'steel' },
      );
      for (const s of [1, -1])
        k.at([s * 0.09, 0.042, z], { roll: 90 }, () =>
          k.lathe(
            [
              [0, -0.022],
              [0.034, -0.022],
              [0.042, -0.012],
              [0.042, 0.012],
              [0.034, 0.022],
              [0, 0.022],
            ],
            { color: trim, material: 'plastic', around: 28 },
          ),
        );
    }
    k.socket('deck', [0, 0.12, 0], 0.34);
    k.socket('top', [0, 0.12, 0], 0.5);
    k.socket('grip', [0, 0.1, 0], 0.06, { pitch: 90 });
  },
};
