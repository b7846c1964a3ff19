import { sin as sine } from '../../core/math.ts';
import type { Concept } from '../concept.ts';

export const ARMADILLO: Concept = {
  name: 'armadillo',
  words: 'armadillo, pangolin',
  kind: 'animal',
  size: 0.35,
  habitat: ['ground'],
  places: ['desert', 'forest', 'meadow'],
  poses: ['stand', 'walk', 'lie', 'sleep'],
  parts: { eyes: 'eye' },
  build(k) {
    const coat = k.color('main', '#b89a80', '#a89080');
    const skin = '#e0b8a0';
    const r = 0.066;
    k.quadruped({
      height: 0.15,
      length: 0.2,
      trunk: [0.1, 0.12, 0.105],
      leg: { upper: 0.046, lower: 0.033, foot: 0.034, toe: 1.4, color: skin },
      neck: { length: 0.05, radius: 0.06, rise: 14 },
      head: {
        radius: r,
        shape: [0.96, 0.96],
        muzzle: { length: 1.35, width: 0.34, height: 0.32, drop: 0.34, color: skin },
        nose: { size: 0.18, color: '#8a5a50' },
        ears: { kind: 'long', size: 0.5 },
        eyes: { size: 0.22, apart: 0.54, height: 0.14 },
      },
      tail: { length: 0.28, radius: 0.04, rise: -20, tuft: 0.2 },
      coat: skin,
      material: 'hide',
      onTrunk: (kit, _body, s) => {
        const [y, z] = [s.middle[1], s.middle[2]];
        for (let i = 0; i < 9; i++) {
          const t = i / 8 - 0.5;
          const size = 0.142 * Math.sqrt(1 - t * t * 1.5);
          kit.at([0, y - 0.01, z - t * 0.34], { pitch: -t * 40 }, () =>
            kit.sheet(
              (u, v) => {
                const a = (u - 0.5) * 3.7;
                const [x, h] = [sine(a), sine(a + Math.PI / 2)];
                const out = size * (1 + 0.1 * v);
                return [x * out, h * out, 0.036 - v * 0.078];
              },
              28,
              4,
              {
                color: i % 2 === 0 ? coat : kit.tone(coat, 0.85),
                material: 'horn',
                paint: [
                  {
                    color: [0.6, 0.58, 0.56],
                    shade: true,
                    on: { kind: 'stripes', of: 'u', count: 22, width: 0.2, soft: 0.15 },
                  },
                  {
                    color: [0.55, 0.5, 0.5],
                    shade: true,
                    on: { kind: 'coord', of: 'v', from: 0.82, to: 1.2, soft: 0.1 },
                  },
                ],
              },
            ),
          );
        }
      },
      onHead: (kit) =>
        kit.ball([0, r * 0.62, r * 0.2], [r * 0.62, r * 0.42, r * 0.8], {
          color: coat,
          material: 'horn',
          turn: { pitch: 20 },
        }),
    });
  },
};
