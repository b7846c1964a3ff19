import type { Concept } from '../concept.ts';

export const WOLF: Concept = {
  name: 'wolf',
  words:
    'wolf, grey wolf, gray wolf, she-wolf, wolf cub, coyote, jackal, husky, werewolf, dingo, hyena, she wolf',
  kind: 'animal',
  size: 0.85,
  habitat: ['ground'],
  places: ['forest', 'snow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  variants: 'husky, coyote',
  parts: { eyes: 'eye' },
  build(k) {
    const own = k.has('coyote', 'jackal', 'dingo', 'hyena')
      ? '#b08a5c'
      : k.pick('#7f7d7c', '#6a6a70', '#8f857a');
    const coat = k.color('main', own);
    const pale = k.has('black') ? k.tone(coat, 1.3) : '#e9e2d6';
    k.quadruped({
      height: 0.66,
      length: 0.62,
      trunk: [0.2, 0.165, 0.165],
      leg: { upper: 0.1, lower: 0.056, foot: 0.06, color: pale },
      neck: { length: 0.19, radius: 0.14, rise: 44 },
      head: {
        radius: 0.175,
        shape: [1.08, 0.94],
        muzzle: { length: 1.02, width: 0.36, height: 0.32, drop: 0.32, color: pale },
        nose: { size: 0.17 },
        ears: { kind: 'pointed', size: 0.6 },
        eyes: {
          size: 0.15,
          apart: 0.44,
          height: 0.12,
          iris: k.color('eyes', k.has('husky') ? '#6fb4d8' : '#d39a2a'),
        },
        brow: 1,
        cheeks: { size: 0.46, color: pale },
      },
      tail: { length: 0.48, radius: 0.075, rise: -28, tuft: 1.1 },
      coat,
      belly: pale,
      fur: { length: 0.066, width: 0.004, lift: 0.32, mess: 0.4, vary: 0.4 },
      onTrunk: (_k, body, s) =>
        body.ball([0, s.shoulder[1] + 0.04, s.shoulder[2] + 0.08], [0.17, 0.19, 0.14], {
          color: pale,
          fur: 1.3,
          flow: [0, -1, 0.3],
        }),
      paint: [
        {
          color: k.tone(coat, 0.45),
          amount: 0.6,
          on: [
            { kind: 'facing', axis: 'y', from: 0.1, to: 0.9 },
            { kind: 'noise', scale: 7, from: 0.3, to: 0.6 },
          ],
        },
      ],
    });
  },
};
