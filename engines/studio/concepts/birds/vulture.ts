import type { Concept } from '../concept.ts';

export const VULTURE: Concept = {
  name: 'vulture',
  words: 'vulture, condor, buzzard vulture',
  kind: 'bird',
  size: 0.85,
  habitat: ['ground', 'air'],
  places: ['desert', 'meadow'],
  poses: ['stand', 'fly'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#3e342f');
    const skin = '#dd9a8c';
    k.bird({
      height: 0.78,
      trunk: [0.24, 0.37, 0.25],
      lean: 34,
      head: { radius: 0.135, forward: 0.2, up: 0.06 },
      beak: { length: 0.16, width: 0.1, hook: 0.6, color: '#d8c49c' },
      eyes: {
        size: 0.24,
        apart: 0.5,
        height: 0.14,
        iris: k.color('eyes', '#c98a2a'),
        white: '#f4ecd8',
      },
      wing: { length: 0.62, width: 0.19, color: k.tone(coat, 0.8), tip: k.tone(coat, 0.4) },
      tail: { length: 0.26, width: 0.2, color: k.tone(coat, 0.7) },
      leg: { length: 0.13, foot: 0.12, color: '#8a7a6c' },
      coat,
      feathers: { length: 0.04, width: 0.005, lift: 0.3, mess: 0.35, vary: 0.4 },
      onBody: (_k, body, on) => {
        const [x, y, z] = on(0.86, 0);
        body.chain(
          [
            [x, y, z],
            [x, y + 0.05, z + 0.1],
            [x, y + 0.1, z + 0.15],
          ],
          [0.09, 0.062, 0.06],
          { color: skin, fur: 0, curve: true, blend: 0.02 },
        );
        for (let i = 0; i < 9; i++) {
          const [a, b] = [
            [1, 0],
            [0.77, 0.64],
            [0.17, 0.98],
            [-0.5, 0.87],
            [-0.94, 0.34],
            [-0.94, -0.34],
            [-0.5, -0.87],
            [0.17, -0.98],
            [0.77, -0.64],
          ][i]!;
          body.ball([x + a! * 0.11, y + b! * 0.05 + 0.0, z + 0.03 - b! * 0.08], 0.058, {
            color: '#f4ece0',
            blend: 0.015,
            fur: 1.2,
            flow: [a!, 0.4, 0.2],
          });
        }
      },
      onHead: (_k, body, r) =>
        body.ball([0, 0, 0], [r * 1.02, r * 1.02, r * 1.04], {
          color: skin,
          blend: r * 0.1,
          fur: 0,
        }),
    });
  },
};
