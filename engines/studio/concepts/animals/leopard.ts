import type { Concept } from '../concept.ts';

export const LEOPARD: Concept = {
  name: 'leopard',
  words:
    'leopard, jaguar, snow leopard, panther, black panther, lynx, puma, cougar, mountain lion, bobcat, ocelot, leopard cub',
  kind: 'animal',
  size: 0.9,
  habitat: ['ground'],
  places: ['savanna', 'forest', 'meadow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  variants: 'snow, panther, cheetah, lynx, puma',
  parts: { eyes: 'eye' },
  build(k) {
    const isBlack = k.has('panther', 'black');
    const isPlain = k.has('puma', 'cougar', 'mountain', 'lynx', 'bobcat');
    const own = isBlack
      ? '#2a2730'
      : k.has('snow')
        ? '#d9d6d0'
        : k.has('lynx', 'bobcat')
          ? '#b99a72'
          : '#dfa955';
    const coat = k.color('main', own);
    const white = isBlack ? k.tone(coat, 1.4) : '#fbf1de';
    k.quadruped({
      height: 0.66,
      length: 0.7,
      trunk: [0.19, 0.175, 0.18],
      leg: { upper: 0.105, lower: 0.066, foot: 0.074 },
      neck: { length: 0.16, radius: 0.13, rise: 44 },
      head: {
        radius: 0.19,
        shape: [1.06, 0.96],
        muzzle: { length: 0.66, width: 0.44, height: 0.34, drop: 0.36, color: white },
        nose: { size: 0.17, color: isBlack ? '#1a1618' : '#8a4c44' },
        ears: k.has('lynx', 'bobcat')
          ? { kind: 'pointed', size: 0.62 }
          : { kind: 'round', size: 0.3, inner: white },
        eyes: {
          size: 0.18,
          apart: 0.43,
          height: 0.12,
          iris: k.color('eyes', '#a8b43c', '#d0a028'),
        },
        cheeks: { size: 0.4, color: white },
        whiskers: true,
      },
      tail: { length: 0.74, radius: 0.042, rise: 26 },
      coat,
      belly: white,
      fur: { length: 0.026, width: 0.003, lift: 0.25, mess: 0.3 },
      paint: [
        {
          color: k.tone(coat, isBlack ? 0.6 : 0.1),
          amount: isPlain ? 0 : 0.92,
          on: [
            { kind: 'spots', step: k.has('cheetah') ? 0.055 : 0.078, size: 0.86, soft: 0.2 },
            { kind: 'facing', axis: 'y', from: -0.85, to: -0.2 },
          ],
        },
        {
          color: k.tone(coat, isBlack ? 1 : 0.6),
          amount: isPlain || k.has('cheetah') ? 0 : 0.9,
          on: [
            { kind: 'spots', step: 0.078, size: 0.4, soft: 0.3 },
            { kind: 'facing', axis: 'y', from: -0.85, to: -0.2 },
          ],
        },
      ],
    });
  },
};
