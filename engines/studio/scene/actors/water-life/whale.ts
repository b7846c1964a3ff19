import { oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

interface CetaceanLook {
  back: Rgb;
  belly: Rgb;
}

export const WHALE_ACTOR: ActorDefinition = {
  concept: 'whale',
  words: 'whale, blue whale, humpback, humpback whale, orca, killer whale, sperm whale, narwhal',
  size: 15,
  width: 1.2,
  height: 0.5,
  draft: 0.3,
  habitat: ['underwater', 'water'],
  settings: ['underwater', 'sea'],
  paint: (pen, actor) => {
    const orca = actor.has('orca', 'killer');
    const back = actor.color(0, ...(orca ? ([0.2, 0.01, 265] as Lch) : ([0.42, 0.06, 250] as Lch)));
    const belly = orca ? oklch(0.97, 0.005, 90) : mix(back, [0.85, 0.9, 0.95], 0.65);
    const look: CetaceanLook = { back, belly };
    const y = 0.2;
    const arch = actor.random.range(-0.02, 0.05);
    pen.volume(
      blob(
        -0.5,
        y + 0.06 + arch,
        -0.66,
        y + 0.26 + arch,
        -0.6,
        y + 0.1 + arch,
        -0.72,
        y + 0.05 + arch,
        -0.52,
        y + 0.02 + arch,
      ),
      { albedo: back, round: 0.3 },
    );
    pen.volume(blob(0.14, y - 0.08, 0.08, y - 0.24, -0.06, y - 0.3, 0.0, y - 0.1), {
      albedo: back,
      lift: -0.2,
    });
    pen.volume(
      blob(
        0.56,
        y + 0.02,
        0.5,
        y + 0.14,
        0.24,
        y + 0.2,
        -0.1,
        y + 0.16,
        -0.36,
        y + 0.1 + arch,
        -0.56,
        y + 0.08 + arch,
        -0.56,
        y + 0.03 + arch,
        -0.3,
        y - 0.02,
        0,
        y - 0.12,
        0.3,
        y - 0.15,
        0.5,
        y - 0.09,
      ),
      {
        albedo: (u, v) => {
          const c = blend(
            look.belly,
            look.back,
            smoothstep(-0.015, 0.025, v - y + 0.03 + (u < 0 ? u * -0.06 : 0)),
          );
          if (!orca && v < y - 0.02 && u > -0.05) {
            const groove = smoothstep(0.2, 0.9, sin(v * 330)) * 0.3;
            return blend([c[0], c[1], c[2]], back, groove);
          }
          return c;
        },
        round: 0.65,
        gloss: 0.25,
        grain: 0.18,
        grainScale: 40,
      },
    );
    if (orca) {
      pen.fill(oval(0.36, y + 0.09, 0.055, 0.024, -0.25), belly, 0.8);
      pen.volume(blob(0.04, y + 0.17, -0.04, y + 0.36, -0.1, y + 0.38, -0.1, y + 0.16), {
        albedo: back,
      });
    } else {
      pen.volume(blob(-0.16, y + 0.13, -0.24, y + 0.2, -0.27, y + 0.12), { albedo: back });
    }
    pen.shade(ribbon(curve(0.55, y - 0.02, 0.42, y - 0.005, 0.32, y - 0.04), 0.008), 0.6, 0.003);
    pen.volume(blob(0.24, y - 0.07, 0.2, y - 0.22, 0.02, y - 0.32, -0.02, y - 0.28, 0.1, y - 0.1), {
      albedo: mix(back, [0.6, 0.65, 0.7], 0.12),
      round: 0.35,
      lift: 0.05,
    });
    pen.eye(0.34, y + (orca ? 0.02 : 0.0), 0.012, oklch(0.15, 0.01, 60));
    if (actor.has('narwhal'))
      pen.volume([0.53, y + 0.1, 0.86, y + 0.2, 0.54, y + 0.07], { albedo: oklch(0.92, 0.03, 85) });
    if (actor.place === 'water') {
      // Its breath.
      for (let i = 0; i < 9; i++) {
        const t = i / 8;
        pen.emit(
          oval(0.3 + ((i % 3) - 1) * 0.05 * t, y + 0.22 + t * 0.22, 0.02 + 0.04 * t),
          pen.rig.cloudLight,
          { alpha: 0.4 * (1 - t * 0.6), blur: 0.02 * pen.frame.scale },
        );
      }
    }
  },
};
