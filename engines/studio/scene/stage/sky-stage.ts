/** The sky of every outdoor setting, with what is seen in it. */
import { clamp, lerp, pow } from '../../core/math.ts';
import { SkyPlane } from '../../core/sky-plane.ts';
import { paintLightning } from '../../paint/particles.ts';
import { paintBackdropSky } from '../landscape/backdrop.ts';
import type { World } from './world.ts';

export function paintWorldSky(world: World): void {
  const { canvas, spec, composition, random } = world;
  world.sun = paintBackdropSky(world, random.fork('sky'));
  for (const { definition } of world.phenomena) definition.paint?.(world);
  const struck = world.phenomena.some((p) => p.definition.concept === 'lightning');
  if ((spec.weather === 'storm' || struck) && !spec.excluded.has('lightning')) {
    const bolt = random.fork('lightning');
    const x = clamp(
      composition.sunX + bolt.bell() * 0.06 * canvas.width,
      0.16 * canvas.width,
      0.84 * canvas.width,
    );
    paintLightning(canvas, bolt, x, composition.horizon * 0.22, composition.horizon * 1.01);
  }
  canvas.sky = new SkyPlane(canvas);
  world.report(0.3);
}

/** Haze that thickens toward the horizon. @param near haze at the foot of the picture */
export function hazeBetween(world: World, far: number, near: number): (row: number) => number {
  const { horizon } = world.composition;
  const { height } = world.canvas;
  const foggy = world.spec.weather === 'fog' ? 0.22 : 0;
  return (row) => {
    const t = Math.max(0, (row - horizon) / (height - horizon));
    return Math.min(0.8, lerp(far, near, Math.min(1, pow(t, 0.6))) + foggy * (1 - t));
  };
}
