import type { Concept } from '../concept.ts';

export const CLOWNFISH: Concept = {
  name: 'clownfish',
  words: 'clownfish, clown fish, nemo, anemonefish',
  kind: 'fish',
  size: 0.3,
  habitat: ['underwater', 'water'],
  places: ['underwater'],
  poses: ['swim'],
  held: true,
  parts: { eyes: 'eye', fins: 'fin' },
  build(k) {
    const coat = k.color('main', '#f0782a', '#ee6c22');
    const L = 0.24;
    k.fish({
      length: L,
      heights: [0.05, 0.15, 0.2, 0.215, 0.2, 0.15, 0.1, 0.075],
      width: 0.62,
      coat,
      belly: k.tone(coat, 1.2),
      fin: k.color('fins', '#ee6a1e'),
      tail: { length: 0.26, height: 0.17, fork: 0.06 },
      dorsal: { at: 0.24, length: 0.5, height: 0.13 },
      eyes: { size: 0.06 },
      paint: [0.19, -0.02, -0.3].flatMap((z, i) => [
        {
          color: '#241a1c',
          on: [
            {
              kind: 'ramp' as const,
              axis: 'z' as const,
              from: (z - 0.075 + 0.02 * i) * L,
              to: (z - 0.06 + 0.02 * i) * L,
            },
            {
              kind: 'ramp' as const,
              axis: 'z' as const,
              from: (z + 0.085 - 0.02 * i) * L,
              to: (z + 0.07 - 0.02 * i) * L,
            },
          ],
        },
        {
          color: '#fdfaf4',
          on: [
            {
              kind: 'ramp' as const,
              axis: 'z' as const,
              from: (z - 0.055 + 0.02 * i) * L,
              to: (z - 0.045 + 0.02 * i) * L,
            },
            {
              kind: 'ramp' as const,
              axis: 'z' as const,
              from: (z + 0.065 - 0.02 * i) * L,
              to: (z + 0.055 - 0.02 * i) * L,
            },
          ],
        },
      ]),
    });
  },
};
