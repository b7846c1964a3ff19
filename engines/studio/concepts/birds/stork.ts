import type { Concept } from '../concept.ts';

export const STORK: Concept = {
  name: 'stork',
  words: 'stork, white stork, marabou',
  kind: 'bird',
  size: 1.1,
  habitat: ['ground', 'air'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'fly', 'sleep'],
  parts: { eyes: 'eye', beak: 'beak, bill' },
  build(k) {
    const coat = k.color('main', '#fbf7ee');
    const red = k.color('beak', '#e0542c');
    k.bird({
      height: 1.0,
      trunk: [0.13, 0.22, 0.14],
      lean: 56,
      head: { radius: 0.08, forward: 0.06, up: 0.22 },
      neck: { radius: 0.05 },
      beak: { length: 0.24, width: 0.055, hook: 0.02, color: red },
      eyes: { size: 0.24, apart: 0.55, height: 0.16 },
      wing: { length: 0.33, width: 0.12, color: '#26242a', tip: '#26242a' },
      tail: { length: 0.1, width: 0.1, color: coat },
      leg: { length: 0.42, foot: 0.07, color: red },
      coat,
      feathers: { length: 0.03, width: 0.004, lift: 0.24, mess: 0.26, vary: 0.18 },
    });
  },
};
