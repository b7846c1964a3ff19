import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import { blend } from '../../../paint/pen.ts';
import { curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { DEER } from './hoofed-plans.ts';
import { paintQuadruped } from './quadruped.ts';
import type { Posed } from './quadruped-build.ts';

function antlers(posed: Posed, random: Random, back: boolean): void {
  const bone = oklch(0.62, 0.05, 70);
  const { pen, onHead, build } = posed;
  const s = build.head.size;
  const wide = random.range(0.9, 1.15);
  const ox = back ? 0.24 : 0;
  const beam = curve(-0.05 + ox, 0.4, -0.5 * wide + ox, 1.3, -0.5 * wide + ox, 2.2, 0.15 + ox, 2.9);
  const tines: number[][] = [
    curve(-0.2 + ox, 0.8, 0.3 + ox, 1.2, 0.5 + ox, 1.6),
    curve(-0.5 * wide + ox, 1.5, 0.05 + ox, 1.9, 0.3 + ox, 2.3),
    curve(-0.52 * wide + ox, 2.1, -0.95 + ox, 2.5, -1.0 + ox, 3.0),
  ];
  const shape = [beam, ...tines].flatMap((line, i) =>
    ribbon(onHead(line), (t) => s * (i === 0 ? 0.17 : 0.12) * (1 - t * 0.75)),
  );
  pen.volume(shape, { albedo: bone, lift: back ? -0.2 : 0 });
}

export const DEER_ACTOR: ActorDefinition = {
  concept: 'deer',
  words: 'deer, stag, doe, fawn, elk, moose, reindeer, buck, antelope, gazelle, caribou',
  size: 1.5,
  width: 1.25,
  height: 1.45,
  habitat: ['ground'],
  settings: ['forest', 'meadow', 'countryside'],
  paint: (pen, actor) => {
    const own = actor.random.fork('deer');
    const isDoe = actor.has('doe', 'fawn');
    const spots = own.range(0, 6);
    const white = oklch(0.95, 0.015, 85);
    paintQuadruped(
      pen,
      actor,
      {
        ...DEER,
        ...(isDoe
          ? {
              markings: () => (u, v, base) =>
                v > 0.62 && v < 0.8
                  ? blend(base, white, smoothstep(0.86, 0.95, sin(u * 60 + spots) * sin(v * 75)))
                  : base,
            }
          : {}),
      },
      {
        stances: ['stand', 'walk', 'stand', 'graze'],
        behind: (posed) => {
          if (!isDoe) antlers(posed, own, true);
        },
        after: (posed) => {
          if (!isDoe) antlers(posed, own, false);
        },
      },
    );
  },
};
