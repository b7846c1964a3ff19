import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const SAILBOAT: Concept = {
  name: 'sailboat',
  words: 'sailboat, sailing boat, yacht, dinghy, catamaran, sail, small sailboat',
  kind: 'vehicle',
  size: 7,
  habitat: ['water'],
  places: ['sea', 'lake'],
  parts: { sails: 'sail', stripe: 'stripe' },
  build(k) {
    const hullColor = k.color('main', '#f4efe4', '#c8382e', '#2f6f9a', '#8a5a34');
    const sails = k.color('sails', '#fbf6ea', '#f4e4c8', '#e8a04a');
    k.hull({
      length: 5.6,
      beam: 1.9,
      side: 0.8,
      bow: 0.36,
      stern: 0.1,
      transom: 0.72,
      color: hullColor,
      inside: '#b8824a',
      rail: '#8a5a34',
      deck: 0.72,
      foot: '#b8382e',
    });
    k.box([0, 0.86, 0.5], [1.0, 0.34, 1.5], { color: '#f4efe4', material: 'lacquer', round: 0.12 });
    for (const s of [1, -1])
      k.box([s * 0.5, 0.9, 0.5], [0.04, 0.12, 0.9], { color: '#3a5666', material: 'window' });
    k.tube(
      [
        [0, 0.6, 0.9],
        [0, 7.4, 0.8],
      ],
      [0.06, 0.03],
      { color: '#c89a5c', material: 'wood' },
    );
    k.tube(
      [
        [0, 1.4, 0.85],
        [0.35, 1.36, -2.2],
      ],
      0.045,
      { color: '#c89a5c', material: 'wood' },
    );
    const seams = [
      {
        color: [0.84, 0.82, 0.78] as const,
        shade: true,
        on: { kind: 'bands' as const, axis: 'y' as const, step: 0.9, width: 0.03 },
      },
    ];
    k.sheet(
      (u, v) => {
        const e = (1 - v) * (1 + 0.12 * sin(v * Math.PI));
        const b = sin(u * Math.PI) * (0.25 + 0.55 * sin(v * Math.PI));
        return [u * 0.34 * (1 - v) + b * 0.75, 1.46 + v * 5.7, 0.8 - u * 2.9 * e];
      },
      16,
      22,
      {
        color: sails,
        material: 'cloth',
        crease: 180,
        paint: [
          ...seams,
          {
            color: k.color('stripe', '#c8382e', '#2f6f9a'),
            on: [
              { kind: 'ramp', axis: 'y', from: 4.6, to: 4.62 },
              { kind: 'ramp', axis: 'y', from: 5.1, to: 5.08 },
            ],
          },
        ],
      },
    );
    k.sheet(
      (u, v) => {
        const e = 1 - v;
        return [
          0.5 * sin(u * Math.PI) * sin(v * 2.4 + 0.5),
          1.2 + v * 5,
          2.6 - 1.7 * v - u * 1.5 * e,
        ];
      },
      14,
      18,
      { color: sails, material: 'cloth', crease: 180, paint: seams },
    );
    k.sheet((u, v) => [0.05 * sin(u * 6), 7.2 + v * 0.24, 0.78 - u * 0.6], 8, 2, {
      color: '#c8382e',
      material: 'cloth',
    });
    k.tube(
      [
        [0, 0.8, -2.2],
        [0.1, 0.95, -1.5],
      ],
      0.03,
      { color: '#8a5a34', material: 'wood' },
    );
    k.socket('seat', [0, 0.62, -1.3], 0.8);
    k.socket('inside', [0, 0.5, -1.3], 0.9);
    k.socket('deck', [0, 0.62, -1.3], 1);
  },
};
