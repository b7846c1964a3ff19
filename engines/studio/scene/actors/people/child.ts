import { oklch } from '../../../core/color.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintFigure } from './figure.ts';
import { chooseComplexion, type HairStyle, type Neckline } from './outfit.ts';
import { CLOTHES, choosePattern, person } from './wardrobe.ts';

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
    const even = own.chance(0.5);
    const girl = actor.has('girl', 'schoolgirl') || (!actor.has('boy') && even);
    const frock = own.pick(['dress', 'dress', 'shirt'] as const);
    const girlHair = own.pick<HairStyle>(['bob', 'ponytail', 'long', 'curls']);
    const boyHair = own.pick<HairStyle>(['short', 'shaggy', 'crop', 'curls']);
    const neck = own.pick<Neckline>(['crew', 'collar', 'v', 'crew']);
    paintFigure(pen.within(0, 0, 0.98), actor, {
      ...chooseComplexion(actor, own.fork('complexion'), girl ? 0.85 : 0.5),
      age: 0,
      makeup: 0,
      garment: girl ? frock : 'shirt',
      neckline: girl ? 'scoop' : neck,
      skirt: 'knee',
      sleeves: own.pick([0.5, 0.5, 1]),
      trousers: own.pick([0.5, 1]),
      top: actor.color(0, ...own.pick(CLOTHES)),
      legs: oklch(
        ...own.pick<Lch>([
          [0.4, 0.08, 255],
          [0.5, 0.06, 70],
          [0.45, 0.05, 150],
        ]),
      ),
      shoes: oklch(0.5, 0.16, 28),
      hairStyle: girl ? girlHair : boyHair,
      pattern: choosePattern(own.fork('pattern')),
      broad: 0.9,
      head: 1.45,
      stances: ['wave', 'stand', 'walk', 'hip', 'sit'],
    });
  },
};
