import { asFaceWear, glasses } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const SUNGLASSES: Concept = {
  name: 'sunglasses',
  words: 'sunglasses, sun glasses, shades, dark glasses, goggles, aviators',
  kind: 'wear',
  size: 0.1,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'face',
  parts: { lens: 'lens' },
  build(k) {
    const rim = k.color('main', '#23202a', '#c8363a', '#f2c83a');
    const lens = k.color('lens', '#1d1b26', '#2a2f4a');
    asFaceWear(k, () => glasses(k, rim, lens, { size: 0.34, square: k.pick(true, false) }));
  },
};
