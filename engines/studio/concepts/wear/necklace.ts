import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const NECKLACE: Concept = {
  name: 'necklace',
  words: 'necklace, pearl necklace, pearls, pendant, medal, amulet, collar, locket',
  kind: 'wear',
  size: 0.22,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'neck',
  parts: { gem: 'gem, jewel, stone, pendant' },
  build(k) {
    const medal = k.has('medal');
    const bead = k.color('main', '#f4eee2', '#e0b64a', '#c8433f');
    const gem = k.color('gem', '#2f7fc0', '#c02a4c', '#2f9a6a');
    const count = 30;
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TAU;
      k.ball([sin(a) * 0.098, -0.026 * cos(a), cos(a) * 0.098], medal ? 0.006 : 0.0105, {
        color: bead,
        material: medal ? 'gold' : 'ceramic',
        around: 12,
      });
    }
    k.ball([0, -0.058, 0.108], medal ? [0.034, 0.034, 0.008] : [0.02, 0.026, 0.012], {
      color: medal ? '#e6bd52' : gem,
      material: medal ? 'gold' : 'lacquer',
    });
    k.socket('wear', [0, 0, 0], 0.17);
  },
};
