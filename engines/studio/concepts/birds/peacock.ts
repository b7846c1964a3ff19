import type { Concept } from '../concept.ts';

export const PEACOCK: Concept = {
  name: 'peacock',
  words: 'peacock, peafowl, peahen, white peacock',
  kind: 'bird',
  size: 1.4,
  habitat: ['ground'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'walk'],
  parts: { eyes: 'eye', tail: 'tail, feather' },
  build(k) {
    const isWhite = k.has('white');
    const coat = isWhite ? '#f8f6f0' : k.color('main', '#1f5fb8', '#1a6aa8');
    const tail = k.color('tail', isWhite ? '#f4f1e8' : '#2f9a5c');
    k.bird({
      height: 0.9,
      trunk: [0.155, 0.26, 0.165],
      lean: 34,
      head: { radius: 0.088, forward: 0.08, up: 0.3 },
      neck: { radius: 0.062, bow: 0.02 },
      beak: { length: 0.09, width: 0.055, hook: 0.2, color: '#c8b89c' },
      eyes: { size: 0.24, apart: 0.55, height: 0.14, disc: '#fbf6ea' },
      wing: { length: 0.32, width: 0.13, color: isWhite ? coat : '#a8794a' },
      tail: { length: 0.1, width: 0.14, color: isWhite ? coat : '#7a5434' },
      leg: { length: 0.17, foot: 0.1, color: '#8a7a6c' },
      coat,
      feathers: { length: 0.024, width: 0.003, lift: 0.22, mess: 0.22, vary: 0.4 },
      onBody: (kit, _body, on) => {
        const root = on(-0.5, -0.9);
        const white = (c: string): string => (isWhite ? '#fdfbf6' : c);
        for (const [row, long, n] of [
          [0, 1.18, 21],
          [1, 0.9, 18],
          [2, 0.64, 15],
        ] as const) {
          for (let i = 0; i < n; i++) {
            const t = i / (n - 1) - 0.5;
            kit.at(
              [root[0], root[1], root[2] + row * 0.025 - 0.02],
              { roll: -t * (196 - row * 6), pitch: -12 + row * 3 },
              () => {
                kit.sheet(
                  (u, v) => [
                    (u - 0.5) * 0.15 * long * (0.12 + 0.9 * v * v),
                    v * long,
                    -0.006 * (i % 2) - 0.1 * v * v,
                  ],
                  4,
                  10,
                  { color: k.tone(tail, 0.8 + 0.12 * row), material: 'feather' },
                );
                kit.at([0, long * 0.94, -0.1 * 0.88 + 0.008], {}, () => {
                  kit.ball([0, 0, 0], [0.062, 0.078, 0.006], {
                    color: white('#b8a83a'),
                    material: 'feather',
                    around: 16,
                  });
                  kit.ball([0, -0.008, 0.005], [0.044, 0.054, 0.006], {
                    color: white('#2fb0b8'),
                    material: 'feather',
                    around: 16,
                  });
                  kit.ball([0, -0.018, 0.01], [0.026, 0.032, 0.006], {
                    color: white('#1f2f8a'),
                    material: 'feather',
                    around: 14,
                  });
                });
              },
            );
          }
        }
      },
      onHead: (kit, _body, r) => {
        for (const t of [-0.5, -0.25, 0, 0.25, 0.5]) {
          const tip = [t * r * 1.3, r * 2.1 - Math.abs(t) * r * 0.6, -r * 0.3] as const;
          kit.tube([[0, r * 0.85, -r * 0.05], tip], r * 0.04, {
            color: isWhite ? '#e8e4d8' : '#1f3f7a',
            around: 6,
          });
          kit.ball(tip, [r * 0.16, r * 0.18, r * 0.08], {
            color: isWhite ? '#fdfbf6' : '#2f8fb0',
            material: 'feather',
            around: 12,
          });
        }
      },
    });
  },
};
