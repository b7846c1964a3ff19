import { cos, sin } from '../../core/math.ts';
import { mottled } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const WILLOW: Concept = {
  name: 'willow',
  words: 'willow, weeping willow, willow tree',
  kind: 'plant',
  size: 7,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const leaf = k.color('main', '#8fae4a', '#9ab850', '#7ca04a');
    k.tree({ kind: 'bare', height: 6, leaf, spread: 0.6 });
    const body = k.body({
      color: leaf,
      material: 'leaf',
      blend: 0.3,
      cells: 50,
      fur: { length: 0.3, width: 0.07, lift: 0.4, mess: 0.7, vary: 0.5, density: 1.2 },
      paint: [mottled(2, 0.5)],
    });
    for (let i = 0; i < 9; i++) {
      const a = i * 0.7;
      const r = i === 8 ? 0 : 1.35;
      body.ball(
        [sin(a) * r, 4.6 + (i === 8 ? 0.6 : 0.2 * (i % 2)), cos(a) * r],
        [0.95, 0.62, 0.95],
        { flow: [sin(a), -0.6, cos(a)] },
      );
    }
    for (let i = 0; i < 78; i++) {
      const a = i * 2.4;
      const r = 1.2 + 1.1 * Math.sqrt((i * 0.754) % 1);
      const low = 0.7 + 1.5 * ((i * 0.37) % 1);
      const [x, z] = [sin(a) * r, cos(a) * r];
      k.tube(
        [
          [x * 0.8, 4.7, z * 0.8],
          [x * 1.06, 4.2, z * 1.06],
          [x * 1.14, (4.2 + low) / 2, z * 1.14],
          [x * 1.12 + 0.06 * sin(i), low, z * 1.12],
        ],
        [0.05, 0.09, 0.075, 0.012],
        {
          color: k.tone(leaf, 0.72 + 0.5 * ((i * 0.73) % 1)),
          material: 'leaf',
          around: 5,
          flat: 0.5,
          along: 8,
          paint: [
            {
              color: [1.25, 1.25, 1.1],
              shade: true,
              on: { kind: 'stripes', of: 'v', count: 16, width: 0.4, soft: 0.2 },
            },
          ],
        },
      );
    }
  },
};
