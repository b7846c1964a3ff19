import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const SEAWEED: Concept = {
  name: 'seaweed',
  words: 'seaweed, kelp, algae, sea grass',
  kind: 'plant',
  size: 1,
  habitat: ['underwater', 'ground'],
  places: ['underwater'],
  build(k) {
    const green = k.color('main', '#3f8a5a', '#5a9440', '#2f7a6a');
    for (let i = 0; i < 9; i++) {
      const a = i * 2.4;
      const r = 0.05 * Math.sqrt(i) * 1.6;
      const h = 0.55 + 0.5 * ((i * 0.618) % 1);
      k.at([sin(a) * r, 0, cos(a) * r], { yaw: i * 70 }, () =>
        k.sheet(
          (u, v) => {
            const w = (u - 0.5) * 0.11 * sin(v * 2.7 + 0.3) * (1 + 0.2 * sin(v * 30 + u * 3));
            const s = 0.1 * sin(v * 6 + i) * v;
            return [w + s, v * h, 0.06 * sin(v * 5 + i * 2) * v + 0.02 * Math.abs(u - 0.5)];
          },
          6,
          30,
          {
            color: k.tone(green, 0.75 + 0.5 * ((i * 0.37) % 1)),
            material: 'leaf',
            crease: 180,
            paint: [
              {
                color: [1.3, 1.3, 1.1],
                shade: true,
                on: { kind: 'coord', of: 'u', from: 0.45, to: 0.55, soft: 0.04 },
              },
            ],
          },
        ),
      );
    }
    for (let i = 0; i < 6; i++)
      k.ball([sin(i) * 0.16, 0, cos(i) * 0.14], [0.1, 0.05, 0.08], {
        color: k.tone('#9a9080', 0.8 + 0.06 * i),
        material: 'stone',
        around: 8,
      });
    k.socket('perch', [0, 0.7, 0], 0.1);
  },
};
