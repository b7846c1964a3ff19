import type { Concept } from '../concept.ts';

export const GRASSHOPPER: Concept = {
  name: 'grasshopper',
  words: 'grasshopper, cricket, locust, katydid, mantis, praying mantis',
  kind: 'animal',
  size: 0.14,
  habitat: ['ground', 'table'],
  places: ['meadow'],
  poses: ['stand', 'walk'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#7ab83c', '#8fae44');
    const dark = k.tone(coat, 0.55);
    k.insect({
      height: 0.05,
      coat,
      head: { radius: 0.026, drop: -0.15, ahead: 0.5 },
      thorax: [0.019, 0.022, 0.026],
      abdomen: { radii: [0.016, 0.018, 0.062], rise: -0.08 },
      eyes: { size: 0.4, apart: 0.52, height: 0.2 },
      legs: { pairs: 2, spread: 0.045, knee: 0.035, radius: 0.0042, color: dark },
      antennae: { length: 0.075, radius: 0.002, color: dark, club: 1 },
      material: 'scale',
      onTrunk: (kit, body) => {
        for (const s of [1, -1] as const) {
          body.ball([s * 0.016, 0.01, -0.075], [0.005, 0.012, 0.07], {
            color: k.tone(coat, 0.8),
            turn: { pitch: -4 },
          });
          const thigh = kit.body({ color: coat, material: 'scale', blend: 0.004, cells: 50 });
          thigh.chain(
            [
              [s * 0.02, -0.004, -0.02],
              [s * 0.034, 0.03, -0.06],
              [s * 0.036, 0.056, -0.09],
            ],
            [0.013, 0.011, 0.005],
          );
          kit.tube(
            [
              [s * 0.036, 0.056, -0.09],
              [s * 0.048, 0, -0.12],
              [s * 0.052, -0.047, -0.135],
              [s * 0.055, -0.047, -0.11],
            ],
            [0.0045, 0.0035, 0.003, 0.002],
            { color: dark, around: 8 },
          );
        }
      },
    });
  },
};
