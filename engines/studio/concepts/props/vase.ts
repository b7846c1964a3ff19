import { cos, sin } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const VASE: Concept = {
  name: 'vase',
  words: 'vase, urn, amphora, pottery, vase of flowers, flower vase, jug, pitcher, ceramic vase',
  kind: 'vessel',
  size: 0.34,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  parts: { flowers: 'flower' },
  build(k) {
    const glaze = k.color('main', '#3f6f9a', '#c8764a', '#e8dcc8', '#4f8a7a');
    const trim = k.color('trim', '#f4ead4', '#d8a84a');
    k.lathe(
      [
        [0, 0],
        [0.05, 0],
        [0.055, 0.01],
        [0.085, 0.08],
        [0.095, 0.13],
        [0.075, 0.19],
        [0.04, 0.23],
        [0.036, 0.26],
        [0.052, 0.285],
        [0.046, 0.285],
        [0.03, 0.26],
        [0, 0.24],
      ],
      {
        color: glaze,
        material: 'ceramic',
        around: 52,
        paint: [
          {
            color: trim,
            on: [
              { kind: 'ramp', axis: 'y', from: 0.17, to: 0.172 },
              { kind: 'ramp', axis: 'y', from: 0.182, to: 0.18 },
            ],
          },
          {
            color: trim,
            on: [
              { kind: 'ramp', axis: 'y', from: 0.075, to: 0.077 },
              { kind: 'ramp', axis: 'y', from: 0.087, to: 0.085 },
            ],
          },
          {
            color: trim,
            on: [
              { kind: 'stripes', of: 'u', count: 12, width: 0.4 },
              { kind: 'ramp', axis: 'y', from: 0.1, to: 0.101 },
              { kind: 'ramp', axis: 'y', from: 0.156, to: 0.155 },
              { kind: 'spots', step: 0.05, size: 1.2 },
            ],
          },
        ],
      },
    );
    if (!k.has('empty', 'hosting'))
      for (let i = 0; i < 7; i++) {
        const a = i * 2.4;
        const out = i === 0 ? 0 : 0.11;
        const top: Vec = [sin(a) * out, 0.46 + (i === 0 ? 0.06 : 0.03 * sin(i * 3)), cos(a) * out];
        k.tube([[0, 0.25, 0], [top[0] * 0.4, 0.36, top[2] * 0.4], top], 0.0035, {
          color: '#5a8a3c',
          material: 'leaf',
          around: 6,
        });
        k.leaf(
          [top[0] * 0.3, 0.33, top[2] * 0.3],
          { yaw: a * 57 + 60, pitch: -28 },
          [0.1, 0.035],
          0.4,
          { color: '#5f943e' },
        );
        k.at(top, { yaw: a * 57.3, pitch: i === 0 ? 8 : 42 }, () =>
          k.bloom({
            rows: [
              { count: 9, length: 0.058, width: 0.036, lift: 12, out: 0.006 },
              { count: 8, length: 0.046, width: 0.032, lift: 38, out: 0.004 },
            ],
            color: k.color(
              i ? `flower ${i}` : 'flowers',
              ['#e8607a', '#f4c64a', '#fbf4ec', '#c86ab0', '#f08a4a'][i % 5]!,
            ),
            heart: { radius: 0.016, color: '#e8a01c' },
          }),
        );
      }
    k.socket('inside', [0, 0.2, 0], 0.08);
    k.socket('top', [0, 0.285, 0], 0.1);
  },
};
