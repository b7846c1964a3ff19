import type { Concept } from '../concept.ts';

export const GOOSE: Concept = {
  name: 'goose',
  words: 'goose, geese, gosling, canada goose, wild goose, gander',
  kind: 'bird',
  size: 0.75,
  habitat: ['ground', 'water'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'swim', 'fly', 'sleep', 'sit'],
  variants: 'canada',
  parts: { eyes: 'eye', beak: 'beak, bill' },
  build(k) {
    const isCanada = k.has('canada', 'wild');
    const coat = k.color('main', isCanada ? '#8a7460' : '#faf6ec');
    const beak = k.color('beak', isCanada ? '#2a2426' : '#ee8f30');
    k.bird({
      height: 0.7,
      trunk: [0.21, 0.32, 0.21],
      lean: 60,
      head: { radius: 0.115, forward: 0.06, up: 0.4 },
      neck: { radius: 0.072, bow: -0.02 },
      beak: { length: 0.15, width: 0.12, hook: 0.2, color: beak },
      eyes: { size: 0.23, apart: 0.56, height: 0.18 },
      wing: { length: 0.48, width: 0.19, color: k.tone(coat, 0.92) },
      tail: { length: 0.18, width: 0.16, color: coat },
      leg: { length: 0.15, foot: 0.12, color: isCanada ? '#3a3230' : '#ee8f30' },
      coat,
      feathers: { length: 0.02, width: 0.0028, lift: 0.22, mess: 0.22, vary: 0.2 },
      onHead: (_k, body, r) => {
        if (!isCanada) return;
        body.ball([0, 0, 0], r * 1.03, { color: '#26242a', blend: r * 0.06 });
        body.chain(
          [
            [0, -r * 0.5, -r * 0.2],
            [0, -r * 3, -r * 0.5],
          ],
          [r * 0.66, r * 0.72],
          { color: '#26242a', blend: r * 0.1 },
        );
        body.ball([0, -r * 0.5, r * 0.1], [r * 1.02, r * 0.5, r * 0.6], {
          color: '#fbf6ea',
          blend: r * 0.06,
        });
      },
    });
  },
};
