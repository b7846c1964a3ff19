import { paintHouse } from '../../../paint/buildings.ts';
import type { ActorDefinition } from '../../concept.ts';
import { asked, landmarkBase } from './landmark.ts';

export const HOUSE_ACTOR: ActorDefinition = {
  concept: 'house',
  words:
    'house, cottage, hut, farmhouse, farm, village, home, hamlet, chalet, mansion, villa, building, inn, school, shed, bungalow',
  size: 9,
  width: 1.15,
  height: 0.88,
  habitat: ['ground'],
  settings: ['countryside', 'hill', 'meadow'],
  isBackdrop: true,
  paint: (pen, actor) => {
    const wall = asked(actor, 0);
    const roof = actor.partColor('roof') ?? asked(actor, 1);
    paintHouse(pen.canvas, pen.rig, pen.tiles, actor.random, {
      ...landmarkBase(pen),
      size: pen.frame.scale,
      ...(wall ? { wall } : {}),
      ...(roof ? { roof } : {}),
      snow: actor.snow,
      litWindows: actor.isLit ? 0.85 : 0.1,
    });
  },
};
