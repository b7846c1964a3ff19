import { cos, sin } from '../../core/math.ts';
import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const MAILBOX: Concept = {
  name: 'mailbox',
  words: 'mailbox, letterbox, letter box, post box, postbox',
  kind: 'furniture',
  size: 1.2,
  habitat: ['ground'],
  places: ['street', 'meadow'],
  build(k) {
    const color = k.color('main', '#2f6fa8', '#c8302c', '#3f8a6a');
    const look = { color, material: 'lacquer' } as const;
    k.box([0, 0.42, 0], [0.09, 0.84, 0.09], {
      color: '#a8733f',
      material: 'wood',
      paint: [woodGrain('y', 12)],
    });
    k.box([0, 0.8, 0], [0.14, 0.05, 0.42], { color: '#a8733f', material: 'wood' });
    k.at([0, 0.98, 0], {}, () => {
      k.sheet(
        (u, v) => {
          const a = (u - 0.5) * Math.PI * 1.0;
          return u < 0.001 || u > 0.999
            ? [sin(a) * 0.17, -0.15, (v - 0.5) * 0.56]
            : [sin(a) * 0.17, cos(a) * 0.17, (v - 0.5) * 0.56];
        },
        30,
        4,
        look,
      );
      k.box([0, -0.075, 0], [0.34, 0.15, 0.56], { ...look, round: 0.01 });
      for (const z of [0.285, -0.285])
        k.prism(
          [0, 0, z],
          [
            [-0.18, -0.155],
            [0.18, -0.155],
            ...Array.from({ length: 11 }, (_, i): [number, number] => {
              const a = (i / 10) * Math.PI;
              return [0.18 * cos(a), 0.18 * sin(a)];
            }),
          ],
          0.03,
          { ...look, color: k.tone(color, 0.85), bevel: 0.008 },
        );
      k.box([0, 0.1, 0.31], [0.05, 0.07, 0.03], { color: '#d8a84a', material: 'gold' });
      k.box([0.185, 0.1, -0.05], [0.012, 0.3, 0.03], { color: '#e8b23a', material: 'lacquer' });
      k.box([0.185, 0.21, 0.01], [0.014, 0.09, 0.14], { color: '#e8b23a', material: 'lacquer' });
      k.box([0.03, -0.03, 0.32], [0.2, 0.12, 0.008], {
        color: '#fbf6ea',
        material: 'paper',
        round: 0,
        turn: { roll: 8 },
      });
    });
    for (let i = 0; i < 9; i++)
      k.leaf(
        [sin(i * 2.4) * 0.06, 0, cos(i * 2.4) * 0.06],
        { yaw: i * 77, pitch: -60 },
        [0.2, 0.022],
        0.4,
        { color: i % 2 ? '#6fa044' : '#557f38' },
      );
    k.socket('perch', [0, 1.15, 0], 0.16);
    k.socket('top', [0, 1.15, 0], 0.2);
  },
};
