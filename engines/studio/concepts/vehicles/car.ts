import { sin, smoothstep } from '../../core/math.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const CAR: Concept = {
  name: 'car',
  words: 'car, automobile, sports car, convertible, vintage car, roadster, classic car, oldtimer',
  kind: 'vehicle',
  size: 4.1,
  habitat: ['ground'],
  places: ['coast', 'street'],
  parts: { stripe: 'stripe', seats: 'seat' },
  build(k) {
    const body = k.color('main', '#c3222b', '#1f5fae', '#e0a92a', '#2f7f5f');
    const lacquer = { color: body, material: 'lacquer' } as const;
    const [front, back, half, axle] = [1.32, -1.28, 0.78, 0.33];
    /** Over the length z: half breadth, height of the shoulder, height of the hood. */
    const breadth = (z: number) =>
      half * (1 - 0.34 * smoothstep(1.2, 2.08, z) - 0.3 * smoothstep(-1.35, -2.06, z));
    const arch = (z: number, at: number) => Math.max(0, 1 - ((z - at) * (z - at)) / 0.3);
    const belt = (z: number) =>
      0.66 +
      0.14 * arch(z, front) +
      0.17 * arch(z, back) -
      0.2 * smoothstep(1.5, 2.1, z) -
      0.14 * smoothstep(-1.6, -2.08, z);
    const hood = (z: number) =>
      0.78 +
      0.06 * smoothstep(1.9, 0.6, z) -
      0.3 * smoothstep(1.35, 2.12, z) -
      0.22 * smoothstep(-1.2, -2.1, z);
    const sill = (z: number) => {
      const cut = (at: number) =>
        Math.abs(z - at) < 0.42
          ? axle +
            0.42 * 0.9 * Math.sqrt(Math.max(0, 1 - ((z - at) / 0.42) * ((z - at) / 0.42))) -
            0.24
          : 0;
      return Math.max(
        0.19 + 0.1 * smoothstep(1.7, 2.1, z) + 0.1 * smoothstep(-1.7, -2.1, z),
        cut(front) + 0.1,
        cut(back) + 0.1,
      );
    };
    const open = (z: number) => smoothstep(0.42, 0.3, z) * smoothstep(-0.78, -0.66, z);
    k.loft(
      (v) => {
        const z = -2.08 + 4.18 * v;
        const [b, m, h, s] = [breadth(z), belt(z), hood(z), sill(z)];
        const o = open(z);
        // Half of the section from below to the middle of the hood, then the other half.
        const line: [number, number][] = [
          [0.02, 0.2],
          [b * 0.9, Math.max(0.2, s - 0.02)],
          [b * 0.98, s],
          [b * 1.02, (s + m) / 2],
          [b * 0.99, m - 0.04],
          [b * 0.93, m + 0.025],
          [b * 0.8, m + (h - m) * 0.5 + 0.02],
          [b * 0.66, h - 0.02 + (0.03 - 0.02) * o],
          [b * 0.62, h - 0.42 * o],
          [b * 0.3, h + 0.025 - 0.44 * o],
          [0.02, h + 0.04 - 0.455 * o],
        ];
        const right = line.map(([x, y]) => [-x, y, z] as Vec);
        const left = [...line].reverse().map(([x, y]) => [x, y, z] as Vec);
        return [...left, ...right];
      },
      96,
      {
        ...lacquer,
        crease: 48,
        paint: [
          {
            color: k.color('seats', '#c98f5a', '#e6d2ae', '#3a2a24'),
            gloss: 0.3,
            rough: 0.5,
            on: [
              { kind: 'ball', at: [0, 0.66, -0.2], radius: [half * 0.63, 0.4, 0.55], soft: 0.02 },
              { kind: 'ramp', axis: 'y', from: 0.78, to: 0.76 },
            ],
          },
          ...(k.has('striped') || k.ask.partColors.stripe
            ? [
                {
                  color: k.color('stripe', '#f6efe0'),
                  on: [
                    { kind: 'ramp' as const, axis: 'x' as const, from: -0.16, to: -0.15 },
                    { kind: 'ramp' as const, axis: 'x' as const, from: 0.16, to: 0.15 },
                    { kind: 'facing' as const, axis: 'y' as const, from: 0.5, to: 0.6 },
                  ],
                },
              ]
            : []),
        ],
      },
    );
    for (const x of [half - 0.02, -half + 0.02]) {
      for (const z of [front, back])
        k.wheel([x, axle, z], { radius: axle, width: 0.2, spokes: 16, band: '#f1ebdc' });
    }
    const seat = k.color('seats', '#b9774a');
    for (const x of [0.25, -0.25]) {
      k.box([x, 0.52, -0.12], [0.4, 0.14, 0.46], { color: seat, material: 'leather', round: 0.06 });
      k.box([x, 0.74, -0.42], [0.4, 0.46, 0.13], {
        color: seat,
        material: 'leather',
        round: 0.06,
        turn: { pitch: -14 },
      });
    }
    k.sheet(
      (u, v) => [
        (u - 0.5) * 1.06,
        0.83 + v * 0.3,
        0.46 - v * 0.2 - 0.16 * (2 * u - 1) * (2 * u - 1),
      ],
      14,
      6,
      { color: '#dceaf0', material: 'glass', shadow: false },
    );
    const chrome = { color: '#d4d8de', material: 'chrome' } as const;
    const rim = (v: number): Vec => [
      (v - 0.5) * 1.08,
      1.135,
      0.26 - 0.16 * (2 * v - 1) * (2 * v - 1),
    ];
    k.tube([rim(0), rim(0.25), rim(0.5), rim(0.75), rim(1)], 0.014, chrome);
    k.at([-0.25, 0.84, 0.2], { pitch: 62 }, () =>
      k.tube(
        Array.from(
          { length: 13 },
          (_, i) =>
            [0.15 * sin((i / 12) * 6.2832), 0, 0.15 * sin((i / 12) * 6.2832 + 1.5708)] as Vec,
        ),
        0.013,
        { color: '#4a2f20', material: 'wood' },
      ),
    );
    for (const s of [1, -1]) {
      k.at([s * 0.47, 0.57, 1.95], { pitch: -6 }, () => {
        k.at([0, 0, 0], { pitch: 90 }, () =>
          k.lathe(
            [
              [0.13, -0.1],
              [0.135, 0.02],
              [0.12, 0.04],
            ],
            chrome,
          ),
        );
        k.ball([0, 0, 0.0], [0.115, 0.115, 0.07], {
          color: '#fff4d6',
          material: 'eye',
          around: 24,
        });
      });
      k.ball([s * 0.42, 0.6, -2.03], [0.07, 0.05, 0.05], { color: '#d8242a', material: 'plastic' });
    }
    k.ball([0, 0.42, 2.04], [0.3, 0.11, 0.05], { color: '#1a1a1e' });
    for (let i = -3; i <= 3; i++)
      k.box([i * 0.075, 0.42, 2.075 - i * i * 0.0028], [0.02, 0.19, 0.03], chrome);
    for (const [z, y] of [
      [2.13, 0.29],
      [-2.1, 0.32],
    ] as const) {
      const way = z > 0 ? 1 : -1;
      k.tube(
        [
          [-0.62, y, z - way * 0.22],
          [-0.4, y, z - way * 0.02],
          [0, y, z + way * 0.03],
          [0.4, y, z - way * 0.02],
          [0.62, y, z - way * 0.22],
        ],
        0.04,
        chrome,
      );
    }
    k.socket('seat', [-0.25, 0.6, -0.14], 0.5);
    k.socket('inside', [-0.25, 0.6, -0.14], 0.5);
    k.socket('top', [0, 0.82, 1.0], 0.8);
  },
};
