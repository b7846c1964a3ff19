import { sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const PIANO: Concept = {
  name: 'piano',
  words: 'piano, grand piano, upright piano, keyboard instrument',
  kind: 'furniture',
  size: 1.6,
  habitat: ['ground'],
  places: ['room', 'studio'],
  build(k) {
    const lacquer = k.color('main', '#1c1a1f', '#1c1a1f', '#6b3a22', '#f2ede4');
    // What lies on it lies on the closed lid.
    const isClosed = k.has('loaded', 'closed');
    const look = { color: lacquer, material: 'lacquer' } as const;
    // The keys face +z; the wing runs back, longer on its own right, where the bass is.
    const edge = (u: number): readonly [number, number] => {
      const t = u * 4;
      if (t < 1) return [0.74 - t * 1.48, 0.42];
      if (t < 2) return [-0.74, 0.42 - (t - 1) * 1.75];
      if (t < 3)
        return [-0.74 + (t - 2) * 0.62, -1.33 - 0.16 * sin((t - 2) * (TAU / 2)) + 0.1 * (t - 2)];
      const q = t - 3;
      return [-0.12 + q * 0.86 - 0.1 * sin(q * TAU), -1.23 + q * 1.65 - 0.26 * sin(q * TAU)];
    };
    const slab = (y: number, h: number, grow: number, tone = 1, from = 0) =>
      k.loft(
        (v) =>
          Array.from({ length: 96 }, (_, i) => {
            const [x, z] = edge(1 - i / 96);
            return [x * grow, y + v * h, Math.min(z, 0.42 - from) * grow] as const;
          }),
        1,
        { ...look, color: k.tone(lacquer, tone) },
      );
    slab(0.62, 0.26, 1);
    k.box([0, 0.7, 0.44], [1.48, 0.1, 0.34], { ...look, round: 0.02 });
    k.box([0, 0.765, 0.5], [1.34, 0.025, 0.2], {
      color: '#faf6ec',
      material: 'ceramic',
      round: 0.004,
      paint: [
        {
          color: [0.4, 0.4, 0.42],
          shade: true,
          on: { kind: 'bands', axis: 'x', step: 0.0383, width: 0.06, soft: 0.02 },
        },
      ],
    });
    for (let i = 0; i < 35; i++)
      if (![2, 6].includes(i % 7))
        k.box([-0.65 + (i + 0.5) * 0.0383, 0.786, 0.46], [0.021, 0.024, 0.115], {
          color: '#17151a',
          material: 'lacquer',
          round: 0.004,
        });
    for (const s of [1, -1])
      k.box([s * 0.71, 0.77, 0.48], [0.07, 0.07, 0.26], { ...look, round: 0.015 });
    k.at([-0.74, 0.9, 0], { roll: isClosed ? 0 : 36 }, () =>
      k.at([0.74, 0, 0], {}, () => slab(0, 0.03, 1, 1.0, 0.34)),
    );
    k.at([-0.12, 0.884, -0.26], {}, () =>
      k.box([0, 0, 0], [1.08, 0.012, 0.74], {
        color: '#c9983f',
        material: 'gold',
        paint: [
          { color: '#8a6a34', on: { kind: 'bands', axis: 'x', step: 0.03, width: 0.3, soft: 0.1 } },
        ],
      }),
    );
    if (!isClosed)
      k.tube(
        [
          [0.3, 0.88, -0.3],
          [0.26, 1.2, -0.3],
          [0.2, 1.57, -0.3],
        ],
        0.014,
        look,
      );
    k.box([0, 0.99, 0.16], [0.72, 0.26, 0.02], { ...look, turn: { pitch: -14 } });
    k.box([0.0, 1.0, 0.18], [0.42, 0.24, 0.012], {
      color: '#f8f2e2',
      material: 'paper',
      turn: { pitch: -14 },
      paint: [
        {
          color: '#6a6058',
          amount: 0.7,
          on: { kind: 'bands', axis: 'y', step: 0.022, width: 0.16, soft: 0.05 },
        },
      ],
    });
    for (const [x, z] of [
      [0.62, 0.36],
      [-0.62, 0.36],
      [-0.42, -1.1],
    ] as const) {
      k.at([x, 0, z], {}, () =>
        k.lathe(
          [
            [0, 0.05],
            [0.03, 0.06],
            [0.04, 0.12],
            [0.055, 0.5],
            [0.06, 0.64],
          ],
          { ...look, around: 24 },
        ),
      );
      k.ball([x, 0.035, z], 0.035, { color: '#c9983f', material: 'gold' });
    }
    k.box([0, 0.2, 0.12], [0.2, 0.02, 0.06], { color: '#c9983f', material: 'gold' });
    for (const s of [1, -1])
      k.tube(
        [
          [s * 0.07, 0.62, 0.1],
          [s * 0.07, 0.4, 0.1],
          [s * 0.07, 0.2, 0.1],
        ],
        0.016,
        look,
      );
    k.socket('top', [-0.2, 0.935, -0.35], 0.8);
  },
};
