import type { Concept } from '../concept.ts';

export const FISHING_ROD: Concept = {
  name: 'fishing-rod',
  words: 'fishing rod, fishing pole, rod',
  kind: 'prop',
  size: 1.6,
  habitat: ['ground'],
  places: ['coast', 'beach'],
  held: true,
  grip: 'raised',
  build(k) {
    const rod = k.color('main', '#8a5a32', '#2f5a4c', '#a3322f');
    const tip: [number, number, number] = [0, 1.55, 0.62];
    k.tube([[0, 0, -0.12], [0, 0.5, 0.04], [0, 1.1, 0.26], tip], [0.014, 0.013, 0.009, 0.004], {
      color: rod,
      material: 'lacquer',
      along: 40,
    });
    k.tube(
      [
        [0, 0.0, -0.12],
        [0, 0.14, -0.075],
        [0, 0.3, -0.025],
      ],
      0.021,
      { color: '#c9a06a', material: 'wood' },
    );
    k.at([0, 0.4, 0.04], { roll: 90 }, () => {
      k.lathe(
        [
          [0, -0.03],
          [0.036, -0.03],
          [0.04, -0.02],
          [0.024, -0.01],
          [0.024, 0.01],
          [0.04, 0.02],
          [0.036, 0.03],
          [0, 0.03],
        ],
        { color: '#c9ced8', material: 'steel', straight: true },
      );
      k.tube(
        [
          [0, 0.03, 0],
          [0, 0.05, 0.02],
          [0, 0.055, 0.05],
        ],
        0.006,
        { color: '#2a282c', material: 'steel' },
      );
    });
    k.tube([tip, [0, 1.1, 0.7], [0, 0.62, 0.74]], 0.0035, { color: '#f4f0e6', around: 6 });
    k.ball([0, 0.6, 0.74], [0.034, 0.042, 0.034], {
      color: '#f6f1e6',
      material: 'plastic',
      paint: [{ color: '#d8302f', on: { kind: 'ramp', axis: 'y', from: -0.004, to: 0.004 } }],
    });
    k.socket('grip', [0, 0.2, -0.055], 0.05);
  },
};
