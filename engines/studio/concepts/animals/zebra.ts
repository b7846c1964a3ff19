import type { Concept } from '../concept.ts';

export const ZEBRA: Concept = {
  name: 'zebra',
  words: 'zebra, plains zebra',
  kind: 'animal',
  size: 1.5,
  habitat: ['ground'],
  places: ['savanna', 'meadow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sit'],
  parts: { eyes: 'eye', mane: 'mane' },
  build(k) {
    const coat = k.color('main', '#f6f1e8');
    const isUp = k.pose !== 'lie' && k.pose !== 'sit';
    k.equine({
      coat,
      mane: k.color('mane', '#2a2424'),
      size: 0.84,
      upright: true,
      muzzle: '#3a3232',
      paint: [
        {
          color: '#221d1e',
          on: [
            { kind: 'bands', axis: 'z', step: 0.15, width: 0.46, soft: 0.08, rag: 0.22 },
            { kind: 'ramp', axis: 'y', from: isUp ? 0.52 : -0.2, to: isUp ? 0.6 : -0.1 },
            { kind: 'facing', axis: 'y', from: -0.9, to: -0.5 },
            { kind: 'facing', axis: 'z', from: 0.8, to: 0.5 },
          ],
        },
        {
          color: '#221d1e',
          on: [
            { kind: 'bands', axis: 'y', step: 0.095, width: 0.46, soft: 0.08, rag: 0.2 },
            { kind: 'ramp', axis: 'y', from: isUp ? 0.62 : 0, to: isUp ? 0.54 : -0.1 },
          ],
        },
      ],
    });
  },
};
