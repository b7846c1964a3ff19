import type { ActorDefinition } from '../../concept.ts';
import { paintRocket } from '../../space/rocket.ts';

export const ROCKET_ACTOR: ActorDefinition = {
  concept: 'rocket',
  words: 'rocket, rocket ship, missile, space shuttle, rocketship',
  size: 40,
  width: 0.6,
  height: 1.4,
  habitat: ['space', 'air', 'ground'],
  settings: ['space', 'space', 'heavens'],
  paint: (pen, actor) => {
    const accent = actor.color(0, 0.6, 0.21, 28);
    const [x, y] = pen.at(0, 0.76);
    const angle = actor.place === 'ground' ? 0 : actor.random.range(-0.5, 0.5);
    paintRocket(
      pen.canvas,
      x,
      y,
      pen.frame.scale * 0.94,
      angle,
      accent,
      actor.random.fork('flame'),
    );
  },
};
