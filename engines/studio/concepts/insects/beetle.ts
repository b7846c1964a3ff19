import type { Concept } from '../concept.ts';

export const BEETLE: Concept = {
  name: 'beetle',
  words: 'beetle, scarab, stag beetle, rhinoceros beetle, cockroach, bug, dung beetle, firefly',
  kind: 'animal',
  size: 0.12,
  habitat: ['ground', 'table'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'walk'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#2f7a5a', '#3a4a8a', '#5a3a2a', '#7a5a1e');
    const dark = '#26221f';
    k.insect({
      height: 0.034,
      coat: dark,
      head: { radius: 0.025, color: dark, drop: 0, ahead: 0.62 },
      thorax: [0.036, 0.026, 0.028],
      abdomen: { radii: [0.04, 0.022, 0.055], rise: 0 },
      eyes: { size: 0.38, apart: 0.5, height: 0.22 },
      legs: { pairs: 3, spread: 0.065, knee: 0.035, radius: 0.006, color: dark },
      antennae: { length: 0.024, radius: 0.0024, color: dark, club: 2 },
      material: 'scale',
      onTrunk: (kit) => {
        const shell = kit.body({ color: coat, material: 'lacquer', blend: 0.006, cells: 70 });
        shell.ball([0, 0.004, 0.004], [0.042, 0.034, 0.03]);
        shell.box([0, -0.04, 0], [0.2, 0.07, 0.2], 0.002, { cut: true });
        const wing = kit.body({
          color: coat,
          material: 'lacquer',
          blend: 0.006,
          cells: 70,
          paint: [
            {
              color: [0.6, 0.6, 0.65],
              shade: true,
              on: { kind: 'bands', axis: 'x', step: 0.013, width: 0.26, soft: 0.15 },
            },
          ],
        });
        wing.ball([0, 0.004, -0.048], [0.052, 0.042, 0.066]);
        wing.box([0, -0.042, -0.048], [0.2, 0.074, 0.2], 0.002, { cut: true });
        kit.tube(
          [
            [0, 0.045, -0.01],
            [0, 0.0475, -0.05],
            [0, 0.03, -0.105],
          ],
          0.0016,
          { color: dark, around: 6 },
        );
      },
      onHead: (kit) => {
        if (kit.has('rhinoceros'))
          kit.tube(
            [
              [0, 0.012, 0.018],
              [0, 0.03, 0.045],
              [0, 0.06, 0.05],
            ],
            [0.009, 0.007, 0.002],
            { color: dark, material: 'scale' },
          );
        else
          for (const s of [1, -1])
            kit.tube(
              [
                [s * 0.009, -0.006, 0.02],
                [s * 0.026, -0.004, 0.042],
                [s * 0.012, 0, 0.062],
              ],
              [0.006, 0.0045, 0.001],
              { color: dark, material: 'scale' },
            );
      },
    });
  },
};
