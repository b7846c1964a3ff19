import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const GONDOLA: Concept = {
  name: 'gondola',
  words: 'gondola, venetian gondola',
  kind: 'vehicle',
  size: 8,
  habitat: ['water'],
  places: ['lake'],
  build(k) {
    const color = k.color('main', '#1c1a1e', '#26343f');
    const gold = { color: '#d8a84a', material: 'gold' } as const;
    k.hull({
      length: 8,
      beam: 1.4,
      side: 0.5,
      bow: 0.7,
      stern: 0.8,
      transom: 0,
      color,
      inside: '#8a2f2c',
      rail: '#d8a84a',
      planks: 6,
    });
    k.prism(
      [0, 1.5, 4.0],
      [
        [-0.12, -0.6],
        [0.04, -0.6],
        [0.1, 0.2],
        [0.42, 0.5],
        [0.3, 0.78],
        [-0.05, 0.66],
        [-0.16, 0.1],
      ],
      0.05,
      { ...gold, turn: { yaw: -90 } },
    );
    for (let i = 0; i < 5; i++) k.box([0, 1.1 + i * 0.16, 4.2], [0.04, 0.05, 0.3], gold);
    k.tube(
      [
        [0, 1.2, -3.9],
        [0, 1.6, -4.2],
        [0, 1.75, -4.0],
      ],
      [0.06, 0.05, 0.03],
      gold,
    );
    k.box([0, 0.5, -0.5], [0.94, 0.16, 0.5], { color: '#b8262c', material: 'felt', round: 0.08 });
    k.box([0, 0.78, -0.76], [1.0, 0.5, 0.12], {
      color: '#b8262c',
      material: 'felt',
      round: 0.06,
      turn: { pitch: -12 },
    });
    k.box([0, 0.42, 1.1], [0.8, 0.12, 0.34], { color: '#b8262c', material: 'felt', round: 0.06 });
    k.box([0, 0.52, -2.3], [0.9, 0.06, 1.4], {
      color: '#7a4a2c',
      material: 'wood',
      paint: [woodGrain('z', 10)],
    });
    k.tube(
      [
        [0.5, 0.5, -2.0],
        [0.55, 1.0, -2.0],
      ],
      0.05,
      { color: '#7a4a2c', material: 'wood' },
    );
    k.tube(
      [
        [0.25, 2.0, -2.6],
        [0.55, 1.0, -2.0],
        [1.4, 0.1, -0.9],
      ],
      0.03,
      { color: '#c89a5c', material: 'wood' },
    );
    k.socket('seat', [0, 0.58, -0.48], 0.7);
    k.socket('inside', [0, 0.3, -0.3], 0.8);
    k.socket('deck', [0, 0.55, -2.3], 0.8);
  },
};
