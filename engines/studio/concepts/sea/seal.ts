import type { Concept } from '../concept.ts';
import { buildSeal } from './seal-body.ts';

export const SEAL: Concept = {
  name: 'seal',
  words: 'seal, sea lion, baby seal, seal pup, harp seal, manatee, dugong',
  kind: 'animal',
  size: 0.9,
  habitat: ['ground', 'water', 'underwater'],
  places: ['ice', 'beach'],
  poses: ['stand', 'lie', 'swim', 'sleep', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const isPup = k.has('baby', 'pup', 'harp');
    const coat = k.color('main', isPup ? '#f6f1e8' : '#7d8590', isPup ? '#f6f1e8' : '#8a7a6c');
    buildSeal(k, { coat, pale: k.tone(coat, 1.4), tusks: false, isFurry: isPup });
  },
};
