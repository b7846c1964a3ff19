import { oklch } from '../../../core/color.ts';
import { mix } from '../../../paint/pen.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintFigure } from './figure.ts';
import { chooseComplexion } from './outfit.ts';
import { person } from './wardrobe.ts';

export const DANCER_ACTOR: ActorDefinition = {
  concept: 'dancer',
  words:
    'dancer, ballerina, ballet dancer, ballet, flamenco dancer, figure skater, gymnast, acrobat, silhouette',
  ...person(['studio', 'studio', 'room']),
  width: 0.85,
  height: 1.08,
  paint: (pen, actor) => {
    const own = actor.random.fork('dancer');
    const dark = actor.has('silhouette');
    const ink = oklch(0.16, 0.01, 280);
    const top = dark
      ? ink
      : actor.color(
          0,
          ...own.pick<Lch>([
            [0.82, 0.1, 350],
            [0.55, 0.2, 25],
            [0.95, 0.015, 90],
            [0.6, 0.13, 300],
            [0.6, 0.12, 230],
          ]),
        );
    const complexion = chooseComplexion(actor, own.fork('complexion'), 1);
    const skin = dark ? ink : complexion.skin;
    paintFigure(
      pen,
      actor,
      {
        ...complexion,
        garment: 'dress',
        neckline: 'strap',
        top,
        legs: skin,
        shoes: dark ? ink : mix(top, [1, 0.8, 0.8], 0.4),
        skin,
        hair: dark ? ink : complexion.hair,
        hairStyle: 'bun',
        broad: 0.82,
        head: 1,
        stances: ['dance'],
      },
      { faceless: dark },
    );
  },
};
