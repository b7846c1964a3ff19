import { oklch } from '../../../core/color.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintFigure } from './figure.ts';
import { chooseHair, chooseSkin, type HairStyle } from './outfit.ts';
import { CLOTHES, person } from './wardrobe.ts';

export const CHILD_ACTOR: ActorDefinition = {
  concept: 'child',
  words:
    'child, boy, kid, little girl, little boy, baby, toddler, schoolboy, schoolgirl, children, teenager, dwarf, gnome, hobbit, orphan',
  ...person(['meadow', 'garden', 'beach', 'room']),
  size: 1.15,
  width: 0.62,
  height: 1.08,
  bust: 0.46,
  paint: (pen, actor) => {
    const own = actor.random.fork('child');
    const girl = actor.has('girl', 'schoolgirl') || (!actor.has('boy') && own.chance(0.5));
    paintFigure(pen.within(0, 0, 0.98), actor, {
      garment: girl ? 'dress' : 'shirt',
      top: actor.color(0, ...own.pick(CLOTHES)),
      legs: oklch(
        ...own.pick<Lch>([
          [0.4, 0.08, 255],
          [0.5, 0.06, 70],
        ]),
      ),
      shoes: oklch(0.5, 0.16, 28),
      skin: chooseSkin(own),
      hair: chooseHair(actor, own),
      hairStyle: girl ? own.pick<HairStyle>(['bob', 'ponytail', 'long']) : 'short',
      broad: 0.98,
      head: 1.5,
      stances: ['wave', 'stand', 'walk'],
    });
  },
};
