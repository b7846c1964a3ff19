import { mottled, woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const BREAD: Concept = {
  name: 'bread',
  words: 'bread, loaf of bread, bread loaf, loaf, sourdough',
  kind: 'food',
  size: 0.3,
  habitat: ['table'],
  places: ['tabletop'],
  held: true,
  build(k) {
    const crust = k.color('main', '#b8712e', '#a9622a', '#c5823c');
    k.at([0, 0.012, 0], { yaw: 78 }, () => {
      k.shell(
        [
          [-0.15, 0.03, 0.05, 0.02],
          [-0.135, 0.005, 0.085, 0.055],
          [-0.07, 0, 0.115, 0.075],
          [0, 0, 0.122, 0.078],
          [0.07, 0, 0.115, 0.075],
          [0.135, 0.005, 0.085, 0.055],
          [0.15, 0.03, 0.05, 0.02],
        ],
        {
          color: crust,
          material: 'food',
          round: 0.75,
          paint: [
            {
              color: k.tone(crust, 1.9),
              on: { kind: 'ramp', axis: 'y', from: 0.06, to: 0.0, rag: 0.02 },
            },
            {
              color: '#7a4018',
              amount: 0.6,
              on: [
                { kind: 'facing', axis: 'y', from: 0.5, to: 1 },
                { kind: 'noise', scale: 26, from: 0.35, to: 0.6 },
              ],
            },
          ],
        },
      );
      for (const z of [-0.085, -0.03, 0.028, 0.085])
        k.ball([0, 0.109, z], [0.05, 0.014, 0.012], {
          color: '#efd9a8',
          material: 'food',
          turn: { yaw: 32 },
          paint: [mottled(90, 0.4)],
        });
    });
    k.box([0, 0.006, 0], [0.4, 0.014, 0.24], {
      color: '#9a6238',
      material: 'wood',
      round: 0.006,
      paint: [woodGrain('x', 40)],
    });
    for (const [x, y, roll] of [
      [0.135, 0.018, 82],
      [0.12, 0.03, 70],
    ] as const)
      k.at([x, y, 0.075], { roll: 0, yaw: roll - 60, pitch: -72 }, () =>
        k.box([0, 0, 0], [0.085, 0.085, 0.011], {
          color: '#f3e2bb',
          material: 'food',
          round: 0.005,
          paint: [
            mottled(120, 0.3),
            {
              color: crust,
              on: { kind: 'ball', at: [0, 0, 0], radius: [0.043, 0.043, 1], soft: 0.03, not: true },
            },
          ],
        }),
      );
    k.socket('grip', [0, 0.05, 0], 0.12);
    k.socket('top', [0, 0.13, 0], 0.15);
  },
};
