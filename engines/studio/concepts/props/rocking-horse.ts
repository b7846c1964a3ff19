import type { Concept } from '../concept.ts';

export const ROCKING_HORSE: Concept = {
  name: 'rocking-horse',
  words: 'rocking horse, hobby horse, toy horse, wooden horse, carousel horse',
  kind: 'furniture',
  size: 1.0,
  habitat: ['ground'],
  places: ['room', 'meadow'],
  parts: { saddle: 'saddle, rocker', mane: 'mane, tail' },
  build(k) {
    const coat = k.color('main', '#f2e6d2', '#c98a4c', '#8f5a38');
    const red = k.color('saddle', '#c8302f', '#2f6fae');
    for (const s of [1, -1]) {
      k.tube(
        Array.from({ length: 11 }, (_, i) => {
          const t = i / 5 - 1;
          return [s * 0.17, 0.025 + 0.16 * t * t, t * 0.56] as const;
        }),
        0.026,
        { color: red, material: 'lacquer', along: 60, flat: 0.8 },
      );
      for (const z of [0.22, -0.22])
        k.tube(
          [
            [s * 0.08, 0.44, z * 0.75],
            [s * 0.13, 0.25, z],
            [s * 0.165, 0.06, z * 1.15],
          ],
          [0.055, 0.036, 0.03],
          { color: coat, material: 'lacquer' },
        );
    }
    for (const z of [0.3, 0, -0.3])
      k.tube(
        [
          [-0.17, 0.07 + z * z * 0.4, z],
          [0, 0.07 + z * z * 0.4, z],
          [0.17, 0.07 + z * z * 0.4, z],
        ],
        0.016,
        { color: '#c9935a', material: 'wood' },
      );
    const horse = k.body({
      color: coat,
      material: 'lacquer',
      blend: 0.05,
      cells: 84,
      paint: [
        { color: k.tone(coat, 0.75), on: { kind: 'spots', step: 0.11, size: 0.3, soft: 0.1 } },
      ],
    });
    horse.chain(
      [
        [0, 0.5, -0.2],
        [0, 0.48, 0],
        [0, 0.52, 0.2],
      ],
      [0.125, 0.12, 0.125],
    );
    horse.chain(
      [
        [0, 0.56, 0.22],
        [0, 0.75, 0.32],
        [0, 0.88, 0.38],
      ],
      [0.11, 0.085, 0.08],
    );
    horse.chain(
      [
        [0, 0.89, 0.38],
        [0, 0.82, 0.52],
        [0, 0.78, 0.58],
      ],
      [0.085, 0.062, 0.058],
    );
    for (const s of [1, -1]) {
      horse.cone([s * 0.045, 0.95, 0.35], [s * 0.055, 1.03, 0.35], 0.028, 0.008, { blend: 0.01 });
      k.eye([s * 0.062, 0.89, 0.44], [s, 0.15, 0.6], 0.021, {
        iris: '#3a2418',
        white: '#1c120c',
        irisSize: 0.9,
      });
      k.ball([s * 0.03, 0.79, 0.626], [0.011, 0.009, 0.008], { color: '#5a3a2a' });
      k.tube(
        [
          [s * 0.06, 0.8, 0.53],
          [s * 0.085, 0.8, 0.36],
          [s * 0.05, 0.68, 0.18],
        ],
        0.008,
        { color: red, material: 'leather' },
      );
    }
    const mane = k.body({
      color: k.color('mane', '#5a3a24', '#e0b060', '#3a2a24'),
      material: 'hair',
      blend: 0.03,
      cells: 60,
      fur: { length: 0.09, width: 0.006, lift: 0.2, mess: 0.25 },
    });
    mane.chain(
      [
        [0, 1.0, 0.38],
        [0, 0.93, 0.27],
        [0, 0.78, 0.2],
        [0, 0.66, 0.12],
      ],
      [0.03, 0.045, 0.048, 0.03],
      { flow: [0.6, -1, -0.4] },
    );
    mane.chain(
      [
        [0, 0.54, -0.32],
        [0, 0.5, -0.45],
        [0, 0.3, -0.48],
      ],
      [0.035, 0.06, 0.02],
      { flow: [0, -1, -0.3], curve: true },
    );
    k.body({ color: red, material: 'leather', blend: 0.03, cells: 40 })
      .ball([0, 0.6, -0.02], [0.1, 0.035, 0.15])
      .ball([0, 0.64, -0.15], [0.09, 0.03, 0.03])
      .box([0, 0.51, -0.02], [0.26, 0.14, 0.2], 0.03);
    k.tube(
      [
        [-0.14, 0.86, 0.36],
        [0, 0.86, 0.36],
        [0.14, 0.86, 0.36],
      ],
      0.014,
      { color: '#c9935a', material: 'wood' },
    );
    k.socket('seat', [0, 0.63, -0.03], 0.28);
    k.socket('back', [0, 0.63, -0.03], 0.28);
    k.socket('headTop', [0, 0.97, 0.38], 0.14);
  },
};
