import type { Concept } from '../concept.ts';

export const SWAN: Concept = {
  name: 'swan',
  words: 'swan, cygnet',
  kind: 'bird',
  size: 1.0,
  habitat: ['water', 'ground'],
  places: ['meadow', 'beach'],
  poses: ['stand', 'swim', 'walk', 'fly', 'sleep', 'sit'],
  variants: 'cygnet',
  parts: { eyes: 'eye', beak: 'beak, bill' },
  build(k) {
    const own = k.has('cygnet') ? '#b8b0a8' : '#fbf8f1';
    const coat = k.color('main', own);
    k.bird({
      height: 0.9,
      trunk: [0.2, 0.34, 0.2],
      lean: 76,
      head: { radius: 0.088, forward: 0.12, up: 0.6 },
      neck: { radius: 0.058, bow: -0.09 },
      beak: { length: 0.13, width: 0.075, hook: 0.16, color: k.color('beak', '#ee8430') },
      eyes: { size: 0.24, apart: 0.56, height: 0.16 },
      wing: { length: 0.5, width: 0.19, color: k.tone(coat, 0.96) },
      tail: { length: 0.18, width: 0.16, color: coat },
      leg: { length: 0.08, foot: 0.1, color: '#4a4446' },
      coat,
      feathers: { length: 0.024, width: 0.0035, lift: 0.22, mess: 0.22, vary: 0.16 },
      onBody: (_k, body, on) => {
        // Wings a little raised, as swans carry them.
        for (const side of [1, -1])
          for (const [a, lift] of [
            [0.1, 0.5],
            [-0.35, 0.72],
            [-0.75, 0.66],
          ] as const) {
            const [x, y, z] = on(a, -0.7, side * 0.62);
            body.ball([x, y + lift * 0.06, z], [0.065, 0.1, 0.15], {
              color: k.tone(coat, 0.98),
              blend: 0.04,
              flow: [0, 0.5, -1],
              turn: { pitch: 16, roll: side * 12 },
            });
          }
      },
      onHead: (kit, _body, r) => {
        kit.ball([0, r * 0.18, r * 0.95], [r * 0.24, r * 0.22, r * 0.2], {
          color: '#1f1a1c',
          around: 16,
        });
        for (const s of [1, -1])
          kit.ball([s * r * 0.4, r * 0.0, r * 0.82], [r * 0.14, r * 0.16, r * 0.16], {
            color: '#1f1a1c',
            around: 14,
          });
      },
    });
  },
};
