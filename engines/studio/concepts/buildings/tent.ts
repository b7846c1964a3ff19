import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const TENT: Concept = {
  name: 'tent',
  words: 'tent, camping tent, camp, campsite, canvas tent',
  kind: 'building',
  size: 2.2,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  build(k) {
    const cloth = k.color('main', '#e0842e', '#3f8f7a', '#c8403a', '#e0b23e');
    const [w, h, d] = [2.5, 1.75, 3.0];
    for (const s of [1, -1]) {
      k.sheet(
        (u, v) => [
          s * (w / 2) * (1 - v) - s * 0.1 * sin(v * Math.PI) * sin(u * Math.PI),
          h * v,
          (u - 0.5) * d * (1 - 0.06 * v),
        ],
        12,
        14,
        {
          color: cloth,
          material: 'cloth',
          crease: 180,
          paint: [
            {
              color: [0.72, 0.72, 0.74],
              shade: true,
              on: { kind: 'coord', of: 'u', from: 0.485, to: 0.515 },
            },
            { color: k.tone(cloth, 0.6), on: { kind: 'ramp', axis: 'y', from: 0.12, to: 0.11 } },
          ],
        },
      );
      k.sheet(
        (u, v) => [s * (w / 2) * (1 - v) * (1 - u * 0.5 * (1 - v * 0.6)), h * v, d / 2 - 0.05],
        6,
        10,
        { color: k.tone(cloth, 1.12), material: 'cloth' },
      );
      k.sheet(
        (u, v) => [
          s * (w / 2) * (0.5 + 0.1 * u) * (1 - v) * (0.6 + 0.4 * (1 - v)) + s * 0.02,
          h * v * 0.9,
          d / 2 + 0.02 + 0.3 * u * (1 - v),
        ],
        4,
        8,
        { color: k.tone(cloth, 0.85), material: 'cloth', crease: 180 },
      );
      for (const z of [1, -1]) {
        k.tube(
          [
            [0, h, (z * d) / 2],
            [s * 1.5, 0.02, z * (d / 2 + 0.5)],
          ],
          0.01,
          { color: '#f0e6d0', material: 'cloth', around: 6 },
        );
        k.tube(
          [
            [s * 1.48, 0.12, z * (d / 2 + 0.48)],
            [s * 1.52, -0.05, z * (d / 2 + 0.52)],
          ],
          0.02,
          { color: '#8a5a34', material: 'wood', around: 6 },
        );
        k.tube(
          [
            [s * 0.05, h - 0.05, (z * d) / 2 - z * 0.05],
            [s * (w / 2), 0, (z * d) / 2 - z * 0.05],
          ],
          0.024,
          { color: '#b8844a', material: 'wood', around: 8 },
        );
      }
    }
    k.sheet((u, v) => [(u - 0.5) * w * (1 - v), h * v, -d / 2 + 0.05], 8, 8, {
      color: k.tone(cloth, 0.9),
      material: 'cloth',
    });
    k.sheet((u, v) => [(u - 0.5) * w * 0.9 * (1 - v), h * v * 0.96, d * 0.1], 8, 8, {
      color: k.has('night') ? '#ffb45a' : '#3a2a22',
      material: k.has('night') ? 'glow' : 'cloth',
    });
    k.sheet((u, v) => [(u - 0.5) * w * 0.92, 0.03, (v - 0.5) * d * 0.96], 3, 3, {
      color: '#5a4a3a',
      material: 'cloth',
    });
    k.tube(
      [
        [0.1, 0.12, 1.35],
        [0.1, 0.12, 0.3],
      ],
      0.12,
      { color: '#3f6a8a', material: 'cloth' },
    );
    k.socket('inside', [0, 0.05, 0.95], 1.1);
    k.socket('door', [0, 0, 2.3], 1);
    k.socket('top', [0, 1.75, 0], 0.5);
  },
};
