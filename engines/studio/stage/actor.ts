/** One thing that a script names: built in its pose, and how far it reaches. */
import { type Ask, Kit, NO_ASK } from '../bodies/kit.ts';
import type { Concept, Grip, Pose } from '../concepts/concept.ts';
import { findConcept } from '../concepts/registry.ts';
import type { Random } from '../core/random.ts';
import { applyFrame, compose, type Frame, IDENTITY, type Vec } from '../model/vec.ts';
import type { Medium } from '../places/place.ts';
import type { Relation, Script, Thing } from './script.ts';

export interface Extent {
  low: Vec;
  high: Vec;
}

/** A built thing with where it stands. */
export interface Actor {
  thing: Thing;
  concept: Concept;
  kit: Kit;
  /** What it was asked; its stream is forked anew for each building. */
  ask: Omit<Ask, 'random' | 'detail'>;
  random: Random;
  /** Index in the script, and which of several. */
  index: number;
  copy: number;
  frame: Frame;
  guests: Actor[];
  /** What it is fixed to; null when it stands by itself. */
  host: Actor | null;
}

/** Detail at which things are placed and looked at before the picture is made. */
export const DRAFT_DETAIL = 0.4;

const poseFor = (relation: Relation, concept: Concept): Pose | null => {
  const has = (pose: Pose) => (concept.poses?.includes(pose) ? pose : null);
  switch (relation) {
    case 'rides':
      return has('ride') ?? has('sit') ?? has('lie');
    case 'sits-on':
      return has('sit');
    case 'lies-on':
      return has('lie') ?? has('sleep');
    case 'in':
      return has('peek') ?? has('sit');
    default:
      return null;
  }
};

function gripFor(guest: Concept): Grip {
  if (guest.grip) return guest.grip;
  if (guest.name === 'umbrella' || guest.size > 0.75) return 'raised';
  return guest.size > 0.35 ? 'hug' : 'forward';
}

/** What an arrangement is free in. */
export interface Choices {
  random: Random;
  look: number;
  isNight: boolean;
  medium: Medium;
}

/** Builds one of the things that a script names, in the pose that its relation asks for. */
export function buildActor(
  script: Script,
  index: number,
  copy: number,
  { random, look, isNight }: Choices,
): Actor {
  const thing = script.things[index]!;
  const concept = findConcept(thing.concept)!;
  const own = random.fork(`${thing.concept} ${index} ${copy}`);
  const grips: Record<string, Grip> = {};
  const words = new Set(thing.words);
  if (isNight) words.add('night');
  let hand = own.fork('hand').pick(['handR', 'handL'] as const);
  script.things.forEach((guest) => {
    if (guest.link?.to !== index) return;
    const { relation } = guest.link;
    if (relation === 'in') words.add('hosting');
    if (relation === 'rides') words.add('ridden');
    if (relation === 'on' || relation === 'lies-on' || relation === 'sits-on') words.add('loaded');
    // Plumes and buns give way to what is put on the head.
    if (relation === 'worn-by' && findConcept(guest.concept)!.worn === 'headTop')
      words.add('hatted');
    if (relation === 'held-by' || (relation === 'eaten-by' && concept.kind === 'person')) {
      grips[hand] = gripFor(findConcept(guest.concept)!);
      hand = hand === 'handR' ? 'handL' : 'handR';
    }
  });
  const poses = concept.poses ?? ['stand'];
  const host = thing.link ? findConcept(script.things[thing.link.to]!.concept)! : null;
  // A person on a bench sits there, whatever the word.
  const isSeated =
    thing.link?.relation === 'on' && concept.kind === 'person' && host?.kind === 'furniture';
  const relation = isSeated ? 'sits-on' : thing.link?.relation;
  const related = relation ? poseFor(relation, concept) : null;
  const holds =
    Object.keys(grips).length > 0 && concept.kind === 'animal' && poses.includes('sit')
      ? 'sit'
      : null;
  const asked = thing.pose && poses.includes(thing.pose) ? thing.pose : null;
  // What lies on a thing may sleep there, what peeks from a cup must peek.
  const isBound = thing.link?.relation === 'rides' || thing.link?.relation === 'in';
  const restful = own
    .fork('rest')
    .pick(poses.filter((p) => p === 'sit' || p === 'lie' || p === 'stand'));
  const usual =
    thing.link?.relation === 'on' && concept.kind === 'animal' ? (restful ?? poses[0]!) : poses[0]!;
  // The first of several is the hero; the others do as they like.
  const others = poses.filter((p) => p === 'sit' || p === 'stand' || p === 'walk' || p === 'lie');
  const atEase = copy > 0 && others.length > 1 ? own.fork('other').pick(others) : usual;
  const pose = (isBound ? related : null) ?? asked ?? related ?? holds ?? atEase;
  const ask = {
    ...NO_ASK,
    pose,
    colors: thing.colors,
    partColors: thing.partColors,
    words,
    grips,
    hasSeat: thing.link !== null && thing.link.relation !== 'beside',
    look: concept.kind === 'fish' ? 0 : look * own.fork('look at').range(0.5, 1),
  };
  const actor: Actor = {
    thing,
    concept,
    kit: kitOf(concept, ask, own, DRAFT_DETAIL),
    ask,
    random: own,
    index,
    copy,
    frame: IDENTITY,
    guests: [],
    host: null,
  };
  return actor;
}

function kitOf(
  concept: Concept,
  ask: Omit<Ask, 'random' | 'detail'>,
  random: Random,
  detail: number,
): Kit {
  const kit = new Kit({ ...ask, random: random.fork('look'), detail });
  concept.build(kit);
  return kit;
}

/** Builds an actor anew at another detail; it stands where it stood. */
export function refine(actor: Actor, detail: number): void {
  actor.kit = kitOf(actor.concept, actor.ask, actor.random, detail);
}

/** A rider's legs must know how broad its mount is. */
export function rebuildAstride(actor: Actor, width: number): void {
  actor.ask = { ...actor.ask, astride: width };
  refine(actor, actor.kit.detail);
}

/** The box of a thing in its own frame, of what is fixed to it as well. */
export function extentOf(actor: Actor, within: Frame = IDENTITY, alone = false): Extent {
  const low = [1e9, 1e9, 1e9];
  const high = [-1e9, -1e9, -1e9];
  eachPoint(actor, within, alone, (p) => {
    for (let c = 0; c < 3; c++) {
      low[c] = Math.min(low[c]!, p[c]!);
      high[c] = Math.max(high[c]!, p[c]!);
    }
  });
  return { low: low as unknown as Vec, high: high as unknown as Vec };
}

/** Visits points spread over a thing and its guests. @param within frame of the thing */
export function eachPoint(
  actor: Actor,
  within: Frame,
  alone: boolean,
  visit: (p: Vec) => void,
): void {
  for (const part of actor.kit.parts) {
    const f = compose(within, part.frame);
    for (const mesh of part.meshes()) {
      const { positions } = mesh;
      const step = Math.max(1, Math.floor(positions.length / 3 / 160)) * 3;
      for (let i = 0; i < positions.length; i += step) {
        visit(applyFrame(f, [positions[i]!, positions[i + 1]!, positions[i + 2]!]));
      }
    }
  }
  if (alone) return;
  for (const guest of actor.guests) eachPoint(guest, compose(within, guest.frame), false, visit);
}

/** Length of a box along an axis. */
export const sideOf = (e: Extent, axis: number): number => e.high[axis]! - e.low[axis]!;
