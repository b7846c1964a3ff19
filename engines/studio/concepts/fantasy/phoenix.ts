import type { Concept } from '../concept.ts';

export const PHOENIX: Concept = {
  name: 'phoenix',
  words: 'phoenix, firebird, fire bird, thunderbird',
  kind: 'bird',
  size: 1.0,
  habitat: ['air', 'ground'],
  places: ['meadow', 'forest'],
  poses: ['fly', 'stand'],
  parts: { eyes: 'eye', wings: 'wing', tail: 'tail' },
  build(k) {
    const coat = k.color('main', '#e8502a', '#e8602a');
    const wing = k.color('wings', '#f0802a');
    const tail = k.color('tail', '#f6b83a');
    k.bird({
      height: 0.8,
      trunk: [0.16, 0.3, 0.17],
      lean: 30,
      head: { radius: 0.125, forward: 0.06, up: 0.16 },
      neck: { radius: 0.075 },
      beak: { length: 0.12, width: 0.09, hook: 0.6, color: '#f6c84a' },
      eyes: {
        size: 0.24,
        apart: 0.52,
        height: 0.12,
        iris: k.color('eyes', '#f6d23a'),
        white: '#3a1410',
      },
      wing: { length: 0.62, width: 0.2, color: wing, tip: '#f8d24a' },
      tail: { length: 0.16, width: 0.14, color: wing },
      leg: { length: 0.1, foot: 0.09, color: '#f0b83a' },
      coat,
      belly: '#f6a63a',
      feathers: { length: 0.04, width: 0.0045, lift: 0.3, mess: 0.3, vary: 0.4 },
      onBody: (kit, _body, on) => {
        const root = on(-0.85, -0.2);
        for (let i = 0; i < 7; i++) {
          const t = i / 6 - 0.5;
          const long = 0.85 - Math.abs(t) * 0.5;
          const low = kit.pose === 'fly' ? 0.06 : 0.34;
          const at = (v: number): readonly [number, number, number] => [
            root[0] + t * long * v * 0.9,
            Math.max(0.03, root[1] - low * long * v + 0.16 * v * v),
            root[2] - long * v * (0.9 - 0.2 * Math.abs(t)),
          ];
          kit.tube([at(0), at(0.3), at(0.65), at(0.9), at(1)], [0.02, 0.04, 0.045, 0.05, 0.006], {
            color: i % 2 === 0 ? tail : coat,
            material: 'feather',
            flat: 0.7,
            paint: [
              {
                color: '#fbe27a',
                glow: 0.5,
                on: { kind: 'coord', of: 'v', from: 0.78, to: 1.2, soft: 0.08 },
              },
            ],
          });
        }
      },
      onHead: (kit, _body, r) => {
        for (const t of [-0.4, 0, 0.4])
          kit.tube(
            [
              [t * r * 0.5, r * 0.7, r * 0.1],
              [t * r * 1.1, r * 1.5, -r * 0.3],
              [t * r * 1.8, r * 1.9 - Math.abs(t) * r * 0.6, -r * 0.9],
            ],
            [r * 0.12, r * 0.14, r * 0.01],
            {
              color: tail,
              material: 'feather',
              paint: [
                {
                  color: '#fbe27a',
                  glow: 0.5,
                  on: { kind: 'coord', of: 'v', from: 0.6, to: 1.2, soft: 0.15 },
                },
              ],
            },
          );
      },
    });
  },
};
