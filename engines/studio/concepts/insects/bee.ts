import type { Concept } from '../concept.ts';

export const BEE: Concept = {
  name: 'bee',
  words: 'bee, honeybee, bumblebee, wasp, hornet, queen bee, honey bee',
  kind: 'animal',
  size: 0.12,
  habitat: ['air', 'table', 'ground'],
  places: ['meadow'],
  poses: ['fly', 'stand', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#f4bc2c', '#f0b028');
    const dark = '#2e2220';
    k.insect({
      height: 0.055,
      coat,
      head: { radius: 0.036, color: k.tone(coat, 1.15), ahead: 0.55 },
      thorax: [0.032, 0.032, 0.03],
      abdomen: { radii: [0.038, 0.038, 0.052], rise: -0.12 },
      eyes: { size: 0.36, apart: 0.46, height: 0.14 },
      legs: { pairs: 3, spread: 0.05, knee: 0.03, radius: 0.005, color: dark },
      antennae: { length: 0.03, radius: 0.003, color: dark, club: 2 },
      wings: [
        {
          length: 0.085,
          width: 0.042,
          sweep: 26,
          lift: 38,
          color: '#e6f2f8',
          material: 'glass',
          at: 0,
        },
        {
          length: 0.06,
          width: 0.034,
          sweep: 46,
          lift: 26,
          color: '#e6f2f8',
          material: 'glass',
          at: -0.014,
        },
      ],
      climb: 16,
      material: 'fur',
      fur: { length: 0.01, width: 0.0009, lift: 0.4, mess: 0.4 },
      paint: [
        {
          color: dark,
          on: [
            { kind: 'bands', axis: 'z', step: 0.032, width: 0.44, soft: 0.08 },
            { kind: 'ramp', axis: 'z', from: -0.012, to: -0.018 },
          ],
        },
      ],
      onTrunk: (kit) => {
        kit.tube(
          [
            [0, -0.008, -0.125],
            [0, -0.012, -0.146],
          ],
          [0.007, 0.0008],
          { color: dark, around: 8 },
        );
      },
    });
  },
};
