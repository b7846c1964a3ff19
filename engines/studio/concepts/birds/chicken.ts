import type { Concept } from '../concept.ts';

export const CHICKEN: Concept = {
  name: 'chicken',
  words: 'chicken, hen, chick, baby chick, poultry',
  kind: 'bird',
  size: 0.42,
  habitat: ['ground', 'table'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'sit', 'fly', 'peek', 'sleep'],
  variants: 'chick',
  parts: { eyes: 'eye', comb: 'comb' },
  build(k) {
    const isChick = k.has('chick');
    const coat = k.color(
      'main',
      isChick ? '#f6d24a' : '#f6efe2',
      isChick ? '#f6d24a' : '#b8693a',
      isChick ? '#f6d24a' : '#8a4a2a',
    );
    const comb = k.color('comb', '#d8342c');
    k.bird({
      height: isChick ? 0.16 : 0.4,
      trunk: isChick ? [0.31, 0.33, 0.3] : [0.25, 0.34, 0.28],
      lean: isChick ? 30 : 46,
      head: isChick
        ? { radius: 0.27, forward: 0.02, up: 0 }
        : { radius: 0.145, forward: 0.05, up: 0.14 },
      ...(isChick ? {} : { neck: { radius: 0.12 } }),
      beak: {
        length: isChick ? 0.13 : 0.1,
        width: isChick ? 0.12 : 0.08,
        hook: 0.3,
        color: '#f0a83a',
      },
      eyes: {
        size: 0.22,
        apart: 0.56,
        height: 0.14,
        iris: k.color('eyes', isChick ? '#2a1a10' : '#c96a1e'),
      },
      wing: { length: isChick ? 0.3 : 0.4, width: 0.2, color: k.tone(coat, 0.9) },
      tail: { length: isChick ? 0.06 : 0.26, width: 0.2, color: k.tone(coat, 0.85) },
      leg: { length: 0.17, foot: 0.12, color: '#f0a83a' },
      coat,
      feathers: {
        length: isChick ? 0.014 : 0.022,
        width: isChick ? 0.0012 : 0.003,
        lift: isChick ? 0.5 : 0.28,
        mess: isChick ? 0.6 : 0.3,
        vary: 0.3,
      },
      onBody: (_k, body, on) => {
        if (isChick) return;
        for (const x of [-0.35, 0, 0.35]) {
          const [a, b, c] = on(-0.86, -0.5, x);
          body.chain(
            [
              [a, b, c],
              [a * 1.3, b + 0.09, c - 0.075],
            ],
            [0.06, 0.03],
            { color: k.tone(coat, 0.8), blend: 0.03, flow: [0, 1, -0.6] },
          );
        }
      },
      onHead: (kit, _body, r) => {
        if (isChick) return;
        for (const [z, y, s] of [
          [0.55, 0.9, 0.22],
          [0.22, 1.08, 0.27],
          [-0.15, 1.08, 0.27],
          [-0.48, 0.92, 0.22],
        ] as const)
          kit.ball([0, r * y, r * z], [r * 0.13, r * s * 1.25, r * s], {
            color: comb,
            material: 'skin',
            around: 16,
          });
        for (const s of [1, -1])
          kit.ball([s * r * 0.14, -r * 0.68, r * 0.82], [r * 0.13, r * 0.28, r * 0.14], {
            color: comb,
            material: 'skin',
            around: 14,
          });
      },
    });
  },
};
