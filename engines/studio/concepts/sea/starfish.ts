import type { Concept } from '../concept.ts';

export const STARFISH: Concept = {
  name: 'starfish',
  words: 'starfish, sea star',
  kind: 'animal',
  size: 0.3,
  habitat: ['ground', 'underwater', 'table'],
  places: ['beach', 'underwater'],
  poses: ['stand', 'lie'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#f08a4a', '#e8645a', '#f0b04a', '#b878c8');
    const isFlat = k.pose === 'lie';
    k.at([0, isFlat ? 0.03 : 0.145, 0], { pitch: isFlat ? -90 : -14, roll: k.vary(-6, 6) }, () => {
      const body = k.body({
        color: coat,
        material: 'skin',
        blend: 0.035,
        cells: 90,
        paint: [
          {
            color: k.tone(coat, 1.6),
            amount: 0.85,
            on: { kind: 'spots', step: 0.022, size: 0.5, soft: 0.2 },
          },
        ],
      });
      body.ball([0, 0, 0], [0.065, 0.065, 0.045]);
      for (const [x, y] of [
        [0, 1],
        [0.951, 0.309],
        [0.588, -0.809],
        [-0.588, -0.809],
        [-0.951, 0.309],
      ] as const) {
        body.chain(
          [
            [0, 0, 0],
            [x * 0.08, y * 0.08, 0],
            [x * 0.155, y * 0.155, 0.008 * k.vary(-1, 2)],
          ],
          [0.052, 0.04, 0.016],
        );
      }
      for (const s of [1, -1])
        k.eye([s * 0.024, 0.016, 0.058], [s * 0.15, 0.05, 1], 0.018, {
          iris: k.color('eyes', '#3a2414'),
          white: '#fbf6ec',
          irisSize: 0.76,
          pupil: 0.6,
        });
      k.tube(
        [
          [-0.018, -0.016, 0.07],
          [0, -0.024, 0.071],
          [0.018, -0.016, 0.07],
        ],
        [0.0012, 0.0026, 0.0012],
        { color: '#7a2a1a', shadow: false, around: 6 },
      );
      k.socket('mouth', [0, -0.024, 0.075], 0.03);
      k.socket('neck', [0, 0, 0], 0.14);
      k.socket('back', [0, 0.02, -0.05], 0.08);
      k.socket('seat', [0, 0.06, -0.03], 0.08);
      k.socket('headTop', [0, 0.16, 0], 0.05);
      k.socket('face', [0, 0.016, 0.06], 0.08);
    });
  },
};
