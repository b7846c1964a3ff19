import { oklch } from '../../../core/color.ts';
import { mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';

type InsectKind = 'beetle' | 'ant' | 'fly' | 'grasshopper' | 'dragonfly';

const KINDS: readonly InsectKind[] = ['beetle', 'ant', 'fly', 'grasshopper', 'dragonfly'];

function chooseKind(actor: Actor): InsectKind {
  if (actor.has('mosquito', 'gnat', 'housefly', 'midge')) return 'fly';
  if (actor.has('cricket', 'locust', 'mantis', 'cicada')) return 'grasshopper';
  if (actor.has('damselfly')) return 'dragonfly';
  if (actor.has('termite')) return 'ant';
  return KINDS.find((kind) => actor.has(kind)) ?? 'beetle';
}

const BODY = {
  beetle: [0.34, 0.08, 155],
  ant: [0.3, 0.06, 40],
  fly: [0.32, 0.03, 250],
  grasshopper: [0.62, 0.14, 128],
  dragonfly: [0.55, 0.12, 225],
} satisfies Record<InsectKind, Lch>;

/** Legs in two rows: the far ones darker. */
function legs(
  pen: Pen,
  color: ReturnType<typeof oklch>,
  roots: readonly number[],
  y: number,
): void {
  for (const lift of [-0.25, 0]) {
    roots.forEach((x, i) => {
      const lean = (i - 1) * 0.16 + (lift < 0 ? 0.06 : 0);
      pen.volume(
        chain(
          x,
          y,
          0.024,
          x + lean * 0.9,
          y + 0.06,
          0.018,
          x + lean * 1.5,
          0.02,
          0.012,
          x + lean * 1.5 + 0.05,
          0.008,
          0.008,
        ),
        { albedo: color, lift },
      );
    });
  }
}

function wing(pen: Pen, x: number, y: number, long: number, turn: number, lift: number): void {
  const w = pen.within(x, y, long, turn);
  const cell = blob(0, 0, -0.4, 0.16, -0.92, 0.12, -1, 0, -0.8, -0.08, -0.3, -0.06);
  w.volume(cell, { albedo: oklch(0.92, 0.025, 215), alpha: 0.5, gloss: 0.7, lift, round: 0.3 });
  w.fill(ribbon([...cell, cell[0]!, cell[1]!], 0.012), oklch(0.3, 0.02, 240), 0.5, { alpha: 0.6 });
  for (const v of [0.08, 0.02, -0.03])
    w.fill(
      ribbon(curve(-0.05, 0.01, -0.5, v + 0.03, -0.94, v), 0.008),
      oklch(0.3, 0.02, 240),
      0.5,
      {
        alpha: 0.45,
      },
    );
}

export const INSECT_ACTOR: ActorDefinition = {
  concept: 'insect',
  words:
    'insect, bug, ant, fly, grasshopper, dragonfly, mosquito, cricket, scarab, cockroach, locust, firefly, mantis, praying mantis',
  size: 0.03,
  width: 1.3,
  height: 0.62,
  share: 0.62,
  habitat: ['ground', 'table', 'air'],
  settings: ['meadow', 'garden'],
  paint: (pen, actor) => {
    const kind = chooseKind(actor);
    const body = actor.color(0, ...BODY[kind]);
    const dark = mix(body, [0.01, 0.01, 0.015], 0.6);
    const y = kind === 'dragonfly' ? 0.36 : 0.24;
    if (kind === 'fly' || kind === 'dragonfly') {
      const long = kind === 'fly' ? 0.44 : 0.6;
      wing(pen, 0.08, y + 0.1, long, -0.5, -0.2);
      if (kind === 'dragonfly') wing(pen, 0.16, y + 0.1, long, -1.1, -0.2);
    }
    if (kind === 'grasshopper') {
      for (const lift of [-0.25, 0.02])
        pen.volume(chain(0.0, y, 0.05, -0.3, y + 0.3, 0.03, -0.42, 0.03, 0.014), {
          albedo: body,
          lift,
        });
    }
    legs(pen, dark, kind === 'ant' ? [0.0, 0.07, 0.14] : [-0.12, 0.08, 0.24], y - 0.05);
    const gloss = kind === 'beetle' ? 0.75 : 0.35;
    if (kind === 'beetle') {
      pen.volume(
        blob(-0.44, y - 0.06, -0.38, y + 0.18, -0.08, y + 0.28, 0.16, y + 0.17, 0.22, y - 0.07),
        {
          albedo: body,
          gloss,
          round: 0.7,
        },
      );
      pen.fill(ribbon(curve(-0.42, y - 0.02, -0.1, y + 0.06, 0.2, y + 0.02), 0.012), dark, 0.4);
      pen.volume(blob(0.16, y - 0.08, 0.16, y + 0.15, 0.32, y + 0.1, 0.36, y - 0.06), {
        albedo: mix(body, dark, 0.4),
        gloss,
      });
    } else if (kind === 'ant') {
      pen.volume(oval(-0.26, y + 0.04, 0.22, 0.15), { albedo: body, gloss });
      pen.volume(chain(-0.06, y, 0.035, 0.08, y + 0.03, 0.07, 0.2, y + 0.05, 0.05), {
        albedo: body,
        gloss,
      });
    } else {
      const tail = kind === 'dragonfly' ? -0.62 : kind === 'fly' ? -0.3 : -0.46;
      const thick = kind === 'dragonfly' ? 0.045 : 0.13;
      pen.volume(
        chain(
          tail,
          y - 0.02,
          thick * 0.6,
          tail * 0.4,
          y + 0.02,
          thick,
          0.1,
          y + 0.04,
          kind === 'dragonfly' ? 0.1 : 0.13,
          0.24,
          y + 0.05,
          0.09,
        ),
        {
          albedo: (u) => ((u * 12 + 40) % 1 < 0.3 && u < 0 ? dark : body),
          gloss,
        },
      );
    }
    if (kind === 'grasshopper')
      pen.volume(blob(0.16, y + 0.12, -0.2, y + 0.18, -0.56, y + 0.04, -0.2, y + 0.04), {
        albedo: mix(body, [0.5, 0.4, 0.2], 0.35),
        round: 0.3,
      });
    const hx = kind === 'beetle' ? 0.42 : 0.34;
    pen.volume(oval(hx, y + 0.05, kind === 'ant' ? 0.12 : 0.105, 0.1), {
      albedo: kind === 'beetle' ? dark : body,
      gloss,
    });
    const big = kind === 'fly' || kind === 'dragonfly';
    pen.volume(oval(hx + 0.05, y + 0.09, big ? 0.075 : 0.03), {
      albedo: big ? oklch(0.42, 0.15, 25) : [0.01, 0.01, 0.012],
      gloss: 0.9,
    });
    for (const s of [0, 0.06])
      pen.fill(
        ribbon(
          curve(
            hx + 0.06,
            y + 0.12,
            hx + 0.14,
            y + 0.26 - s,
            hx + (kind === 'fly' ? 0.14 : 0.3),
            y + 0.3 - s * 2,
          ),
          0.014,
        ),
        dark,
        0.5,
      );
    if (kind === 'fly' || kind === 'dragonfly') {
      const long = kind === 'fly' ? 0.46 : 0.62;
      wing(pen, 0.06, y + 0.12, long, -0.12, 0.1);
      if (kind === 'dragonfly') wing(pen, 0.16, y + 0.12, long, -0.75, 0.1);
    }
  },
};
