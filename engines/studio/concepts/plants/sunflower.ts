import type { Concept } from '../concept.ts';

export const SUNFLOWER: Concept = {
  name: 'sunflower',
  words: 'sunflower, sunflowers, giant sunflower',
  kind: 'plant',
  size: 1.5,
  habitat: ['ground'],
  places: ['meadow'],
  held: true,
  build(k) {
    const petal = k.color('main', '#f6b81e', '#f2a818');
    const h = 1.3;
    k.tube(
      [
        [0, 0, 0],
        [0.03, h * 0.5, 0],
        [0, h, 0],
        [0, h + 0.06, 0.05],
      ],
      [0.024, 0.02, 0.018, 0.02],
      { color: '#5f8f3c', material: 'leaf', around: 12 },
    );
    for (const [y, a, l] of [
      [0.3, 60, 0.34],
      [0.45, 220, 0.36],
      [0.66, 330, 0.32],
      [0.84, 130, 0.28],
      [1.02, 250, 0.22],
    ] as const)
      k.leaf([0.02, y, 0], { yaw: a, pitch: -26 }, [l, l * 0.72], 0.45, { color: '#4f8a38' });
    k.at([0, h + 0.08, 0.04], { pitch: 72 }, () => {
      k.around(12, () =>
        k.leaf([0, -0.02, 0.06], { pitch: -8 }, [0.12, 0.06], 0.2, { color: '#5f943e' }),
      );
      k.bloom({
        rows: [
          { count: 21, length: 0.2, width: 0.07, lift: 4, curl: -0.06, wide: 0.5, out: 0.1 },
          { count: 19, length: 0.17, width: 0.062, lift: 16, curl: -0.04, wide: 0.5, out: 0.1 },
        ],
        color: petal,
        paint: [
          { color: '#e0801a', on: { kind: 'coord', of: 'v', from: -0.1, to: 0.3, soft: 0.2 } },
        ],
        heart: {
          radius: 0.128,
          color: '#4a2a14',
          height: 0.01,
          paint: [
            {
              color: '#8a5420',
              on: [{ kind: 'ball', at: [0, 0.04, 0], radius: [0.085, 0.2, 0.085], not: true }],
            },
            {
              color: '#241208',
              on: { kind: 'ball', at: [0, 0.06, 0], radius: [0.05, 0.2, 0.05], soft: 0.3 },
            },
            { color: '#c88a2c', on: { kind: 'spots', step: 0.016, size: 0.7 } },
          ],
        },
      });
    });
    k.socket('grip', [0.02, 0.5, 0], 0.06);
    k.socket('perch', [0, h + 0.2, 0.02], 0.1);
  },
};
