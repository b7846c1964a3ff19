import type { Concept } from '../concept.ts';

export const HAWK: Concept = {
  name: 'hawk',
  words: 'hawk, falcon, kestrel, peregrine falcon, buzzard, osprey, kite bird',
  kind: 'bird',
  size: 0.5,
  habitat: ['ground', 'air'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'fly', 'sleep'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#8a6a4a', '#6a6e7c', '#a8693c');
    k.bird({
      height: 0.5,
      trunk: [0.2, 0.36, 0.2],
      lean: 20,
      head: { radius: 0.175, forward: 0.04, up: 0.01 },
      beak: { length: 0.1, width: 0.09, hook: 0.8, color: '#e8b23c' },
      eyes: { size: 0.23, apart: 0.5, height: 0.12, iris: k.color('eyes', '#e8c03a', '#3a2414') },
      wing: { length: 0.62, width: 0.17, color: k.tone(coat, 0.7), tip: k.tone(coat, 0.4) },
      tail: { length: 0.36, width: 0.17, color: k.tone(coat, 0.7) },
      leg: { length: 0.11, foot: 0.11, color: '#e8b43c' },
      coat,
      belly: '#f4e8d2',
      feathers: { length: 0.022, width: 0.003, lift: 0.22, mess: 0.22, vary: 0.4 },
      paint: [
        {
          color: k.tone(coat, 0.5),
          amount: 0.8,
          on: [
            { kind: 'spots', step: 0.036, size: 0.6, soft: 0.3 },
            { kind: 'facing', axis: 'z', from: 0.2, to: 0.5 },
            { kind: 'ramp', axis: 'y', from: 0.34, to: 0.3 },
          ],
        },
      ],
      onHead: (_k, body, r) =>
        body.both((side, at) =>
          body.ball(at([r * 0.46, r * 0.4, r * 0.74]), [r * 0.34, r * 0.09, r * 0.18], {
            blend: r * 0.08,
            fur: 0.2,
            turn: { roll: side * 18 },
          }),
        ),
    });
  },
};
