import type { Concept } from '../concept.ts';

export const PENCIL: Concept = {
  name: 'pencil',
  words: 'pencil, crayon, pen, coloured pencil, colored pencil, marker, fountain pen, quill',
  kind: 'prop',
  size: 0.48,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  build(k) {
    const color = k.color('main', '#f0b52f', '#d8433f', '#3f86c8', '#4fa05a');
    k.at([0, 0, 0], { roll: k.vary(-16, 16) }, () => {
      k.lathe(
        [
          [0.0, 0],
          [0.006, 0.012],
          [0.03, 0.07],
        ],
        {
          color: '#f0d3a0',
          material: 'wood',
          straight: true,
          around: 24,
          paint: [
            {
              color: k.has('crayon', 'coloured', 'colored') ? color : '#2f2c30',
              on: { kind: 'ramp', axis: 'y', from: 0.021, to: 0.019 },
            },
          ],
        },
      );
      k.lathe(
        [
          [0.03, 0.068],
          [0.03, 0.4],
        ],
        { color, material: 'lacquer', straight: true, around: 6, crease: 10 },
      );
      k.lathe(
        [
          [0.03, 0.398],
          [0.031, 0.4],
          [0.031, 0.445],
          [0.03, 0.447],
        ],
        {
          color: '#d9dde4',
          material: 'chrome',
          straight: true,
          around: 28,
          paint: [
            {
              color: [0.6, 0.6, 0.62],
              shade: true,
              on: { kind: 'bands', axis: 'y', step: 0.012, width: 0.4 },
            },
          ],
        },
      );
      k.lathe(
        [
          [0.028, 0.445],
          [0.029, 0.47],
          [0.024, 0.485],
          [0, 0.488],
        ],
        { color: '#ef9a96', material: 'rubber', around: 28 },
      );
    });
    k.socket('grip', [0, 0.12, 0], 0.05);
  },
};
