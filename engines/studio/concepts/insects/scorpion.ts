import type { Concept } from '../concept.ts';

export const SCORPION: Concept = {
  name: 'scorpion',
  words: 'scorpion',
  kind: 'animal',
  size: 0.2,
  habitat: ['ground', 'table'],
  places: ['desert', 'meadow'],
  poses: ['stand', 'walk'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#8a5a2e', '#3a3034', '#b87a3a');
    k.insect({
      height: 0.034,
      coat,
      head: { radius: 0.026, ahead: 0.2 },
      thorax: [0.032, 0.02, 0.045],
      abdomen: { radii: [0.03, 0.02, 0.04], rise: 0 },
      eyes: { size: 0.34, apart: 0.4, height: 0.3 },
      legs: { pairs: 4, spread: 0.075, knee: 0.04, radius: 0.005, color: k.tone(coat, 0.75) },
      material: 'scale',
      onTrunk: (kit, body) => {
        const way = [
          [0, 0, -0.1],
          [0, 0.03, -0.135],
          [0, 0.075, -0.145],
          [0, 0.115, -0.12],
          [0, 0.13, -0.08],
        ] as const;
        body.chain(way, [0.02, 0.019, 0.018, 0.017, 0.015], { blend: 0.006 });
        for (const at of way) body.ball(at, 0.021, { blend: 0.003 });
        kit.tube(
          [
            [0, 0.132, -0.075],
            [0, 0.135, -0.05],
            [0, 0.118, -0.032],
          ],
          [0.011, 0.008, 0.001],
          { color: '#2a1c1a', material: 'horn' },
        );
        for (const s of [1, -1]) {
          body.chain(
            [
              [s * 0.03, 0, 0.035],
              [s * 0.08, 0.008, 0.06],
              [s * 0.07, 0.01, 0.1],
            ],
            [0.011, 0.011, 0.013],
            { blend: 0.008 },
          );
          body.ball([s * 0.066, 0.012, 0.122], [0.019, 0.015, 0.024]);
          body.chain(
            [
              [s * 0.076, 0.012, 0.135],
              [s * 0.078, 0.012, 0.158],
              [s * 0.064, 0.012, 0.17],
            ],
            [0.01, 0.008, 0.002],
            { curve: true },
          );
          body.chain(
            [
              [s * 0.058, 0.012, 0.135],
              [s * 0.052, 0.012, 0.152],
              [s * 0.06, 0.012, 0.165],
            ],
            [0.008, 0.006, 0.002],
            { curve: true },
          );
        }
      },
    });
  },
};
