import type { Concept } from '../concept.ts';

export const PENGUIN: Concept = {
  name: 'penguin',
  words: 'penguin, emperor penguin, penguin chick, baby penguin',
  kind: 'bird',
  size: 0.9,
  habitat: ['ground'],
  places: ['ice'],
  poses: ['stand', 'walk', 'peek', 'wave', 'sleep'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#23283a', '#1d2029');
    k.bird({
      height: 0.9,
      trunk: [0.26, 0.36, 0.25],
      lean: 4,
      head: { radius: 0.19, forward: 0.02, up: 0.02 },
      beak: { length: 0.1, width: 0.07, hook: 0.12, color: '#f0982c' },
      eyes: { size: 0.2, apart: 0.42, height: 0.16 },
      wing: { length: 0.4, width: 0.13, flipper: true },
      tail: { length: 0.08, width: 0.14 },
      leg: { length: 0.05, foot: 0.11, color: '#f09a2a' },
      coat,
      belly: '#fbf6ea',
      face: '#fbf6ea',
      feathers: { length: 0.018, lift: 0.22, mess: 0.25, vary: 0.3 },
      paint: [
        {
          color: '#f2b24a',
          amount: 0.85,
          on: {
            kind: 'ball',
            at: [0, 0.6, 0.24],
            radius: [0.17, 0.09, 0.16],
            soft: 0.55,
            rag: 0.2,
          },
        },
      ],
    });
  },
};
