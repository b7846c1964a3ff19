import type { ActorDefinition } from '../../concept.ts';
import { flies, SONGBIRD } from './bird-plans.ts';
import { type BirdPlan, paintFlying, paintPerched } from './bird-shape.ts';

export const GULL_ACTOR: ActorDefinition = {
  concept: 'seagull',
  words: 'seagull, gull, albatross, tern',
  size: 0.6,
  width: 1.3,
  height: 1.25,
  share: 0.7,
  habitat: ['air', 'ground'],
  settings: ['beach', 'sea'],
  paint: (pen, actor) => {
    const plan: BirdPlan = {
      ...SONGBIRD,
      back: [0.78, 0.012, 250],
      breast: [0.97, 0.005, 90],
      head: [0.97, 0.005, 90],
      wing: [0.75, 0.015, 250],
      quill: [0.5, 0.01, 260],
      beak: [0.8, 0.15, 80],
      bill: [0.17, 0.08, 0.015],
      leg: [0.74, 0.13, 60],
      tail: 0.16,
      span: 0.72,
    };
    if (flies(actor.place)) paintFlying(pen, actor, plan);
    else paintPerched(pen, actor, plan);
  },
};
