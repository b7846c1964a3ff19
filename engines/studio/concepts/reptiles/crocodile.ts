import type { Concept } from '../concept.ts';

export const CROCODILE: Concept = {
  name: 'crocodile',
  words: 'crocodile, alligator, croc, caiman, gator, gharial',
  kind: 'animal',
  size: 2.6,
  habitat: ['ground', 'water'],
  places: ['beach', 'meadow'],
  poses: ['stand', 'walk', 'lie', 'sleep'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#6a8a3f', '#5f7a44', '#7a7a44');
    k.reptile({
      height: 0.27,
      length: 0.92,
      trunk: [0.2, 0.26, 0.2],
      leg: { radius: 0.085, spread: 0.17, foot: 0.1, toes: 4 },
      neck: { length: 0.14, radius: 0.18, rise: 24 },
      head: { skull: [0.23, 0.17, 0.24], snout: [0.17, 0.09, 0.34], drop: 0.06 },
      eyes: { size: 0.068, iris: '#e8c23a', up: 0.82, slit: 0.3 },
      tail: { length: 1.15, radius: 0.15, curl: 0.35 },
      coat,
      belly: '#efe4b0',
      material: 'hide',
      spines: { height: 0.085, color: k.tone(coat, 0.65), count: 18 },
      paint: [
        {
          color: [0.6, 0.62, 0.6],
          shade: true,
          amount: 0.8,
          on: [
            { kind: 'joints', width: 0.09, height: 0.08, joint: 0.012 },
            { kind: 'facing', axis: 'y', from: -0.2, to: 0.1 },
          ],
        },
        {
          color: k.tone(coat, 0.55),
          amount: 0.5,
          on: [
            { kind: 'noise', scale: 4, from: 0.5, to: 0.6 },
            { kind: 'facing', axis: 'y', from: 0, to: 0.3 },
          ],
        },
      ],
      onHead: (kit) => {
        for (const s of [1, -1])
          for (let i = 0; i < 6; i++) {
            const z = 0.24 + i * 0.065;
            const x =
              s *
              0.17 *
              Math.sqrt(Math.max(0.05, 1 - ((z - 0.382) / 0.34) * ((z - 0.382) / 0.34))) *
              0.98;
            kit.tube(
              [
                [x, -0.075, z],
                [x * 1.01, -0.125, z + 0.005],
              ],
              [0.019, 0.002],
              { color: '#fdf8e6', material: 'horn', around: 8 },
            );
          }
      },
    });
  },
};
