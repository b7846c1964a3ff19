/** A script to a stage: things built, placed, framed and set in their place. */

import type { Concept, ConceptKind, Habitat } from '../concepts/concept.ts';
import { findConcept } from '../concepts/registry.ts';
import type { NoiseTiles } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import {
  add,
  applyFrame,
  compose,
  type Frame,
  norm,
  origin,
  scale,
  scaleOf,
  sub,
  type Vec,
} from '../model/vec.ts';
import type { Medium, Place } from '../places/place.ts';
import { findPlace } from '../places/registry.ts';
import type { Lamp, Light, Stage } from '../render/stage.ts';
import { type Actor, DRAFT_DETAIL, eachPoint, extentOf, refine } from './actor.ts';
import { type Arrangement, arrange, FIXED, instancesOf } from './arrange.ts';
import { bestOf, flawOf, type Trial } from './check.ts';
import { type Aim, aimFor, frameView } from './framing.ts';
import { lightFor, type Weather, type Weathered } from './light.ts';
import type { Script } from './script.ts';

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

/** Where what floats, swims or flies is at home, when its own places are none of that. */
const HOMES: Partial<Record<Habitat, { medium: Medium; places: readonly string[] }>> = {
  water: { medium: 'water', places: ['sea', 'lake'] },
  underwater: { medium: 'underwater', places: ['underwater'] },
  space: { medium: 'space', places: ['space'] },
};

/** Places where little of the sky is seen. */
const HIDES_SKY = new Set(['forest', 'jungle', 'street', 'room', 'tabletop', 'cave', 'studio']);

/** The asked place, or one that suits most of what is shown: the first thing decides between equals. */
function placeOf(script: Script, random: Random): Place {
  if (script.place) return findPlace(script.place);
  const votes = new Map<string, number>();
  for (const [i, { concept, link }] of script.things.entries()) {
    // What is fixed to another thing goes where that is.
    if (link && FIXED.has(link.relation)) continue;
    const { places, habitat, size } = findConcept(concept)!;
    const home = HOMES[habitat[0]!];
    const own = places.filter((name) => !home || findPlace(name).medium === home.medium);
    const suits =
      own.length > 0 ? own : home ? [home.places[size < 3 ? home.places.length - 1 : 0]!] : places;
    for (const name of suits) votes.set(name, (votes.get(name) ?? 0) + (i === 0 ? 1.5 : 1));
  }
  const needsFloor = script.things.some(({ concept, link }) => {
    const { kind, size } = findConcept(concept)!;
    return (
      !(link && FIXED.has(link.relation)) &&
      (kind === 'person' || (kind === 'animal' && size > 0.7))
    );
  });
  for (const name of [...votes.keys()]) {
    const closed = script.sky.size > 0 && HIDES_SKY.has(name);
    if (closed || (needsFloor && findPlace(name).isTable)) votes.delete(name);
  }
  if (votes.size === 0) return findPlace('meadow');
  const most = Math.max(...votes.values());
  return findPlace(random.pick([...votes.keys()].filter((name) => votes.get(name) === most)));
}

