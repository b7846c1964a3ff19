import { skull } from '../../bodies/skull.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import { mix, type Vec } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';
import { ADULT, PERSON } from './shared.ts';

export const SKELETON: Concept = {
  ...PERSON,
  name: 'skeleton',
  words: 'skeleton, grim reaper, bones',
  poses: ['wave', 'stand', 'walk', 'run', 'sit', 'ride', 'play'],
  places: ['meadow', 'forest'],
  parts: { bones: 'bone' },
  build(k) {
    const bone = k.color('main', k.color('bones', '#f2ead6'));
    const look = { color: bone, material: 'ceramic' } as const;
    k.person({
      ...ADULT,
      isBare: true,
      skin: bone,
      hair: { style: 'bald', color: bone },
      isMasked: true,
      top: { color: bone },
      bottom: { kind: 'bare', color: bone },
      shoes: { color: bone },
      onBody: (kit, j) => {
        const limb = (a: Vec, b: Vec, r: number) => {
          kit
            .body({ ...look, cells: 40, blend: 0.02 })
            .cone(a, b, r, r)
            .ball(a, r * 1.7)
            .ball(b, r * 1.6);
        };
        for (const i of [0, 1] as const) {
          const s = i === 0 ? 1 : -1;
          limb(j.shoulders[i], j.elbows[i], 0.017);
          limb(j.elbows[i], j.hands[i], 0.014);
          limb(j.hips[i], j.knees[i], 0.022);
          limb(j.knees[i], j.feet[i], 0.018);
          limb(j.neck, j.shoulders[i], 0.013);
          const f = j.feet[i];
          kit.ball([f[0], f[1] - 0.03, f[2]], [0.034, 0.032, 0.04], look);
          for (let t = -1; t <= 1; t++)
            kit.tube(
              [
                [f[0] + t * 0.015, f[1] - 0.03, f[2] + 0.02],
                [f[0] + t * 0.028, f[1] - 0.03, f[2] + 0.09],
                [f[0] + t * 0.034, f[1] - 0.042, f[2] + 0.15],
              ],
              0.013,
              look,
            );
          kit.ball([s * 0.06, j.hip[1] + 0.02, j.hip[2]], [0.075, 0.07, 0.055], {
            ...look,
            turn: { roll: s * 30 },
          });
        }
        for (let i = 0; i < 9; i++)
          kit.ball(mix(j.hip, j.neck, 0.12 + i * 0.11), [0.028, 0.021, 0.028], {
            ...look,
            around: 14,
          });
        for (let i = 0; i < 6; i++) {
          const at = mix(j.hip, j.neck, 0.42 + i * 0.095);
          const r = 0.15 - Math.abs(i - 2.4) * 0.012;
          for (const s of [1, -1])
            kit.tube(
              Array.from({ length: 7 }, (_, q): Vec => {
                const a = Math.PI - (q / 6) * (i < 2 ? 2.3 : 2.9);
                return [
                  at[0] + s * sin(a) * r,
                  at[1] - 0.035 * (1 - cos((q / 6) * TAU * 0.5)) * 0.8,
                  at[2] + cos(a) * r * 0.72,
                ];
              }),
              0.0115,
              { ...look, around: 9 },
            );
        }
        kit.body({ ...look, cells: 30 }).chain(
          [mix(j.hip, j.neck, 0.62), mix(j.hip, j.neck, 0.92)].map(
            (p): Vec => [p[0], p[1], p[2] + 0.105],
          ),
          [0.014, 0.022],
        );
      },
      onHead: (kit) => skull(kit, bone),
    });
  },
};
