import type { Concept } from '../concept.ts';

export const OWL: Concept = {
  name: 'owl',
  words: 'owl, barn owl, snowy owl, owlet, eagle owl, horned owl',
  kind: 'bird',
  size: 0.45,
  habitat: ['ground', 'table', 'air'],
  places: ['forest'],
  poses: ['stand', 'fly', 'peek', 'sleep'],
  variants: 'snowy, barn',
  parts: { eyes: 'eye' },
  build(k) {
    const own = k.has('snowy')
      ? '#f2efe8'
      : k.has('barn')
        ? '#cf9f5f'
        : k.pick('#8a6440', '#9a7750', '#7a6a5c');
    const coat = k.color('main', own);
    const pale = k.tone(coat, 1.9);
    k.bird({
      height: 0.45,
      trunk: [0.25, 0.36, 0.23],
      lean: 8,
      head: { radius: 0.24, forward: 0.03, up: -0.03, shape: [1.12, 0.92] },
      beak: { length: 0.07, width: 0.06, hook: 0.9, color: '#e0a43c' },
      eyes: {
        size: 0.3,
        apart: 0.42,
        height: 0.1,
        iris: k.color('eyes', '#f0a81e', '#e8c22a'),
        white: '#2a1c10',
        disc: pale,
      },
      wing: { length: 0.5, width: 0.2, color: k.tone(coat, 0.72) },
      tail: { length: 0.16, width: 0.2, color: k.tone(coat, 0.7) },
      leg: { length: 0.06, foot: 0.08, color: '#d9a344' },
      coat,
      belly: pale,
      face: pale,
      tufts: k.has('barn', 'snowy') ? 0 : 0.42,
      feathers: { length: 0.022, width: 0.004, lift: 0.3, mess: 0.2, vary: 0.4 },
      paint: [
        {
          color: k.tone(coat, 0.45),
          amount: 0.7,
          on: [
            { kind: 'spots', step: 0.034, size: 0.62, soft: 0.4 },
            { kind: 'ramp', axis: 'y', from: 0.3, to: 0.26 },
          ],
        },
      ],
    });
  },
};
