import type { Concept } from '../concept.ts';

export const DOVE: Concept = {
  name: 'dove',
  words: 'pigeon, dove, turtle dove',
  kind: 'bird',
  size: 0.32,
  habitat: ['ground', 'table', 'air'],
  places: ['street', 'meadow'],
  poses: ['stand', 'walk', 'fly', 'peek', 'sleep'],
  variants: 'dove, white',
  parts: { eyes: 'eye' },
  build(k) {
    const isDove = k.has('dove');
    const coat = k.color('main', isDove ? '#f6f3ee' : '#8b93a6', isDove ? '#f6f3ee' : '#9a9fae');
    k.bird({
      height: 0.3,
      trunk: [0.26, 0.42, 0.27],
      lean: 50,
      head: { radius: 0.155, forward: 0.03, up: 0.1 },
      neck: { radius: 0.14 },
      beak: { length: 0.1, width: 0.07, hook: 0.2, color: isDove ? '#e0a090' : '#6a6068' },
      eyes: {
        size: 0.24,
        apart: 0.6,
        height: 0.12,
        iris: k.color('eyes', '#e07a2a'),
        white: '#5a2a1a',
      },
      wing: { length: 0.62, width: 0.2, color: k.tone(coat, isDove ? 0.92 : 1.25) },
      tail: { length: 0.34, width: 0.2, color: k.tone(coat, isDove ? 0.92 : 0.55) },
      leg: { length: 0.13, foot: 0.11, color: '#d8746a' },
      coat,
      feathers: { length: 0.012, width: 0.0018, lift: 0.2, mess: 0.2, vary: 0.24 },
      onBody: (_k, body, on) => {
        if (isDove) return;
        body.ball(on(0.86, 0.2), [0.05, 0.04, 0.05], { color: '#3f8f7a', blend: 0.014, fur: 0.6 });
        body.ball(on(0.66, 0.34), [0.054, 0.034, 0.046], {
          color: '#8a5a9a',
          blend: 0.014,
          fur: 0.6,
        });
      },
      paint: isDove
        ? []
        : [
            {
              color: '#3a3e4a',
              amount: 0.85,
              on: [
                { kind: 'bands', axis: 'z', step: 0.055, width: 0.3 },
                { kind: 'ramp', axis: 'z', from: -0.06, to: -0.08 },
                { kind: 'ramp', axis: 'x', from: 0.07, to: 0.075 },
              ],
            },
          ],
    });
  },
};
