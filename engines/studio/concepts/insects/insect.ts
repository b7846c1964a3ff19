import type { Concept } from '../concept.ts';

export const INSECT: Concept = {
  name: 'insect',
  words: 'fly, insect, housefly, mosquito, gnat, horsefly',
  kind: 'animal',
  size: 0.1,
  habitat: ['air', 'table', 'ground'],
  places: ['meadow'],
  poses: ['stand', 'fly'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#4a5a62', '#3f4a4a');
    k.insect({
      height: 0.042,
      coat,
      head: { radius: 0.029, ahead: 0.55 },
      thorax: [0.027, 0.027, 0.03],
      abdomen: { radii: [0.027, 0.025, 0.036], rise: -0.1, color: '#3a6a6a' },
      eyes: { size: 0.56, apart: 0.58, height: 0.14, iris: '#b8342c', white: '#8a2420' },
      legs: { pairs: 3, spread: 0.052, knee: 0.035, radius: 0.0036, color: '#26262a' },
      wings: [
        {
          length: 0.075,
          width: 0.036,
          sweep: 50,
          lift: 24,
          color: '#e2eef4',
          material: 'glass',
          at: -0.004,
        },
      ],
      climb: 14,
      material: 'scale',
    });
  },
};
