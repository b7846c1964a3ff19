/** A script to a lit picture: things built, placed, framed, set in their place, rendered. */

import type { ConceptKind } from '../concepts/concept.ts';
import { findConcept } from '../concepts/registry.ts';
import { bloom } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import type { NoiseTiles } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { SkyPlane } from '../core/sky-plane.ts';
import { SubjectPlane } from '../core/subject-plane.ts';
import { add, compose, norm, origin, scale, sub, type Vec } from '../model/vec.ts';
import type { Place } from '../places/place.ts';
import { findPlace } from '../places/registry.ts';
import { type Buffers, renderStage } from '../render/render-stage.ts';
import type { Lamp, Light } from '../render/stage.ts';
import { type Arrangement, arrange, eachPoint, instancesOf } from './arrange.ts';
import { aimFor, frameView } from './framing.ts';
import { grade } from './grade.ts';
import { lightFor } from './light.ts';
import type { Script } from './script.ts';
import { paintWeather } from './weather.ts';

/** Degrees around a subject that show it best. */
const VIEW_YAW: Partial<Record<ConceptKind, number>> = {
  person: 20,
  bird: 22,
  animal: 38,
  fish: 62,
  vehicle: 42,
  building: 34,
  furniture: 30,
};

/** The asked place, or one that suits most of what is shown: the first thing decides between equals. */
function placeOf(script: Script, random: Random): Place {
  if (script.place) return findPlace(script.place);
  const votes = new Map<string, number>();
  for (const [i, { concept }] of script.things.entries()) {
    const places = findConcept(concept)?.places ?? [];
    for (const name of places) votes.set(name, (votes.get(name) ?? 0) + (i === 0 ? 1.5 : 1));
  }
  const most = Math.max(...votes.values());
  return findPlace(random.pick([...votes.keys()].filter((name) => votes.get(name) === most)));
}

/** Light that fills a room: soft, warm, from a window. */
function indoors(light: Light): Light {
  const warm = (c: readonly [number, number, number], k: number): [number, number, number] => [
    c[0] * k * 1.08,
    c[1] * k * 0.97,
    c[2] * k * 0.84,
  ];
  return {
    ...light,
    skyTop: warm([0.8, 0.78, 0.75], 0.72),
    skyHorizon: warm([0.9, 0.86, 0.8], 0.72),
    softness: light.softness + 0.05,
    fog: 0,
  };
}

/** @param turn degrees around the subjects; what suits them when absent */
export function perform(
  script: Script,
  canvas: Canvas,
  random: Random,
  tiles: NoiseTiles,
  turn?: number,
): Buffers {
  const place = placeOf(script, random.fork('place'));
  const hero = findConcept(script.things[0]!.concept)!;
  const camera = random.fork('camera');
  const side = camera.pick([1, -1]);
  const ownYaw = side * ((VIEW_YAW[hero.kind] ?? 26) + camera.range(-8, 10));
  const isOne = script.things.length === 1 && script.things[0]!.count === 1;
  const aim = aimFor(script.shot, {
    yaw: turn ?? ownYaw,
    tilt: (place.tilt ?? 8) + camera.range(-2, 4),
    share: isOne ? 0.6 : 0.66,
    tanHalf: 0.27,
  });
  const time = place.time ?? script.time;
  const cast = arrange(
    script,
    {
      random: random.fork('cast'),
      look: aim.yaw * 0.72,
      isNight: time === 'night' || time === 'dusk',
    },
    aim.yaw,
  );
  const points: Vec[] = [];
  for (const root of cast.roots) eachPoint(root, root.frame, false, (p) => points.push(p));
  const view = frameView(points, aim, canvas.width / canvas.height, 0.02);
  const { center, radius } = ballAround(points);

  const weather = place.isEnclosed ? 'clear' : script.weather;
  const weathered = lightFor(time, weather, aim.yaw, place.bounce, random.fork('light'));
  if (place.isEnclosed) weathered.light = indoors(weathered.light);
  const scenery = place.build({
    random: random.fork('scenery'),
    tiles,
    time,
    weather,
    weathered,
    view,
    yaw: aim.yaw,
    center,
    radius,
    excluded: script.excluded,
  });
  const light: Light = {
    ...weathered.light,
    fog: Math.max(weathered.light.fog, scenery.fog ?? 0) * (place.isEnclosed ? 0 : 1),
    lamps: [...(scenery.lamps ?? []), ...lampsOf(cast)],
  };
  const buffers = renderStage(
    {
      instances: [...instancesOf(cast), ...scenery.instances],
      view,
      light,
      ground: scenery.ground,
      backdrop: scenery.backdrop,
      center,
      radius,
    },
    canvas,
  );
  if (!place.isEnclosed) paintWeather(canvas, buffers, weather, weathered, random.fork('weather'));
  recordPlanes(canvas, buffers);
  bloom(canvas, 1.1, weathered.isNight ? 0.35 : 0.16);
  grade(canvas, weathered.isNight ? 1.25 : 1.12);
  return buffers;
}

/** What gives light among the things. */
function lampsOf(cast: Arrangement): Lamp[] {
  return cast.all.flatMap((actor) => {
    const socket = actor.kit.sockets.get('light');
    if (!socket) return [];
    const outer = actor.host ? compose(actor.host.frame, actor.frame) : actor.frame;
    return [
      {
        at: origin(compose(outer, socket.frame)),
        color: [1.9, 1.2, 0.55] as const,
        reach: socket.size,
      },
    ];
  });
}

function ballAround(points: readonly Vec[]): { center: Vec; radius: number } {
  let low: Vec = [1e9, 1e9, 1e9];
  let high: Vec = [-1e9, -1e9, -1e9];
  for (const p of points) {
    low = [Math.min(low[0], p[0]), Math.min(low[1], p[1]), Math.min(low[2], p[2])];
    high = [Math.max(high[0], p[0]), Math.max(high[1], p[1]), Math.max(high[2], p[2])];
  }
  const center = scale(add(low, high), 0.5);
  return { center, radius: Math.max(0.02, norm(sub(high, low)) * 0.42) };
}

/** What styles ask for: whose each pixel is, and where the sky is seen. */
function recordPlanes(canvas: Canvas, buffers: Buffers): void {
  const subjects = new SubjectPlane(canvas);
  subjects.owner.set(buffers.thing);
  canvas.subjects = subjects;
  const sky = new SkyPlane(canvas);
  sky.reveal((x, y) =>
    buffers.depth[Math.min(canvas.height - 1, y) * canvas.width + Math.min(canvas.width - 1, x)]! >
    1e5
      ? 1
      : 0,
  );
  canvas.sky = sky;
}
