import type { Concept } from '../concept.ts';

export const SEAGULL: Concept = {
  name: 'seagull',
  words: 'seagull, gull, albatross, tern, sea gull',
  kind: 'bird',
  size: 0.5,
  habitat: ['ground', 'air', 'water', 'table'],
  places: ['beach'],
  poses: ['stand', 'fly', 'walk', 'sleep'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#fbf8f2');
    k.bird({
      height: 0.42,
      trunk: [0.22, 0.4, 0.23],
      lean: 58,
      head: { radius: 0.165, forward: 0.05, up: 0.14 },
      neck: { radius: 0.13 },
      beak: { length: 0.17, width: 0.09, hook: 0.3, color: '#f2b030' },
      eyes: { size: 0.22, apart: 0.56, height: 0.16, iris: k.color('eyes', '#3a2a1c') },
      wing: { length: 0.66, width: 0.17, color: '#a3acb8', tip: '#2c2e36' },
      tail: { length: 0.26, width: 0.17, color: coat },
      leg: { length: 0.2, foot: 0.12, color: '#f0a04a' },
      coat,
      feathers: { length: 0.014, width: 0.002, lift: 0.2, mess: 0.2, vary: 0.18 },
      paint: [
        {
          color: '#2c2e36',
          on: [
            { kind: 'ramp', axis: 'z', from: -0.15, to: -0.17 },
            { kind: 'ramp', axis: 'x', from: 0.02, to: 0.03 },
          ],
        },
      ],
    });
  },
};
