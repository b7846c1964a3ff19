import type { Concept } from '../concept.ts';

export const LEMON: Concept = {
  name: 'lemon',
  words: 'lemons, lemon, lime, sliced lemon',
  kind: 'food',
  size: 0.14,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const lime = k.has('lime');
    const peel = k.color('main', ...(lime ? ['#7db832', '#8cc23c'] : ['#f7d433', '#f4cc22']));
    const profile = [
      [0, -0.045],
      [0.006, -0.042],
      [0.009, -0.036],
      [0.027, -0.02],
      [0.031, 0],
      [0.027, 0.02],
      [0.009, 0.036],
      [0.006, 0.043],
      [0, 0.046],
    ] as const;
    const skin = {
      color: peel,
      material: 'food',
      around: 40,
      paint: [{ color: k.tone(peel, 0.75), on: { kind: 'spots', step: 0.005, size: 0.35 } }],
    } as const;
    k.at([-0.03, 0.031, -0.012], { roll: 84, yaw: 24 }, () => k.lathe(profile, skin));
    k.at([0.04, 0.031, 0.014], { pitch: 66, yaw: 10 }, () => {
      k.lathe(
        [
          [0, -0.046],
          [0.006, -0.042],
          [0.01, -0.036],
          [0.027, -0.018],
          [0.031, 0],
          [0.029, 0.001],
          [0, 0.001],
        ],
        {
          ...skin,
          paint: [
            {
              color: '#eee2b0',
              gloss: 0.02,
              rough: 0.9,
              on: { kind: 'facing', axis: 'y', from: 0.8, to: 0.9 },
            },
            {
              color: lime ? '#9cc444' : '#e6bc1c',
              on: [
                { kind: 'facing', axis: 'y', from: 0.8, to: 0.9 },
                { kind: 'ball', at: [0, 0, 0], radius: 0.0268, soft: 0.03 },
                { kind: 'stripes', of: 'u', count: 9, width: 0.84, soft: 0.06 },
              ],
            },
          ],
        },
      );
    });
    k.leaf([-0.06, 0.035, 0], { yaw: 200, pitch: -20 }, [0.05, 0.026], 0.3, { color: '#4f8f3a' });
    k.socket('grip', [-0.03, 0.03, 0], 0.05);
  },
};
