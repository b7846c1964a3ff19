import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const EGG: Concept = {
  name: 'egg',
  words: 'egg, boiled egg, easter egg, eggs',
  kind: 'food',
  size: 0.07,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const shell = k.color('main', '#f1dcc0', '#e2b48c', '#fbf5ea');
    const easter = k.has('easter', 'painted', 'decorated');
    k.lathe(
      [
        [0.016, 0],
        [0.02, 0.003],
        [0.01, 0.012],
        [0.012, 0.016],
        [0.024, 0.026],
        [0.0255, 0.036],
        [0.024, 0.037],
        [0, 0.024],
      ],
      {
        color: '#5f8fb0',
        material: 'ceramic',
        around: 48,
        paint: [{ color: '#f6f1e6', on: { kind: 'ramp', axis: 'y', from: 0.031, to: 0.032 } }],
      },
    );
    k.lathe(
      [
        [0, 0.022],
        [0.013, 0.025],
        [0.0215, 0.037],
        [0.0225, 0.05],
        [0.0185, 0.066],
        [0.01, 0.077],
        [0, 0.0805],
      ],
      {
        color: easter ? '#e87a9a' : shell,
        material: 'ceramic',
        around: 48,
        paint: easter
          ? [
              {
                color: '#fff4d0',
                on: { kind: 'bands', axis: 'y', step: 0.016, width: 0.4, rag: 0.06 },
              },
              {
                color: '#5ab0c8',
                on: [
                  { kind: 'spots', step: 0.011, size: 0.8 },
                  { kind: 'bands', axis: 'y', step: 0.016, width: 0.4 },
                ],
              },
            ]
          : [
              {
                color: k.tone(shell, 0.6),
                amount: 0.6,
                on: { kind: 'spots', step: 0.005, size: 0.35 },
              },
              mottled(90, 0.12),
            ],
      },
    );
    k.socket('grip', [0, 0.05, 0], 0.045);
  },
};
