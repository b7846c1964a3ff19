import { pow, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const SLED: Concept = {
  name: 'sled',
  words: 'sled, sleigh, sledge, toboggan, santa sleigh',
  kind: 'vehicle',
  size: 1.8,
  habitat: ['ground'],
  places: ['snow'],
  parts: { seat: 'seat' },
  build(k) {
    const color = k.color('main', '#b8262c', '#2f6a4a', '#8a5a34');
    const gold = { color: '#d8a84a', material: 'gold' } as const;
    for (const s of [1, -1]) {
      k.tube(
        [
          [s * 0.42, 0.1, -1.0],
          [s * 0.42, 0.03, -0.6],
          [s * 0.42, 0.03, 0.6],
          [s * 0.42, 0.14, 1.0],
          [s * 0.42, 0.42, 1.16],
          [s * 0.42, 0.56, 1.0],
          [s * 0.42, 0.5, 0.88],
        ],
        0.035,
        gold,
      );
      for (const z of [-0.6, 0, 0.55])
        k.tube(
          [
            [s * 0.42, 0.03, z],
            [s * 0.38, 0.34, z],
          ],
          0.026,
          gold,
        );
      k.sheet(
        (u, v) => {
          const top = 0.98 - 0.42 * u + 0.28 * pow(u, 4) + 0.1 * sin((1 - u) * 5) * (1 - u);
          return [
            s * (0.42 + 0.08 * v),
            0.34 + v * (top - 0.34),
            -0.85 + u * 1.75 - 0.1 * v * (1 - u),
          ];
        },
        24,
        6,
        {
          color,
          material: 'lacquer',
          paint: [{ color: '#d8a84a', on: { kind: 'coord', of: 'v', from: 0.84, to: 0.9 } }],
        },
      );
      k.tube(
        Array.from({ length: 13 }, (_, i): Vec => {
          const u = i / 12;
          return [
            s * 0.5,
            0.98 - 0.42 * u + 0.28 * pow(u, 4) + 0.1 * sin((1 - u) * 5) * (1 - u),
            -0.85 + u * 1.75 - 0.1 * (1 - u),
          ];
        }),
        0.03,
        gold,
      );
    }
    k.box([0, 0.36, 0], [0.86, 0.06, 1.75], { color: k.tone(color, 0.75), material: 'wood' });
    k.sheet((u, v) => [(u - 0.5) * (0.86 + 0.12 * v), 0.36 + v * 0.62, -0.86 - 0.1 * v], 6, 6, {
      color,
      material: 'lacquer',
    });
    k.sheet(
      (u, v) => [(u - 0.5) * (0.86 + 0.1 * v), 0.36 + v * 0.48, 0.82 + 0.1 * v + 0.1 * v * v],
      6,
      6,
      { color, material: 'lacquer' },
    );
    const seat = k.color('seat', '#3f6a44', '#e8d8b8');
    k.box([0, 0.52, -0.45], [0.82, 0.2, 0.6], { color: seat, material: 'felt', round: 0.09 });
    k.box([0, 0.8, -0.76], [0.82, 0.5, 0.16], {
      color: seat,
      material: 'felt',
      round: 0.07,
      turn: { pitch: -8 },
    });
    k.socket('seat', [0, 0.62, -0.4], 0.7);
    k.socket('inside', [0, 0.4, 0], 0.8);
    k.socket('deck', [0, 0.62, 0], 0.7);
  },
};
