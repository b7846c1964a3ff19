import { asWear, helmet, horns } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const HELMET: Concept = {
  name: 'helmet',
  words:
    'helmet, bike helmet, bicycle helmet, hard hat, motorcycle helmet, safety helmet, viking helmet, knight helmet, horned helmet',
  kind: 'wear',
  size: 0.18,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  build(k) {
    const viking = k.has('viking', 'horned', 'knight');
    const shell = k.color('main', ...(viking ? ['#aab0ba'] : ['#f0b52f', '#d8433f', '#3f86c0']));
    asWear(k, () => {
      helmet(
        k,
        shell,
        viking ? { rim: '#c99b3f', rimMaterial: 'gold' } : { material: 'plastic', brim: 1.26 },
      );
      if (viking) horns(k, '#f2e6cc');
      else
        for (const x of [-0.3, 0, 0.3])
          k.tube(
            [
              [x, 0.2, 1.06 - x * x],
              [x, 0.72, 0.6],
              [x, 0.84 - x * x, 0],
              [x, 0.72, -0.6],
              [x, 0.2, -1.06 + x * x],
            ],
            0.06,
            { color: k.tone(shell, 0.9), material: 'plastic', around: 8 },
          );
    });
  },
};
