import { oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

export const DINOSAUR_ACTOR: ActorDefinition = {
  concept: 'dinosaur',
  words:
    'dinosaur, t rex, tyrannosaurus, tyrannosaurus rex, brontosaurus, velociraptor, raptor, godzilla',
  size: 6,
  width: 1.7,
  height: 1.08,
  habitat: ['ground'],
  settings: ['jungle', 'volcano', 'savanna'],
  paint: (pen, actor) => {
    const own = actor.random.fork('dino');
    const skin = actor.color(
      0,
      ...own.pick<Lch>([
        [0.52, 0.09, 130],
        [0.5, 0.07, 70],
        [0.48, 0.07, 200],
        [0.5, 0.1, 40],
      ]),
    );
    const pale = mix(skin, [0.9, 0.85, 0.65], 0.5);
    const dark = mix(skin, [0.02, 0.02, 0.01], 0.5);
    const long =
      actor.has('brontosaurus') ||
      (!actor.has('t', 'rex', 'tyrannosaurus', 'velociraptor', 'raptor', 'godzilla', 'monster') &&
        own.chance(0.4));
    const albedo =
      (mid: number) =>
      (u: number, v: number): Rgb => {
        const c = blend(pale, skin, smoothstep(mid - 0.1, mid + 0.04, v));
        return blend(
          [c[0], c[1], c[2]],
          dark,
          smoothstep(0.3, 0.8, sin(u * 19 + v * 5)) * smoothstep(mid + 0.02, mid + 0.16, v) * 0.5,
        );
      };
    if (long) {
      for (const [x, lift] of [
        [-0.16, -0.2],
        [0.2, -0.2],
      ] as const)
        pen.volume(chain(x, 0.4, 0.085, x, 0.2, 0.06, x, 0.04, 0.06), { albedo: skin, lift });
      pen.volume(
        [
          ...chain(
            -0.9,
            0.18,
            0.01,
            -0.62,
            0.26,
            0.04,
            -0.34,
            0.4,
            0.12,
            -0.02,
            0.45,
            0.185,
            0.26,
            0.46,
            0.13,
            0.44,
            0.64,
            0.068,
            0.52,
            0.86,
            0.046,
            0.56,
            0.98,
            0.045,
          ),
          ...chain(0.56, 0.985, 0.052, 0.68, 0.96, 0.036),
        ],
        { albedo: albedo(0.4), round: 0.6, grain: 0.25 },
      );
      for (const x of [-0.24, 0.12])
        pen.volume(chain(x, 0.38, 0.1, x + 0.01, 0.2, 0.066, x, 0.045, 0.066), {
          albedo: skin,
          grain: 0.25,
        });
      pen.eye(0.59, 1.0, 0.014, oklch(0.7, 0.14, 90));
      pen.shade(ribbon(curve(0.7, 0.945, 0.62, 0.945, 0.57, 0.96), 0.008), 0.6, 0.003);
      return;
    }
    pen.volume(
      [
        ...chain(-0.02, 0.5, 0.12, 0.08, 0.3, 0.07, -0.02, 0.14, 0.042, 0.06, 0.03, 0.036),
        ...chain(0.02, 0.03, 0.036, 0.13, 0.02, 0.026),
      ],
      { albedo: skin, lift: -0.2 },
    );
    pen.volume(
      [
        ...chain(
          -0.86,
          0.36,
          0.012,
          -0.6,
          0.42,
          0.05,
          -0.32,
          0.5,
          0.11,
          -0.04,
          0.55,
          0.16,
          0.2,
          0.66,
          0.125,
          0.34,
          0.8,
          0.09,
          0.44,
          0.9,
          0.1,
        ),
        ...chain(0.44, 0.92, 0.1, 0.58, 0.91, 0.076, 0.7, 0.9, 0.052),
      ],
      { albedo: albedo(0.52), round: 0.6, grain: 0.25 },
    );
    pen.volume(chain(0.44, 0.84, 0.06, 0.56, 0.81, 0.042, 0.67, 0.8, 0.028), {
      albedo: pale,
      round: 0.6,
    });
    pen.fill(
      blob(0.46, 0.85, 0.6, 0.852, 0.73, 0.872, 0.69, 0.83, 0.56, 0.83),
      oklch(0.32, 0.1, 20),
      0.4,
    );
    for (let i = 0; i < 9; i++) {
      const x = 0.5 + i * 0.025;
      pen.fill([x, 0.862, x + 0.009, 0.832, x + 0.02, 0.864], [0.93, 0.91, 0.82], 0.9);
      if (i % 2 === 0)
        pen.fill([x, 0.822, x + 0.01, 0.848, x + 0.02, 0.822], [0.93, 0.91, 0.82], 0.85);
    }
    pen.volume(
      [
        ...chain(-0.1, 0.5, 0.14, 0.04, 0.29, 0.08, -0.1, 0.14, 0.046, -0.04, 0.035, 0.04),
        ...chain(-0.06, 0.035, 0.04, 0.08, 0.022, 0.03),
      ],
      { albedo: skin, grain: 0.25 },
    );
    for (const [x, lift] of [
      [0.34, -0.15],
      [0.28, 0.03],
    ] as const)
      pen.volume(chain(x, 0.64, 0.036, x + 0.07, 0.55, 0.024, x + 0.12, 0.58, 0.016), {
        albedo: skin,
        lift,
      });
    pen.eye(0.52, 0.955, 0.02, oklch(0.8, 0.16, 90), { slit: true });
    pen.fill(oval(0.72, 0.925, 0.009, 0.007), [0.02, 0.02, 0.02], 0.4);
  },
};
