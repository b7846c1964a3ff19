import type { Concept } from '../concept.ts';

export const GRIFFIN: Concept = {
  name: 'griffin',
  words: 'griffin, gryphon, hippogriff, griffon, chimera',
  kind: 'animal',
  size: 1.9,
  habitat: ['ground', 'air'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'sit', 'walk', 'run', 'fly', 'lie'],
  parts: { eyes: 'eye', wings: 'wing' },
  build(k) {
    const coat = k.color('main', '#c89a58', '#b8863f');
    const white = '#f8f0de';
    const wing = k.color('wings', '#8a6238');
    const r = 0.22;
    k.quadruped({
      height: 0.95,
      length: 0.85,
      trunk: [0.29, 0.25, 0.25],
      leg: { upper: 0.15, lower: 0.09, foot: 0.1, toe: 1.4 },
      neck: { length: 0.3, radius: 0.19, rise: 62 },
      head: {
        radius: r,
        shape: [1.02, 1],
        muzzle: { length: 0.1, width: 0.3, height: 0.3, drop: 0.2, color: white },
        nose: null,
        ears: { kind: 'pointed', size: 0.6, color: white },
        eyes: {
          size: 0.2,
          apart: 0.46,
          height: 0.14,
          iris: k.color('eyes', '#e8b02c'),
          white: '#2a1c10',
        },
      },
      tail: { length: 0.85, radius: 0.04, rise: 10, tuft: 2.6 },
      coat,
      fur: { length: 0.035, width: 0.004, lift: 0.26, mess: 0.3 },
      onTrunk: (kit, body, s) => {
        body.ball([0, s.shoulder[1] + 0.06, s.shoulder[2] + 0.1], [0.27, 0.3, 0.22], {
          color: white,
          fur: 2.2,
          blend: 0.08,
          flow: [0, -1, 0.2],
        });
        body.cone([0, s.shoulder[1] + 0.26, s.shoulder[2] + 0.14], s.neckTop, 0.22, 0.2, {
          color: white,
          fur: 2,
          blend: 0.06,
          flow: [0, -1, -0.1],
        });
        for (const side of [1, -1] as const)
          kit.wing([side * 0.2, s.shoulder[1] + 0.2, s.shoulder[2] - 0.16], side, {
            kind: 'feather',
            span: 1.5,
            chord: 0.64,
            lift: kit.pose === 'fly' ? 16 : 44,
            sweep: 0.3,
            color: wing,
            upper: kit.tone(wing, 1.6),
            tip: kit.tone(wing, 0.45),
          });
      },
      onHead: (kit, body) => {
        body.ball([0, 0, -0.005], [r * 1.06, r * 1.03, r * 1.0], {
          color: white,
          blend: r * 0.1,
          fur: 0.7,
          flow: [0, -0.2, -1],
        });
        kit.tube(
          [
            [0, -r * 0.1, r * 0.6],
            [0, -r * 0.05, r * 1.15],
            [0, -r * 0.3, r * 1.55],
            [0, -r * 0.72, r * 1.62],
          ],
          [r * 0.36, r * 0.32, r * 0.18, r * 0.02],
          { color: '#f0b030', material: 'horn', around: 18 },
        );
        kit.tube(
          [
            [0, -r * 0.4, r * 0.6],
            [0, -r * 0.44, r * 1.1],
            [0, -r * 0.46, r * 1.32],
          ],
          [r * 0.26, r * 0.2, r * 0.04],
          { color: '#d8952a', material: 'horn', around: 14 },
        );
      },
    });
  },
};
