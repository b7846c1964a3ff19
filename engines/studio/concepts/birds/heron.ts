import type { Concept } from '../concept.ts';

export const HERON: Concept = {
  name: 'heron',
  words: 'heron, crane, egret, grey heron, blue heron, red-crowned crane',
  kind: 'bird',
  size: 1.2,
  habitat: ['ground', 'water'],
  places: ['meadow', 'beach'],
  poses: ['stand', 'walk', 'fly', 'sleep'],
  variants: 'crane, egret',
  parts: { eyes: 'eye' },
  build(k) {
    const isCrane = k.has('crane');
    const coat = k.color('main', isCrane || k.has('egret') ? '#faf6ee' : '#8f9db0');
    k.bird({
      height: 1.1,
      trunk: [0.1, 0.2, 0.11],
      lean: 56,
      head: { radius: 0.06, forward: 0.09, up: 0.34 },
      neck: { radius: 0.032, bow: -0.05 },
      beak: { length: 0.18, width: 0.04, hook: 0.02, color: '#e8a83c' },
      eyes: { size: 0.26, apart: 0.56, height: 0.16, iris: '#e8c03a', white: '#2a1c10' },
      wing: { length: 0.3, width: 0.1, color: k.tone(coat, isCrane ? 0.96 : 0.75), tip: '#26242a' },
      tail: { length: 0.12, width: 0.09, color: isCrane ? '#26242a' : k.tone(coat, 0.7) },
      leg: { length: 0.46, foot: 0.065, color: isCrane ? '#3a3436' : '#b89a5a' },
      coat,
      belly: '#f6f2ea',
      feathers: { length: 0.028, width: 0.0035, lift: 0.22, mess: 0.25, vary: 0.24 },
      onHead: (_k, body, r) => {
        if (isCrane)
          body.ball([0, r * 0.62, r * 0.1], [r * 0.6, r * 0.5, r * 0.7], {
            color: '#d8302c',
            blend: r * 0.08,
            fur: 0.2,
          });
        else
          body.chain(
            [
              [0, r * 0.5, r * 0.3],
              [0, r * 0.8, -r * 0.6],
              [0, r * 0.5, -r * 2.4],
            ],
            [r * 0.3, r * 0.26, r * 0.04],
            { color: '#2e3440', blend: r * 0.1, curve: true },
          );
      },
    });
  },
};
