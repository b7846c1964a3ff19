import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const ARMCHAIR: Concept = {
  name: 'armchair',
  words: 'armchair, recliner, easy chair, wing chair, comfy chair',
  kind: 'furniture',
  size: 1,
  habitat: ['ground'],
  places: ['room'],
  parts: { cushion: 'cushion, pillow' },
  build(k) {
    const cloth = k.color('main', '#3f7f7a', '#b8543c', '#c8963e', '#5a6a9a');
    const soft = { color: cloth, material: 'felt', paint: [mottled(14, 0.1)] } as const;
    k.box([0, 0.26, 0], [0.8, 0.24, 0.74], { ...soft, round: 0.06 });
    k.box([0, 0.43, 0.05], [0.54, 0.16, 0.64], {
      ...soft,
      color: k.tone(cloth, 1.12),
      round: 0.07,
    });
    k.at([0, 0.74, -0.32], { pitch: -9 }, () => {
      k.box([0, 0, 0], [0.74, 0.76, 0.18], { ...soft, round: 0.09 });
      for (const x of [-0.18, 0, 0.18])
        for (const y of [0, 0.2])
          k.ball([x, y, 0.09], 0.014, {
            color: k.tone(cloth, 0.6),
            material: 'leather',
            around: 8,
          });
    });
    for (const s of [1, -1]) {
      k.box([s * 0.37, 0.46, 0.02], [0.17, 0.4, 0.72], { ...soft, round: 0.07 });
      k.at([s * 0.37, 0.64, 0.02], { pitch: 90 }, () =>
        k.lathe(
          [
            [0, -0.38],
            [0.09, -0.375],
            [0.1, -0.35],
            [0.1, 0.35],
            [0.09, 0.378],
            [0, 0.38],
          ],
          soft,
        ),
      );
      for (const z of [0.28, -0.28])
        k.tube(
          [
            [s * 0.32, 0.16, z],
            [s * 0.34, 0, z * 1.05],
          ],
          [0.03, 0.018],
          { color: '#5a3622', material: 'wood' },
        );
    }
    k.at([0.06, 0.62, -0.14], { pitch: -18, roll: 8 }, () =>
      k.shell(
        [
          [-0.06, -0.02, 0.02, 0.16],
          [0, -0.16, 0.16, 0.18],
          [0.06, -0.02, 0.02, 0.16],
        ],
        { color: k.color('cushion', '#e8c46a', '#f2e4cc'), material: 'cloth', round: 0.3 },
      ),
    );
    k.socket('seat', [0, 0.5, 0.08], 0.54);
    k.socket('top', [0, 0.5, 0.08], 0.54);
    k.socket('perch', [0, 1.1, -0.38], 0.4);
  },
};
