import type { Concept } from '../concept.ts';

export const PIG: Concept = {
  name: 'pig',
  words: 'pig, piglet, hog, boar, wild boar, sow, swine, warthog',
  kind: 'animal',
  size: 0.75,
  habitat: ['ground'],
  places: ['meadow'],
  poses: ['stand', 'sit', 'walk', 'run', 'lie', 'sleep', 'peek', 'wave'],
  variants: 'wild, boar, warthog',
  parts: { eyes: 'eye' },
  build(k) {
    const isWild = k.has('boar', 'wild', 'warthog');
    const coat = k.color('main', isWild ? '#5a463a' : '#eeb0a4', isWild ? '#5a463a' : '#f0bcae');
    const r = 0.2;
    k.quadruped({
      height: 0.44,
      length: 0.46,
      trunk: [0.22, 0.25, 0.23],
      leg: { upper: 0.1, lower: 0.058, foot: 0.058, hoof: '#6a4a44' },
      neck: { length: 0.1, radius: 0.16, rise: 30 },
      head: {
        radius: r,
        shape: [1.06, 0.98],
        muzzle: { length: 0.62, width: 0.36, height: 0.32, drop: 0.26, color: k.tone(coat, 0.9) },
        nose: null,
        ears: { kind: 'pointed', size: 0.56, inner: k.tone(coat, 0.75) },
        eyes: { size: 0.17, apart: 0.5, height: 0.2 },
        cheeks: { size: 0.44 },
      },
      tail: { length: 0, radius: 0.02, rise: 20 },
      coat,
      material: isWild ? 'fur' : 'skin',
      fur: isWild
        ? { length: 0.07, lift: 0.3, mess: 0.4 }
        : { length: 0.016, width: 0.001, lift: 0.3, vary: 0.15 },
      onHead: (kit) => {
        kit.ball([0, -r * 0.26, r * 1.34], [r * 0.33, r * 0.28, r * 0.1], {
          color: k.tone(coat, 0.72),
          material: 'skin',
          around: 26,
        });
        for (const s of [1, -1]) {
          kit.ball([s * r * 0.12, -r * 0.26, r * 1.425], [r * 0.055, r * 0.09, r * 0.03], {
            color: '#7a3c3c',
            shadow: false,
            around: 12,
          });
          if (isWild)
            kit.tube(
              [
                [s * r * 0.32, -r * 0.44, r * 1.0],
                [s * r * 0.5, -r * 0.34, r * 1.16],
                [s * r * 0.52, -r * 0.06, r * 1.18],
              ],
              [r * 0.07, r * 0.06, r * 0.01],
              { color: '#f3ead2', material: 'horn' },
            );
          kit.tube(
            [
              [0, -r * 0.6, r * 1.16],
              [s * r * 0.2, -r * 0.62, r * 1.04],
              [s * r * 0.4, -r * 0.48, r * 0.86],
            ],
            [r * 0.02, r * 0.026, r * 0.01],
            { color: '#8a4640', shadow: false, around: 6 },
          );
        }
      },
      onTrunk: (kit, _body, s) => {
        const [x, y, z] = [s.hip[0], s.hip[1] + 0.1, s.hip[2] - 0.21];
        kit.tube(
          [
            [x, y, z],
            [x + 0.03, y + 0.03, z - 0.04],
            [x + 0.03, y + 0.08, z - 0.04],
            [x - 0.03, y + 0.07, z - 0.05],
            [x - 0.02, y + 0.03, z - 0.08],
            [x + 0.03, y + 0.05, z - 0.1],
          ],
          [0.02, 0.018, 0.016, 0.014, 0.012, 0.006],
          { color: coat, material: 'skin' },
        );
      },
    });
  },
};
