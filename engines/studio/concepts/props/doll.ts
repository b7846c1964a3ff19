import { buttons, front } from '../../bodies/outfit.ts';
import type { Concept } from '../concept.ts';

export const DOLL: Concept = {
  name: 'doll',
  words: 'doll, rag doll, puppet, marionette, toy doll, toy soldier, nutcracker',
  kind: 'prop',
  size: 0.45,
  habitat: ['ground', 'table'],
  places: ['room', 'tabletop'],
  held: true,
  grip: 'hug',
  parts: { hair: 'hair', dress: 'dress, skirt, clothes' },
  build(k) {
    const dress = k.color('main', k.color('dress', '#6f9ad0', '#e08fa0', '#e0b04a', '#7fae7a'));
    const yarn = k.color('hair', '#d8632f', '#e0b04a', '#6b3f24');
    k.person({
      height: 0.45,
      head: 0.19,
      skin: '#f4d8b8',
      hair: { style: 'pigtails', color: yarn },
      ears: 'none',
      nose: { size: 0.6, color: '#e8917c' },
      top: {
        color: dress,
        paint: [{ color: '#fbf3e6', on: { kind: 'spots', step: 0.035, size: 0.5, soft: 0.08 } }],
      },
      bottom: { kind: 'skirt', color: dress, length: 0.56 },
      shoes: { color: '#7a3f2c' },
      onBody: (kit, j) => {
        front(kit, j, { color: '#fbf3e6', from: 0.16, to: 0.6, wide: 0.7, out: 1.12 });
        buttons(kit, j, '#d8433f', 2);
      },
    });
    k.socket('grip', [0, 0.18, -0.04], 0.1);
  },
};
