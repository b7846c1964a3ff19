import { buttons, cape, front } from '../../bodies/outfit.ts';
import { cos, sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON } from './shared.ts';

export const VAMPIRE: Concept = {
  ...PERSON,
  name: 'vampire',
  words: 'vampire, dracula, count dracula, magician, conjurer',
  places: ['forest', 'street'],
  parts: { eyes: 'eye', suit: 'suit, coat, clothes', cape: 'cape, cloak' },
  build(k) {
    const magician = k.has('magician', 'conjurer');
    const suit = k.color('main', k.color('suit', '#26242c', '#2c2433'));
    k.person({
      ...ADULT,
      skin: magician ? '#e8bd94' : '#d9d6da',
      hair: { style: 'short', color: '#1c1a1f' },
      eyes: magician ? '#4a2f1d' : '#c22b2f',
      ...(magician ? {} : { ears: 'pointed' as const }),
      lips: '#a02f3a',
      top: { color: suit, material: 'felt' },
      bottom: { kind: 'trousers', color: suit },
      shoes: { color: '#17161a', material: 'lacquer' },
      gloves: magician ? { color: '#fbf8f2', material: 'cloth' } : null,
      onBody: (kit, j) => {
        const red = kit.color('cape', '#8f1f2c', '#5a1f4a');
        cape(kit, j, { color: '#1f1c24', length: 0.92, around: 116, flare: 0.7 });
        cape(
          kit,
          { ...j, trunk: j.trunk * 0.94 },
          { color: red, length: 0.9, around: 112, flare: 0.62 },
        );
        front(kit, j, { color: '#f6f1e8', from: 0.03, to: 0.3, wide: 0.42, out: 1.06 });
        buttons(kit, j, '#26242c', 2);
        for (const s of [1, -1])
          kit.ball([s * 0.032, j.neck[1] - 0.05, j.neck[2] + 0.1], [0.036, 0.022, 0.016], {
            color: '#c22b2f',
            material: 'felt',
            turn: { roll: s * 12 },
          });
        // The collar stands up behind the head.
        for (const [color, d] of [
          ['#1f1c24', 0.012],
          [red, 0],
        ] as const)
          kit.sheet(
            (u, v) => {
              const a = Math.PI + (u - 0.5) * 4.2;
              const r = 0.09 + d + v * 0.14;
              const h = v * (0.13 + 0.1 * Math.abs(u - 0.5));
              return [sin(a) * r * 1.1, j.neck[1] - 0.02 + h, j.neck[2] + cos(a) * r * 0.8];
            },
            30,
            6,
            { color, material: 'felt' },
          );
      },
      onHead: (kit) => {
        if (magician) return;
        for (const s of [1, -1])
          kit.tube(
            [
              [s * 0.13, -0.55, 0.87],
              [s * 0.13, -0.62, 0.885],
              [s * 0.125, -0.72, 0.88],
            ],
            [0.05, 0.04, 0.006],
            { color: '#ffffff', material: 'ceramic', around: 8 },
          );
      },
    });
  },
};
