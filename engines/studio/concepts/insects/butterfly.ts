import type { Paint } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const BUTTERFLY: Concept = {
  name: 'butterfly',
  words: 'butterfly, monarch butterfly, moth, blue morpho, swallowtail',
  kind: 'animal',
  size: 0.2,
  habitat: ['air', 'table', 'ground'],
  places: ['meadow'],
  poses: ['fly', 'stand'],
  variants: 'monarch, moth, morpho',
  parts: { eyes: 'eye', wings: 'wing' },
  build(k) {
    const own = k.has('monarch')
      ? '#f0822a'
      : k.has('moth')
        ? '#c8b08c'
        : k.has('morpho')
          ? '#2f7fe0'
          : k.pick('#f0822a', '#3f8fe0', '#e05a8a', '#8a62d0', '#f2c03a');
    const asked = k.color('main', own);
    const wing = k.color('wings', asked);
    const edge = k.has('moth') ? '#6a5238' : '#241a1e';
    const paint = (spots: number): Paint => [
      {
        color: k.tone(wing, 1.7),
        amount: 0.7,
        on: { kind: 'coord', of: 'v', from: -1, to: 0.4, soft: 0.25 },
      },
      {
        color: edge,
        amount: 0.9,
        on: [
          { kind: 'stripes', of: 'u', count: 6, width: 0.1, soft: 0.06 },
          { kind: 'coord', of: 'v', from: 0.2, to: 0.9, soft: 0.05 },
        ],
      },
      { color: edge, on: { kind: 'coord', of: 'v', from: 0.8, to: 1.3, soft: 0.03 } },
      { color: edge, on: { kind: 'coord', of: 'u', from: -1, to: 0.07, soft: 0.02 } },
      { color: edge, on: { kind: 'coord', of: 'u', from: 0.93, to: 2, soft: 0.02 } },
      {
        color: '#fdf6e6',
        on: [
          { kind: 'stripes', of: 'u', count: spots, width: 0.34, soft: 0.1 },
          { kind: 'coord', of: 'v', from: 0.87, to: 0.92, soft: 0.012 },
        ],
      },
    ];
    const lift = k.pose === 'fly' ? k.vary(14, 34) : 48;
    k.insect({
      height: 0.08,
      coat: '#3a2a28',
      head: { radius: 0.021, color: '#4a3632', ahead: 0.5 },
      thorax: [0.014, 0.015, 0.022],
      abdomen: { radii: [0.012, 0.012, 0.044], rise: -0.1 },
      eyes: { size: 0.42, apart: 0.44, height: 0.12 },
      legs: { pairs: 3, spread: 0.04, knee: 0.05, radius: 0.0024, color: '#3a2a28' },
      antennae: { length: 0.05, radius: 0.0016, color: '#2a1c1c', club: 2.8 },
      wings: [
        {
          length: 0.15,
          width: 0.125,
          sweep: -22,
          lift,
          color: wing,
          broad: 0.7,
          at: 0.012,
          paint: paint(9),
        },
        {
          length: 0.115,
          width: 0.11,
          sweep: 46,
          lift: lift - 4,
          color: k.tone(wing, 0.92),
          broad: 0.6,
          at: -0.012,
          paint: paint(7),
        },
      ],
      climb: 52,
      material: 'fur',
      fur: { length: 0.005, width: 0.0005, lift: 0.4 },
    });
  },
};
