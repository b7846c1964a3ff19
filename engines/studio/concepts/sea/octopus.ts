import type { Concept } from '../concept.ts';

export const OCTOPUS: Concept = {
  name: 'octopus',
  words: 'octopus, kraken, squid, giant squid, baby octopus, cuttlefish',
  kind: 'animal',
  size: 0.8,
  habitat: ['underwater', 'water', 'ground'],
  places: ['underwater', 'beach'],
  poses: ['stand', 'wave', 'swim', 'hold', 'sit', 'peek'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#d8583a', '#e0705a', '#a85aa8', '#e88a4a');
    const pale = '#f8d0b8';
    const body = k.body({
      color: coat,
      material: 'wet',
      blend: 0.07,
      cells: 120,
      paint: [
        {
          color: [0.7, 0.6, 0.62],
          shade: true,
          amount: 0.6,
          on: [
            { kind: 'spots', step: 0.07, size: 0.6, soft: 0.3 },
            { kind: 'ramp', axis: 'y', from: 0.5, to: 0.66 },
          ],
        },
      ],
    });
    const isSquid = k.has('squid', 'cuttlefish');
    body.ball([0, 0.56, -0.08], isSquid ? [0.19, 0.36, 0.19] : [0.235, 0.27, 0.25], {
      turn: { pitch: -18 },
    });
    body.ball([0, 0.34, 0.02], [0.18, 0.17, 0.17]);
    for (let i = 0; i < 8; i++) {
      const [sx, cz] = [
        [0.38, 0.92],
        [0.92, 0.38],
        [0.92, -0.38],
        [0.38, -0.92],
        [-0.38, -0.92],
        [-0.92, -0.38],
        [-0.92, 0.38],
        [-0.38, 0.92],
      ][i]! as [number, number];
      const long = k.vary(0.46, 0.58);
      const lift =
        (k.pose === 'wave' || k.pose === 'hold' || k.pose === 'swim') && (i === 1 || i === 6)
          ? 0.36
          : 0;
      const curl = k.vary(0.06, 0.16);
      const tip = [
        sx * long * 0.86 + cz * 0.1 * (i < 4 ? 1 : -1),
        0.1 + curl + lift,
        cz * long * 0.86,
      ] as const;
      const way = [
        [sx * 0.1, 0.3, cz * 0.1],
        [sx * 0.22, 0.13 + lift * 0.3, cz * 0.22],
        [sx * long * 0.82, 0.05 + lift * 0.6, cz * long * 0.82],
        [sx * long * 1.04, 0.06 + curl * 0.5 + lift, cz * long * 1.04],
        tip,
      ] as const;
      body.chain(way, [0.085, 0.076, 0.05, 0.034, 0.014], { curve: true, blend: 0.035 });
      for (const t of [0.5, 0.62, 0.74, 0.86]) {
        const j = t * 4;
        const n = Math.min(3, Math.floor(j));
        const u = j - n;
        const [a, b] = [way[n]!, way[n + 1]!];
        const rr = 0.052 - t * 0.03;
        k.ball(
          [
            a[0] + (b[0] - a[0]) * u,
            a[1] + (b[1] - a[1]) * u - rr * 0.5,
            a[2] + (b[2] - a[2]) * u + 0.5 * rr,
          ],
          rr * 0.7,
          { color: pale, material: 'skin', around: 10, shadow: false },
        );
      }
      if (i === 0 || i === 7) k.socket(i === 0 ? 'handL' : 'handR', tip, 0.1);
      if (lift && i === 1) k.socket('handL', tip, 0.1);
      if (lift && i === 6) k.socket('handR', tip, 0.1);
    }
    k.at([0, 0.42, 0.1], { yaw: k.ask.look * 0.5 }, () => {
      for (const s of [1, -1]) {
        body.ball([s * 0.085, 0.03, 0.07], 0.075, { blend: 0.04 });
        k.eye([s * 0.09, 0.04, 0.1], [s * 0.3, 0.05, 1], 0.064, {
          iris: k.color('eyes', '#3a2414'),
          white: '#fbf6ec',
          irisSize: 0.74,
          pupil: 0.6,
        });
      }
      k.tube(
        [
          [-0.045, -0.07, 0.115],
          [0, -0.088, 0.122],
          [0.045, -0.07, 0.115],
        ],
        [0.003, 0.007, 0.003],
        { color: '#5a1c18', shadow: false, around: 6 },
      );
      k.socket('face', [0, 0.04, 0.14], 0.3);
      k.socket('mouth', [0, -0.08, 0.14], 0.1);
    });
    k.socket('headTop', [0, 0.8, -0.14], 0.3, { pitch: -14 });
    k.socket('neck', [0, 0.33, 0.02], 0.32);
    k.socket('back', [0, 0.5, -0.34], 0.3);
    k.socket('seat', [0, 0.76, -0.14], 0.3);
  },
};
