import type { Concept } from '../concept.ts';

export const TIGER: Concept = {
  name: 'tiger',
  words: 'tiger, tigress, bengal tiger, siberian tiger, white tiger, tiger cub',
  kind: 'animal',
  size: 1.1,
  habitat: ['ground', 'water'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  variants: 'white',
  parts: { eyes: 'eye' },
  build(k) {
    const isWhite = k.has('white');
    const coat = isWhite ? '#f4efe6' : k.color('main', '#e2802c', '#d97628');
    const white = '#fdf5e8';
    k.quadruped({
      height: 0.78,
      length: 0.86,
      trunk: [0.25, 0.25, 0.25],
      leg: { upper: 0.15, lower: 0.1, foot: 0.11 },
      neck: { length: 0.17, radius: 0.18, rise: 44 },
      head: {
        radius: 0.26,
        shape: [1.1, 0.96],
        muzzle: { length: 0.62, width: 0.46, height: 0.34, drop: 0.38, color: white },
        nose: { size: 0.17, color: '#c9776c' },
        ears: { kind: 'round', size: 0.3, inner: '#f2e2cc' },
        eyes: {
          size: 0.16,
          apart: 0.44,
          height: 0.12,
          iris: k.color('eyes', isWhite ? '#6fa8cf' : '#c9a22c'),
        },
        cheeks: { size: 0.5, color: white },
        whiskers: true,
      },
      onHead: (_k, body) => {
        const r = 0.26;
        const look = { color: '#231a16', blend: r * 0.03, fur: 0.5, flow: [0, 0.4, -1] as const };
        for (const [y, w] of [
          [0.5, 0.22],
          [0.68, 0.3],
          [0.84, 0.3],
        ] as const)
          body.ball([0, r * y, r * (0.98 - y * y * 0.62)], [r * w, r * 0.045, r * 0.1], look);
        body.both((side, at) => {
          for (const y of [-0.12, -0.36])
            body.ball(at([r * 0.98, r * y, r * 0.26]), [r * 0.1, r * 0.05, r * 0.3], {
              ...look,
              turn: { roll: side * 14, pitch: 8 },
            });
        });
      },
      tail: { length: 0.78, radius: 0.055, rise: 14 },
      coat,
      belly: white,
      fur: { length: 0.04, width: 0.0045, lift: 0.28, mess: 0.3 },
      paint: [
        {
          color: '#231a16',
          amount: 0.95,
          on: [
            { kind: 'bands', axis: 'z', step: 0.135, width: 0.36, soft: 0.1, rag: 0.42 },
            { kind: 'facing', axis: 'y', from: -0.7, to: 0.1 },
            { kind: 'facing', axis: 'z', from: 0.72, to: 0.4 },
            { kind: 'noise', scale: 5, from: 0.3, to: 0.42, stretch: [1, 0.6, 1] },
          ],
        },
      ],
    });
  },
};
