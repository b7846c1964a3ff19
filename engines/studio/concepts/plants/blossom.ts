import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BLOSSOM: Concept = {
  name: 'blossom',
  words:
    'cherry tree, blossom, cherry blossom, cherry blossom tree, sakura, blossom tree, blossoming tree, magnolia',
  kind: 'plant',
  size: 6,
  habitat: ['ground'],
  places: ['meadow'],
  build(k) {
    const pink = k.color('main', '#f2a0b8', '#ee8fae', '#f6b4c6');
    k.tree({ kind: 'broad', height: k.vary(5, 6.2), leaf: pink, bark: '#5a4038', spread: 0.82 });
    for (let i = 0; i < 60; i++) {
      const a = i * 2.4;
      const r = 0.4 + 2.4 * Math.sqrt((i * 0.754) % 1);
      k.ball([sin(a) * r, 0.012, cos(a) * r], [0.06, 0.01, 0.045], {
        color: k.tone(pink, 0.9 + 0.15 * (i % 3)),
        material: 'leaf',
        around: 6,
        turn: { yaw: i * 40 },
      });
    }
  },
};
