import { oklch } from '../../../core/color.ts';
import { cos, sin, smoothstep, square } from '../../../core/math.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, chain, oval } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { EAGLE, flies } from './bird-plans.ts';
import { paintFlying, paintStump } from './bird-shape.ts';

export const OWL_ACTOR: ActorDefinition = {
  concept: 'owl',
  words: 'owl, barn owl, snowy owl, horned owl',
  size: 0.55,
  width: 0.75,
  height: 1.15,
  share: 0.85,
  habitat: ['ground', 'air'],
  settings: ['forest'],
  paint: (pen, actor) => {
    const own = actor.random.fork('owl');
    const snowy = actor.has('snowy', 'white');
    const back = actor.color(
      0,
      ...(snowy ? ([0.94, 0.01, 85] as Lch) : ([0.46, 0.055, 58] as Lch)),
    );
    const pale = actor.isColored
      ? mix(back, [0.95, 0.9, 0.82], 0.55)
      : snowy
        ? oklch(0.97, 0.006, 90)
        : oklch(0.84, 0.045, 75);
    const dark = mix(back, [0.03, 0.02, 0.02], 0.5);
    if (flies(actor.place)) {
      paintFlying(pen, actor, {
        ...EAGLE,
        back: [0.5, 0.05, 60],
        breast: [0.85, 0.04, 75],
        head: [0.6, 0.05, 60],
        bill: [0.07, 0.1, 0.05],
        skull: 0.26,
        span: 0.62,
      });
      return;
    }
    paintStump(pen, 0.24, 0.2);
    const y = 0.2;
    for (const x of [-0.09, 0.09]) {
      for (const toe of [-0.05, 0, 0.05]) {
        pen.volume(chain(x, y + 0.04, 0.025, x + toe, y - 0.02, 0.018), {
          albedo: oklch(0.6, 0.08, 75),
        });
      }
    }
    pen.volume(blob(-0.12, y + 0.1, -0.16, y - 0.14, 0, y - 0.18, 0.16, y - 0.14, 0.12, y + 0.1), {
      albedo: dark,
      lift: -0.1,
    });
    const body = blob(
      -0.2,
      y + 0.04,
      -0.3,
      y + 0.3,
      -0.28,
      y + 0.55,
      0,
      y + 0.72,
      0.28,
      y + 0.55,
      0.3,
      y + 0.3,
      0.2,
      y + 0.04,
      0,
      y - 0.01,
    );
    const wave = own.range(0, 6);
    pen.volume(body, {
      albedo: (u, v) => {
        const bar =
          smoothstep(0.25, 0.7, sin(v * 85 + cos(u * 42 + wave) * 1.8)) *
          smoothstep(0.26, 0.1, Math.abs(u));
        const c = blend(pale, back, smoothstep(0.12, 0.24, Math.abs(u)));
        return blend([c[0], c[1], c[2]], dark, bar * 0.65);
      },
      round: 0.6,
      grain: 0.16,
    });
    pen.hairs(body, own.fork('down'), {
      count: 600,
      length: 0.035,
      angle: () => 4.7,
      width: 0.006,
      contrast: 0.18,
    });
    for (const s of [-1, 1]) {
      const wing = blob(
        s * 0.27,
        y + 0.56,
        s * 0.345,
        y + 0.35,
        s * 0.27,
        y + 0.08,
        s * 0.17,
        y - 0.02,
        s * 0.2,
        y + 0.28,
      );
      pen.shade(wing, 0.25, 0.02);
      pen.volume(wing, {
        albedo: (u, v) => blend(back, dark, smoothstep(0.1, 0.8, sin(v * 70 + u * 20)) * 0.6),
        grain: 0.2,
      });
    }
    const turn = own.range(-0.05, 0.05);
    const head = pen.within(turn, y + 0.72, 1, own.bell() * 0.07);
    head.volume(
      [
        blob(
          -0.27,
          0.02,
          -0.25,
          0.17,
          -0.22,
          0.32,
          -0.1,
          0.2,
          0,
          0.21,
          0.1,
          0.2,
          0.22,
          0.32,
          0.25,
          0.17,
          0.27,
          0.02,
          0.16,
          -0.16,
          0,
          -0.2,
          -0.16,
          -0.16,
        ),
      ],
      { albedo: back, round: 0.6, grain: 0.2 },
    );
    for (const s of [-1, 1]) {
      head.volume(oval(s * 0.115, 0.02, 0.135, 0.15, s * 0.3), {
        albedo: (u, v) =>
          blend(
            pale,
            back,
            smoothstep(0.07, 0.145, Math.sqrt(square(u - s * 0.115) + square(v - 0.02))) * 0.7,
          ),
        round: 0.3,
        grain: 0.1,
      });
    }
    for (const s of [-1, 1])
      head.eye(s * 0.112, 0.035, 0.072, oklch(0.82, 0.16, own.pick([70, 88, 95])));
    head.volume(blob(-0.03, 0.0, 0, 0.03, 0.03, 0.0, 0.012, -0.1, 0, -0.12, -0.012, -0.1), {
      albedo: oklch(0.4, 0.04, 70),
      gloss: 0.4,
    });
  },
};
