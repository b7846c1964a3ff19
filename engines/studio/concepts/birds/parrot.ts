import type { Concept } from '../concept.ts';

export const PARROT: Concept = {
  name: 'parrot',
  words:
    'parrot, macaw, parakeet, budgie, cockatoo, cockatiel, lovebird, budgerigar, scarlet macaw',
  kind: 'bird',
  size: 0.55,
  habitat: ['ground', 'table', 'air'],
  places: ['forest', 'beach'],
  poses: ['stand', 'fly', 'peek', 'sleep'],
  variants: 'cockatoo, macaw, budgie',
  parts: { eyes: 'eye', wings: 'wing' },
  build(k) {
    const isWhite = k.has('cockatoo');
    const coat = k.color(
      'main',
      isWhite ? '#f8f4ec' : '#d8342c',
      isWhite ? '#f8f4ec' : '#2f9a4f',
      isWhite ? '#f8f4ec' : '#2f7fcf',
    );
    const wing = k.color('wings', isWhite ? '#f2ecdf' : '#2f6fc8', isWhite ? '#f2ecdf' : '#e8b830');
    k.bird({
      height: 0.5,
      trunk: [0.19, 0.33, 0.19],
      lean: 18,
      head: { radius: 0.185, forward: 0.04, up: 0.0 },
      beak: { length: 0.13, width: 0.13, hook: 1.1, color: isWhite ? '#4a464c' : '#2e2a2c' },
      eyes: {
        size: 0.2,
        apart: 0.62,
        height: 0.14,
        iris: k.color('eyes', '#d8a020'),
        white: '#3a2414',
        disc: '#fbf6ee',
      },
      wing: { length: 0.6, width: 0.17, color: wing, tip: k.tone(wing, 0.5) },
      tail: { length: 0.62, width: 0.12, color: isWhite ? coat : wing },
      leg: { length: 0.06, foot: 0.09, color: '#6a6468' },
      coat,
      feathers: { length: 0.02, width: 0.0026, lift: 0.22, mess: 0.2, vary: 0.3 },
      face: isWhite ? coat : '#fbf3e6',
      onHead: (_k, body, r) => {
        if (isWhite)
          for (const a of [-0.2, 0.05, 0.3])
            body.chain(
              [
                [0, r * 0.7, r * 0.3 - r * a],
                [0, r * (1.5 - a * 0.6), r * 0.1 - r * a * 2],
                [0, r * (1.9 - a), -r * 0.1 - r * a * 2.6],
              ],
              [r * 0.2, r * 0.16, r * 0.05],
              { color: '#f4d04a', blend: r * 0.08, curve: true },
            );
      },
    });
  },
};
