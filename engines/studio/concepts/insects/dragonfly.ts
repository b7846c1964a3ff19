import type { Paint } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const DRAGONFLY: Concept = {
  name: 'dragonfly',
  words: 'dragonfly, damselfly, mayfly',
  kind: 'animal',
  size: 0.2,
  habitat: ['air', 'table', 'ground'],
  places: ['meadow', 'forest'],
  poses: ['fly', 'stand'],
  parts: { eyes: 'eye', wings: 'wing' },
  build(k) {
    const coat = k.color('main', '#2f9aa8', '#3f8f4a', '#3a6fd0', '#d0503a');
    const wing = k.color('wings', '#dff0f8');
    const veins: Paint = [
      {
        color: '#5a7a88',
        amount: 0.6,
        on: { kind: 'stripes', of: 'u', count: 7, width: 0.12, soft: 0.08 },
      },
      {
        color: '#2a3a44',
        on: [
          { kind: 'coord', of: 'v', from: 0.84, to: 0.92 },
          { kind: 'coord', of: 'u', from: 0.8, to: 2 },
        ],
      },
    ];
    k.insect({
      height: 0.06,
      coat,
      head: { radius: 0.024, ahead: 0.5 },
      thorax: [0.02, 0.022, 0.03],
      abdomen: { radii: [0.009, 0.009, 0.085], rise: 0.05 },
      eyes: { size: 0.5, apart: 0.56, height: 0.16, iris: '#8a2a2a' },
      legs: { pairs: 3, spread: 0.035, knee: 0.03, radius: 0.0028, color: '#2a2a2e' },
      wings: [
        {
          length: 0.15,
          width: 0.036,
          sweep: -8,
          lift: 16,
          color: wing,
          material: 'glass',
          at: 0.01,
          paint: veins,
        },
        {
          length: 0.14,
          width: 0.042,
          sweep: 16,
          lift: 8,
          color: wing,
          material: 'glass',
          at: -0.016,
          paint: veins,
        },
      ],
      climb: 24,
      material: 'scale',
      paint: [
        {
          color: '#1f2a2e',
          amount: 0.8,
          on: [
            { kind: 'bands', axis: 'z', step: 0.024, width: 0.24 },
            { kind: 'ramp', axis: 'z', from: -0.03, to: -0.04 },
          ],
        },
      ],
    });
  },
};
