import { onTop } from '../../bodies/headwear.ts';
import { buttons, collar, front } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const CHEF: Concept = {
  ...PERSON,
  name: 'chef',
  words: 'chef, cook, baker, pastry chef, waiter, waitress, butcher, barista, barkeeper',
  places: ['room', 'tabletop'],
  parts: { hair: 'hair', scarf: 'neckerchief', apron: 'apron', hat: 'hat' },
  build(k) {
    const white = k.color('main', '#f8f4ec');
    const scarf = k.color('scarf', '#c8363a', '#2f6fae');
    const hair = hairOf(k);
    k.person({
      ...ADULT,
      girth: 1.26,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'short', color: hair },
      beard: k.pick(true, false) ? { color: hair, length: 0.02 } : null,
      nose: { size: 1.3 },
      top: { color: white },
      bottom: {
        kind: 'trousers',
        color: '#4a4f5c',
        paint: [{ color: '#c9cdd6', on: { kind: 'checks', step: 0.03 }, amount: 0.5 }],
      },
      shoes: { color: '#2a282c' },
      onBody: (kit, j) => {
        collar(kit, j, scarf, 0.5, 0.9);
        front(kit, j, {
          color: kit.color('apron', '#fdfaf4'),
          from: 0.34,
          to: 0.78,
          wide: 1.0,
          out: 1.12,
        });
        for (const s of [1, -1])
          kit.at([s * 0.04, 0, 0], {}, () => buttons(kit, j, '#4a4038', 3, 0.04));
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        onTop(kit, () => {
          const hat = kit.color('hat', '#fdfaf4');
          kit.lathe(
            [
              [1.0, -0.06],
              [1.03, 0],
              [1.0, 0.62],
              [0.96, 0.64],
            ],
            { color: hat, material: 'cloth', straight: true, around: 48 },
          );
          kit.sheet(
            (u, v) => {
              const a = u * TAU;
              const puff = 1 + 0.07 * sin(u * 9 * TAU);
              const t = v * TAU * 0.3;
              const r = (0.5 + 0.92 * sin(t * 1.45 + 0.35)) * puff * (v > 0.9 ? (1 - v) * 10 : 1);
              return [sin(a) * r, 0.55 + v * 0.85 - 0.1 * cos(u * 2 * TAU) * v, cos(a) * r];
            },
            72,
            18,
            { color: hat, material: 'cloth', crease: 80 },
          );
        });
      },
    });
  },
};
