/** Landscapes: sky, land, water, and what stands in them. */
import { bloom } from '../core/blur.ts';
import { createLightRig } from '../paint/light-rig.ts';
import { paintSky } from '../paint/sky.ts';
import type { PaintScene } from './scene-painter.ts';

export const paintLandscape: PaintScene = (canvas, spec, random, context) => {
  const rig = createLightRig(spec, random);
  paintSky(canvas, rig, context.tiles, random, {
    horizon: canvas.height * 0.64,
    sunX: canvas.width * 0.7,
    cloudCover: 0.5,
    starCount: rig.isMoon ? 420 : 0,
  });
  context.report(0.5);
  bloom(canvas, 0.82, 0.35);
};
