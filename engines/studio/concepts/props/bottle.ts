import { cos, sin, TAU } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BOTTLE: Concept = {
  name: 'bottle',
  words:
    'bottle, wine bottle, potion, potion bottle, magic potion, magic potion bottle, bottle of potion, bottle of wine, message in a bottle, glass bottle, jar',
  kind: 'vessel',
  size: 0.3,
  habitat: ['table'],
  places: ['tabletop', 'room'],
  held: true,
  parts: { label: 'label' },
  build(k) {
    const potion = k.has('potion', 'magic');
    const glass = k.color(
      'main',
      ...(potion ? ['#8a4ac8', '#3fb88a', '#e0508a'] : ['#2f5a3c', '#4a2a34', '#3a6a7a']),
    );
    if (potion) {
      k.lathe(
        [
          [0, 0],
          [0.05, 0],
          [0.085, 0.03],
          [0.095, 0.075],
          [0.08, 0.12],
          [0.036, 0.155],
          [0.026, 0.17],
          [0.026, 0.23],
          [0.036, 0.236],
          [0.036, 0.246],
          [0.022, 0.248],
        ],
        {
          color: glass,
          material: 'lacquer',
          around: 48,
          paint: [
            {
              color: k.tone(glass, 1.9),
              glow: 0.3,
              on: { kind: 'ramp', axis: 'y', from: 0.12, to: 0.02 },
            },
            { color: '#dff0f0', on: { kind: 'ramp', axis: 'y', from: 0.115, to: 0.12 } },
            {
              color: '#ffffff',
              glow: 0.4,
              on: [
                { kind: 'spots', step: 0.03, size: 0.4 },
                { kind: 'ramp', axis: 'y', from: 0.12, to: 0.11 },
              ],
            },
          ],
        },
      );
      k.lathe(
        [
          [0.023, 0.23],
          [0.027, 0.27],
          [0.02, 0.282],
          [0, 0.284],
        ],
        { color: '#b8844a', material: 'wood' },
      );
      k.tube(
        Array.from({ length: 13 }, (_, i): Vec => {
          const a = (i / 12) * TAU;
          return [0.028 * sin(a), 0.19, 0.028 * cos(a)];
        }),
        0.004,
        { color: '#d8a84a', material: 'gold' },
      );
    } else {
      k.lathe(
        [
          [0, 0.01],
          [0.036, 0],
          [0.04, 0.008],
          [0.04, 0.17],
          [0.034, 0.205],
          [0.016, 0.235],
          [0.014, 0.29],
          [0.0175, 0.293],
          [0.0175, 0.303],
          [0.012, 0.305],
        ],
        {
          color: glass,
          material: 'ceramic',
          around: 48,
          paint: [
            {
              color: k.color('label', '#f4ead0', '#e8d8b8'),
              gloss: 0.1,
              rough: 0.8,
              on: [
                { kind: 'ramp', axis: 'y', from: 0.06, to: 0.061 },
                { kind: 'ramp', axis: 'y', from: 0.14, to: 0.139 },
              ],
            },
            {
              color: '#a8322e',
              on: [
                { kind: 'ramp', axis: 'y', from: 0.118, to: 0.119 },
                { kind: 'ramp', axis: 'y', from: 0.126, to: 0.125 },
              ],
            },
            {
              color: '#6a5a44',
              on: [
                { kind: 'bands', axis: 'y', step: 0.012, width: 0.3 },
                { kind: 'ramp', axis: 'y', from: 0.072, to: 0.073 },
                { kind: 'ramp', axis: 'y', from: 0.108, to: 0.107 },
                { kind: 'stripes', of: 'u', count: 3, width: 0.6 },
              ],
            },
            { color: '#8a2430', on: { kind: 'ramp', axis: 'y', from: 0.256, to: 0.257 } },
          ],
        },
      );
      k.lathe(
        [
          [0.012, 0.3],
          [0.0125, 0.322],
          [0, 0.324],
        ],
        { color: '#c89a62', material: 'wood' },
      );
    }
    k.socket('grip', [0, 0.2, 0], 0.04);
  },
};
