import type { Concept } from '../concept.ts';
import { buildSeal } from './seal-body.ts';

export const WALRUS: Concept = {
  name: 'walrus',
  words: 'walrus, baby walrus, elephant seal',
  kind: 'animal',
  size: 1.3,
  habitat: ['ground', 'water'],
  places: ['ice', 'beach'],
  poses: ['stand', 'lie', 'swim', 'sleep', 'wave'],
  parts: { eyes: 'eye', tusks: 'tusk' },
  build(k) {
    const coat = k.color('main', '#a0694a', '#8f5f48');
    buildSeal(k, { coat, pale: '#d8a888', tusks: true, isFurry: false });
  },
};
