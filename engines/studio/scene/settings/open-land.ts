/** Land under an open sky. */
import { Pen } from '../../paint/pen.ts';
import type { Ground } from '../stage/ground.ts';
import { hazeBetween, paintWorldSky } from '../stage/sky-stage.ts';
import type { World } from '../stage/world.ts';

/** A pen for scenery at a place of the ground. */
export function sceneryPen(
  world: World,
  x: number,
  y: number,
  scale: number,
  haze: number,
  facing = 1,
): Pen {
  return new Pen(
    world.canvas,
    world.tiles,
    { x, y, scale, facing, tilt: 0 },
    { rig: world.rig, side: world.composition.lightSide, haze },
  );
}

/** Sky over a plain; the horizon differs by seed. */
export function openLand(world: World, horizons: readonly number[]): number {
  const share = world.random.fork('horizon').pick(horizons);
  const horizon = world.canvas.height * share;
  world.composition.horizon = horizon;
  paintWorldSky(world);
  return horizon;
}

export function plainGround(world: World, horizon: number, options: Partial<Ground> = {}): Ground {
  const { height } = world.canvas;
  return {
    surface: 'ground',
    horizon,
    far: horizon + 0.1 * height,
    near: 0.96 * height,
    hazeAt: hazeBetween(world, 0.4, 0.01),
    shadow: 0.6,
    ...options,
  };
}
