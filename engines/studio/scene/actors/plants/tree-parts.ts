/** What trees have in common. */
import type { Pen } from '../../../paint/pen.ts';
import { paintLeafyTree } from '../../../paint/trees.ts';
import type { Actor } from '../../stage/actor.ts';

/** Where the landscape’s tree painters put the trunk. */
export const foot = (pen: Pen, height = 1) => ({
  x: pen.frame.x,
  y: pen.frame.y,
  height: pen.frame.scale * height,
  haze: pen.light.haze,
  lightSide: pen.light.side,
});

/** A leafy tree in these colours, unless season or prompt want others. */
export function leaves(
  pen: Pen,
  actor: Actor,
  hue: number,
  lightness: number,
  chroma: number,
): void {
  const asked = actor.subject.colors[0];
  const autumn = actor.spec.flavors.has('autumn');
  paintLeafyTree(pen.canvas, pen.rig, pen.tiles, actor.random, {
    ...foot(pen, 1.05),
    hue: asked?.hue ?? (autumn ? actor.random.range(40, 85) : hue),
    lightness: asked ? Math.min(0.82, asked.L) : autumn ? 0.6 : lightness,
    chroma: asked ? Math.min(0.16, asked.C) : autumn ? 0.15 : chroma,
  });
}
