import type { Concept } from '../concept.ts';

export const KANGAROO: Concept = {
  name: 'kangaroo',
  words: 'kangaroo, wallaby, joey, red kangaroo',
  kind: 'animal',
  size: 1.5,
  habitat: ['ground'],
  places: ['savanna', 'meadow'],
  poses: ['stand', 'walk', 'run', 'sit', 'play', 'wave', 'hold', 'peek'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#b9794a', '#a86f48', '#a08878');
    const pale = '#f0dcc0';
    const r = 0.145;
    k.upright({
      hip: 0.5,
      torso: 0.5,
      lean: 20,
      trunk: [0.14, 0.22, 0.24],
      arm: {
        length: 0.42,
        upper: 0.06,
        lower: 0.042,
        hand: 0.05,
        rest: 'chest',
        color: k.tone(coat, 0.8),
      },
      leg: {
        upper: 0.19,
        lower: 0.07,
        foot: 0.068,
        toe: 0.25,
        apart: 0.18,
        color: k.tone(coat, 0.9),
      },
      neck: { length: 0.13, radius: 0.085, rise: 72 },
      head: {
        radius: r,
        shape: [0.98, 0.98],
        muzzle: { length: 1.05, width: 0.38, height: 0.34, drop: 0.36, color: k.tone(coat, 1.25) },
        nose: { size: 0.2 },
        ears: { kind: 'long', size: 0.72 },
        eyes: { size: 0.24, apart: 0.52, height: 0.14, iris: k.color('eyes', '#3a2414') },
      },
      tail: { length: 0.86, radius: 0.13, tip: 0.05, rise: -36, curl: 0.06 },
      coat,
      belly: pale,
      fur: { length: 0.026, width: 0.0028, lift: 0.24, mess: 0.3 },
      onTrunk: (kit, body, { hip }) => {
        const at = [0, hip[1] + 0.05, hip[2] + 0.2] as const;
        body.ball(at, [0.17, 0.16, 0.12], { color: pale, blend: 0.05, flow: [0, -1, 0] });
        kit.tube(
          [
            [-0.13, at[1] + 0.1, at[2] + 0.05],
            [0, at[1] + 0.06, at[2] + 0.115],
            [0.13, at[1] + 0.1, at[2] + 0.05],
          ],
          0.012,
          { color: k.tone(coat, 0.6), material: 'fur' },
        );
        kit.socket('inside', [0, at[1] + 0.06, at[2] + 0.06], 0.2);
      },
    });
  },
};
