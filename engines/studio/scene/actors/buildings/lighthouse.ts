import { paintLighthouse } from '../../../paint/buildings.ts';
import type { ActorDefinition } from '../../concept.ts';
import { asked, landmarkBase } from './landmark.ts';

export const LIGHTHOUSE_ACTOR: ActorDefinition = {
  concept: 'lighthouse',
  words: 'lighthouse, beacon, light house',
  size: 25,
  width: 0.3,
  height: 1.02,
  habitat: ['ground'],
  settings: ['cliff', 'cliff', 'sea'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const stripe = asked(actor, 0);
    paintLighthouse(pen.canvas, pen.rig, pen.tiles, {
      ...landmarkBase(pen),
      height: pen.frame.scale,
      ...(stripe ? { stripe } : {}),
    });
  },
};
