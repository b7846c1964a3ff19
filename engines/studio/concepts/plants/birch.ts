import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const BIRCH: Concept = {
  name: 'birch',
  words: 'birch, birch tree, aspen, silver birch',
  kind: 'plant',
  size: 7,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  build(k) {
    const own = k.has('autumn') ? ['#e8b83a', '#dca02e'] : ['#a8c04a', '#94b648'];
    k.tree({
      kind: 'broad',
      height: k.vary(6, 7.4),
      spread: 0.46,
      leaf: k.color('main', ...own),
      bark: '#e8e4da',
    });
    for (let i = 0; i < 12; i++)
      k.ball([sin(i * 2.4) * 0.33, 0.3 + i * 0.2, cos(i * 2.4) * 0.33], [0.1, 0.03, 0.03], {
        color: '#3a3430',
        material: 'bark',
        around: 8,
        turn: { yaw: (i * 137) % 360 },
      });
  },
};
