import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const MAGNIFYING_GLASS: Concept = {
  name: 'magnifying-glass',
  words: 'magnifying glass, magnifier, loupe, hand lens',
  kind: 'prop',
  size: 0.46,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { handle: 'handle' },
  build(k) {
    const rim = {
      color: k.color('main', '#e0b04a', '#b9bdc6', '#26242c'),
      material: 'gold',
    } as const;
    const y = 0.34;
    k.tube(
      [
        [0, 0, 0],
        [0, 0.09, 0],
        [0, 0.2, 0],
      ],
      [0.021, 0.023, 0.015],
      { color: k.color('handle', '#6b3f24', '#26242c'), material: 'lacquer', around: 20 },
    );
    for (const h of [0.19, 0.215])
      k.at([0, h, 0], {}, () =>
        k.lathe(
          [
            [0.012, -0.012],
            [0.02, 0],
            [0.012, 0.012],
          ],
          rim,
        ),
      );
    k.tube(
      Array.from(
        { length: 33 },
        (_, i) => [sin((i / 32) * TAU) * 0.115, y + cos((i / 32) * TAU) * 0.115, 0] as const,
      ),
      0.0145,
      { ...rim, along: 80, around: 14 },
    );
    k.ball([0, y, 0], [0.11, 0.11, 0.012], {
      color: '#bfdfe8',
      material: 'window',
      around: 44,
      paint: [
        {
          color: '#ffffff',
          glow: 0.6,
          amount: 0.8,
          on: { kind: 'ball', at: [-0.04, 0.045, 0.01], radius: [0.05, 0.018, 0.05], soft: 0.6 },
        },
        { color: '#e8f6fa', amount: 0.6, on: { kind: 'ramp', axis: 'y', from: -0.1, to: 0.1 } },
      ],
    });
    k.socket('grip', [0, 0.09, 0], 0.05);
  },
};
