import type { Concept } from '../concept.ts';

export const BOTTLE: Concept = {
  name: 'bottle',
  words: 'bottle, wine bottle, bottle of wine, message in a bottle, glass bottle, jar',
  kind: 'vessel',
  size: 0.3,
  habitat: ['table'],
  places: ['tabletop', 'room'],
  held: true,
  parts: { label: 'label' },
  build(k) {
    const glass = k.color('main', '#2f5a3c', '#4a2a34', '#3a6a7a');
    k.lathe(
      [
        [0, 0.01],
        [0.036, 0],
        [0.04, 0.008],
        [0.04, 0.17],
        [0.034, 0.205],
        [0.016, 0.235],
        [0.014, 0.29],
        [0.0175, 0.293],
        [0.0175, 0.303],
        [0.012, 0.305],
      ],
      {
        color: glass,
        material: 'ceramic',
        around: 48,
        paint: [
          {
            color: k.color('label', '#f4ead0', '#e8d8b8'),
            gloss: 0.1,
            rough: 0.8,
            on: [
              { kind: 'ramp', axis: 'y', from: 0.06, to: 0.061 },
              { kind: 'ramp', axis: 'y', from: 0.14, to: 0.139 },
            ],
          },
          {
            color: '#a8322e',
            on: [
              { kind: 'ramp', axis: 'y', from: 0.118, to: 0.119 },
              { kind: 'ramp', axis: 'y', from: 0.126, to: 0.125 },
            ],
          },
          {
            color: '#6a5a44',
            on: [
              { kind: 'bands', axis: 'y', step: 0.012, width: 0.3 },
              { kind: 'ramp', axis: 'y', from: 0.072, to: 0.073 },
              { kind: 'ramp', axis: 'y', from: 0.108, to: 0.107 },
              { kind: 'stripes', of: 'u', count: 3, width: 0.6 },
            ],
          },
          { color: '#8a2430', on: { kind: 'ramp', axis: 'y', from: 0.256, to: 0.257 } },
        ],
      },
    );
    k.lathe(
      [
        [0.012, 0.3],
        [0.0125, 0.322],
        [0, 0.324],
      ],
      { color: '#c89a62', material: 'wood' },
    );
    k.socket('grip', [0, 0.2, 0], 0.04);
  },
};
