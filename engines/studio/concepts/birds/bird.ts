import type { Concept } from '../concept.ts';

export const BIRD: Concept = {
  name: 'bird',
  words:
    'bird, songbird, sparrow, bluebird, cardinal, canary, finch, goldfinch, swallow, nightingale, starling, wren, blue jay, jay, chickadee, tit, baby bird, oriole, warbler, lark',
  kind: 'bird',
  size: 0.18,
  habitat: ['ground', 'table', 'air'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'fly', 'peek', 'sleep'],
  variants: 'sparrow, bluebird, cardinal, canary, swallow',
  parts: { eyes: 'eye', wings: 'wing', belly: 'belly, breast' },
  build(k) {
    const own = k.has('sparrow', 'wren', 'nightingale', 'lark')
      ? '#9a7248'
      : k.has('cardinal')
        ? '#d03a30'
        : k.has('canary', 'goldfinch', 'oriole')
          ? '#f0c83a'
          : k.has('bluebird', 'jay')
            ? '#3f7fcc'
            : k.pick('#4f94cf', '#4f94cf', '#e0a83c', '#cf5a44');
    const coat = k.color('main', own);
    const belly = k.color('belly', k.has('bluebird') ? '#e0935a' : '#f8efdc');
    k.bird({
      height: 0.16,
      trunk: [0.27, 0.36, 0.28],
      lean: 44,
      head: { radius: 0.235, forward: 0.03, up: 0.02, shape: [1.02, 0.98] },
      beak: {
        length: 0.14,
        width: 0.12,
        hook: 0.1,
        color: k.has('cardinal') ? '#e8803a' : '#e8a83c',
      },
      eyes: { size: 0.24, apart: 0.56, height: 0.12 },
      wing: { length: 0.5, width: 0.2, color: k.color('wings', k.tone(coat, 0.7)) },
      tail: { length: 0.36, width: 0.14, color: k.tone(coat, 0.6) },
      leg: { length: 0.14, foot: 0.1, color: '#a8703c' },
      coat,
      belly,
      feathers: { length: 0.009, width: 0.0012, lift: 0.25, mess: 0.25, vary: 0.3 },
      onHead: (_k, body, r) => {
        if (k.has('cardinal', 'jay'))
          body.chain(
            [
              [0, r * 0.7, r * 0.1],
              [0, r * 1.5, -r * 0.5],
            ],
            [r * 0.4, r * 0.08],
            { blend: r * 0.2 },
          );
      },
    });
  },
};