/** What the camera goes by: who rides is shown as its mount is. */
function heroOf(script: Script): Concept {
  let at = 0;
  for (let i = 0; i < script.things.length; i++) {
    const { link } = script.things[at]!;
    if (!link || !FIXED.has(link.relation)) break;
    at = link.to;
  }
  return findConcept(script.things[at]!.concept)!;
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

/** Everything that a picture of a script needs, whatever its size. */
export interface SetUp {
  cast: Arrangement;
  stage: Stage;
  weather: Weather;
  weathered: Weathered;
  isEnclosed: boolean;
  isGrey: boolean;
  /** Distance to which all is in focus, and how soft the rest is; 0: all is sharp. */
  sharp: number;
  softness: number;
}

/**
 * @param ratio width to height of the picture
 * @param turn degrees around the subjects; what suits them when absent
 */
export function setUp(
  script: Script,
  ratio: number,
  random: Random,
  tiles: NoiseTiles,
  turn?: number,
): SetUp {
  const place = placeOf(script, random.fork('place'));
  const hero = heroOf(script);
  const camera = random.fork('camera');
  const side = camera.pick([1, -1]);
  const ownYaw = side * ((VIEW_YAW[hero.kind] ?? 26) + camera.range(-8, 10));
  const isOne = script.things.length === 1 && script.things[0]!.count === 1;
  const own = {
    yaw: turn ?? ownYaw,
    // Low when something in the sky is to be seen.
    tilt: script.sky.size > 0 ? 1.5 : (place.tilt ?? 5.5) + camera.range(-1.5, 3),
    share: isOne ? 0.6 : 0.66,
    tanHalf: 0.27,
  };
  const time = place.time ?? script.time;
  const isDark = time === 'night' || time === 'dusk';
  const tryAim = (aim: Aim): Trial => {
    const cast = arrange(
      script,
      {
        random: random.fork('cast'),
        look: aim.yaw * 0.72,
        isNight: isDark,
        medium: place.medium ?? 'ground',
      },
      aim.yaw,
    );
    const points: Vec[] = [];
    for (const root of cast.roots) eachPoint(root, root.frame, false, (p) => points.push(p));
    const shown = script.shot === 'close-up' ? (headOf(cast.roots[0]!, points) ?? points) : points;
    const view = frameView(shown, aim, ratio, script.sky.size > 0 ? -0.16 : 0.02);
    return {
      aim,
      cast,
      points,
      view,
      flaw: turn === undefined ? flawOf(script, cast, view, ratio) : 0,
    };
  };
  const { aim, cast, points, view } = bestOf(aimFor(script.shot, own), tryAim);
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
    sky: script.sky,
    season: script.season,
    ratio,
  });
  const light: Light = {
    ...weathered.light,
    fog: Math.max(weathered.light.fog, scenery.fog ?? 0) * (place.isEnclosed ? 0 : 1),
    lamps: [...(scenery.lamps ?? []), ...lampsOf(cast)],
    ...scenery.light,
    fogFrom: norm(sub(center, view.eye)) * 0.75,
  };
  return {
    cast,
    weather,
    weathered,
    isEnclosed: place.isEnclosed ?? false,
    isGrey: script.isGrey,
    sharp: norm(sub(center, view.eye)) + radius * 1.1,
    softness: script.shot === 'close-up' ? 9 : script.isPhoto ? 5.5 : place.isTable ? 2.6 : 0,
    stage: {
      instances: [...instancesOf(cast), ...scenery.instances],
      view,
      light,
      ground: scenery.ground,
      backdrop: scenery.backdrop,
      center,
      radius,
    },
  };
}

/** Head and shoulders of who a close-up is of; null for what has no face. */
function headOf(actor: Actor, points: readonly Vec[]): readonly Vec[] | null {
  const face = actor.kit.sockets.get('face');
  if (!face) return null;
  const at = compose(actor.frame, face.frame);
  const radius = (face.size / 2) * scaleOf(actor.frame);
  // The face's socket lies on the skin: the middle of the head is behind it.
  const middle = applyFrame(at, [0, 0, -face.size * 0.4]);
  const near = points.filter((p) => norm(sub(p, middle)) < radius * 2.1);
  return near.length > 20 ? near : null;
}

/** Builds what was placed as drafts at the detail that the picture's size asks. */
export function refineCast(set: SetUp, height: number): void {
  const drafts = instancesOf(set.cast);
  const { view } = set.stage;
  for (const actor of set.cast.all) {
    const box = extentOf(actor, worldFrame(actor), true);
    const middle = scale(add(box.low, box.high), 0.5);
    const away = Math.max(0.01, norm(sub(middle, view.eye)));
    const pixels = (norm(sub(box.high, box.low)) / away) * view.focal * height * 0.5;
    refine(actor, Math.min(1.3, Math.max(DRAFT_DETAIL, pixels / 620)));
  }
  set.stage.instances = [...instancesOf(set.cast), ...set.stage.instances.slice(drafts.length)];
}

function worldFrame(actor: Actor): Frame {
  return actor.host ? compose(worldFrame(actor.host), actor.frame) : actor.frame;
}

/** What gives light among the things. */
function lampsOf(cast: Arrangement): Lamp[] {
  return cast.all.flatMap((actor) => {
    const socket = actor.kit.sockets.get('light');
    if (!socket) return [];
    return [
      {
        at: origin(compose(worldFrame(actor), socket.frame)),
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
