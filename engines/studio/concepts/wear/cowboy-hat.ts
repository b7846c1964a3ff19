import { asWear, brimHat } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const COWBOY_HAT: Concept = {
  name: 'cowboy-hat',
  words: 'cowboy hat, stetson, western hat',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { band: 'band, ribbon' },
  build(k) {
    const felt = k.color('main', '#8a5a32', '#c9a06a', '#2f2927');
    const band = k.color('band', '#3a2418', '#c9b48a');
    asWear(k, () => brimHat(k, { color: felt, band, brim: 1.95, high: 0.98, curl: 0.62, dent: 1 }));
  },
};
