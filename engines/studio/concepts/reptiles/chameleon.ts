import type { Concept } from '../concept.ts';

export const CHAMELEON: Concept = {
  name: 'chameleon',
  words: 'chameleon',
  kind: 'animal',
  size: 0.4,
  habitat: ['ground', 'table'],
  places: ['forest'],
  poses: ['stand', 'walk', 'sleep'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#5fb848', '#3fae7a', '#8abf3a');
    const band = k.pick('#e8c23a', '#3f8fc8', '#e0743a');
    const body = k.body({
      color: coat,
      material: 'hide',
      blend: 0.02,
      cells: 120,
      paint: [
        {
          color: band,
          amount: 0.75,
          on: [
            { kind: 'bands', axis: 'z', step: 0.06, width: 0.4, soft: 0.2, rag: 0.2 },
            { kind: 'ramp', axis: 'z', from: 0.1, to: 0.07 },
          ],
        },
      ],
    });
    body.chain(
      [
        [0, 0.115, 0.075],
        [0, 0.13, 0],
        [0, 0.115, -0.075],
      ],
      [0.036, 0.05, 0.034],
      { curve: true },
    );
    body.ball([0, 0.135, 0], [0.036, 0.062, 0.08]);
    const way: (readonly [number, number, number])[] = [[0, 0.115, -0.09]];
    const radii = [0.026];
    const ring = [
      [0, 1],
      [-0.71, 0.71],
      [-1, 0],
      [-0.71, -0.71],
      [0, -1],
      [0.71, -0.71],
      [1, 0],
      [0.71, 0.71],
    ] as const;
    for (let i = 0; i < 15; i++) {
      const t = i / 14;
      const [a, b] = ring[i % 8]!;
      const r = 0.052 * (1 - 0.72 * t);
      way.push([0, 0.085 + b * r, -0.165 + a * r]);
      radii.push(0.021 - 0.015 * t);
    }
    body.chain(way, radii, { curve: true, blend: 0.006 });
    for (const [z, dz] of [
      [0.06, 0.03],
      [-0.06, -0.015],
    ] as const)
      for (const s of [1, -1]) {
        const step = s * 0.018;
        body.chain(
          [
            [s * 0.024, 0.1, z],
            [s * 0.07, 0.062, z + dz * 0.4 + step],
            [s * 0.05, 0.012, z + dz + step],
          ],
          [0.018, 0.014, 0.011],
          { blend: 0.01 },
        );
        for (const x of [-0.012, 0.012])
          body.cone(
            [s * 0.05, 0.012, z + dz + step],
            [s * 0.05 + x, 0.008, z + dz + step + 0.02],
            0.011,
            0.007,
            { blend: 0.006 },
          );
      }
    k.at([0, 0.155, 0.125], { yaw: k.ask.look * 0.5, pitch: 6 }, () => {
      body.ball([0, 0, 0], [0.042, 0.042, 0.055]);
      body.ball([0, -0.012, 0.045], [0.03, 0.024, 0.034]);
      body.chain(
        [
          [0, 0.02, 0.03],
          [0, 0.058, -0.03],
          [0, 0.05, -0.06],
        ],
        [0.014, 0.02, 0.01],
        { blend: 0.02, curve: true },
      );
      for (const s of [1, -1]) {
        body.ball([s * 0.04, 0.012, 0.022], 0.0245, { blend: 0.008, color: k.tone(coat, 1.3) });
        k.eye([s * 0.05, 0.014, 0.03], [s * 0.75, 0.1 * s, 0.8], 0.0175, {
          iris: k.color('eyes', '#f0a82e'),
          white: '#3a2a12',
          irisSize: 0.85,
          pupil: 0.5,
        });
      }
      k.tube(
        [
          [-0.04, -0.006, 0.02],
          [-0.028, -0.02, 0.066],
          [0, -0.021, 0.081],
          [0.028, -0.02, 0.066],
          [0.04, -0.006, 0.02],
        ],
        0.002,
        { color: k.tone(coat, 0.25), shadow: false, around: 6 },
      );
      k.socket('headTop', [0, 0.055, -0.02], 0.07);
      k.socket('face', [0, 0.014, 0.06], 0.1);
      k.socket('mouth', [0, -0.02, 0.08], 0.03);
    });
    for (let i = 0; i < 9; i++) {
      const z = 0.08 - i * 0.02;
      const y = 0.162 + 0.034 * (1 - (i / 4 - 1) * (i / 4 - 1));
      k.tube(
        [
          [0, y - 0.008, z],
          [0, y + 0.012, z - 0.004],
        ],
        [0.007, 0.0008],
        { color: k.tone(coat, 0.7), around: 7 },
      );
    }
    k.socket('back', [0, 0.19, 0], 0.08);
    k.socket('seat', [0, 0.19, 0], 0.08);
    k.socket('neck', [0, 0.13, 0.085], 0.075);
  },
};
