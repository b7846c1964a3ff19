import { oklch } from '../../../core/color.ts';
import { curve, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import { drawGlasses } from '../worn.ts';
import { tabletop } from './materials.ts';

export const GLASSES_ACTOR: ActorDefinition = {
  concept: 'glasses',
  words: 'glasses, sunglasses, spectacles, eyeglasses, goggles, monocle, pair of glasses',
  size: 0.15,
  width: 1.2,
  height: 0.5,
  share: 0.6,
  ...tabletop,
  paint: (pen, actor) => {
    const frame = actor.color(0, 0.24, 0.02, 40);
    const shaded = actor.has('sunglasses');
    for (const s of [-1, 1])
      pen.fill(ribbon(curve(s * 0.5, 0.28, s * 0.56, 0.34, s * 0.44, 0.4), 0.03), frame, 0.4);
    drawGlasses(pen.within(0, 0.22, 0.5), frame, shaded ? oklch(0.2, 0.03, 260) : null);
  },
};
