import { sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const FERN: Concept = {
  name: 'fern',
  words: 'fern, ferns',
  kind: 'plant',
  size: 0.7,
  habitat: ['ground'],
  places: ['forest', 'meadow'],
  build(k) {
    const leaf = k.color('main', '#4f8f3c', '#5f9c44');
    for (let i = 0; i < 15; i++) {
      const a = i * 137.5;
      const t = (i % 5) / 4;
      const tilt = 28 + 42 * t;
      k.at([0, 0, 0], { yaw: a }, () => {
        const p = (v: number): Vec => [
          0,
          (0.2 + 0.5 * t) * sin(v * 2.2) * 1.05,
          (0.62 - 0.22 * t) * v,
        ];
        k.tube([p(0), p(0.25), p(0.5), p(0.75), p(1)], [0.008, 0.007, 0.005, 0.003, 0.001], {
          color: '#6a8a3c',
          material: 'leaf',
          around: 5,
        });
        for (let j = 2; j < 15; j++)
          for (const s of [1, -1])
            k.leaf(
              p(j / 15),
              { yaw: s * 68, pitch: 10 - tilt * 0.1 },
              [0.14 * sin((j / 15) * 2.6 + 0.4), 0.034],
              0.3,
              { color: k.tone(leaf, 0.8 + 0.35 * (j / 15)), paint: [] },
            );
      });
    }
    k.socket('inside', [0, 0.1, 0], 0.3);
  },
};
