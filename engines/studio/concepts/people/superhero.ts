import { band, cape } from '../../bodies/outfit.ts';
import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, hairOf, PERSON, skinOf } from './shared.ts';

export const SUPERHERO: Concept = {
  ...PERSON,
  name: 'superhero',
  words: 'superhero, super hero, superheroine, superwoman, caped hero',
  places: ['rooftop', 'street'],
  poses: [...PERSON.poses, 'fly'],
  parts: { hair: 'hair', suit: 'suit, costume', cape: 'cape, cloak', mask: 'mask' },
  build(k) {
    const suit = k.color('main', k.color('suit', '#2458a8', '#c22b2f', '#2f7a52'));
    const second = k.color('cape', '#d1322f', '#f0b52f', '#3a2f7a');
    const female = k.has('superheroine', 'superwoman') || k.pick(true, false);
    k.person({
      ...ADULT,
      height: 1.82,
      girth: female ? 0.96 : 1.2,
      skin: skinOf(k),
      hair: { style: female ? 'long' : 'short', color: hairOf(k) },
      top: { color: suit, material: 'rubber' },
      bottom: { kind: 'trousers', color: suit, material: 'rubber' },
      shoes: { color: second, tall: 0.75 },
      gloves: { color: second },
      onBody: (kit, j) => {
        cape(kit, j, { color: second, length: 0.86, around: 84, flare: 1 });
        band(kit, j, 0.2, 0.035, { color: '#f2c83a', material: 'leather', out: 1.07 });
        const star = Array.from({ length: 10 }, (_, i): [number, number] => {
          const r = i % 2 ? 0.032 : 0.075;
          const t = (i / 10) * 2 * Math.PI;
          return [-r * sin(t), r * cos(t)];
        });
        kit.prism([0, j.chest[1] + 0.01, j.chest[2] + j.trunk * 0.84], star, 0.03, {
          color: '#f2c83a',
          material: 'plastic',
          bevel: 0.006,
        });
      },
      onHead: (kit) => {
        const mask = kit.body({
          color: kit.color('mask', second),
          material: 'leather',
          blend: 0.08,
          cells: 60,
        });
        mask.ball([0, 0.1, -0.04], [0.98, 1.0, 1.02]);
        mask.box([0, 1.05, 0], [3, 1.5, 3], 0.05, { cut: true });
        mask.box([0, -1.0, 0], [3, 1.66, 3], 0.05, { cut: true });
        mask.box([0, 0, -1.2], [3, 3, 2.4], 0.05, { cut: true });
        for (const s of [1, -1])
          mask.ball([s * 0.37, 0.04, 1.0], [0.22, 0.2, 0.4], { cut: true, blend: 0.03 });
      },
    });
  },
};
