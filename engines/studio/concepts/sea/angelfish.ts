import type { Concept } from '../concept.ts';

export const ANGELFISH: Concept = {
  name: 'angelfish',
  words: 'angelfish, butterflyfish, blue tang, discus fish, surgeonfish',
  kind: 'fish',
  size: 0.3,
  habitat: ['underwater'],
  places: ['underwater'],
  poses: ['swim'],
  held: true,
  variants: 'tang',
  parts: { eyes: 'eye', fins: 'fin' },
  build(k) {
    const isTang = k.has('tang', 'surgeonfish');
    const coat = k.color('main', isTang ? '#2f62d0' : '#f4c93a', isTang ? '#2f62d0' : '#f2efe6');
    k.fish({
      length: 0.22,
      heights: [0.04, 0.18, 0.28, 0.33, 0.31, 0.22, 0.11, 0.07],
      width: 0.3,
      coat,
      belly: k.tone(coat, 1.2),
      fin: k.color('fins', isTang ? '#f2c92e' : k.tone(coat, 0.9)),
      tail: { length: 0.26, height: 0.2, fork: 0.3 },
      dorsal: { at: 0.3, length: 0.5, height: isTang ? 0.14 : 0.36 },
      eyes: { size: 0.055 },
      paint: isTang
        ? [
            {
              color: '#151a3a',
              on: [{ kind: 'ball', at: [0, 0.085, -0.01], radius: [0.2, 0.032, 0.09], soft: 0.2 }],
            },
          ]
        : [
            {
              color: '#2a2430',
              on: [{ kind: 'bands', axis: 'z', step: 0.075, width: 0.34, soft: 0.1 }],
            },
          ],
    });
  },
};
