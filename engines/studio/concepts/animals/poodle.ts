import type { Concept } from '../concept.ts';

export const POODLE: Concept = {
  name: 'poodle',
  words: 'poodle, bichon, shih tzu, maltese, doodle, labradoodle',
  kind: 'animal',
  size: 0.5,
  habitat: ['ground'],
  places: ['street', 'room', 'meadow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#f6efe4', '#c99a6a', '#e8b8b0', '#4a403e');
    const r = 0.1;
    const curls = { fur: 1.1, blend: 0.025 };
    k.quadruped({
      height: 0.38,
      length: 0.3,
      trunk: [0.11, 0.085, 0.085],
      leg: { upper: 0.05, lower: 0.026, foot: 0.034 },
      neck: { length: 0.13, radius: 0.06, rise: 66 },
      head: {
        radius: r,
        shape: [0.98, 0.96],
        muzzle: { length: 1.05, width: 0.33, height: 0.29, drop: 0.34 },
        nose: { size: 0.2 },
        ears: { kind: 'flop', size: 0.95, color: k.tone(coat, 0.88) },
        eyes: { size: 0.2, apart: 0.42, height: 0.12 },
        fur: 0.5,
      },
      tail: { length: 0.16, radius: 0.018, rise: 66 },
      coat,
      fur: { length: 0.02, width: 0.002, lift: 0.8, mess: 0.9, vary: 0.25 },
      onTrunk: (_k, body, s) => {
        body.ball([0, s.shoulder[1], s.shoulder[2]], [0.145, 0.15, 0.15], curls);
        body.ball([0, s.hip[1] + 0.02, s.hip[2] - 0.02], [0.1, 0.1, 0.09], curls);
        const up = k.pose === 'stand' || k.pose === 'walk' || k.pose === 'run' || k.pose === 'play';
        if (up) body.ball([0, s.hip[1] + 0.2, s.hip[2] - 0.14], 0.062, curls);
        if (k.pose === 'stand')
          for (const [x, z] of [
            [1, 0.16],
            [-1, 0.13],
            [1, -0.17],
            [-1, -0.13],
          ] as const)
            body.ball([x * 0.07, 0.08, z], [0.055, 0.055, 0.055], curls);
      },
      onHead: (_k, body) => {
        body.ball([0, r * 0.95, -r * 0.15], [r * 0.85, r * 0.72, r * 0.8], curls);
        body.both((_side, at) =>
          body.ball(at([r * 1.08, -r * 0.4, r * 0.05]), [r * 0.42, r * 0.6, r * 0.42], curls),
        );
      },
    });
  },
};
