import type { Concept } from '../concept.ts';

export const ANT: Concept = {
  name: 'ant',
  words: 'ant, fire ant, worker ant, termite',
  kind: 'animal',
  size: 0.1,
  habitat: ['ground', 'table'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'hold'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#8a3a24', '#3a2a28', '#a8502c');
    k.insect({
      height: 0.036,
      coat,
      head: { radius: 0.029, drop: -0.35, ahead: 0.7 },
      thorax: [0.015, 0.016, 0.027],
      abdomen: { radii: [0.028, 0.027, 0.038], rise: 0.16, gap: 0.012 },
      eyes: { size: 0.36, apart: 0.5, height: 0.14 },
      legs: {
        pairs: 3,
        spread: 0.062,
        knee: 0.045,
        radius: 0.0045,
        color: k.tone(coat, 0.8),
        fan: 1.2,
      },
      antennae: { length: 0.045, radius: 0.003, color: k.tone(coat, 0.8), club: 1.6 },
      material: 'scale',
    });
  },
};
