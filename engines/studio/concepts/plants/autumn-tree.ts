import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const AUTUMN_TREE: Concept = {
  name: 'autumn-tree',
  words: 'autumn tree, fall tree, maple tree, red maple, autumn maple',
  kind: 'plant',
  size: 6,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const leaf = k.color('main', '#d8702a', '#c84a2a', '#e0a032');
    k.tree({ kind: 'broad', height: k.vary(5, 6.4), leaf, bark: '#5a4434' });
    for (let i = 0; i < 70; i++) {
      const a = i * 2.4;
      const r = 0.4 + 2.2 * Math.sqrt((i * 0.754) % 1);
      k.leaf(
        [sin(a) * r, 0.02, cos(a) * r],
        { yaw: i * 77, pitch: -6 - (i % 4) * 5 },
        [0.17, 0.13],
        0.3,
        { color: ['#d8702a', '#c84a2a', '#e0a032', '#b8862e'][i % 4]! },
      );
    }
  },
};
