import type { Concept } from '../concept.ts';

export const TURKEY: Concept = {
  name: 'turkey',
  words: 'turkey, gobbler, wild turkey',
  kind: 'bird',
  size: 0.9,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'walk'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#5a3a28', '#4e3426');
    k.bird({
      height: 0.72,
      trunk: [0.28, 0.32, 0.29],
      lean: 28,
      head: { radius: 0.098, forward: 0.12, up: 0.22 },
      neck: { radius: 0.062 },
      beak: { length: 0.08, width: 0.06, hook: 0.4, color: '#e8c07a' },
      eyes: { size: 0.26, apart: 0.55, height: 0.14 },
      wing: { length: 0.42, width: 0.19, color: k.tone(coat, 0.75) },
      tail: { length: 0.06, width: 0.2 },
      leg: { length: 0.15, foot: 0.12, color: '#d8927a' },
      coat,
      feathers: { length: 0.05, width: 0.007, lift: 0.3, mess: 0.3, vary: 0.5 },
      onBody: (kit, _body, on) => {
        const root = on(-0.35, -0.95);
        for (let i = 0; i < 17; i++) {
          kit.at(root, { roll: -((i / 16 - 0.5) * 196), pitch: -14 }, () =>
            kit.sheet(
              (u, v) => [
                (u - 0.5) * 0.17 * (0.25 + 0.8 * v) * (v > 0.9 ? 0.8 : 1),
                0.06 + v * 0.44,
                -0.01 * (i % 2),
              ],
              4,
              10,
              {
                color: '#8a4a28',
                material: 'feather',
                paint: [
                  {
                    color: '#f4e4c4',
                    on: { kind: 'coord', of: 'v', from: 0.93, to: 1.2, soft: 0.01 },
                  },
                  {
                    color: '#2a1c18',
                    on: { kind: 'coord', of: 'v', from: 0.78, to: 0.88, soft: 0.02 },
                  },
                  {
                    color: '#c8722e',
                    on: { kind: 'coord', of: 'v', from: 0.5, to: 0.78, soft: 0.04 },
                  },
                ],
              },
            ),
          );
        }
      },
      onHead: (kit, body, r) => {
        body.ball([0, 0, 0], r * 1.03, { color: '#8fb4cc', blend: r * 0.08, fur: 0 });
        body.chain(
          [
            [0, -r * 0.5, -r * 0.2],
            [0, -r * 1.8, -r * 0.7],
          ],
          [r * 0.66, r * 0.6],
          { color: '#d8564a', blend: r * 0.1, fur: 0 },
        );
        kit.tube(
          [
            [0, r * 0.1, r * 0.95],
            [r * 0.26, -r * 0.1, r * 1.15],
            [r * 0.34, -r * 0.8, r * 1.05],
          ],
          [r * 0.16, r * 0.16, r * 0.14],
          { color: '#d8342c', material: 'skin' },
        );
        kit.ball([0, -r * 1.0, r * 0.7], [r * 0.2, r * 0.5, r * 0.2], {
          color: '#d8342c',
          material: 'skin',
        });
      },
    });
  },
};
