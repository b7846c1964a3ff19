import { cos, sin } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BOAT: Concept = {
  name: 'boat',
  words:
    'boat, rowing boat, rowboat, fishing boat, small boat, wooden boat, raft, motorboat, speedboat, ferry',
  kind: 'vehicle',
  size: 4,
  habitat: ['water'],
  places: ['lake', 'sea'],
  parts: { oars: 'oar' },
  build(k) {
    const color = k.color('main', '#3f7f9a', '#c8402e', '#f0e6d0', '#3f8a6a');
    k.hull({
      length: 4,
      beam: 1.5,
      side: 0.62,
      bow: 0.3,
      stern: 0.1,
      transom: 0.66,
      color,
      inside: '#c08a50',
      rail: '#8a5a34',
      foot: k.tone(color, 0.6),
    });
    const wood = { color: '#b07a42', material: 'wood', paint: [woodGrain('x', 10)] } as const;
    for (const [z, w] of [
      [0.75, 1.2],
      [-0.25, 1.36],
      [-1.35, 1.1],
    ] as const)
      k.box([0, 0.44, z], [w, 0.05, 0.3], { ...wood, round: 0.01 });
    k.box([0, 0.16, 0], [0.5, 0.04, 2.6], wood);
    for (const s of [1, -1]) {
      const oar = k.color('oars', '#d0a468');
      k.tube(
        [
          [s * 0.3, 0.78, -0.15],
          [s * 0.72, 0.68, 0.1],
          [s * 1.7, 0.2, 0.75],
        ],
        0.026,
        { color: oar, material: 'wood' },
      );
      k.at([s * 1.85, 0.13, 0.85], { yaw: s * 58, pitch: 16 }, () =>
        k.ball([0, 0, 0.1], [0.1, 0.02, 0.3], { color: oar, material: 'wood' }),
      );
      k.tube(
        [
          [s * 0.73, 0.62, 0.1],
          [s * 0.74, 0.74, 0.1],
        ],
        0.03,
        { color: '#5a5e66', material: 'steel' },
      );
    }
    k.at([0, 0.2, 1.15], {}, () => {
      k.tube(
        Array.from(
          { length: 22 },
          (_, i): Vec => [sin(i * 0.6) * 0.17, 0.02 + i * 0.004, cos(i * 0.6) * 0.17],
        ),
        0.022,
        { color: '#d8c08a', material: 'cloth' },
      );
    });
    k.socket('seat', [0, 0.47, -0.25], 0.8);
    k.socket('inside', [0, 0.32, -0.3], 1.2);
    k.socket('deck', [0, 0.2, -0.3], 1.2);
  },
};
