import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const IGLOO: Concept = {
  name: 'igloo',
  words: 'igloo, snow house, ice house',
  kind: 'building',
  size: 3,
  habitat: ['ground'],
  places: ['ice', 'snow'],
  build(k) {
    const snow = k.color('main', '#f0f5fb', '#eaf2fa');
    const blocks = (turns: number) => [
      {
        color: '#a8c4de',
        on: { kind: 'bands' as const, axis: 'y' as const, step: 0.38, width: 0.09, soft: 0.05 },
      },
      {
        color: '#a8c4de',
        on: { kind: 'stripes' as const, of: 'u' as const, count: turns, width: 0.05, soft: 0.02 },
      },
      mottled(3, 0.1),
    ];
    k.lathe(
      [
        [2, -0.05],
        [2.02, 0.4],
        [1.86, 1.0],
        [1.42, 1.62],
        [0.76, 2.02],
        [0, 2.14],
      ],
      { color: snow, material: 'snow', around: 60, paint: blocks(18) },
    );
    k.at([0, 0, 1.5], {}, () => {
      k.sheet(
        (u, v) => {
          const a = (u - 0.5) * Math.PI;
          return [sin(a) * 0.85, cos(a) * 1.15, v * 1.3];
        },
        30,
        6,
        {
          color: snow,
          material: 'snow',
          paint: [
            { color: '#a8c4de', on: { kind: 'stripes', of: 'v', count: 3, width: 0.08 } },
            { color: '#a8c4de', on: { kind: 'stripes', of: 'u', count: 7, width: 0.05 } },
          ],
        },
      );
      k.sheet(
        (u, v) => {
          const a = (u - 0.5) * Math.PI;
          const r = 0.74 + v * 0.11;
          return [sin(a) * r, cos(a) * r * 1.34, 1.3];
        },
        30,
        2,
        { color: snow, material: 'snow' },
      );
      k.sheet(
        (u, v) => {
          const a = (u - 0.5) * Math.PI;
          return [sin(a) * 0.74 * v, cos(a) * 1.0 * v, 0.9];
        },
        24,
        3,
        {
          color: k.has('night') ? '#ffb45a' : '#2c4258',
          material: k.has('night') ? 'glow' : 'clay',
        },
      );
    });
    for (let i = 0; i < 9; i++) {
      const a = i * 0.75 + 0.5;
      k.ball([sin(a) * 2.15, 0.05, cos(a) * 2.15], [0.4, 0.2, 0.34], {
        color: snow,
        material: 'snow',
        around: 14,
      });
    }
    k.socket('door', [0, 0, 3.4], 0.9);
    k.socket('perch', [0, 2.14, 0], 0.8);
    k.socket('top', [0, 2.14, 0], 0.8);
  },
};
