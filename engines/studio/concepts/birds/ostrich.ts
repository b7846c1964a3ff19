import type { Concept } from '../concept.ts';

export const OSTRICH: Concept = {
  name: 'ostrich',
  words: 'ostrich, emu, rhea, cassowary',
  kind: 'bird',
  size: 2.2,
  habitat: ['ground'],
  places: ['savanna', 'meadow', 'desert'],
  poses: ['stand', 'walk'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', k.has('emu', 'rhea') ? '#5a4a3c' : '#2e2a2e');
    const skin = '#e0ae98';
    k.bird({
      height: 1.9,
      trunk: [0.155, 0.21, 0.165],
      lean: 62,
      head: { radius: 0.068, forward: 0.14, up: 0.42, shape: [1.05, 0.95] },
      neck: { radius: 0.036, bow: 0.04, fur: 0.04 },
      beak: { length: 0.075, width: 0.075, hook: 0.1, color: '#d8a878' },
      eyes: { size: 0.32, apart: 0.56, height: 0.2, iris: '#4a2c17' },
      wing: { length: 0.26, width: 0.13, color: k.tone(coat, 0.8) },
      tail: { length: 0.14, width: 0.16, color: '#f6f0e4' },
      leg: { length: 0.42, foot: 0.07, color: skin },
      coat,
      paint: [{ color: skin, on: [{ kind: 'ramp', axis: 'y', from: 1.5, to: 1.56, rag: 0.03 }] }],
      feathers: { length: 0.16, width: 0.012, lift: 0.4, mess: 0.5, vary: 0.4 },
      onBody: (_k, body, on) => {
        for (const s of [1, -1])
          body.ball(on(-0.45, -0.2, s * 0.95), [0.08, 0.16, 0.14], {
            color: '#f6f0e4',
            blend: 0.05,
            fur: 1.2,
            flow: [0, -0.7, -1],
          });
      },
      onHead: (_k, body, r) => {
        body.ball([0, 0, 0], [r * 1.07, r * 0.97, r * 1.02], {
          color: skin,
          blend: r * 0.1,
          fur: 0.03,
        });
      },
    });
  },
};
