import type { Concept } from '../concept.ts';

export const EAGLE: Concept = {
  name: 'eagle',
  words: 'eagle, bald eagle, golden eagle, bird of prey, sea eagle',
  kind: 'bird',
  size: 0.9,
  habitat: ['ground', 'air'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'fly', 'sleep'],
  variants: 'golden',
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#4a3224', '#54382a');
    const white = k.has('golden') ? '#b8863f' : '#fbf6ea';
    k.bird({
      height: 0.86,
      trunk: [0.2, 0.36, 0.2],
      lean: 24,
      head: { radius: 0.16, forward: 0.05, up: 0.05 },
      neck: { radius: 0.13 },
      beak: { length: 0.15, width: 0.12, hook: 0.7, color: '#f2b22c' },
      eyes: {
        size: 0.2,
        apart: 0.5,
        height: 0.14,
        iris: k.color('eyes', '#e0b83a'),
        white: '#2a1c10',
      },
      wing: { length: 0.6, width: 0.18, color: k.tone(coat, 0.8), tip: k.tone(coat, 0.4) },
      tail: { length: 0.3, width: 0.22, color: white },
      leg: { length: 0.12, foot: 0.12, color: '#f0b02c' },
      coat,
      feathers: { length: 0.045, width: 0.006, lift: 0.26, mess: 0.28, vary: 0.45 },
      onBody: (_k, body, on) =>
        body.ball(on(1.02, 0.1), [0.125, 0.12, 0.125], {
          color: white,
          blend: 0.05,
          flow: [0, -1, 0.1],
        }),
      onHead: (_k, body, r) => {
        body.ball([0, 0, -r * 0.01], r * 1.06, {
          color: white,
          blend: r * 0.1,
          fur: 0.4,
          flow: [0, -0.3, -1],
        });
        body.both((side, at) =>
          body.ball(at([r * 0.48, r * 0.42, r * 0.72]), [r * 0.36, r * 0.1, r * 0.2], {
            color: white,
            blend: r * 0.08,
            fur: 0.2,
            turn: { roll: side * 20 },
          }),
        );
      },
    });
  },
};
