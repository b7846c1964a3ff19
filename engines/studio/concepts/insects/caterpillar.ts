import { sin } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const CATERPILLAR: Concept = {
  name: 'caterpillar',
  words: 'caterpillar, centipede, millipede, grub, silkworm',
  kind: 'animal',
  size: 0.16,
  habitat: ['ground', 'table'],
  places: ['meadow', 'forest'],
  poses: ['stand', 'walk'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#8abf3c', '#a8c83c');
    const band = k.pick('#f2cf3a', '#f0924a', '#e0607a');
    const hump = k.vary(0.4, 1);
    const n = 8;
    const body = k.body({ color: coat, material: 'skin', blend: 0.008, cells: 110 });
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const y =
        0.03 +
        hump * 0.03 * Math.max(0, sin((t * 1.15 - 0.1) * Math.PI * 2 - 0.9)) +
        (i === 0 ? 0.012 : 0);
      const at = [0.012 * sin(i * 1.1), y, 0.075 - i * 0.034] as const;
      body.ball(at, [0.027 - 0.006 * t, 0.028 - 0.006 * t, 0.022], {
        color: i % 2 === 0 ? coat : k.tone(coat, 1.4),
        blend: 0.004,
      });
      k.ball([at[0], at[1] + 0.025 - 0.006 * t, at[2]], [0.009, 0.005, 0.009], {
        color: band,
        material: 'skin',
        around: 12,
      });
      for (const s of [1, -1])
        k.ball(
          [at[0] + s * 0.017, Math.max(0.007, at[1] - 0.024), at[2]],
          [0.0065, 0.008, 0.0065],
          { color: k.tone(coat, 0.55), material: 'skin', around: 10 },
        );
    }
    k.at([0, 0.066, 0.108], { yaw: k.ask.look * 0.6, roll: k.vary(-6, 6) }, () => {
      body.ball([0, 0, 0], [0.034, 0.033, 0.031], { color: k.tone(coat, 1.15) });
      for (const s of [1, -1]) {
        k.eye([s * 0.0145, 0.006, 0.0225], [s * 0.25, 0.05, 1], 0.0115, {
          iris: k.color('eyes', '#3a2414'),
          white: '#fbf6ec',
          irisSize: 0.78,
          pupil: 0.6,
        });
        k.tube(
          [
            [s * 0.01, 0.028, 0.002],
            [s * 0.016, 0.05, 0.006],
            [s * 0.024, 0.058, 0.012],
          ],
          [0.0022, 0.002, 0.002],
          { color: '#4a3a24', around: 7 },
        );
        k.ball([s * 0.024, 0.058, 0.012], 0.0048, { color: band, around: 12 });
        k.ball([s * 0.023, -0.009, 0.024], [0.005, 0.0035, 0.002], {
          color: '#f09a8a',
          shadow: false,
          around: 10,
        });
      }
      k.tube(
        [
          [-0.01, -0.01, 0.0305],
          [0, -0.0145, 0.032],
          [0.01, -0.01, 0.0305],
        ],
        [0.0006, 0.0014, 0.0006],
        { color: '#4a3a1a', shadow: false, around: 6 },
      );
      k.socket('headTop', [0, 0.03, 0], 0.05);
      k.socket('face', [0, 0.006, 0.032], 0.06);
      k.socket('mouth', [0, -0.014, 0.034], 0.02);
    });
    k.socket('back', [0, 0.06, -0.04], 0.05);
    k.socket('seat', [0, 0.06, -0.03], 0.05);
    k.socket('neck', [0, 0.05, 0.085], 0.055);
  },
};
