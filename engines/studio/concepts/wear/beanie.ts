import { asWear, beanie } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const BEANIE: Concept = {
  name: 'beanie',
  words: 'beanie, woolly hat, wool hat, knitted hat, knit hat, winter hat, bobble hat, pom pom hat',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { trim: 'trim, cuff, pompom' },
  build(k) {
    const wool = k.color('main', '#c8363a', '#2f7f9a', '#d9a23a', '#4f7d4a');
    const trim = k.color('trim', '#f6efe0', k.tone(wool, 0.7));
    asWear(k, () => beanie(k, wool, trim, '#fbf6ea'));
  },
};
