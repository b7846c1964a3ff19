import type { Concept } from '../concept.ts';

export const CROW: Concept = {
  name: 'crow',
  words: 'crow, raven, magpie, blackbird, rook, jackdaw',
  kind: 'bird',
  size: 0.45,
  habitat: ['ground', 'table', 'air'],
  places: ['forest', 'meadow', 'snow'],
  poses: ['stand', 'fly', 'peek', 'sleep'],
  variants: 'magpie, blackbird',
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#2a2b36', '#262834');
    k.bird({
      height: 0.4,
      trunk: [0.22, 0.4, 0.23],
      lean: 48,
      head: { radius: 0.185, forward: 0.07, up: 0.03 },
      beak: {
        length: 0.22,
        width: 0.13,
        hook: 0.14,
        color: k.has('blackbird') ? '#e8952c' : '#3a3840',
      },
      eyes: { size: 0.21, apart: 0.58, height: 0.14, iris: k.color('eyes', '#5a3a26') },
      wing: { length: 0.62, width: 0.17, color: k.tone(coat, 0.75) },
      tail: { length: 0.4, width: 0.17, color: k.tone(coat, 0.75) },
      leg: { length: 0.17, foot: 0.12, color: '#33313a' },
      coat,
      ...(k.has('magpie') ? { belly: '#f6f3ec' } : {}),
      feathers: { length: 0.022, width: 0.0028, lift: 0.22, mess: 0.25, vary: 0.5 },
    });
  },
};
