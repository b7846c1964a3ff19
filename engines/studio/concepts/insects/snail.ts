import type { Concept } from '../concept.ts';

export const SNAIL: Concept = {
  name: 'snail',
  words: 'snail, slug, garden snail, sea snail',
  kind: 'animal',
  size: 0.12,
  habitat: ['ground', 'table'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'walk', 'sleep'],
  variants: 'slug',
  parts: { eyes: 'eye', shell: 'shell' },
  build(k) {
    const coat = k.color('main', '#d8b47c', '#c8a888');
    const shell = k.color('shell', '#b8693a', '#c8863a', '#a85a6a', '#6a8aa8');
    const body = k.body({
      color: coat,
      material: 'wet',
      blend: 0.014,
      cells: 100,
      paint: [
        {
          color: [0.75, 0.7, 0.65],
          shade: true,
          on: { kind: 'spots', step: 0.012, size: 0.6, soft: 0.4 },
          amount: 0.5,
        },
      ],
    });
    body.chain(
      [
        [0, 0.014, -0.09],
        [0, 0.02, -0.04],
        [0, 0.024, 0.02],
        [0, 0.045, 0.058],
        [0, 0.066, 0.07],
      ],
      [0.006, 0.02, 0.026, 0.023, 0.022],
      { curve: true },
    );
    body.ball([0, 0.008, -0.005], [0.03, 0.009, 0.075]);
    if (!k.has('slug')) {
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
      for (let i = 0; i <= 20; i++) {
        const t = i / 20;
        const [y, z] = ring[(i + 5) % 8]!;
        const r = 0.004 + 0.03 * t;
        coil.push([0.014 * (1 - t), 0.068 + y * r, -0.02 + z * r]);
        radii.push(0.008 + 0.02 * t);
      }
      const house = k.body({
        color: shell,
        material: 'ceramic',
        blend: 0.003,
        cells: 90,
        paint: [
          {
            color: k.tone(shell, 1.9),
            amount: 0.6,
            on: { kind: 'noise', scale: 45, from: 0.45, to: 0.6 },
          },
        ],
      });
      house.chain(coil, radii, { curve: true });
      // The spiral that one sees on its sides.
      for (const side of [1, -1])
        k.tube(
          coil.map(([, y, z], i) => [
            side * (0.041 - 0.00085 * i),
            y + (y - 0.068) * 0.35,
            z + (z + 0.02) * 0.35,
          ]),
          coil.map((_, i) => 0.0016 + 0.00006 * i),
          { color: k.tone(shell, 0.35), material: 'ceramic', around: 7 },
        );
      const flat = coil.map(([x, y, z]) => [-x, y, z] as const);
      house.chain(flat, radii, { curve: true });
    }
    k.at([0, 0.072, 0.072], { yaw: k.ask.look * 0.5 }, () => {
      for (const s of [1, -1]) {
        body.cone([s * 0.011, 0.01, 0.004], [s * 0.02, 0.046, 0.016], 0.0058, 0.0048, {
          blend: 0.008,
        });
        k.eye([s * 0.0205, 0.053, 0.018], [s * 0.2, 0.05, 1], 0.0105, {
          iris: k.color('eyes', '#3a2414'),
          white: '#fbf6ec',
          irisSize: 0.76,
          pupil: 0.6,
        });
        body.cone([s * 0.008, -0.01, 0.018], [s * 0.013, -0.016, 0.03], 0.004, 0.002, {
          blend: 0.005,
        });
      }
      k.tube(
        [
          [-0.009, -0.004, 0.0205],
          [0, -0.0075, 0.0225],
          [0.009, -0.004, 0.0205],
        ],
        0.0012,
        { color: '#6a4a2a', shadow: false, around: 6 },
      );
      k.socket('headTop', [0, 0.02, -0.004], 0.04);
      k.socket('face', [0, 0.05, 0.03], 0.06);
      k.socket('mouth', [0, -0.006, 0.024], 0.02);
    });
    k.socket('back', [0, 0.125, -0.02], 0.06);
    k.socket('seat', [0, 0.125, -0.02], 0.06);
    k.socket('neck', [0, 0.05, 0.06], 0.05);
  },
};
