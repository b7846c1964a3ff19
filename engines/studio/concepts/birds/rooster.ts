import type { Concept } from '../concept.ts';

export const ROOSTER: Concept = {
  name: 'rooster',
  words: 'rooster, cock, cockerel, gamecock',
  kind: 'bird',
  size: 0.6,
  habitat: ['ground'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'fly', 'sleep'],
  parts: { eyes: 'eye', comb: 'comb', tail: 'tail' },
  build(k) {
    const coat = k.color('main', '#c8642a', '#b8502a');
    const comb = k.color('comb', '#d8302a');
    const tail = k.color('tail', '#1f4a44', '#2a3a5a');
    k.bird({
      height: 0.56,
      trunk: [0.2, 0.31, 0.22],
      lean: 36,
      head: { radius: 0.125, forward: 0.06, up: 0.19 },
      neck: { radius: 0.1 },
      beak: { length: 0.1, width: 0.075, hook: 0.4, color: '#f0b03a' },
      eyes: { size: 0.23, apart: 0.56, height: 0.14, iris: k.color('eyes', '#d8741e') },
      wing: { length: 0.36, width: 0.17, color: '#6a2c1c' },
      tail: { length: 0.06, width: 0.14, color: tail },
      leg: { length: 0.2, foot: 0.11, color: '#f0b03a' },
      coat,
      feathers: { length: 0.036, width: 0.004, lift: 0.26, mess: 0.28, vary: 0.4 },
      onBody: (kit, body, on) => {
        body.chain([on(0.5, 0.1), on(1.15, 0.2)], [0.105, 0.075], {
          color: '#e8a63a',
          blend: 0.03,
          fur: 1.3,
          flow: [0, -1, -0.2],
        });
        const root = on(-0.82, -0.3);
        for (let i = 0; i < 9; i++) {
          const a = (i / 8 - 0.5) * 1.3;
          const long = 0.3 + 0.06 * ((i * 7) % 3);
          const side = ((i % 3) - 1) * 0.05;
          const at = (v: number): readonly [number, number, number] => [
            root[0] + side * v * 2,
            root[1] + (v * (0.75 - a * 0.35) - v * v * v * 0.42) * long * 1.35,
            root[2] - (v * (0.45 + a * 0.35) + v * v * 0.3) * long * 1.1,
          ];
          kit.tube([at(0), at(0.3), at(0.6), at(0.85), at(1)], [0.012, 0.026, 0.03, 0.024, 0.004], {
            color: i % 3 === 0 ? k.tone(tail, 1.8) : tail,
            material: 'feather',
          });
        }
      },
      onHead: (kit, _body, r) => {
        for (const [z, y, s] of [
          [0.7, 0.95, 0.28],
          [0.32, 1.25, 0.36],
          [-0.12, 1.3, 0.38],
          [-0.55, 1.1, 0.34],
        ] as const)
          kit.ball([0, r * y, r * z], [r * 0.13, r * s * 1.3, r * s * 0.85], {
            color: comb,
            material: 'skin',
            around: 16,
          });
        for (const s of [1, -1])
          kit.ball([s * r * 0.18, -r * 0.85, r * 0.82], [r * 0.16, r * 0.42, r * 0.17], {
            color: comb,
            material: 'skin',
            around: 14,
          });
      },
    });
  },
};
