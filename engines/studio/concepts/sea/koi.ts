import type { Concept } from '../concept.ts';

export const KOI: Concept = {
  name: 'koi',
  words: 'koi, koi fish, goldfish, koi carp, fancy goldfish, betta',
  kind: 'fish',
  size: 0.5,
  habitat: ['underwater', 'water'],
  places: ['underwater'],
  poses: ['swim'],
  held: true,
  variants: 'goldfish',
  parts: { eyes: 'eye', fins: 'fin' },
  build(k) {
    const isGold = k.has('goldfish', 'fancy');
    const coat = k.color('main', isGold ? '#f08a2c' : '#fbf4ea');
    const patch = k.pick('#e2502a', '#e8622c', '#d8402a');
    k.fish({
      length: 0.4,
      heights: isGold
        ? [0.04, 0.15, 0.22, 0.235, 0.2, 0.13, 0.07, 0.05]
        : [0.03, 0.095, 0.125, 0.135, 0.12, 0.09, 0.06, 0.04],
      width: isGold ? 0.72 : 0.8,
      coat,
      belly: isGold ? '#fbd8a0' : '#fdf9f2',
      fin: k.color('fins', isGold ? '#f6a648' : '#f6ece0'),
      tail: { length: isGold ? 0.55 : 0.34, height: isGold ? 0.3 : 0.17, fork: 0.55 },
      dorsal: { at: 0.26, length: 0.44, height: isGold ? 0.17 : 0.1 },
      eyes: { size: isGold ? 0.052 : 0.036 },
      bend: 0.22,
      paint: isGold
        ? []
        : [
            {
              color: patch,
              on: [
                { kind: 'noise', scale: 8, from: 0.47, to: 0.51, stretch: [0.7, 0.7, 1] },
                { kind: 'facing', axis: 'y', from: -0.4, to: -0.1 },
              ],
            },
            {
              color: '#2a2426',
              on: [
                { kind: 'noise', scale: 13, from: 0.6, to: 0.63 },
                { kind: 'facing', axis: 'y', from: 0, to: 0.3 },
              ],
            },
          ],
    });
  },
};
