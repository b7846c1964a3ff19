import type { Concept } from '../concept.ts';

export const RUBBER_DUCK: Concept = {
  name: 'rubber-duck',
  words: 'rubber duck, rubber ducky, toy duck, bath duck',
  kind: 'prop',
  size: 0.3,
  habitat: ['table', 'water', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'hug',
  parts: { beak: 'beak, bill' },
  build(k) {
    const yellow = k.color('main', '#f6c62f');
    const duck = k.body({ color: yellow, material: 'plastic', blend: 0.04, cells: 84 });
    duck
      .ball([0, 0.085, -0.01], [0.115, 0.085, 0.14])
      .ball([0, 0.215, 0.045], [0.082, 0.08, 0.082]);
    duck.chain(
      [
        [0, 0.11, -0.1],
        [0, 0.15, -0.165],
        [0, 0.185, -0.185],
      ],
      [0.06, 0.036, 0.012],
      { curve: true },
    );
    for (const s of [1, -1]) {
      duck.chain(
        [
          [s * 0.1, 0.115, 0.03],
          [s * 0.125, 0.11, -0.05],
          [s * 0.12, 0.15, -0.12],
        ],
        [0.035, 0.042, 0.014],
        { curve: true, blend: 0.015 },
      );
      k.eye([s * 0.042, 0.235, 0.108], [s * 0.35, 0.1, 1], 0.017, {
        iris: '#1c1410',
        white: '#1c1410',
        irisSize: 0.9,
      });
    }
    const bill = k.body({
      color: k.color('beak', '#ef7a2a'),
      material: 'plastic',
      blend: 0.015,
      cells: 40,
    });
    bill.ball([0, 0.2, 0.135], [0.042, 0.014, 0.04]).ball([0, 0.186, 0.13], [0.034, 0.011, 0.03]);
    k.socket('headTop', [0, 0.285, 0.045], 0.14);
    k.socket('face', [0, 0.235, 0.115], 0.17);
    k.socket('neck', [0, 0.155, 0.035], 0.13);
    k.socket('back', [0, 0.17, -0.05], 0.14);
    k.socket('grip', [0, 0.06, -0.05], 0.08);
  },
};
