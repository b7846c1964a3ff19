import type { Concept } from '../concept.ts';

export const LADYBUG: Concept = {
  name: 'ladybug',
  words: 'ladybug, ladybird, lady bug, ladybeetle',
  kind: 'animal',
  size: 0.1,
  habitat: ['ground', 'table'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'sit'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#d8302a', '#e0402a');
    const dark = '#26201f';
    k.insect({
      height: 0.032,
      coat: dark,
      head: { radius: 0.028, color: dark, drop: -0.12, ahead: 0.5 },
      thorax: [0.03, 0.024, 0.026],
      abdomen: { radii: [0.04, 0.02, 0.046], rise: 0 },
      eyes: { size: 0.4, apart: 0.5, height: 0.2 },
      legs: { pairs: 3, spread: 0.062, knee: 0.03, radius: 0.0055, color: dark },
      antennae: { length: 0.026, radius: 0.0024, color: dark, club: 2 },
      material: 'scale',
      onTrunk: (kit) => {
        const shell = kit.body({
          color: coat,
          material: 'lacquer',
          blend: 0.004,
          cells: 70,
        });
        shell.ball([0, 0.004, -0.036], [0.056, 0.05, 0.06]);
        shell.box([0, -0.046, -0.036], [0.2, 0.08, 0.2], 0.002, { cut: true });
        kit.tube(
          [
            [0, 0.052, 0.012],
            [0, 0.0555, -0.03],
            [0, 0.036, -0.086],
          ],
          0.0016,
          { color: dark, around: 6 },
        );
        for (const [x, y, z] of [
          [0.5, 0.6, 0.45],
          [0.72, 0.42, -0.2],
          [0.38, 0.8, -0.25],
          [0.5, 0.45, -0.68],
        ] as const)
          for (const s of [1, -1]) {
            const n = Math.sqrt(x * x + y * y + z * z);
            kit.ball(
              [(s * x * 0.0555) / n, 0.004 + (y * 0.0495) / n, -0.036 + (z * 0.0595) / n],
              [0.0105, 0.0105, 0.0105],
              { color: dark, material: 'lacquer', around: 16 },
            );
          }
        for (const s of [1, -1])
          kit.ball([s * 0.022, 0.026, 0.026], [0.008, 0.007, 0.007], {
            color: '#fbf4e6',
            around: 12,
          });
      },
    });
  },
};
