import { oklch, type Rgb } from '../../../core/color.ts';
import { sin, smoothstep } from '../../../core/math.ts';
import type { Pen } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintHelmet, paintPlates } from './armour.ts';
import { paintFigure } from './figure.ts';
import { chooseComplexion } from './outfit.ts';
import { person } from './wardrobe.ts';

/** Plate armour: bands that gleam. */
function plated(color: Rgb): (u: number, v: number) => Rgb {
  return (_u, v) => {
    const s = 0.82 + 0.22 * smoothstep(0, 0.4, (v * 21) % 1);
    return [color[0] * s, color[1] * s, color[2] * s];
  };
}

function paintSword(pen: Pen, x: number, y: number, angle: number, length: number): void {
  const p = pen.within(x, y, length, angle);
  p.volume([-0.035, 0.1, 0.035, 0.1, 0.028, 0.94, 0, 1.02, -0.028, 0.94], {
    albedo: oklch(0.84, 0.015, 250),
    gloss: 0.8,
    round: 0.4,
  });
  p.volume(slab(-0.13, 0.075, 0.26, 0.036), { albedo: oklch(0.72, 0.12, 82), gloss: 0.6 });
  p.volume(slab(-0.024, -0.1, 0.048, 0.18), { albedo: oklch(0.32, 0.05, 45) });
  p.volume(oval(0, -0.12, 0.036), { albedo: oklch(0.72, 0.12, 82), gloss: 0.6 });
}

export const KNIGHT_ACTOR: ActorDefinition = {
  concept: 'knight',
  words:
    'knight, paladin, crusader, armored warrior, armor, armour, gladiator, guard, templar, spartan, roman soldier',
  ...person(['countryside', 'hill', 'forest']),
  width: 0.72,
  height: 1.12,
  bust: 0.42,
  paint: (pen, actor) => {
    const own = actor.random.fork('knight');
    const steel = oklch(0.7, 0.015, 250);
    const cloth = actor.color(
      0,
      ...own.pick<Lch>([
        [0.5, 0.18, 26],
        [0.45, 0.13, 258],
        [0.5, 0.1, 150],
      ]),
    );
    const isOpen = own.chance(0.5);
    const bearded = own.chance(0.4);
    const complexion = chooseComplexion(actor, own.fork('complexion'), 0.1);
    paintFigure(
      pen,
      actor,
      {
        garment: 'shirt',
        top: steel,
        legs: steel,
        shoes: oklch(0.5, 0.012, 250),
        ...complexion,
        skin: isOpen ? complexion.skin : oklch(0.5, 0.012, 250),
        stubble: 0.5,
        beard: bearded ? 0.12 : 0,
        hasHat: true,
        hairStyle: 'none',
        broad: 1.25,
        head: 1.04,
        material: { gloss: 0.75, grain: 0.05 },
        pattern: plated,
        stances: ['hold', 'stand', 'hold'],
      },
      {
        faceless: !isOpen,
        behind: (body) => {
          body.pen.volume(
            blob(
              -0.11,
              0.82,
              -0.2,
              0.5,
              -0.25,
              0.16,
              -0.05,
              0.12,
              0.08,
              0.18,
              0.1,
              0.5,
              0.11,
              0.82,
            ),
            { albedo: cloth, lift: -0.12 },
          );
          paintSword(
            body.pen,
            body.far.x + 0.012,
            body.far.y + 0.02,
            body.stance === 'hold' ? -0.12 : -0.25,
            0.48,
          );
        },
        over: (body) => {
          const p = body.pen;
          p.volume(
            blob(
              -0.078,
              0.72,
              -0.088,
              0.6,
              -0.1,
              0.4,
              0,
              0.36,
              0.1,
              0.4,
              0.088,
              0.6,
              0.078,
              0.72,
              0,
              0.74,
            ),
            {
              albedo: (u, v) => {
                const s = 0.88 + 0.12 * sin(u * 90 + v * 8);
                return [cloth[0] * s, cloth[1] * s, cloth[2] * s];
              },
              round: 0.3,
            },
          );
          p.fill(
            [...ribbon([0, 0.46, 0, 0.69], 0.022), ...ribbon([-0.045, 0.62, 0.045, 0.62], 0.022)],
            oklch(0.9, 0.06, 88),
            0.7,
          );
          p.volume(ribbon(curve(-0.086, 0.555, 0, 0.545, 0.09, 0.555), 0.024), {
            albedo: oklch(0.34, 0.05, 48),
          });
          paintPlates(body, steel, 0.118);
        },
        hat: (body) => paintHelmet(body, steel, cloth, isOpen, own.fork('helmet')),
        after: (body) => {
          const p = body.pen.within(body.near.x - 0.02, body.near.y + 0.03, 0.2);
          p.volume(blob(-0.55, 0.62, 0, 0.74, 0.55, 0.62, 0.52, 0, 0, -0.85, -0.52, 0), {
            albedo: cloth,
            round: 0.4,
            gloss: 0.3,
          });
          p.fill(
            ribbon(blob(-0.55, 0.62, 0, 0.74, 0.55, 0.62, 0.52, 0, 0, -0.85, -0.52, 0), 0.08),
            steel,
            0.8,
          );
          p.fill(
            [...ribbon([0, -0.6, 0, 0.55], 0.13), ...ribbon([-0.42, 0.14, 0.42, 0.14], 0.13)],
            oklch(0.92, 0.05, 88),
            0.75,
          );
        },
      },
    );
  },
};
