import type { Concept } from '../concept.ts';

export const SEDAN: Concept = {
  name: 'sedan',
  words: 'sedan, suv, hatchback, limousine, family car, modern car, jeep',
  kind: 'vehicle',
  size: 4.3,
  habitat: ['ground'],
  places: ['street', 'coast'],
  parts: { roof: 'roof' },
  build(k) {
    const color = k.color('main', '#3a6f9a', '#b8392f', '#e8e2d4', '#4f7f5a');
    k.saloon({ color, roof: k.color('roof', color) });
  },
};
