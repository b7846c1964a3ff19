import type { ActorDefinition } from '../../concept.ts';
import { EAGLE, flies } from './bird-plans.ts';
import { type BirdPlan, paintFlying, paintPerched } from './bird-shape.ts';

export const EAGLE_ACTOR: ActorDefinition = {
  concept: 'eagle',
  words: 'eagle, hawk, falcon, bald eagle, vulture, condor, kestrel, bird of prey, phoenix',
  size: 0.95,
  width: 1.4,
  height: 1.32,
  habitat: ['air', 'ground'],
  settings: ['mountain', 'heavens', 'mountain'],
  paint: (pen, actor) => {
    const fiery = actor.has('phoenix');
    const plan: BirdPlan = fiery
      ? {
          ...EAGLE,
          back: [0.62, 0.2, 38],
          breast: [0.75, 0.17, 65],
          head: [0.8, 0.16, 80],
          wing: [0.64, 0.21, 40],
          quill: [0.82, 0.16, 85],
          tail: 0.5,
        }
      : actor.has('hawk', 'falcon', 'kestrel')
        ? { ...EAGLE, head: [0.42, 0.06, 55], breast: [0.85, 0.04, 75] }
        : EAGLE;
    if (flies(actor.place)) paintFlying(pen, actor, plan);
    else paintPerched(pen, actor, plan);
    if (fiery) pen.glow(0, 0.5, 0.8, [1, 0.5, 0.15], 0.35);
  },
};
