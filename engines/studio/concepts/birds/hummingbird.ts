import type { Concept } from '../concept.ts';

export const HUMMINGBIRD: Concept = {
  name: 'hummingbird',
  words: 'hummingbird, humming bird, kingfisher, sunbird',
  kind: 'bird',
  size: 0.14,
  habitat: ['air', 'table'],
  places: ['meadow', 'forest'],
  poses: ['fly', 'stand'],
  variants: 'kingfisher',
  parts: { eyes: 'eye', throat: 'throat' },
  build(k) {
    const coat = k.color(
      'main',
      k.has('kingfisher') ? '#1f88b8' : '#2f9a6a',
      k.has('kingfisher') ? '#1f88b8' : '#2a8f8a',
    );
    const throat = k.color(
      'throat',
      k.has('kingfisher') ? '#e8843a' : '#d8386a',
      k.has('kingfisher') ? '#e8843a' : '#8a3ac0',
    );
    k.bird({
      height: 0.12,
      trunk: [0.22, 0.36, 0.22],
      lean: 40,
      head: { radius: 0.23, forward: 0.04, up: 0.0 },
      beak: { length: 0.44, width: 0.055, hook: 0.05, color: '#2e2a2c' },
      eyes: { size: 0.25, apart: 0.58, height: 0.12 },
      wing: { length: 0.5, width: 0.17, color: k.tone(coat, 0.6), tip: k.tone(coat, 0.35) },
      tail: { length: 0.36, width: 0.2, color: k.tone(coat, 0.5) },
      leg: { length: 0.05, foot: 0.06, color: '#3a3230' },
      coat,
      belly: '#f6efe2',
      feathers: { length: 0.006, width: 0.0009, lift: 0.18, mess: 0.15, vary: 0.5 },
      onBody: (_k, body, on) =>
        body.ball(on(0.74, 0.35), [0.022, 0.022, 0.02], { color: throat, blend: 0.005 }),
    });
  },
};
