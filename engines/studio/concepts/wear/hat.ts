import { asWear, brimHat } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const HAT: Concept = {
  name: 'hat',
  words: 'hat, fedora, sun hat, sunhat, bowler hat, trilby, panama hat, bucket hat',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { band: 'band, ribbon' },
  build(k) {
    const felt = k.color('main', '#7a5a3c', '#3f4a5c', '#a8523c', '#5f6a4c');
    const band = k.color('band', '#2f2a2c', '#8f2f33', '#e0c48a');
    const round = k.has('bowler');
    asWear(k, () =>
      brimHat(k, {
        color: felt,
        band,
        brim: round ? 1.4 : 1.6,
        high: 0.82,
        curl: round ? 0.2 : 0.08,
        dent: round ? 0 : 1,
      }),
    );
  },
};
