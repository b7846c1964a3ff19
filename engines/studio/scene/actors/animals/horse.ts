import type { ActorDefinition } from '../../concept.ts';
import { paintHorse } from './hoofed-plans.ts';

export const HORSE_ACTOR: ActorDefinition = {
  concept: 'horse',
  words: 'horse, pony, stallion, mare, foal, mustang, steed, donkey',
  size: 1.7,
  width: 1.5,
  height: 1.24,
  habitat: ['ground'],
  settings: ['meadow', 'countryside', 'hill'],
  seat: 0.8,
  paint: (pen, actor) => paintHorse(pen, actor, false),
};
