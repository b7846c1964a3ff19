/** A stage to a picture, and the looks at it on the way. */
import { bloom } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { clamp } from '../core/math.ts';
import type { Random } from '../core/random.ts';
import { SkyPlane } from '../core/sky-plane.ts';
import { SubjectPlane } from '../core/subject-plane.ts';
import { type Buffers, develop, type Shot } from '../render/render-stage.ts';
import { focusOn } from './focus.ts';
import { grade } from './grade.ts';
import type { Weathered } from './light.ts';
import type { SetUp } from './set-up.ts';
import { paintWeather } from './weather.ts';

/** Light, weather and grade of a shot. */
export function finish(set: SetUp, shot: Shot, canvas: Canvas, random: Random): Buffers {
  const buffers = develop(shot, canvas);
  complete(set, buffers, canvas, random);
  return buffers;
}

/** What lies over a lit shot: weather, the glow of lights, the grade. */
export function complete(set: SetUp, buffers: Buffers, canvas: Canvas, random: Random): void {
  const { weathered } = set;
  if (!set.isEnclosed) {
    paintWeather(canvas, buffers, set.weather, weathered, random.fork('weather'));
  }
  if (set.softness > 0) focusOn(canvas, buffers, set.sharp, set.softness);
  recordPlanes(canvas, buffers);
  bloom(canvas, 1.1, weathered.isNight ? 0.35 : 0.16);
  grade(canvas, exposureOf(buffers, weathered), set.isGrey);
}

/** Light on what was asked for is brought near one level, as a photographer would. */
function exposureOf({ incident }: Buffers, { isNight, rise }: Weathered): number {
  const goal = isNight ? 0.8 : rise < 20 ? 1.12 : 1.24;
  return clamp(goal / incident, 0.8, isNight ? 1.6 : 1.4);
}

/** What styles ask for: whose each pixel is, and where the sky is seen. */
function recordPlanes(canvas: Canvas, buffers: Buffers): void {
  const subjects = new SubjectPlane(canvas);
  subjects.owner.set(buffers.thing);
  canvas.subjects = subjects;
  // The buffers are used again: what the canvas keeps is its own.
  canvas.faces = buffers.face.slice();
  const sky = new SkyPlane(canvas);
  sky.reveal((x, y) =>
    buffers.depth[Math.min(canvas.height - 1, y) * canvas.width + Math.min(canvas.width - 1, x)]! >
    1e5
      ? 1
      : 0,
  );
  canvas.sky = sky;
}
