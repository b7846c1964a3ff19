import { asWear } from '../../bodies/headwear.ts';
import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const HEADPHONES: Concept = {
  name: 'headphones',
  words: 'headphones, headphone, headset, earphones, ear muffs, earmuffs',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { pads: 'pad' },
  build(k) {
    const shell = k.color('main', '#2f3440', '#d8433f', '#f2efe8', '#2f7fa8');
    const pad = k.color('pads', '#23252c', '#c9a27a');
    asWear(k, () => {
      k.tube(
        Array.from({ length: 9 }, (_, i) => {
          const a = (i / 8 - 0.5) * 3.3;
          return [sin(a) * 1.2, -0.72 + cos(a) * 1.36, 0] as const;
        }),
        0.12,
        { color: shell, material: 'plastic', flat: 1.6, along: 48 },
      );
      for (const s of [1, -1]) {
        k.ball([s * 1.06, -0.82, 0.02], [0.2, 0.42, 0.42], { color: pad, material: 'leather' });
        k.ball([s * 1.2, -0.82, 0.02], [0.2, 0.36, 0.36], { color: shell, material: 'plastic' });
        k.ball([s * 1.37, -0.82, 0.02], [0.05, 0.18, 0.18], {
          color: '#c9ced8',
          material: 'steel',
        });
      }
    });
  },
};
