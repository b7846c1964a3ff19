import { asWear, brimHat } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const STRAW_HAT: Concept = {
  name: 'straw-hat',
  words: 'straw hat, sombrero, farmer hat, gardening hat, straw sun hat',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { band: 'band, ribbon' },
  build(k) {
    const straw = k.color('main', '#e6c878', '#d9b868');
    const band = k.color('band', '#c2453a', '#3f6ea8', '#3f7a4c');
    const paint = [
      {
        color: [0.7, 0.64, 0.48],
        shade: true,
        on: { kind: 'bands', axis: 'y', step: 0.05, width: 0.5, soft: 0.4 },
      },
      {
        color: [0.78, 0.72, 0.58],
        shade: true,
        on: { kind: 'stripes', of: 'v', count: 9, width: 0.35, soft: 0.3 },
      },
    ] as const;
    const wide = k.has('sombrero');
    asWear(k, () =>
      brimHat(k, {
        color: straw,
        band,
        brim: wide ? 2.5 : 1.95,
        high: wide ? 1.05 : 0.68,
        curl: wide ? 0.5 : 0,
        material: 'cloth',
        paint,
      }),
    );
  },
};
