import type { Concept } from '../concept.ts';

export const COW: Concept = {
  name: 'cow',
  words: 'cow, calf, cattle, dairy cow, bull, ox, highland cow, buffalo, bison, yak',
  kind: 'animal',
  size: 1.5,
  habitat: ['ground'],
  places: ['meadow'],
  poses: ['stand', 'walk', 'run', 'lie', 'sleep', 'sit'],
  variants: 'highland, bison, buffalo, yak, bull',
  parts: { eyes: 'eye', horns: 'horn' },
  build(k) {
    const isShaggy = k.has('highland', 'yak', 'bison', 'buffalo');
    const own = k.has('highland')
      ? '#a8602c'
      : isShaggy
        ? '#5a3c2a'
        : k.has('bull', 'ox')
          ? '#4a3026'
          : '#f4ede2';
    const coat = k.color('main', own);
    const horn = k.color('horns', '#e8dcc0');
    const hasPatches = own === '#f4ede2' && k.ask.colors.length < 1;
    const patch = k.pick('#2a2424', '#2a2424', '#8a5434');
    const r = 0.26;
    k.quadruped({
      height: 0.98,
      length: 0.98,
      trunk: [0.35, 0.38, 0.36],
      leg: { upper: 0.18, lower: 0.09, foot: 0.1, hoof: '#3a302a' },
      neck: { length: 0.24, radius: 0.2, rise: 34 },
      head: {
        radius: r,
        shape: [0.98, 0.98],
        muzzle: { length: 0.95, width: 0.56, height: 0.44, drop: 0.5, color: '#e9b7a4' },
        nose: null,
        ears: { kind: 'side', size: 0.56 },
        eyes: { size: 0.22, apart: 0.58, height: 0.16, iris: k.color('eyes', '#3a2414') },
      },
      tail: { length: 0.8, radius: 0.03, rise: -74, tuft: 3 },
      coat,
      fur: isShaggy
        ? { length: 0.12, lift: 0.2, mess: 0.4, width: 0.006 }
        : { length: 0.02, width: 0.003, lift: 0.2 },
      paint: hasPatches
        ? [
            {
              color: patch,
              on: [
                { kind: 'noise', scale: 1.55, from: 0.49, to: 0.52 },
                { kind: 'ramp', axis: 'y', from: 0.3, to: 0.42 },
                { kind: 'facing', axis: 'z', from: 0.85, to: 0.6 },
              ],
            },
          ]
        : [],
      onHead: (kit, body) => {
        for (const s of [1, -1]) {
          const long = k.has('highland', 'bull', 'ox', 'buffalo') ? 1.5 : 0.8;
          kit.tube(
            [
              [s * r * 0.5, r * 0.8, -r * 0.1],
              [s * r * (0.7 + 0.5 * long), r * (0.9 + 0.2 * long), 0],
              [s * r * (0.7 + 0.62 * long), r * (1 + 0.75 * long), r * 0.1],
            ],
            [r * 0.17, r * 0.13, r * 0.02],
            { color: horn, material: 'horn' },
          );
          kit.ball([s * r * 0.26, -r * 0.42, r * 1.68], [r * 0.1, r * 0.08, r * 0.06], {
            color: '#8a5044',
            shadow: false,
            around: 12,
          });
        }
        if (isShaggy)
          body.ball([0, r * 0.86, r * 0.24], [r * 0.6, r * 0.3, r * 0.44], {
            flow: [0, -1, 0.8],
            fur: 1.3,
          });
      },
      onTrunk: (_k, body, s) => {
        if (k.has('bison', 'buffalo', 'yak'))
          body.ball([0, s.shoulder[1] + 0.22, s.shoulder[2] - 0.06], [0.3, 0.3, 0.36], {
            fur: 1.4,
            color: k.tone(coat, 0.8),
          });
        else if (!isShaggy)
          body.ball([0, s.hip[1] - 0.36, s.hip[2] + 0.1], [0.14, 0.1, 0.15], {
            color: '#e9b7a4',
            fur: 0,
            blend: 0.06,
          });
      },
    });
  },
};
