import type { Concept } from '../concept.ts';

export const FISH: Concept = {
  name: 'fish',
  words: 'fish, salmon, trout, carp, tropical fish, tuna, cod, herring, piranha',
  kind: 'fish',
  size: 0.5,
  habitat: ['underwater', 'water', 'table'],
  places: ['underwater'],
  poses: ['swim'],
  held: true,
  parts: { eyes: 'eye', fins: 'fin' },
  build(k) {
    const coat = k.color('main', '#e8743a', '#d9694f', '#4f8fae', '#e3a93c');
    k.fish({
      length: 0.4,
      heights: [0.02, 0.1, 0.15, 0.17, 0.155, 0.12, 0.075, 0.05],
      width: 0.56,
      coat,
      belly: '#fbeede',
      fin: k.color('fins', k.tone(coat, 0.8)),
      tail: { length: 0.3, height: 0.19, fork: 0.5 },
      dorsal: { at: 0.28, length: 0.42, height: 0.13 },
      eyes: { size: 0.042 },
      paint: [
        {
          color: k.tone(coat, 0.4),
          amount: 0.6,
          on: [
            { kind: 'spots', step: 0.05, size: 0.6, soft: 0.3 },
            { kind: 'ramp', axis: 'y', from: 0.07, to: 0.09 },
          ],
        },
      ],
    });
  },
};
