import { oklch } from '../../../core/color.ts';
import type { ActorDefinition } from '../../concept.ts';
import { paintAstronaut } from '../../space/astronaut.ts';
import { chooseAstronautPose } from '../../space/astronaut-shape.ts';

export const ASTRONAUT_ACTOR: ActorDefinition = {
  concept: 'astronaut',
  words: 'astronaut, cosmonaut, spaceman, space suit, spacewoman, spacesuit, space traveler',
  size: 1.9,
  width: 0.85,
  height: 1.05,
  habitat: ['space', 'ground', 'air', 'underwater'],
  settings: ['space'],
  paint: (pen, actor) => {
    const [x, y] = pen.at(0, 0.52);
    const { rig, side } = pen.light;
    const pose = chooseAstronautPose(actor.random.fork('pose'));
    const level = rig.isMoon ? 0.8 : 1.1;
    paintAstronaut(pen.canvas, pose, {
      cx: x,
      cy: y,
      size: pen.frame.scale * 1.12,
      light: [side * 0.6, -0.6, 0.55],
      key: [level * 1.1, level * 1.04, level],
      rim: oklch(0.72, 0.08, 250),
    });
  },
};
