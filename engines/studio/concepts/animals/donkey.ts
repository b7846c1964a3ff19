import type { Concept } from '../concept.ts';

export const DONKEY: Concept = {
  name: 'donkey',
  words: 'donkey, mule, burro, ass',
  kind: 'animal',
  size: 1.3,
  habitat: ['ground'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit'],
  parts: { eyes: 'eye', mane: 'mane' },
  build(k) {
    const coat = k.color('main', '#8d8580', '#9a8672', '#7a6a60');
    k.equine({
      coat,
      mane: k.color('mane', '#3a302c'),
      size: 0.74,
      upright: true,
      muzzle: '#efe6d8',
      ears: 'long',
      belly: '#e9dfd0',
      stout: 1.15,
    });
  },
};
