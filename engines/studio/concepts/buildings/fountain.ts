import type { Concept } from '../concept.ts';

export const FOUNTAIN: Concept = {
  name: 'fountain',
  words: 'fountain, water fountain, stone fountain',
  kind: 'building',
  size: 3.4,
  habitat: ['ground'],
  places: ['street', 'meadow'],
  build(k) {
    const stone = k.color('main', '#d8cebc', '#c4bcb0');
    const look = { color: stone, material: 'stone', around: 48 } as const;
    const water = { color: '#7fc0d8', material: 'wet' } as const;
    k.lathe(
      [
        [2.3, 0],
        [2.3, 0.14],
        [2.1, 0.18],
        [2.05, 0.5],
        [2.25, 0.6],
        [2.25, 0.72],
        [2.0, 0.72],
        [1.95, 0.2],
        [0, 0.2],
      ],
      {
        ...look,
        straight: true,
        crease: 30,
        paint: [
          {
            color: [0.7, 0.7, 0.7],
            shade: true,
            on: { kind: 'stripes', of: 'u', count: 20, width: 0.03 },
          },
        ],
      },
    );
    k.lathe(
      [
        [1.97, 0.58],
        [0, 0.6],
      ],
      {
        ...water,
        straight: true,
        around: 48,
        paint: [
          { color: '#d8f0f4', on: { kind: 'stripes', of: 'v', count: 6, width: 0.2, soft: 0.2 } },
        ],
      },
    );
    k.lathe(
      [
        [0.5, 0.3],
        [0.36, 0.7],
        [0.22, 1.2],
        [0.3, 1.5],
        [1.0, 1.72],
        [1.12, 1.86],
        [1.0, 1.86],
        [0.3, 1.66],
        [0, 1.66],
      ],
      look,
    );
    k.lathe(
      [
        [0.98, 1.8],
        [0, 1.82],
      ],
      { ...water, straight: true },
    );
    k.lathe(
      [
        [0.2, 1.7],
        [0.14, 2.2],
        [0.2, 2.4],
        [0.52, 2.54],
        [0.58, 2.64],
        [0.5, 2.64],
        [0.16, 2.52],
        [0, 2.52],
      ],
      look,
    );
    k.lathe(
      [
        [0.5, 2.6],
        [0, 2.61],
      ],
      { ...water, straight: true },
    );
    k.lathe(
      [
        [0.1, 2.5],
        [0.14, 2.75],
        [0.06, 2.9],
        [0, 3],
      ],
      look,
    );
    const jet = { color: '#eaf8fb', material: 'wet', shadow: false, around: 8 } as const;
    k.around(8, () => {
      k.tube(
        [
          [0, 2.62, 0.54],
          [0, 2.6, 0.72],
          [0, 2.2, 0.86],
          [0, 1.84, 0.9],
        ],
        [0.02, 0.03, 0.03, 0.04],
        jet,
      );
    });
    k.around(12, () => {
      k.tube(
        [
          [0, 1.86, 1.06],
          [0, 1.84, 1.3],
          [0, 1.3, 1.5],
          [0, 0.62, 1.56],
        ],
        [0.03, 0.04, 0.045, 0.06],
        jet,
      );
      k.ball([0, 0.62, 1.56], [0.12, 0.03, 0.12], {
        color: '#ffffff',
        material: 'snow',
        shadow: false,
        around: 10,
      });
    });
    k.around(5, () =>
      k.tube(
        [
          [0, 2.95, 0.02],
          [0, 3.4, 0.1],
          [0, 3.3, 0.26],
          [0, 2.66, 0.36],
        ],
        [0.02, 0.03, 0.03, 0.02],
        jet,
      ),
    );
    k.socket('inside', [0.9, 0.6, 1.0], 0.6);
    k.socket('perch', [0, 0.72, 2.1], 0.3);
    k.socket('top', [0, 3, 0], 0.4);
  },
};
