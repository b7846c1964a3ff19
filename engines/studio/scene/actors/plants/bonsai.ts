import { oklch } from '../../../core/color.ts';
import { cos, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Pen } from '../../../paint/pen.ts';
import { blob, chain, oval, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';

/** Clouds of foliage on an old crooked trunk. */
function drawBonsai(pen: Pen, random: Random, hue: number, L: number, C: number): void {
  const bark = oklch(0.38, 0.05, 50);
  const s = random.pick([-1, 1]);
  const bend = random.range(0.08, 0.16);
  pen.volume(
    chain(
      0,
      0.16,
      0.075,
      s * bend,
      0.34,
      0.055,
      -s * bend * 0.7,
      0.52,
      0.045,
      s * bend * 0.9,
      0.7,
      0.032,
      s * 0.02,
      0.86,
      0.018,
    ),
    { albedo: bark, grain: 0.6, round: 0.55 },
  );
  const pads = [
    [s * 0.36, 0.5, 0.19],
    [-s * 0.34, 0.62, 0.2],
    [s * 0.26, 0.76, 0.17],
    [-s * 0.04, 0.9, 0.22],
  ] as const;
  for (const [x, y, r] of pads) {
    pen.volume(
      chain(s * bend * 0.3, y - 0.14, 0.024, x * 0.5, y - 0.06, 0.018, x, y - 0.02, 0.01),
      { albedo: bark },
    );
    for (let i = 0; i < 13; i++) {
      const a = i * 2.399963;
      const q = Math.sqrt((i + 0.5) / 13);
      const u = x + cos(a) * q * r;
      const v = y + sin(a) * q * r * 0.36;
      pen.volume(oval(u, v, r * 0.34, r * 0.24), {
        albedo: oklch(L + random.bell() * 0.03, C, hue + random.bell() * 6),
        round: 0.6,
        grain: 1,
        grainScale: 230,
        lift: (v - y) * 1.5 - 0.02,
        rim: 0.3,
      });
    }
  }
}

export const BONSAI_ACTOR: ActorDefinition = {
  concept: 'bonsai',
  words: 'bonsai, bonsai tree, potted tree',
  size: 0.5,
  width: 1.15,
  height: 1.02,
  habitat: ['table', 'ground'],
  settings: ['table', 'studio', 'room'],
  paint: (pen, actor) => {
    const pot = actor.subject.colors[1]
      ? actor.color(1, 0.4, 0.1, 250)
      : oklch(0.42, 0.09, actor.random.pick([250, 30, 170]));
    for (const x of [-0.22, 0.22]) pen.volume(slab(x - 0.05, 0, 0.1, 0.04), { albedo: pot });
    pen.volume(blob(-0.34, 0.17, -0.29, 0.03, 0.29, 0.03, 0.34, 0.17), {
      albedo: pot,
      round: 0.5,
      gloss: 0.55,
    });
    pen.volume(slab(-0.37, 0.14, 0.74, 0.04), { albedo: pot, round: 0.6, gloss: 0.55 });
    pen.volume(blob(-0.3, 0.17, 0, 0.21, 0.3, 0.17, 0, 0.165), {
      albedo: oklch(0.42, 0.08, 125),
      grain: 0.8,
      grainScale: 200,
    });
    const asked = actor.subject.colors[0];
    drawBonsai(
      pen,
      actor.random.fork('bonsai'),
      asked?.hue ?? 138,
      asked ? asked.L * 0.9 : 0.45,
      asked ? asked.C * 0.8 : 0.1,
    );
  },
};
