import { sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const TEAPOT: Concept = {
  name: 'teapot',
  words: 'teapot, tea pot, kettle, tea kettle',
  kind: 'vessel',
  size: 0.2,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const glaze = k.color('main', '#4f8a8a', '#c8604a', '#f4eee0', '#e0b24a');
    const trim = k.color('trim', '#f6ecd6', '#d8a84a');
    k.lathe(
      [
        [0, 0.006],
        [0.05, 0],
        [0.055, 0.008],
        [0.085, 0.04],
        [0.094, 0.08],
        [0.08, 0.12],
        [0.05, 0.142],
        [0.046, 0.146],
      ],
      {
        color: glaze,
        material: 'ceramic',
        around: 52,
        paint: [
          { color: trim, on: { kind: 'bands', axis: 'y', step: 0.16, width: 0.05 } },
          {
            color: trim,
            on: [
              { kind: 'spots', step: 0.03, size: 0.7 },
              { kind: 'ramp', axis: 'y', from: 0.04, to: 0.042 },
              { kind: 'ramp', axis: 'y', from: 0.118, to: 0.116 },
            ],
          },
        ],
      },
    );
    k.lathe(
      [
        [0.05, 0.144],
        [0.048, 0.152],
        [0.03, 0.164],
        [0.01, 0.17],
        [0.008, 0.176],
        [0.015, 0.184],
        [0.012, 0.194],
        [0, 0.197],
      ],
      { color: glaze, material: 'ceramic' },
    );
    k.tube(
      [
        [0.08, 0.05, 0],
        [0.115, 0.07, 0],
        [0.13, 0.115, 0],
        [0.155, 0.142, 0],
      ],
      [0.026, 0.02, 0.014, 0.012],
      { color: glaze, material: 'ceramic', around: 18 },
    );
    k.tube(
      [
        [-0.07, 0.118, 0],
        [-0.115, 0.13, 0],
        [-0.14, 0.09, 0],
        [-0.12, 0.05, 0],
        [-0.085, 0.045, 0],
      ],
      [0.01, 0.0095, 0.009, 0.009, 0.01],
      { color: k.tone(glaze, 0.9), material: 'ceramic' },
    );
    k.tube(
      Array.from(
        { length: 7 },
        (_, j): Vec => [0.16 + j * 0.004 + 0.007 * sin(j * 1.2), 0.152 + j * 0.014, 0],
      ),
      [0.001, 0.004, 0.006, 0.006, 0.005, 0.003, 0.001],
      { color: '#ffffff', material: 'glass', shadow: false },
    );
    k.socket('grip', [-0.13, 0.09, 0], 0.06);
    k.socket('inside', [0, 0.08, 0], 0.12);
    k.socket('top', [0, 0.19, 0], 0.08);
  },
};
