import { oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

interface FishLook {
  top: Rgb;
  low: Rgb;
  fin: Rgb;
  band: Rgb | null;
}

export const FISH_ACTOR: ActorDefinition = {
  concept: 'fish',
  words:
    'fish, goldfish, koi, salmon, trout, clownfish, tropical fish, tuna, carp, piranha, angelfish',
  size: 0.4,
  width: 1.1,
  height: 0.62,
  share: 0.62,
  draft: 0.45,
  habitat: ['underwater', 'water', 'table'],
  settings: ['underwater'],
  paint: (pen, actor) => {
    const own = actor.random.fork('fish');
    const clown = actor.has('clownfish') || own.chance(0.25);
    const koi = actor.has('koi', 'goldfish');
    const base = actor.color(
      0,
      ...(clown || koi
        ? ([0.68, 0.2, 45] as Lch)
        : own.pick<Lch>([
            [0.6, 0.13, 235],
            [0.82, 0.15, 92],
            [0.62, 0.17, 20],
            [0.66, 0.11, 190],
          ])),
    );
    const look: FishLook = {
      top: base,
      low: mix(base, [0.95, 0.93, 0.85], 0.55),
      fin: mix(base, [0.95, 0.6, 0.3], 0.25),
      band: clown
        ? oklch(0.96, 0.01, 90)
        : own.chance(0.5)
          ? mix(base, [0.02, 0.02, 0.05], 0.6)
          : null,
    };
    const y = 0.3;
    const wag = own.bell() * 0.05;
    const tall = own.range(0.15, 0.21);
    pen.volume(
      blob(
        -0.3,
        y,
        -0.54,
        y + 0.2 + wag,
        -0.48,
        y + wag * 0.5,
        -0.54,
        y - 0.18 + wag,
        -0.3,
        y - 0.03,
      ),
      { albedo: look.fin, round: 0.25 },
    );
    pen.volume(
      blob(
        0.16,
        y + tall * 0.7,
        0.02,
        y + tall + 0.12,
        -0.24,
        y + tall * 0.9,
        -0.2,
        y + tall * 0.3,
      ),
      { albedo: look.fin, round: 0.25, lift: -0.05 },
    );
    pen.volume(blob(0.02, y - tall * 0.7, -0.1, y - tall - 0.1, -0.22, y - tall * 0.5), {
      albedo: look.fin,
      round: 0.25,
      lift: -0.08,
    });
    const phase = own.range(0, 6);
    pen.volume(
      blob(
        0.5,
        y - 0.02,
        0.36,
        y + tall * 0.72,
        0.1,
        y + tall,
        -0.16,
        y + tall * 0.72,
        -0.36,
        y + 0.04,
        -0.36,
        y - 0.04,
        -0.16,
        y - tall * 0.66,
        0.1,
        y - tall * 0.9,
        0.36,
        y - tall * 0.66,
      ),
      {
        albedo: (u, v) => {
          const c = blend(look.low, look.top, smoothstep(-0.1, 0.08, v - y));
          const scale = smoothstep(0.4, 0.9, sin(u * 90 + sin(v * 90) * 1.5) * sin(v * 90));
          const d: Rgb = [
            c[0] * (1 - scale * 0.16),
            c[1] * (1 - scale * 0.16),
            c[2] * (1 - scale * 0.16),
          ];
          if (look.band === null) return blend(d, d, 0);
          const stripe = smoothstep(
            0.62,
            0.72,
            sin(u * (clown ? 13 : 22) + phase * (clown ? 0 : 1) + 2.2 + (v - y) * 2),
          );
          return blend(d, look.band, stripe);
        },
        gloss: 0.45,
        round: 0.6,
        grain: 0.06,
      },
    );
    pen.volume(blob(0.16, y - 0.03, 0.02, y - 0.0, -0.06, y - 0.1, 0.06, y - 0.11), {
      albedo: look.fin,
      round: 0.25,
      lift: 0.08,
    });
    pen.shade(
      ribbon(curve(0.27, y + tall * 0.6, 0.22, y, 0.27, y - tall * 0.55), 0.012),
      0.35,
      0.006,
    );
    pen.fill(
      ribbon(curve(0.49, y - 0.04, 0.44, y - 0.06, 0.41, y - 0.055), 0.01),
      oklch(0.2, 0.03, 30),
      0.3,
      { alpha: 0.7 },
    );
    pen.fill(oval(0.36, y + 0.05, 0.042), oklch(0.97, 0.01, 90), 0.8);
    pen.eye(0.365, y + 0.05, 0.026, oklch(0.3, 0.05, 60));
  },
};
