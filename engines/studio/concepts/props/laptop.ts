import type { Concept } from '../concept.ts';

export const LAPTOP: Concept = {
  name: 'laptop',
  words: 'laptop, laptop computer, computer, notebook computer, macbook, typewriter',
  kind: 'prop',
  size: 0.34,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'hug',
  build(k) {
    const shell = k.color('main', '#c9ccd2', '#3a3d48', '#e6d6c6');
    k.box([0, 0.011, 0], [0.34, 0.018, 0.235], { color: shell, material: 'plastic', round: 0.008 });
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 12; i++)
        k.box([(i - 5.5) * 0.0245, 0.021, -0.07 + row * 0.0235], [0.02, 0.006, 0.019], {
          color: '#26272e',
          material: 'plastic',
          round: 0.003,
        });
    k.box([0, 0.0205, 0.08], [0.1, 0.003, 0.058], {
      color: k.tone(shell, 0.8),
      material: 'plastic',
      round: 0.001,
    });
    k.at([0, 0.018, -0.115], { pitch: -18 }, () => {
      k.box([0, 0.115, 0], [0.34, 0.23, 0.011], {
        color: shell,
        material: 'plastic',
        round: 0.005,
      });
      k.box([0, 0.118, 0.0055], [0.318, 0.204, 0.003], {
        color: '#7fb4e8',
        material: 'window',
        round: 0.001,
        paint: [
          { color: '#f6c78a', glow: 0.55, on: { kind: 'ramp', axis: 'y', from: 0.06, to: -0.04 } },
          { color: '#8fc0f0', glow: 0.55, on: { kind: 'ramp', axis: 'y', from: -0.02, to: 0.08 } },
          {
            color: '#4a6a9a',
            glow: 0.4,
            on: { kind: 'ball', at: [-0.06, -0.1, 0], radius: [0.12, 0.085, 0.1], soft: 0.03 },
          },
          {
            color: '#3a5580',
            glow: 0.4,
            on: { kind: 'ball', at: [0.08, -0.1, 0], radius: [0.12, 0.065, 0.1], soft: 0.03 },
          },
          {
            color: '#fff4d0',
            glow: 0.9,
            on: { kind: 'ball', at: [0.07, 0.02, 0], radius: 0.018, soft: 0.1 },
          },
        ],
      });
    });
    k.socket('top', [0, 0.024, 0.02], 0.3);
    k.socket('grip', [0, 0, 0.0], 0.1, { yaw: 180 });
  },
};
