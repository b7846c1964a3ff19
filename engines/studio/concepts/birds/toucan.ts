import type { Concept } from '../concept.ts';

export const TOUCAN: Concept = {
  name: 'toucan',
  words: 'toucan, hornbill',
  kind: 'bird',
  size: 0.5,
  habitat: ['ground', 'table', 'air'],
  places: ['forest'],
  poses: ['stand', 'fly', 'peek', 'sleep'],
  parts: { eyes: 'eye', beak: 'beak, bill' },
  build(k) {
    const coat = k.color('main', '#23232c');
    const beak = k.color('beak', '#f0962a', '#f2a83c');
    k.bird({
      height: 0.46,
      trunk: [0.22, 0.34, 0.22],
      lean: 28,
      head: { radius: 0.175, forward: 0.04, up: 0.03 },
      beak: { length: 0.02, width: 0.05, color: beak },
      eyes: {
        size: 0.22,
        apart: 0.56,
        height: 0.14,
        iris: k.color('eyes', '#2f6f9f'),
        disc: '#e8a23a',
        white: '#1d1512',
      },
      wing: { length: 0.52, width: 0.18, color: k.tone(coat, 0.8) },
      tail: { length: 0.34, width: 0.14, color: coat },
      leg: { length: 0.08, foot: 0.1, color: '#5a8aa8' },
      coat,
      face: '#fbf4e2',
      feathers: { length: 0.016, width: 0.002, lift: 0.22, mess: 0.2, vary: 0.4 },
      onBody: (_k, body, on) =>
        body.ball(on(0.62, 0.46), [0.075, 0.085, 0.06], {
          color: '#fbf2da',
          blend: 0.02,
          flow: [0, -1, 0],
        }),
      onHead: (kit, _body, r) => {
        for (const [y, w, color, from] of [
          [0.06, 0.4, beak, 0],
          [-0.3, 0.27, k.tone(beak, 0.8), 1],
        ] as const)
          kit.tube(
            [
              [0, r * y, r * 0.75],
              [0, r * (y + 0.12), r * 1.5],
              [0, r * (y + (from ? 0.2 : 0.06)), r * 2.4],
              [0, r * (y - (from ? 0.05 : 0.34)), r * (from ? 2.8 : 3.0)],
            ],
            [r * w, r * w * 1.02, r * w * 0.8, r * 0.06],
            {
              color,
              material: 'horn',
              flat: 0.72,
              around: 20,
              paint: [
                {
                  color: '#1f1a1c',
                  on: { kind: 'coord', of: 'v', from: 0.86, to: 1.2, soft: 0.03 },
                },
                {
                  color: '#1f1a1c',
                  on: { kind: 'coord', of: 'v', from: -1, to: 0.09, soft: 0.01 },
                },
                {
                  color: '#d8442c',
                  amount: 0.8,
                  on: [{ kind: 'coord', of: 'v', from: 0.62, to: 0.88, soft: 0.1 }],
                },
              ],
            },
          );
        kit.socket('mouth', [0, -r * 0.1, r * 2.4], r * 0.6);
      },
    });
  },
};
