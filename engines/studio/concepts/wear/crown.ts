import { asWear, crown } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const CROWN: Concept = {
  name: 'crown',
  words: 'crown, royal crown, tiara, diadem, coronet',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { gem: 'gem, jewel, ruby, stone' },
  build(k) {
    const gold = k.color('main', '#e8bb45');
    const gem = k.color('gem', '#c02a3c', '#2f6fc0', '#2f9a5a');
    const velvet = k.pick('#7a1f33', '#3a2f7a');
    asWear(k, () =>
      k.at([0, 0.06, 0], { scale: 0.92 }, () =>
        crown(k, gold, gem, k.has('tiara', 'diadem') ? null : velvet),
      ),
    );
  },
};
