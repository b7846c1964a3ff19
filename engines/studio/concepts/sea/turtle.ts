import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

const circle = (a: number): readonly [number, number] => [sin(a), cos(a)];

export const TURTLE: Concept = {
  name: 'turtle',
  words: 'turtle, sea turtle, baby turtle, green sea turtle',
  kind: 'animal',
  size: 0.8,
  habitat: ['underwater', 'water', 'ground'],
  places: ['underwater', 'beach'],
  poses: ['stand', 'swim', 'lie', 'sleep', 'walk'],
  parts: { eyes: 'eye', shell: 'shell' },
  build(k) {
    const coat = k.color('main', '#8aa85c', '#6f9a6a', '#94a868');
    const shell = k.color('shell', '#7a5434', '#5a6a3a', '#8a6238');
    const pale = '#f0e2b4';
    const body = k.body({
      color: coat,
      material: 'skin',
      blend: 0.05,
      cells: 110,
      paint: [
        {
          color: k.tone(coat, 0.45),
          amount: 0.85,
          on: [
            { kind: 'spots', step: 0.06, size: 0.75, soft: 0.14 },
            { kind: 'facing', axis: 'y', from: -0.2, to: 0.2 },
          ],
        },
      ],
    });
    body.ball([0, 0.19, 0], [0.3, 0.11, 0.36], { color: pale });
    const stroke = k.vary(-1, 1) * 10;
    body.both((side, at) => {
      body.ball(at([0.44, 0.17, 0.16]), [0.26, 0.035, 0.1], {
        turn: { yaw: side * 34, roll: side * (-12 + (k.pose === 'swim' ? stroke + 22 : 0)) },
      });
      body.ball(at([0.24, 0.15, -0.34]), [0.1, 0.034, 0.15], {
        turn: { yaw: side * -28, roll: -side * 10 },
      });
    });
    body.cone([0, 0.2, 0.3], [0, 0.27, 0.46], 0.09, 0.085);
    body.cone([0, 0.15, -0.32], [0, 0.12, -0.45], 0.05, 0.012);
    k.at([0, 0.18, 0], {}, () => {
      k.sheet(
        (u, v) => {
          const a = u * Math.PI * 2;
          const [s, c] = circle(a);
          const high = Math.sqrt(Math.max(0, 1 - v * v));
          return [s * v * 0.33, 0.02 + high * 0.2, c * v * (0.4 - 0.03 * c)];
        },
        48,
        24,
        {
          color: shell,
          material: 'horn',
          paint: [
            {
              color: k.tone(shell, 1.7),
              on: { kind: 'noise', scale: 9, from: 0.45, to: 0.7 },
              amount: 0.6,
            },
            { color: '#e8d8a0', on: { kind: 'coord', of: 'v', from: 0.9, to: 1.2, soft: 0.02 } },
            {
              color: k.tone(shell, 0.35),
              on: { kind: 'coord', of: 'v', from: 0.66, to: 0.69, soft: 0.012 },
            },
            {
              color: k.tone(shell, 0.35),
              on: { kind: 'coord', of: 'v', from: 0.3, to: 0.33, soft: 0.015 },
            },
            {
              color: k.tone(shell, 0.35),
              on: [
                { kind: 'stripes', of: 'u', count: 12, width: 0.1, soft: 0.06 },
                { kind: 'coord', of: 'v', from: 0.67, to: 0.91 },
              ],
            },
            {
              color: k.tone(shell, 0.35),
              on: [
                { kind: 'stripes', of: 'u', count: 6, width: 0.06, soft: 0.03 },
                { kind: 'coord', of: 'v', from: 0.31, to: 0.67 },
              ],
            },
          ],
        },
      );
    });
    k.at([0, 0.31, 0.54], { yaw: k.ask.look * 0.6, roll: k.vary(-5, 5) }, () => {
      body.ball([0, 0, 0], [0.115, 0.105, 0.13]);
      body.ball([0, -0.035, 0.09], [0.07, 0.055, 0.07], { blend: 0.04 });
      for (const s of [1, -1])
        if (k.pose !== 'sleep')
          k.eye([s * 0.072, 0.035, 0.072], [s * 0.6, 0.06, 0.9], 0.038, {
            iris: k.color('eyes', '#3a2414'),
            white: '#2a1c12',
          });
      k.tube(
        [
          [-0.07, -0.03, 0.09],
          [-0.04, -0.056, 0.142],
          [0, -0.062, 0.158],
          [0.04, -0.056, 0.142],
          [0.07, -0.03, 0.09],
        ],
        0.005,
        { color: k.tone(coat, 0.25), shadow: false, around: 6 },
      );
      k.socket('headTop', [0, 0.095, -0.01], 0.18);
      k.socket('face', [0, 0.035, 0.11], 0.22);
      k.socket('mouth', [0, -0.06, 0.16], 0.08);
    });
    k.socket('neck', [0, 0.25, 0.42], 0.2);
    k.socket('back', [0, 0.4, 0], 0.5);
    k.socket('seat', [0, 0.4, 0.02], 0.42);
  },
};
