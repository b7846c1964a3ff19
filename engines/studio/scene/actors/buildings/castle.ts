import { paintCastle } from '../../../paint/castle.ts';
import type { ActorDefinition } from '../../concept.ts';
import { asked, landmarkBase } from './landmark.ts';

export const CASTLE_ACTOR: ActorDefinition = {
  concept: 'castle',
  words: 'castle, fortress, citadel, chateau, stronghold, fairytale castle, kingdom',
  size: 40,
  width: 0.95,
  height: 1.05,
  habitat: ['ground', 'air'],
  settings: ['countryside', 'hill', 'mountain'],
  isBackdrop: true,
  paint: (pen, actor) =>
    paintCastle(pen.canvas, pen.rig, pen.tiles, actor.random, {
      ...landmarkBase(pen),
      size: pen.frame.scale * 0.88,
      wall: asked(actor, 0),
      roof: asked(actor, 1),
      litWindows: actor.isLit ? 0.75 : 0.1,
    }),
};
