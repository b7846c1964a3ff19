import type { Concept } from '../concept.ts';

export const PEGASUS: Concept = {
  name: 'pegasus',
  words: 'pegasus, winged horse, flying horse',
  kind: 'animal',
  size: 1.9,
  habitat: ['ground', 'air'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'walk', 'run', 'fly', 'lie'],
  parts: { eyes: 'eye', mane: 'mane', wings: 'wing' },
  build(k) {
    const coat = k.color('main', '#f8f4ee');
    const wing = k.color('wings', '#fbf8f2');
    k.equine({
      coat,
      mane: k.color('mane', '#e9d6a8', '#cfd6e6'),
      size: 0.95,
      hoof: '#d8b060',
      onTrunk: (_k, _body, s) => {
        for (const side of [1, -1] as const)
          k.wing([side * 0.2, s.shoulder[1] + 0.16, s.shoulder[2] - 0.2], side, {
            kind: 'feather',
            span: 1.5,
            chord: 0.62,
            lift: 42,
            sweep: 0.3,
            color: wing,
            tip: k.tone(wing, 0.72),
          });
      },
    });
  },
};
