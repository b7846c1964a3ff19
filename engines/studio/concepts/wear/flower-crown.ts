import { asWear } from '../../bodies/headwear.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const FLOWER_CROWN: Concept = {
  name: 'flower-crown',
  words: 'flower crown, flower wreath, wreath, garland, laurel wreath',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  build(k) {
    const bloom = k.color('main', '#f08fa8', '#f6cf5a', '#fbf6ee');
    asWear(k, () => {
      for (let i = 0; i < 26; i++) {
        const a = (i / 26) * TAU;
        k.ball([sin(a) * 1.04, 0.05 * sin(i * 2.1), cos(a) * 1.04], [0.2, 0.08, 0.13], {
          color: i % 2 ? '#4f8a45' : '#6aa552',
          material: 'leaf',
          around: 12,
          turn: { yaw: (i / 26) * 360 + 60, roll: 20 * sin(i * 3) },
        });
      }
      for (let i = 0; i < 11; i++) {
        const turn = (i / 11) * 360 + 8;
        const color = [bloom, '#fbf6ee', '#e8605a'][i % 3]!;
        k.at(
          [sin((turn * TAU) / 360) * 1.1, 0.06, cos((turn * TAU) / 360) * 1.1],
          { yaw: turn, pitch: -24, scale: i % 2 ? 0.8 : 1.1 },
          () => {
            for (let p = 0; p < 6; p++)
              k.ball(
                [sin((p / 6) * TAU) * 0.15, cos((p / 6) * TAU) * 0.15, 0.02],
                [0.11, 0.11, 0.05],
                { color, material: 'leaf', around: 12 },
              );
            k.ball([0, 0, 0.05], 0.09, { color: '#f2b63a', material: 'leaf', around: 12 });
          },
        );
      }
    });
  },
};
