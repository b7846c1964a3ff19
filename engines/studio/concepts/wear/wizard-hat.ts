import { asWear, pointedHat } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const WIZARD_HAT: Concept = {
  name: 'wizard-hat',
  words: 'wizard hat, witch hat, pointed hat, pointy hat, magic hat, wizards hat, witchs hat',
  kind: 'wear',
  size: 0.3,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { band: 'band, ribbon' },
  build(k) {
    const witch = k.has('witch', 'witchs');
    const cloth = k.color('main', witch ? '#26222e' : '#3f3f9a', witch ? '#26222e' : '#5a2f86');
    const trim = k.color('band', witch ? '#8a3fb0' : '#c8962f');
    asWear(k, () =>
      pointedHat(k, cloth, trim, {
        paint: witch
          ? []
          : [
              {
                color: '#f2cf62',
                glow: 0.25,
                on: { kind: 'spots', step: 0.5, size: 0.36, soft: 0.1 },
              },
            ],
      }),
    );
  },
};
