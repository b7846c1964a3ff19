import type { Concept } from '../concept.ts';

export const VIOLIN: Concept = {
  name: 'violin',
  words: 'violin, fiddle, viola, cello, double bass, contrabass, string bass',
  kind: 'prop',
  size: 0.6,
  habitat: ['table', 'ground'],
  places: ['room', 'studio'],
  held: true,
  grip: 'hug',
  build(k) {
    const cello = k.has('cello', 'bass', 'contrabass');
    const wood = k.color('main', '#9a4a22', '#7f3a1c', '#b0602c');
    k.at([0, cello ? 0.12 : 0, 0], { scale: cello ? 1.9 : 1 }, () => {
      const shape = k.body({
        color: wood,
        material: 'lacquer',
        blend: 0.03,
        cells: 84,
        paint: [
          {
            color: [0.68, 0.6, 0.55],
            shade: true,
            amount: 0.5,
            on: { kind: 'noise', scale: 22, from: 0.4, to: 0.65, stretch: [1, 0.06, 1] },
          },
        ],
      });
      shape
        .ball([0, 0.1, 0], [0.105, 0.095, 0.034])
        .ball([0, 0.27, 0], [0.085, 0.08, 0.033])
        .box([0, 0.185, 0], [0.13, 0.12, 0.05], 0.02);
      for (const s of [1, -1])
        shape.ball([s * 0.104, 0.185, 0], [0.044, 0.044, 0.12], { cut: true, blend: 0.008 });
      for (const s of [1, -1])
        k.tube(
          [
            [s * 0.038, 0.225, 0.031],
            [s * 0.03, 0.2, 0.034],
            [s * 0.044, 0.17, 0.033],
            [s * 0.036, 0.145, 0.032],
          ],
          [0.005, 0.0035, 0.0035, 0.005],
          { color: '#1c100a', around: 7, shadow: false },
        );
      k.box([0, 0.36, 0.026], [0.03, 0.29, 0.014], {
        color: '#201612',
        material: 'lacquer',
        turn: { pitch: -3 },
      });
      k.box([0, 0.08, 0.04], [0.03, 0.075, 0.01], { color: '#201612', material: 'lacquer' });
      k.box([0, 0.165, 0.047], [0.046, 0.008, 0.03], { color: '#e0bd84', material: 'wood' });
      k.tube(
        [
          [0, 0.5, 0.02],
          [0, 0.565, 0.008],
          [0, 0.59, -0.012],
          [0, 0.572, -0.03],
          [0, 0.558, -0.016],
        ],
        [0.014, 0.014, 0.014, 0.012, 0.008],
        { color: wood, material: 'lacquer' },
      );
      for (const [s, y] of [
        [1, 0.525],
        [-1, 0.54],
        [1, 0.555],
        [-1, 0.515],
      ] as const)
        k.tube(
          [
            [0, y, 0.014],
            [s * 0.02, y, 0.014],
            [s * 0.034, y + 0.002, 0.014],
          ],
          [0.005, 0.005, 0.009],
          { color: '#201612', material: 'lacquer', around: 8 },
        );
      for (let i = 0; i < 4; i++)
        k.tube(
          [
            [(i - 1.5) * 0.008, 0.1, 0.047],
            [(i - 1.5) * 0.008, 0.165, 0.064],
            [(i - 1.5) * 0.005, 0.5, 0.034],
          ],
          0.0012,
          { color: '#f2ead8', material: 'steel', around: 5, along: 6 },
        );
      k.at([0.15, 0.29, 0.03], { roll: -14 }, () => {
        k.tube(
          [
            [0, -0.28, 0],
            [0.008, 0, 0],
            [0, 0.29, 0],
          ],
          0.0055,
          { color: '#7a4a26', material: 'lacquer' },
        );
        k.tube(
          [
            [-0.013, -0.26, 0],
            [-0.013, 0, 0],
            [-0.006, 0.28, 0],
          ],
          0.004,
          { color: '#fbf6ea', around: 6, flat: 0.5 },
        );
        k.box([-0.007, -0.25, 0], [0.02, 0.04, 0.012], { color: '#201612', material: 'lacquer' });
      });
      k.socket('grip', [0, 0.16, 0.06], 0.05, { roll: cello ? 0 : 58 });
    });
    if (cello)
      k.tube(
        [
          [0, 0, 0],
          [0, 0.08, 0],
          [0, 0.16, 0],
        ],
        [0.006, 0.012, 0.014],
        { color: '#c9ced8', material: 'steel' },
      );
    else k.vary(0, 1);
  },
};
