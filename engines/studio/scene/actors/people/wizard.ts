import { oklch } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import { blend } from '../../../paint/pen.ts';
import { curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintFigure } from './figure.ts';
import { chooseComplexion } from './outfit.ts';
import { BOOTS, paintPointedHat, person } from './wardrobe.ts';

export const WIZARD_ACTOR: ActorDefinition = {
  concept: 'wizard',
  words:
    'wizard, mage, sorcerer, magician, merlin, gandalf, warlock, druid, necromancer, alchemist',
  ...person(['forest', 'mountain', 'library']),
  width: 0.72,
  height: 1.22,
  bust: 0.46,
  paint: (pen, actor) => {
    const own = actor.random.fork('wizard');
    const robe = actor.color(
      0,
      ...own.pick<Lch>([
        [0.38, 0.12, 285],
        [0.42, 0.1, 255],
        [0.4, 0.09, 160],
        [0.62, 0.01, 260],
        [0.42, 0.13, 20],
      ]),
    );
    const magic = oklch(0.82, 0.13, own.pick([200, 150, 300, 85]));
    const star = (u: number, v: number) => smoothstep(0.965, 0.985, sin(u * 83 + 1) * sin(v * 71));
    paintFigure(
      pen,
      actor,
      {
        garment: 'robe',
        top: robe,
        legs: robe,
        shoes: BOOTS,
        ...chooseComplexion(actor, own.fork('complexion'), 0),
        hair: oklch(0.92, 0.008, 250),
        age: 1,
        brows: oklch(0.75, 0.01, 250),
        hasHat: true,
        hairStyle: 'long',
        beard: 1.9,
        broad: 1.02,
        stances: ['hold'],
        pattern: (c) => (u, v) => blend(c, oklch(0.85, 0.12, 88), star(u, v)),
      },
      {
        behind: (body) => {
          const { x } = body.far;
          body.pen.volume(ribbon(curve(x + 0.02, 0.01, x + 0.012, 0.5, x + 0.03, 1.05), 0.024), {
            albedo: oklch(0.42, 0.06, 55),
            grain: 0.3,
          });
          body.pen.volume(
            ribbon(
              curve(x + 0.03, 1.03, x - 0.02, 1.1, x + 0.03, 1.16, x + 0.08, 1.1, x + 0.045, 1.04),
              0.018,
            ),
            { albedo: oklch(0.42, 0.06, 55) },
          );
          body.pen.volume(oval(x + 0.032, 1.1, 0.034), { albedo: magic, gloss: 0.9, glow: 0.8 });
          body.pen.glow(x + 0.032, 1.1, 0.3, magic, 0.8);
        },
        over: (body) => {
          const p = body.pen;
          p.volume(ribbon(curve(-0.075, 0.6, 0, 0.585, 0.08, 0.6), 0.026), {
            albedo: oklch(0.7, 0.11, 80),
          });
        },
        hat: (body) => paintPointedHat({ ...body, headSize: 1.18 }, robe),
      },
    );
  },
};
