import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const TABLE: Concept = {
  name: 'table',
  words: 'table, wooden table, dining table, kitchen table',
  kind: 'furniture',
  size: 0.75,
  habitat: ['ground'],
  places: ['room'],
  build(k) {
    const wood = k.color('main', '#a8693a', '#8a5330', '#c08a54');
    const look = {
      color: wood,
      material: 'wood',
      paint: [
        woodGrain('x'),
        {
          color: [0.6, 0.6, 0.6],
          shade: true,
          on: { kind: 'joints', width: 9, height: 0.16, joint: 0.004 },
        },
      ],
    } as const;
    k.box([0, 0.73, 0], [1.3, 0.045, 0.8], { ...look, round: 0.012 });
    k.box([0, 0.67, 0], [1.16, 0.08, 0.66], {
      color: k.tone(wood, 0.85),
      material: 'wood',
      round: 0.008,
    });
    for (const x of [-0.55, 0.55]) {
      for (const z of [-0.3, 0.3]) {
        k.at([x, 0, z], {}, () =>
          k.lathe(
            [
              [0.02, 0],
              [0.026, 0.02],
              [0.03, 0.3],
              [0.042, 0.42],
              [0.03, 0.5],
              [0.042, 0.58],
              [0.042, 0.68],
            ],
            { color: k.tone(wood, 0.9), material: 'wood', paint: [woodGrain('y')], around: 20 },
          ),
        );
      }
    }
    k.socket('top', [0, 0.7525, 0], 1.1);
  },
};
