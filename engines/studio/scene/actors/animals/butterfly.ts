import { oklch } from '../../../core/color.ts';
import { atan2, cos, sin, smoothstep, square } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { blend, mix } from '../../../paint/pen.ts';
import { blob, chain, curve, mirroredX, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';

function wingSpots(random: Random): (u: number, v: number) => number {
  const a = random.range(20, 34);
  const b = random.range(0, 6);
  return (u, v) => smoothstep(0.6, 0.85, sin(u * a + b) * sin(v * a * 1.1));
}

export const BUTTERFLY_ACTOR: ActorDefinition = {
  concept: 'butterfly',
  words: 'butterfly, moth, monarch butterfly',
  size: 0.12,
  width: 1.25,
  height: 1.05,
  share: 0.72,
  habitat: ['air', 'ground', 'table'],
  settings: ['garden', 'meadow'],
  paint: (pen, actor) => {
    const own = actor.random.fork('wings');
    const base = actor.color(
      0,
      ...own.pick<Lch>([
        [0.7, 0.18, 55],
        [0.58, 0.16, 255],
        [0.86, 0.15, 95],
        [0.62, 0.18, 330],
        [0.66, 0.12, 185],
      ]),
    );
    const edge = oklch(0.2, 0.015, 60);
    const pale = mix(base, [1, 0.96, 0.85], 0.6);
    const spots = wingSpots(own);
    const p = pen.within(0, 0.5, 1, own.range(-0.35, 0.35));
    const fold = own.range(0.72, 1);
    for (const s of [-1, 1]) {
      const k = s < 0 ? fold : 1;
      const side = (shape: number[]) => {
        const w = shape.map((v, i) => (i % 2 === 0 ? v * k : v));
        return s < 0 ? mirroredX(w) : w;
      };
      const upper = side(
        blob(0.02, 0.05, 0.18, 0.36, 0.42, 0.5, 0.58, 0.44, 0.56, 0.24, 0.4, 0.06, 0.16, -0.02),
      );
      const lower = side(
        blob(0.02, 0.0, 0.2, 0.01, 0.42, -0.06, 0.44, -0.26, 0.28, -0.42, 0.12, -0.3),
      );
      for (const [wing, cx, cy, r] of [
        [lower, 0.22, -0.16, 0.27],
        [upper, 0.3, 0.24, 0.33],
      ] as const) {
        p.volume(wing, {
          albedo: (u, v) => {
            const d = Math.sqrt(square(Math.abs(u) / k - cx) + square(v - cy)) / r;
            const rim = smoothstep(0.66, 0.86, d);
            const inner = blend(pale, base, smoothstep(0.05, 0.5, d));
            const c = blend([inner[0], inner[1], inner[2]], edge, rim);
            return blend([c[0], c[1], c[2]], [0.92, 0.9, 0.85], rim * spots(u, v));
          },
          round: 0.2,
          grain: 0.06,
        });
        for (let i = 0; i < 4; i++) {
          const a = atan2(cy, cx) + (i - 1.5) * 0.24;
          const line = side([0.03, cy > 0 ? 0.04 : 0, cos(a) * r * 1.55, sin(a) * r * 1.55]);
          p.fill(ribbon(line, 0.008), edge, 0.4, { alpha: 0.6 });
        }
      }
    }
    p.volume(chain(0, -0.26, 0.018, 0, 0, 0.034, 0, 0.14, 0.036, 0, 0.2, 0.03), {
      albedo: edge,
      grain: 0.3,
    });
    for (const s of [-1, 1])
      p.fill(
        [
          ...ribbon(curve(0, 0.22, s * 0.08, 0.36, s * 0.15, 0.42), 0.009),
          oval(s * 0.15, 0.42, 0.015),
        ],
        edge,
        0.4,
      );
  },
};
