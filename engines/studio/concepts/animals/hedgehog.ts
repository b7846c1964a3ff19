import type { Concept } from '../concept.ts';

export const HEDGEHOG: Concept = {
  name: 'hedgehog',
  words: 'hedgehog, baby hedgehog, porcupine, echidna',
  kind: 'animal',
  size: 0.22,
  habitat: ['ground', 'table'],
  places: ['forest', 'meadow'],
  poses: ['stand', 'walk', 'sit', 'lie', 'sleep', 'peek', 'wave', 'hold'],
  parts: { eyes: 'eye', spines: 'spine, quill' },
  build(k) {
    const face = k.color('main', '#e9cda6', '#dcbd94');
    const spine = k.color('spines', '#6a4c38', '#5a4236');
    const r = 0.066;
    k.quadruped({
      height: 0.085,
      length: 0.1,
      trunk: [0.07, 0.085, 0.074],
      leg: { upper: 0.03, lower: 0.02, foot: 0.022, toe: 1.3 },
      neck: { length: 0.012, radius: 0.055, rise: 20 },
      head: {
        radius: r,
        shape: [1.05, 0.96],
        muzzle: { length: 0.95, width: 0.3, height: 0.28, drop: 0.3 },
        nose: { size: 0.2 },
        ears: { kind: 'round', size: 0.28, inner: '#c99a84' },
        eyes: { size: 0.2, apart: 0.46, height: 0.14 },
        cheeks: { size: 0.42, color: '#f6e4c8' },
      },
      tail: { length: 0, radius: 0.02, rise: 0 },
      coat: face,
      fur: { length: 0.01, width: 0.001, lift: 0.3 },
      onTrunk: (kit, _body, s) => {
        const [y, z] = [(s.shoulder[1] + s.hip[1]) / 2, (s.shoulder[2] + s.hip[2]) / 2];
        const shell = kit.body({
          color: spine,
          material: 'fur',
          blend: 0.03,
          cells: 46,
          fur: {
            length: 0.05,
            width: 0.0032,
            lift: 0.9,
            mess: 0.35,
            density: 1.6,
            vary: 0.5,
            tip: 2.6,
          },
        });
        shell.ball([0, y + 0.024, z - 0.012], [0.094, 0.088, 0.115], {
          flow: [0, 0.25, -1],
          turn: { pitch: -Math.max(0, (s.shoulder[1] - s.hip[1]) * 500) },
        });
        shell.ball([0, s.shoulder[1] + 0.05, s.shoulder[2] - 0.01], [0.066, 0.05, 0.05], {
          flow: [0, 0.8, -0.6],
        });
      },
    });
  },
};
