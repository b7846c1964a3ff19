import type { ActorDefinition } from '../../concept.ts';
import { flies, SONGBIRD } from './bird-plans.ts';
import { type BirdPlan, paintFlying, paintPerched } from './bird-shape.ts';

const SONGBIRDS: readonly Partial<BirdPlan>[] = [
  {},
  {
    back: [0.45, 0.06, 60],
    breast: [0.62, 0.18, 38],
    wing: [0.42, 0.05, 60],
    quill: [0.3, 0.03, 50],
  },
  {
    back: [0.56, 0.2, 27],
    breast: [0.6, 0.19, 28],
    wing: [0.46, 0.16, 25],
    quill: [0.28, 0.08, 20],
    crest: [0.56, 0.2, 27],
  },
  {
    back: [0.84, 0.16, 96],
    breast: [0.9, 0.13, 98],
    wing: [0.3, 0.02, 100],
    quill: [0.2, 0.01, 100],
  },
  {
    back: [0.5, 0.05, 65],
    breast: [0.86, 0.03, 80],
    wing: [0.42, 0.05, 55],
    quill: [0.3, 0.03, 50],
  },
];

export const BIRD_ACTOR: ActorDefinition = {
  concept: 'bird',
  words:
    'bird, songbird, robin, sparrow, bluebird, finch, cardinal, swallow, hummingbird, canary, nightingale, dove, pigeon, crow, raven, magpie, blackbird',
  size: 0.3,
  width: 1.15,
  height: 1.1,
  share: 0.75,
  habitat: ['air', 'ground', 'table'],
  settings: ['meadow', 'forest', 'garden'],
  paint: (pen, actor) => {
    const own = actor.random.fork('kind');
    const black = actor.has('crow', 'raven', 'blackbird', 'magpie');
    const white = actor.has('dove');
    const kind: Partial<BirdPlan> = black
      ? {
          back: [0.24, 0.02, 280],
          breast: [0.22, 0.02, 280],
          wing: [0.22, 0.03, 280],
          quill: [0.15, 0.02, 280],
          beak: [0.2, 0.01, 280],
          bill: [0.19, 0.11, 0.01],
        }
      : white
        ? {
            back: [0.95, 0.008, 250],
            breast: [0.97, 0.005, 90],
            wing: [0.94, 0.01, 250],
            quill: [0.85, 0.02, 255],
          }
        : own.pick(SONGBIRDS);
    const plan = { ...SONGBIRD, ...kind };
    if (flies(actor.place)) paintFlying(pen, actor, plan);
    else paintPerched(pen, actor, plan);
  },
};
