import type { Concept } from '../concept.ts';

export const DOG: Concept = {
  name: 'dog',
  words: 'dog, puppy, hound, golden retriever, labrador, retriever, terrier, doggy, pup',
  kind: 'animal',
  size: 0.55,
  habitat: ['ground'],
  places: ['meadow', 'beach', 'street'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'play', 'wave'],
  parts: { eyes: 'eye', collar: 'collar' },
  build(k) {
    const coat = k.color('main', '#d8a25c', '#a8713f', '#efe2cb', '#6d4a34');
    const pale = k.tone(coat, 1.5);
    const collar = k.color('collar', '#c8363a', '#2f6fb0', '#2f8f6a');
    k.quadruped({
      height: 0.42,
      length: 0.4,
      trunk: [0.14, 0.125, 0.125],
      leg: { upper: 0.075, lower: 0.045, foot: 0.048, color: coat },
      neck: { length: 0.15, radius: 0.085, rise: 54 },
      head: {
        radius: 0.13,
        shape: [1.02, 0.96],
        muzzle: { length: 1, width: 0.44, height: 0.38, drop: 0.3, color: pale },
        nose: { size: 0.2 },
        ears: { kind: 'flop', size: 0.85, color: k.tone(coat, 0.62) },
        eyes: { size: 0.18, apart: 0.4, height: 0.16 },
        brow: 1,
        cheeks: { size: 0.36 },
      },
      tail: { length: 0.3, radius: 0.035, rise: 48, tuft: 1.2 },
      coat,
      belly: pale,
      fur: { length: 0.034, lift: 0.3, mess: 0.4, vary: 0.3 },
      onTrunk: (kit, body, s) => {
        body.ball([0, s.shoulder[1] - 0.02, s.shoulder[2] + 0.08], [0.1, 0.13, 0.08], {
          color: pale,
          flow: [0, -1, 0.2],
        });
        const mid = [
          0,
          (s.shoulder[1] + s.neckTop[1]) / 2 + 0.045,
          (s.shoulder[2] + s.neckTop[2]) / 2 + 0.03,
        ] as const;
        kit.at(mid, { pitch: 26 }, () => {
          kit.lathe(
            [
              [0.1, -0.02],
              [0.112, -0.02],
              [0.112, 0.02],
              [0.1, 0.02],
            ],
            { color: collar, material: 'leather', straight: true },
          );
          kit.ball([0, -0.03, 0.115], 0.022, { color: '#e0b448', material: 'gold', around: 14 });
        });
      },
    });
  },
};
