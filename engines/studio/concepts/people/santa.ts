import { onTop } from '../../bodies/headwear.ts';
import { band, belt, front } from '../../bodies/outfit.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { PERSON, skinOf } from './shared.ts';

export const SANTA: Concept = {
  ...PERSON,
  name: 'santa',
  words: 'santa claus, santa, father christmas, saint nicholas, st nicholas',
  places: ['snow', 'room'],
  parts: { coat: 'coat, suit', beard: 'beard' },
  build(k) {
    const red = k.color('main', k.color('coat', '#c8262e'));
    const white = {
      color: '#fdfaf4',
      material: 'fur',
      blend: 0.02,
      fur: { length: 0.03, width: 0.004, lift: 0.7, mess: 0.7 },
    } as const;
    k.person({
      height: 1.7,
      head: 0.13,
      girth: 1.5,
      skin: skinOf(k),
      hat: true,
      hair: { style: 'bob', color: '#f6f2ec' },
      beard: { color: k.color('beard', '#fbf8f2'), length: 0.75 },
      nose: { size: 1.5, color: '#e8917c' },
      top: { color: red, material: 'felt' },
      bottom: { kind: 'trousers', color: red, material: 'felt' },
      shoes: { color: '#23202a', tall: 0.55 },
      gloves: { color: '#23202a' },
      onBody: (kit, j) => {
        belt(kit, j, '#23202a');
        front(kit, j, { color: '#fdfaf4', from: 0.08, to: 0.36, wide: 0.16, out: 1.06 });
        band(kit, j, 0.02, 0.05, { color: '#fdfaf4', material: 'fur', out: 1.08 });
        for (const i of [0, 1] as const) {
          const [h, e] = [j.hands[i], j.elbows[i]];
          kit
            .body({ ...white, cells: 28 })
            .ball(
              [
                h[0] + (e[0] - h[0]) * 0.12,
                h[1] + (e[1] - h[1]) * 0.12,
                h[2] + (e[2] - h[2]) * 0.12,
              ],
              0.068,
            );
        }
      },
      onHead: (kit) => {
        if (kit.has('hatted')) return;
        const side = kit.pick(1, -1);
        const fur = { ...white, fur: { length: 0.12, width: 0.02, lift: 0.7, mess: 0.8 } };
        onTop(
          kit,
          () => {
            kit.tube(
              [
                [0, -0.1, 0],
                [0, 0.4, 0],
                [side * 0.05, 0.86, -0.1],
                [side * 0.5, 1.16, -0.2],
                [side * 0.98, 0.9, -0.2],
                [side * 1.2, 0.34, -0.1],
              ],
              [1.06, 0.94, 0.66, 0.42, 0.24, 0.1],
              { color: red, material: 'felt', around: 40, along: 40 },
            );
            const rim = kit.body({ ...fur, cells: 48, blend: 0.06 });
            for (let i = 0; i < 16; i++)
              rim.ball([sin((i / 16) * TAU) * 1.05, -0.06, cos((i / 16) * TAU) * 1.05], 0.21);
            kit.body({ ...fur, cells: 24 }).ball([side * 1.24, 0.2, -0.08], 0.24);
          },
          0.68,
        );
      },
    });
  },
};
