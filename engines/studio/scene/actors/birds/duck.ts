import type { ActorDefinition } from '../../concept.ts';
import { flies, SONGBIRD } from './bird-plans.ts';
import { type BirdPlan, paintFlying, paintPerched } from './bird-shape.ts';

/** Swimmers: their legs are under water. */
function waterfowl(plan: BirdPlan): Pick<ActorDefinition, 'paint'> {
  return {
    paint: (pen, actor) => {
      if (flies(actor.place)) paintFlying(pen, actor, plan);
      else paintPerched(pen, actor, actor.place === 'water' ? { ...plan, legLength: 0.05 } : plan);
    },
  };
}

export const DUCK_ACTOR: ActorDefinition = {
  concept: 'duck',
  words: 'duck, duckling, mallard, goose, geese, rubber duck',
  size: 0.5,
  width: 1.1,
  height: 0.85,
  share: 0.7,
  draft: 0.13,
  habitat: ['water', 'ground', 'air'],
  settings: ['lake'],
  ...waterfowl({
    ...SONGBIRD,
    back: [0.55, 0.03, 70],
    breast: [0.42, 0.07, 45],
    head: [0.42, 0.11, 150],
    wing: [0.6, 0.02, 80],
    quill: [0.36, 0.03, 60],
    beak: [0.82, 0.15, 88],
    bill: [0.19, 0.08, 0.0],
    leg: [0.7, 0.17, 50],
    legLength: 0.12,
    tail: 0.12,
    neck: 0.12,
  }),
};
