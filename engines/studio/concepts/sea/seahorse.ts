import type { Concept } from '../concept.ts';

export const SEAHORSE: Concept = {
  name: 'seahorse',
  words: 'seahorse, sea horse, seadragon, sea dragon',
  kind: 'animal',
  size: 0.3,
  habitat: ['underwater'],
  places: ['underwater'],
  poses: ['swim'],
  parts: { eyes: 'eye', fins: 'fin' },
  build(k) {
    const coat = k.color('main', '#f0a83c', '#e8785a', '#6fb8a8', '#c88ad8');
    const fin = k.color('fins', k.tone(coat, 1.5));
    const body = k.body({
      color: coat,
      material: 'scale',
      blend: 0.014,
      cells: 120,
      paint: [
        {
          color: [0.66, 0.6, 0.6],
          shade: true,
          on: { kind: 'bands', axis: 'y', step: 0.019, width: 0.34, soft: 0.2 },
        },
      ],
    });
    body.chain(
      [
        [0, 0.25, 0.0],
        [0, 0.215, -0.022],
        [0, 0.165, 0.0],
        [0, 0.115, 0.006],
        [0, 0.07, -0.018],
        [0, 0.035, -0.018],
        [0, 0.014, 0.008],
        [0, 0.018, 0.034],
        [0, 0.04, 0.034],
        [0, 0.042, 0.016],
      ],
      [0.03, 0.026, 0.044, 0.038, 0.024, 0.017, 0.013, 0.011, 0.009, 0.005],
      { curve: true },
    );
    body.ball([0, 0.165, 0.018], [0.032, 0.05, 0.034], { color: k.tone(coat, 1.5), blend: 0.01 });
    k.at([0, 0.262, 0.012], { yaw: k.ask.look * 0.4, pitch: 8 }, () => {
      body.ball([0, 0, 0], [0.034, 0.034, 0.038]);
      body.chain(
        [
          [0, -0.008, 0.025],
          [0, -0.016, 0.07],
        ],
        [0.017, 0.013],
        { blend: 0.012 },
      );
      body.ball([0, -0.017, 0.075], [0.015, 0.015, 0.011], { blend: 0.006 });
      for (const s of [1, -1])
        k.eye([s * 0.024, 0.006, 0.02], [s * 0.8, 0.05, 0.6], 0.0145, {
          iris: k.color('eyes', '#3a2414'),
          white: '#fbf2dc',
          irisSize: 0.8,
        });
      for (const [y, z] of [
        [0.04, 0.012],
        [0.046, -0.004],
        [0.04, -0.02],
      ] as const)
        body.cone([0, 0.02, z * 0.8], [0, y + 0.012, z * 1.6], 0.011, 0.003, { blend: 0.008 });
      k.socket('headTop', [0, 0.034, 0], 0.05);
      k.socket('face', [0, 0.006, 0.04], 0.07);
      k.socket('mouth', [0, -0.017, 0.085], 0.02);
    });
    const flap = k.vary(-0.01, 0.01);
    k.sheet(
      (u, v) => [
        flap * v + 0.006 * v * (u * 6 - Math.floor(u * 6) - 0.5),
        0.13 + 0.07 * u,
        -0.034 - v * 0.05 * (1 - (2 * u - 1) * (2 * u - 1) * 0.7),
      ],
      24,
      4,
      { color: fin, material: 'scale', crease: 180 },
    );
    for (const s of [1, -1])
      k.sheet(
        (u, v) => [
          s * (0.026 + v * 0.022),
          0.222 + (u - 0.5) * 0.03 * (0.4 + v),
          -0.018 - v * 0.02,
        ],
        8,
        3,
        { color: fin, material: 'scale' },
      );
    k.socket('back', [0, 0.19, -0.045], 0.05);
    k.socket('seat', [0, 0.2, -0.05], 0.05);
    k.socket('neck', [0, 0.228, -0.016], 0.055);
  },
};
