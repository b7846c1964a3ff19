import type { Concept } from '../concept.ts';

export const HORSE: Concept = {
  name: 'horse',
  words: 'horse, pony, stallion, mare, foal, mustang, steed, race horse',
  kind: 'animal',
  size: 1.75,
  habitat: ['ground'],
  places: ['meadow', 'beach'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit'],
  parts: { eyes: 'eye', mane: 'mane' },
  build(k) {
    const coat = k.color('main', '#8a4a28', '#a8673a', '#5a3a2a', '#e9dfcf', '#c89a62');
    k.equine({
      coat,
      mane: k.color('mane', '#2e1f1a', '#efe0bf', '#4a2e22'),
      size: 1,
      sock: k.pick('#f3eadb', '#2c2220', '#f3eadb'),
    });
  },
};
