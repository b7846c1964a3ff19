import type { ActorDefinition } from '../../concept.ts';
import { paintHorse } from './hoofed-plans.ts';

export const UNICORN_ACTOR: ActorDefinition = {
  concept: 'unicorn',
  words: 'unicorn, alicorn',
  size: 1.7,
  width: 1.5,
  height: 1.42,
  habitat: ['ground'],
  settings: ['forest', 'meadow'],
  seat: 0.8,
  paint: (pen, actor) => paintHorse(pen, actor, true),
};
