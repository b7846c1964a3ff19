import { asFaceWear, glasses } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const GLASSES: Concept = {
  name: 'glasses',
  words:
    'glasses, spectacles, eyeglasses, reading glasses, round glasses, pair of glasses, monocle',
  kind: 'wear',
  size: 0.1,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'face',
  build(k) {
    const rim = k.color('main', '#3a2f2c', '#b58b3c', '#a8323a', '#2f5fa8');
    asFaceWear(k, () => glasses(k, rim, null, { square: k.has('square') }));
  },
};
