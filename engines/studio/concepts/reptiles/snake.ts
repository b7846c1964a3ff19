import type { Concept } from '../concept.ts';

export const SNAKE: Concept = {
  name: 'snake',
  words: 'snake, cobra, python, viper, serpent, rattlesnake, boa, anaconda, garter snake, adder',
  kind: 'animal',
  size: 0.5,
  habitat: ['ground'],
  places: ['meadow', 'forest', 'desert'],
  poses: ['stand', 'sleep'],
  variants: 'cobra',
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#6fa83c', '#c98a3a', '#4f8f7a', '#b8542e');
    const pale = '#f2e6b8';
    const isCobra = k.has('cobra');
    const body = k.body({
      color: coat,
      material: 'scale',
      blend: 0.012,
      cells: 130,
      paint: [
        {
          color: k.tone(coat, 0.32),
          amount: 0.9,
          on: [
            { kind: 'spots', step: 0.085, size: 0.85, soft: 0.14 },
            { kind: 'facing', axis: 'y', from: 0.0, to: 0.3 },
          ],
        },
        { color: pale, on: { kind: 'facing', axis: 'y', from: -0.35, to: -0.6 } },
      ],
    });
    const coil: (readonly [number, number, number])[] = [];
    const radii: number[] = [];
    const ring = [
      [0, 1],
      [0.71, 0.71],
      [1, 0],
      [0.71, -0.71],
      [0, -1],
      [-0.71, -0.71],
      [-1, 0],
      [-0.71, 0.71],
    ] as const;
    // The tail lies outside, the coils climb inward.
    for (let i = 0; i <= 22; i++) {
      const t = i / 22;
      const [x, z] = ring[(i + 3) % 8]!;
      const r = 0.22 - 0.11 * t;
      coil.push([x * r, 0.034 + 0.105 * t, z * r - 0.02]);
      radii.push(Math.min(0.04, 0.008 + 0.2 * t));
    }
    body.chain(coil, radii, { curve: true });
    const [lx, ly, lz] = coil[coil.length - 1]!;
    const high = k.pose === 'sleep' ? 0.2 : 0.4;
    const head = [0, high, 0.14] as const;
    body.chain(
      [
        [lx, ly, lz],
        [lx * 0.2 - 0.05, ly + 0.03, lz * 0.3 + 0.06],
        [0, high * 0.62, 0.02],
        [0, high * 0.9, 0.04],
        [0, high, 0.1],
      ],
      [0.04, 0.042, 0.04, 0.036, 0.034],
      { curve: true },
    );
    body.chain(
      [
        [0, high * 0.6, 0.048],
        [0, high * 0.9, 0.066],
      ],
      [0.026, 0.024],
      { color: pale, blend: 0.006 },
    );
    if (isCobra) body.ball([0, high * 0.84, 0.035], [0.11, 0.1, 0.026], { blend: 0.02 });
    k.at(head, { yaw: k.ask.look * 0.7, roll: k.vary(-6, 6), pitch: 4 }, () => {
      body.ball([0, 0, 0], [0.056, 0.042, 0.064]);
      body.ball([0, -0.012, 0.045], [0.04, 0.026, 0.036], { blend: 0.014 });
      for (const s of [1, -1]) {
        if (k.pose !== 'sleep')
          k.eye([s * 0.038, 0.018, 0.032], [s * 0.6, 0.1, 0.9], 0.0195, {
            iris: k.color('eyes', '#f0c02e', '#e07a2a'),
            white: '#2a2412',
            irisSize: 0.92,
            slit: 0.4,
          });
        k.ball([s * 0.013, 0.004, 0.078], 0.003, { color: '#2a2416', shadow: false, around: 8 });
        k.tube(
          [
            [0, -0.024, 0.12],
            [s * 0.011, -0.024, 0.142],
          ],
          [0.0026, 0.001],
          { color: '#d8342c', shadow: false, around: 6 },
        );
      }
      k.tube(
        [
          [0, -0.02, 0.075],
          [0, -0.024, 0.12],
        ],
        0.0028,
        { color: '#d8342c', shadow: false, around: 6 },
      );
      k.tube(
        [
          [-0.052, -0.004, 0.02],
          [-0.036, -0.02, 0.062],
          [0, -0.021, 0.0815],
          [0.036, -0.02, 0.062],
          [0.052, -0.004, 0.02],
        ],
        0.0022,
        { color: k.tone(coat, 0.25), shadow: false, around: 6 },
      );
      k.socket('headTop', [0, 0.038, -0.005], 0.085);
      k.socket('face', [0, 0.018, 0.06], 0.1);
      k.socket('mouth', [0, -0.02, 0.085], 0.04);
    });
    k.socket('neck', [0, high * 0.8, 0.04], 0.085);
    k.socket('back', [0, 0.18, -0.04], 0.2);
    k.socket('seat', [0, 0.17, -0.06], 0.2);
  },
};
