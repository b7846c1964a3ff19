import { sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const HOT_DOG: Concept = {
  name: 'hot-dog',
  words: 'hot dog, hotdog, sausage in a bun, frankfurter',
  kind: 'food',
  size: 0.18,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const bun = k.color('main', '#d39a4e', '#c98a3c');
    k.at([0, 0, 0], { yaw: 68 }, () => {
      const body = k.body({
        color: bun,
        material: 'food',
        blend: 0.006,
        cells: 80,
        paint: [
          { color: '#9a5a20', amount: 0.7, on: { kind: 'facing', axis: 'x', from: 0.4, to: 1 } },
          { color: '#9a5a20', amount: 0.7, on: { kind: 'facing', axis: 'x', from: -0.4, to: -1 } },
          { color: '#f6e0b0', on: { kind: 'ramp', axis: 'y', from: 0.032, to: 0.045 } },
        ],
      });
      for (const s of [1, -1])
        body.cone([s * 0.019, 0.026, -0.062], [s * 0.019, 0.026, 0.062], 0.0235, 0.0235);
      k.tube(
        [
          [0, 0.044, -0.1],
          [0, 0.042, -0.05],
          [0, 0.041, 0],
          [0, 0.042, 0.05],
          [0, 0.044, 0.1],
        ],
        [0.0145, 0.017, 0.017, 0.017, 0.0145],
        { color: '#b5482a', material: 'wet', around: 22 },
      );
      for (const s of [1, -1])
        k.ball([0, 0.044, s * 0.1], 0.0146, { color: '#b5482a', material: 'wet' });
      k.tube(
        Array.from(
          { length: 27 },
          (_, i): Vec => [0.0095 * (i % 2 ? 1 : -1), 0.0585 - 0.002 * (i % 2), -0.082 + i * 0.0063],
        ),
        0.0038,
        { color: '#f6c022', material: 'wet', around: 10 },
      );
      k.sheet(
        (u, v) => [
          (u < 0.5 ? 1 : -1) * (0.018 + 0.006 * sin(v * 60)),
          0.03 + Math.abs(u - 0.5) * 0.044 + 0.003 * sin(v * 47),
          (v - 0.5) * 0.14,
        ],
        6,
        60,
        { color: '#79b23c', material: 'leaf', crease: 180 },
      );
    });
    k.socket('grip', [0, 0.02, 0], 0.06);
  },
};
