import { oklch } from '../../../core/color.ts';
import type { ActorDefinition } from '../../concept.ts';
import { drawHat, type HatKind } from '../worn.ts';
import { tabletop } from './materials.ts';

const KINDS: readonly (readonly [HatKind, readonly string[]])[] = [
  ['top hat', ['top']],
  ['pointed hat', ['wizard', 'witch', 'pointed', 'pointy', 'party', 'santa']],
];

export const HAT_ACTOR: ActorDefinition = {
  concept: 'hat',
  words:
    'hat, top hat, cowboy hat, wizard hat, witch hat, party hat, straw hat, santa hat, fedora, bowler hat, sombrero, pointed hat',
  size: 0.32,
  width: 1.3,
  height: 0.95,
  ...tabletop,
  paint: (pen, actor) => {
    const kind = KINDS.find(([, words]) => actor.has(...words))?.[0] ?? 'hat';
    const own = actor.random.fork('hat');
    const cloth =
      kind === 'top hat'
        ? actor.color(0, 0.24, 0.01, 280)
        : actor.has('santa')
          ? oklch(0.55, 0.2, 27)
          : actor.has('straw', 'sombrero')
            ? actor.color(0, 0.82, 0.1, 85)
            : actor.color(0, own.range(0.34, 0.6), 0.08, own.pick([50, 60, 30, 250, 150]));
    drawHat(pen.within(0, 0.12, 0.44), kind, cloth);
  },
};
