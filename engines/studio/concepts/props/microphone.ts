import type { Concept } from '../concept.ts';

export const MICROPHONE: Concept = {
  name: 'microphone',
  words: 'microphone, mic, microphone stand, vintage microphone',
  kind: 'prop',
  size: 0.32,
  habitat: ['table', 'ground'],
  places: ['studio', 'room'],
  held: true,
  grip: 'raised',
  build(k) {
    const grille = k.color('main', '#c9ced8', '#e0b64a');
    k.tube(
      [
        [0, 0, 0],
        [0, 0.09, 0],
        [0, 0.19, 0],
      ],
      [0.018, 0.02, 0.027],
      { color: '#26262e', material: 'plastic', around: 24 },
    );
    k.lathe(
      [
        [0.026, 0.185],
        [0.044, 0.19],
        [0.046, 0.215],
        [0.04, 0.22],
      ],
      { color: '#c9ced8', material: 'steel', around: 36 },
    );
    k.ball([0, 0.255, 0], [0.05, 0.054, 0.05], {
      color: grille,
      material: 'steel',
      around: 36,
      paint: [
        {
          color: [0.35, 0.35, 0.38],
          shade: true,
          on: { kind: 'stripes', of: 'u', count: 22, width: 0.4, soft: 0.2 },
        },
        {
          color: [0.35, 0.35, 0.38],
          shade: true,
          on: { kind: 'stripes', of: 'v', count: 13, width: 0.4, soft: 0.2 },
        },
      ],
    });
    k.lathe(
      [
        [0.05, 0.248],
        [0.054, 0.25],
        [0.054, 0.262],
        [0.05, 0.264],
      ],
      { color: '#c9ced8', material: 'chrome', around: 36 },
    );
    k.box([0, 0.13, 0.022], [0.01, 0.024, 0.006], { color: '#d8433f', material: 'plastic' });
    k.socket('grip', [0, 0.08, 0], 0.05, { pitch: 20 });
  },
};
