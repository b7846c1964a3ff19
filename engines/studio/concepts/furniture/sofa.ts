import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const SOFA: Concept = {
  name: 'sofa',
  words: 'sofa, couch, settee, loveseat',
  kind: 'furniture',
  size: 2,
  habitat: ['ground'],
  places: ['room'],
  parts: { cushion: 'cushion, pillow' },
  build(k) {
    const cloth = k.color('main', '#4f7f8a', '#b85f48', '#d0a85a', '#6a7f5a');
    const soft = { color: cloth, material: 'felt', paint: [mottled(14, 0.1)] } as const;
    k.box([0, 0.25, 0], [1.9, 0.22, 0.8], { ...soft, round: 0.06 });
    for (const x of [-0.41, 0.41]) {
      k.box([x, 0.43, 0.05], [0.81, 0.17, 0.7], {
        ...soft,
        color: k.tone(cloth, 1.1),
        round: 0.07,
      });
      k.box([x, 0.72, -0.28], [0.81, 0.5, 0.2], {
        ...soft,
        color: k.tone(cloth, 1.05),
        round: 0.09,
        turn: { pitch: -10 },
      });
    }
    k.box([0, 0.58, -0.38], [1.9, 0.66, 0.16], { ...soft, round: 0.07, turn: { pitch: -6 } });
    for (const s of [1, -1]) {
      k.box([s * 0.93, 0.44, 0], [0.2, 0.44, 0.8], { ...soft, round: 0.09 });
      for (const z of [0.32, -0.32])
        k.tube(
          [
            [s * 0.86, 0.16, z],
            [s * 0.9, 0, z * 1.05],
          ],
          [0.03, 0.018],
          { color: '#8a5a34', material: 'wood' },
        );
    }
    for (const [x, roll, c] of [
      [-0.66, 10, k.color('cushion', '#e8b84a', '#f2e4cc')],
      [0.66, -12, k.color('second', '#f2e4cc', '#d8705a')],
    ] as const)
      k.at([x, 0.66, -0.08], { pitch: -20, roll }, () =>
        k.shell(
          [
            [-0.07, -0.02, 0.02, 0.17],
            [0, -0.18, 0.18, 0.2],
            [0.07, -0.02, 0.02, 0.17],
          ],
          { color: c, material: 'cloth', round: 0.3 },
        ),
      );
    k.socket('seat', [0, 0.515, 0.08], 0.9);
    k.socket('top', [0, 0.515, 0.08], 1.2);
    k.socket('perch', [0, 0.93, -0.42], 0.6);
  },
};
