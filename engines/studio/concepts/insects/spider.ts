import type { Concept } from '../concept.ts';

export const SPIDER: Concept = {
  name: 'spider',
  words: 'spider, tarantula, black widow, jumping spider, daddy longlegs',
  kind: 'animal',
  size: 0.16,
  habitat: ['ground', 'table'],
  places: ['forest', 'room'],
  poses: ['stand', 'walk', 'wave'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#3a3038', '#6a4a34', '#4a3a44');
    const dark = k.tone(coat, 0.6);
    k.insect({
      height: 0.045,
      coat,
      head: { radius: 0.032, drop: -0.12, ahead: 0.3 },
      thorax: [0.032, 0.028, 0.032],
      abdomen: { radii: [0.052, 0.048, 0.056], rise: 0.22 },
      eyes: { size: 0.34, apart: 0.36, height: 0.16 },
      legs: { pairs: 4, spread: 0.11, knee: 0.085, radius: 0.0075, color: dark, fan: 1.1 },
      material: 'fur',
      fur: { length: 0.013, width: 0.0009, lift: 0.5, mess: 0.5 },
      onHead: (kit, _body) => {
        for (const s of [1, -1]) {
          kit.eye([s * 0.022, 0.0175, 0.02], [s * 0.7, 0.3, 0.7], 0.006, {
            iris: '#3a2414',
            white: '#1f1a1c',
          });
          kit.tube(
            [
              [s * 0.009, -0.016, 0.028],
              [s * 0.009, -0.028, 0.032],
            ],
            [0.004, 0.0008],
            { color: '#f6efe2', around: 7 },
          );
        }
      },
    });
  },
};
