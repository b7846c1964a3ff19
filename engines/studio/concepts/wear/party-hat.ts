import { asWear } from '../../bodies/headwear.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const PARTY_HAT: Concept = {
  name: 'party-hat',
  words: 'party hat, birthday hat, cone hat',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  build(k) {
    const paper = k.color('main', '#e8506a', '#3f9ad0', '#f0b52f', '#7a5fc0');
    asWear(k, () =>
      k.at([0, 0.28, 0.05], { pitch: 4 }, () => {
        k.lathe(
          [
            [0.66, 0],
            [0.33, 0.72],
            [0.01, 1.44],
          ],
          {
            color: paper,
            material: 'paper',
            straight: true,
            paint: [{ color: '#fdf6e6', on: { kind: 'spots', step: 0.36, size: 0.6, soft: 0.06 } }],
          },
        );
        k.body({
          color: '#f2d46a',
          material: 'fur',
          cells: 24,
          fur: { length: 0.2, width: 0.03, lift: 0.9, mess: 0.8 },
        }).ball([0, 1.46, 0], 0.14);
        k.body({
          color: '#f2d46a',
          material: 'fur',
          cells: 34,
          fur: { length: 0.12, width: 0.03, lift: 0.9, mess: 0.8 },
        }).chain(
          Array.from(
            { length: 17 },
            (_, i) => [sin((i / 16) * TAU) * 0.66, 0, cos((i / 16) * TAU) * 0.66] as const,
          ),
          Array.from({ length: 17 }, () => 0.07),
        );
      }),
    );
  },
};
