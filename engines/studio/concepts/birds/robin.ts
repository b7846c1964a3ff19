import type { Concept } from '../concept.ts';

export const ROBIN: Concept = {
  name: 'robin',
  words: 'robin, robin redbreast, redbreast, bullfinch',
  kind: 'bird',
  size: 0.16,
  habitat: ['ground', 'table', 'air'],
  places: ['snow', 'meadow', 'forest'],
  poses: ['stand', 'fly', 'peek', 'sleep'],
  parts: { eyes: 'eye', breast: 'breast, belly' },
  build(k) {
    const coat = k.color('main', '#7d6248', '#8a6c4e');
    const breast = k.color('breast', '#e2622a', '#d9542a');
    k.bird({
      height: 0.15,
      trunk: [0.31, 0.36, 0.31],
      lean: 36,
      head: { radius: 0.235, forward: 0.02, up: -0.02 },
      beak: { length: 0.11, width: 0.09, color: '#4a3a30' },
      eyes: { size: 0.25, apart: 0.55, height: 0.14 },
      wing: { length: 0.46, width: 0.2, color: k.tone(coat, 0.8) },
      tail: { length: 0.3, width: 0.13, color: k.tone(coat, 0.7) },
      leg: { length: 0.16, foot: 0.1, color: '#5a4030' },
      coat,
      belly: '#f4ece0',
      face: breast,
      feathers: { length: 0.01, width: 0.0012, lift: 0.28, mess: 0.3, vary: 0.3 },
      onBody: (_k, body, on) =>
        body.ball(on(0.5, 0.42), [0.034, 0.034, 0.03], {
          color: breast,
          blend: 0.008,
          flow: [0, -1, 0],
        }),
    });
  },
};
