import { brimHat } from '../../bodies/headwear.ts';
import type { Concept } from '../concept.ts';

export const SCARECROW: Concept = {
  name: 'scarecrow',
  words: 'scarecrow, straw man',
  kind: 'person',
  size: 1.9,
  habitat: ['ground'],
  places: ['meadow'],
  parts: { shirt: 'shirt, coat, jacket', hat: 'hat' },
  build(k) {
    const shirt = k.color('main', k.color('shirt', '#b8483c', '#3f6ea8', '#7a8a3f'));
    const straw = '#e2bd5c';
    const wood = { color: '#7a5636', material: 'bark' } as const;
    k.tube(
      [
        [0, -0.02, 0],
        [0, 0.7, 0],
        [0, 1.5, 0],
      ],
      0.036,
      wood,
    );
    k.tube(
      [
        [-0.72, 1.24, 0],
        [0, 1.26, 0],
        [0.72, 1.24, 0],
      ],
      0.03,
      wood,
    );
    const plaid = [
      {
        color: k.tone(shirt, 0.5),
        amount: 0.6,
        on: { kind: 'bands', axis: 'y', step: 0.09, width: 0.3, soft: 0.05 },
      },
      {
        color: k.tone(shirt, 0.5),
        amount: 0.6,
        on: { kind: 'bands', axis: 'x', step: 0.09, width: 0.3, soft: 0.05 },
      },
      {
        color: '#e0a83c',
        on: { kind: 'ball', at: [0.1, 0.98, 0.17], radius: [0.055, 0.055, 0.1], soft: 0.04 },
      },
    ] as const;
    const coat = k.body({ color: shirt, material: 'cloth', blend: 0.06, cells: 84, paint: plaid });
    coat.chain(
      [
        [0, 0.76, 0],
        [0, 1.02, 0],
        [0, 1.24, 0],
      ],
      [0.17, 0.165, 0.15],
    );
    for (const s of [1, -1])
      coat.chain(
        [
          [s * 0.12, 1.25, 0],
          [s * 0.36, 1.24, 0],
          [s * 0.56, 1.2, 0],
        ],
        [0.09, 0.08, 0.085],
      );
    const jeans = k.body({ color: '#47608c', material: 'cloth', blend: 0.03, cells: 60 });
    for (const s of [1, -1])
      jeans.chain(
        [
          [s * 0.07, 0.72, 0],
          [s * 0.11, 0.5, 0.01],
          [s * 0.13, 0.34, 0],
        ],
        [0.1, 0.09, 0.085],
      );
    const hay = (
      from: readonly [number, number, number],
      way: readonly [number, number, number],
      r: number,
    ) =>
      k
        .body({
          color: straw,
          material: 'hair',
          cells: 24,
          blend: 0.02,
          fur: { length: 0.14, width: 0.007, lift: 0.35, mess: 0.6 },
        })
        .cone(from, [from[0] + way[0], from[1] + way[1], from[2] + way[2]], r, r * 0.8, {
          flow: way,
        });
    for (const s of [1, -1]) {
      hay([s * 0.6, 1.2, 0], [s * 0.07, -0.01, 0], 0.05);
      hay([s * 0.13, 0.31, 0], [0, -0.05, 0], 0.055);
    }
    hay([0, 1.38, 0.02], [0, -0.05, 0.02], 0.11);
    const sack = k.body({
      color: '#e0c592',
      material: 'cloth',
      blend: 0.05,
      cells: 60,
      paint: [
        {
          color: '#e8776a',
          amount: 0.5,
          on: { kind: 'ball', at: [0.12, 1.5, 0.15], radius: 0.05, soft: 0.6 },
        },
        {
          color: '#e8776a',
          amount: 0.5,
          on: { kind: 'ball', at: [-0.12, 1.5, 0.15], radius: 0.05, soft: 0.6 },
        },
      ],
    });
    sack.ball([0, 1.56, 0], [0.2, 0.2, 0.19]).ball([0, 1.43, 0.01], [0.11, 0.09, 0.1]);
    for (const s of [1, -1]) {
      k.ball([s * 0.078, 1.585, 0.178], [0.034, 0.036, 0.016], {
        color: '#23201f',
        material: 'eye',
        turn: { yaw: s * 18 },
      });
      k.ball([s * 0.078 - 0.008, 1.597, 0.193], [0.008, 0.008, 0.004], {
        color: '#ffffff',
        material: 'glow',
        shadow: false,
      });
    }
    k.prism(
      [0, 1.525, 0.196],
      [
        [-0.03, -0.018],
        [0.03, -0.018],
        [0, 0.034],
      ],
      0.016,
      { color: '#d9752c', material: 'cloth' },
    );
    k.tube(
      [
        [-0.08, 1.485, 0.165],
        [0, 1.455, 0.185],
        [0.08, 1.485, 0.165],
      ],
      0.007,
      { color: '#5a3a2a', shadow: false },
    );
    for (const x of [-0.05, 0, 0.05])
      k.tube(
        [
          [x, 1.455 + x * x * 4, 0.18],
          [x, 1.47 + x * x * 4, 0.186],
          [x, 1.49 + x * x * 4, 0.184],
        ],
        0.005,
        { color: '#5a3a2a', shadow: false },
      );
    const hat = k.color('hat', '#c9a050', '#7a5636');
    if (!k.has('hatted'))
      k.at([0, 1.68, -0.01], { pitch: -8, roll: 5, scale: 0.2 }, () =>
        brimHat(k, { color: hat, band: '#7a3a2a', brim: 1.95, high: 0.9, curl: 0.15, dent: 0.6 }),
      );
    k.socket('headTop', [0, 1.68, -0.01], 0.38);
    k.socket('face', [0, 1.57, 0.17], 0.4);
    k.socket('neck', [0, 1.38, 0], 0.26);
    k.socket('handL', [0.68, 1.2, 0.05], 0.12);
    k.socket('handR', [-0.68, 1.2, 0.05], 0.12);
    k.socket('perch', [0.5, 1.31, 0], 0.24);
    k.socket('top', [0.5, 1.31, 0], 0.24);
  },
};
