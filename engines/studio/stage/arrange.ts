/** Puts each thing of a script where its relation says. */
import type { Random } from '../core/random.ts';
import type { Socket } from '../model/model.ts';
import { compose, type Frame, frame, IDENTITY, invert, origin, type Turn } from '../model/vec.ts';
import type { Medium } from '../places/place.ts';
import type { Instance } from '../render/soup.ts';
import {
  type Actor,
  buildActor,
  type Choices,
  type Extent,
  extentOf,
  rebuildAstride,
  sideOf,
} from './actor.ts';
import type { Relation, Script } from './script.ts';

/** Number of the first asked thing in the picture's buffers. */
export const FIRST_THING = 2;

/** Relations that fasten a thing to another. */
export const FIXED: ReadonlySet<Relation> = new Set([
  'worn-by',
  'held-by',
  'eaten-by',
  'rides',
  'sits-on',
  'lies-on',
  'on',
  'in',
]);

/** Relations of which several share one place. */
const ON: ReadonlySet<Relation> = new Set(['sits-on', 'lies-on', 'on']);

/** Lays a guest's own socket onto the host's. */
function fasten(
  host: Actor,
  guest: Actor,
  socket: Socket,
  own: Frame,
  scale: number,
  turn: Frame = IDENTITY,
): void {
  guest.host = host;
  guest.frame = compose(
    compose(socket.frame, frame([0, 0, 0], { scale: scale })),
    compose(turn, invert(own)),
  );
  host.guests.push(guest);
}

const firstSocket = (actor: Actor, ...names: string[]): Socket | null => {
  for (const name of names) {
    const found = actor.kit.sockets.get(name);
    if (found) return found;
  }
  return null;
};

/** @param slot of several on one host, from the first to the last */
function attach(
  host: Actor,
  guest: Actor,
  relation: Relation,
  random: Random,
  slot: { index: number; count: number },
): void {
  const box = extentOf(guest, IDENTITY, true);
  const hostBox = extentOf(host, IDENTITY, true);
  const broad = Math.max(sideOf(box, 0), sideOf(box, 2));
  const top: Socket = {
    frame: frame([0, hostBox.high[1], (hostBox.low[2] + hostBox.high[2]) / 2]),
    size: Math.min(sideOf(hostBox, 0), sideOf(hostBox, 2)),
  };
  switch (relation) {
    case 'worn-by': {
      const wear = guest.kit.sockets.get('wear');
      const at = firstSocket(host, guest.concept.worn ?? 'headTop', 'headTop', 'top') ?? top;
      fasten(host, guest, at, wear?.frame ?? IDENTITY, wear ? at.size / wear.size : 1);
      return;
    }
    case 'held-by':
    case 'eaten-by': {
      const hands = Object.keys(host.kit.ask.grips);
      const used = host.guests.filter(
        (g) => g.thing.link?.relation === 'held-by' || g.thing.link?.relation === 'eaten-by',
      ).length;
      const hand = hands[used] ?? hands[0];
      const byMouth = relation === 'eaten-by' && host.concept.kind !== 'person';
      const at =
        (byMouth ? firstSocket(host, 'mouth') : null) ??
        firstSocket(host, hand ?? 'handR', 'handR', 'mouth', 'top') ??
        top;
      const grip = guest.kit.sockets.get('grip');
      const hostHigh = sideOf(hostBox, 1);
      const largest = Math.max(broad, sideOf(box, 1));
      const isHigh = guest.concept.name === 'umbrella' || guest.concept.grip === 'raised';
      const isAloft = guest.concept.habitat[0] === 'air';
      const most = (isAloft ? 1.6 : isHigh ? 1.1 : 0.7) * hostHigh;
      const least = (guest.concept.kind === 'food' ? 0.12 : 0.17) * hostHigh;
      const scale = largest > most ? most / largest : largest < least ? least / largest : 1;
      const middle = frame([0, box.low[1] + sideOf(box, 1) * 0.3, 0]);
      fasten(host, guest, at, grip?.frame ?? middle, scale);
      return;
    }
    case 'rides': {
      const at = firstSocket(host, 'seat', 'back', 'deck', 'top') ?? top;
      const rump = guest.kit.sockets.get('rump');
      const hostLong = Math.max(sideOf(hostBox, 2), sideOf(hostBox, 1));
      const scale = Math.max(
        seenScale(sideOf(box, 1), sideOf(hostBox, 1)),
        Math.min(1, (hostLong * 1.05) / sideOf(box, 1)),
      );
      if (rump) rebuildAstride(guest, at.size / scale);
      const fresh = guest.kit.sockets.get('rump');
      fasten(
        host,
        guest,
        at,
        fresh ? frame(origin(fresh.frame)) : frame([0, 0.02 * sideOf(box, 1), 0]),
        scale,
      );
      return;
    }
    case 'in': {
      const at = firstSocket(host, 'inside', 'seat', 'top') ?? top;
      const isOpen = host.kit.sockets.has('inside');
      const wide = 0.55 * Math.min(sideOf(box, 0), sideOf(box, 2)) + 0.45 * broad;
      // Who drives may be broader than the seat; a cup is full to its rim.
      const isVehicle = host.concept.kind === 'vehicle';
      const room = at.size * (isVehicle ? 1.5 : 0.94);
      const fits = isVehicle
        ? Math.min(1, Math.max(room / wide, (sideOf(hostBox, 1) * 0.62) / sideOf(box, 1)))
        : isOpen
          ? Math.min(2.2, room / (wide * (wide * 2.2 < at.size ? 1.7 : 1)))
          : Math.min(1, at.size / broad);
      const rump = host.concept.kind === 'vehicle' ? guest.kit.sockets.get('rump') : undefined;
      fasten(host, guest, at, rump ? frame(origin(rump.frame)) : IDENTITY, fits);
      return;
    }
    case 'sits-on':
    case 'lies-on':
    case 'on': {
      const sits =
        relation === 'sits-on' || (guest.kit.pose === 'sit' && guest.concept.kind === 'person');
      const names = sits
        ? ['seat', 'deck', 'top', 'back']
        : ['deck', 'top', 'perch', 'seat', 'back'];
      const at = firstSocket(host, ...names) ?? top;
      // Who sits is as broad as the hips: knees stand out over the edge.
      const wide = sits ? sideOf(box, 0) * 0.8 : broad;
      const rump = sits ? guest.kit.sockets.get('rump') : undefined;
      const scale = Math.max(
        Math.min(1, (at.size * 1.12) / wide / Math.max(1, slot.count * 0.85)),
        Math.min(
          seenScale(sideOf(box, 1), sideOf(hostBox, 1)),
          (at.size * (host.concept.kind === 'animal' ? 2.2 : 1.1)) / wide,
        ),
      );
      const yaw =
        random.range(-25, 25) +
        (guest.kit.pose === 'lie' || guest.kit.pose === 'sleep' ? random.pick([62, -62]) : 0);
      // Several share the place side by side.
      const step = slot.count > 1 ? Math.min(at.size / slot.count, wide * scale * 1.15) : 0;
      const aside = (slot.index - (slot.count - 1) / 2) * step;
      const own = rump ? frame(origin(rump.frame)) : frame([0, box.low[1], 0]);
      own[9]! -= aside / scale;
      fasten(host, guest, at, own, scale, frame([0, 0, 0], { yaw: rump ? 0 : yaw }));
      return;
    }
    default:
  }
}

export interface Arrangement {
  /** All that stands by itself; guests hang on them. */
  roots: Actor[];
  all: Actor[];
}

/** Most that one root may be higher than the smallest beside it. */
const RATIO_MAX = 2.6;

export function arrange(script: Script, choices: Choices, yaw: number): Arrangement {
  const { random } = choices;
  const actors: Actor[][] = script.things.map((thing, index) => {
    const fixed = thing.link !== null && FIXED.has(thing.link.relation);
    // Each of several wears and holds its own.
    const host = fixed ? script.things[thing.link!.to]! : null;
    const isOwn = thing.link?.relation === 'worn-by' || thing.link?.relation === 'held-by';
    const count = Math.min(7, isOwn ? Math.max(thing.count, host!.count) : thing.count);
    return Array.from({ length: count }, (_, copy) => buildActor(script, index, copy, choices));
  });
  const roots: Actor[] = [];
  // Hosts before guests: a guest's guest hangs on it wherever it is.
  const isDone = new Set<number>();
  const onto = (to: number): number =>
    script.things.reduce(
      (sum, it, i) =>
        sum + (it.link?.to === to && ON.has(it.link.relation) ? actors[i]!.length : 0),
      0,
    );
  const settle = (index: number): void => {
    if (isDone.has(index)) return;
    isDone.add(index);
    const { link } = script.things[index]!;
    if (link === null || !FIXED.has(link.relation) || link.to === index) {
      roots.push(...actors[index]!);
      return;
    }
    settle(link.to);
    const hosts = actors[link.to]!;
    for (const [i, guest] of actors[index]!.entries()) {
      const host = hosts[i % hosts.length]!;
      const count = Math.ceil(onto(link.to) / hosts.length);
      const slot = {
        index: host.guests.filter((g) => ON.has(g.thing.link!.relation)).length,
        count,
      };
      attach(host, guest, link.relation, random.fork(`fit ${index} ${i}`), slot);
    }
  };
  for (const index of script.things.keys()) settle(index);
  layOut(roots, yaw, random.fork('layout'), choices.medium);
  return { roots, all: actors.flat() };
}

/** Share of its height that a thing may stand in the ground: soles are flat where they touch it. */
const SUNK = 0.05;

/** How far a thing must rise to stand on the ground. */
function dropOf(box: Extent): number {
  const low = box.low[1];
  const may = SUNK * sideOf(box, 1);
  if (low > 0) return -low;
  return low < -may ? -low - may : 0;
}

/** How a thing stands, floats or flies in what it is in. */
function poise(
  { concept, kit }: Actor,
  box: Extent,
  k: number,
  medium: Medium,
  random: Random,
): { y: number; turn: Turn } {
  const high = sideOf(box, 1) * k;
  const sway = random.range(-5, 5);
  if (medium === 'underwater' && concept.habitat.some((h) => h === 'underwater' || h === 'water')) {
    return {
      y: high * random.range(0.25, 0.6) - box.low[1] * k,
      turn: { pitch: sway, roll: sway },
    };
  }
  if (medium === 'space') return { y: -box.low[1] * k, turn: { roll: sway * 2.5, pitch: sway } };
  if (medium === 'water') {
    if (concept.kind === 'fish') return { y: -high * 0.2, turn: { pitch: -32 + sway } };
    // Masts count for the height of a boat, not for its draft.
    const deep =
      concept.draft !== undefined
        ? high * concept.draft
        : concept.kind === 'vehicle'
          ? Math.min(high * 0.16, Math.max(sideOf(box, 0), sideOf(box, 2)) * k * 0.05)
          : high * 0.24;
    return { y: -box.low[1] * k - deep, turn: {} };
  }
  if (kit.pose === 'fly' || concept.habitat[0] === 'air') {
    return { y: high * random.range(0.5, 0.8) - box.low[1] * k, turn: { roll: sway } };
  }
  return { y: dropOf(box) * k, turn: {} };
}

/** How much a small guest grows to be seen on a large host. */
const seenScale = (guest: number, host: number): number => Math.max(0, (host * 0.3) / guest);

/** Gives each root its place on the ground: the first in the middle, others about it. */
function layOut(roots: Actor[], yaw: number, random: Random, medium: Medium): void {
  const boxes = roots.map((r) => extentOf(r));
  const reach = boxes.map((b) => Math.max(sideOf(b, 1), sideOf(b, 0), sideOf(b, 2) * 0.8));
  const least = Math.min(...reach);
  const scales = reach
    .map((r) => {
      const ratio = r / least;
      return ratio > RATIO_MAX ? RATIO_MAX / ratio : 1;
    })
    .map((s, i) => s * roots[i]!.thing.scale);
  const turn = frame([0, 0, 0], { yaw });
  const put = (i: number, side: number, back: number): void => {
    const actor = roots[i]!;
    const box = boxes[i]!;
    const k = scales[i]!;
    const spin = actor.copy === 0 && i === 0 ? 0 : random.range(-24, 24);
    const x = turn[0]! * side - turn[6]! * back;
    const z = turn[2]! * side - turn[8]! * back;
    const { y, turn: lean } = poise(actor, box, k, medium, random.fork(`poise ${i}`));
    actor.frame = compose(frame([x, y, z], { yaw: spin, scale: k }), frame([0, 0, 0], lean));
  };
  const width = (i: number) =>
    Math.max(sideOf(boxes[i]!, 0), sideOf(boxes[i]!, 2) * 0.75) * scales[i]!;
  const depth = (i: number) => Math.max(sideOf(boxes[i]!, 0), sideOf(boxes[i]!, 2)) * scales[i]!;
  let right = 0;
  let left = 0;
  let side = random.pick([1, -1]);
  for (const [i, actor] of roots.entries()) {
    if (i === 0) {
      put(0, 0, 0);
      right = left = width(0) / 2;
      continue;
    }
    const { link } = actor.thing;
    const other = link ? roots.findIndex((r) => r.index === link.to) : -1;
    const isHuge = sideOf(boxes[i]!, 1) * scales[i]! > 1.8 * sideOf(boxes[0]!, 1) * scales[0]!;
    if (link && other >= 0 && other !== i) {
      const o = roots[other]!;
      const at = origin(o.frame);
      const sx = at[0] * turn[0]! + at[2] * turn[2]!;
      const sz = -(at[0] * turn[6]! + at[2] * turn[8]!);
      const gap = (depth(i) + depth(other)) / 2;
      if (link.relation === 'in-front') {
        put(i, sx + side * width(i) * 0.55, sz - gap * 0.95);
        continue;
      }
      if (link.relation === 'behind') {
        put(i, sx + side * width(other) * 0.35, sz + gap * 1.05);
        continue;
      }
      if (link.relation === 'under') {
        put(i, sx + side * width(i) * 0.4, sz - depth(i) * 0.75);
        continue;
      }
    }
    // What towers over the first stands behind it.
    if (isHuge) {
      put(i, side * width(i) * 0.34, (depth(i) + depth(0)) * 0.62);
      continue;
    }
    const far = random.range(0.05, 0.3) * depth(i);
    if (side > 0) {
      put(i, right + width(i) * 0.58, far);
      right += width(i) * 1.16;
    } else {
      put(i, -left - width(i) * 0.58, far);
      left += width(i) * 1.16;
    }
    side = -side;
  }
  for (const [i, actor] of roots.entries()) {
    const { link } = actor.thing;
    if (link?.relation !== 'over') continue;
    const host = roots.find((r) => r.index === link.to);
    if (!host) continue;
    const box = extentOf(host, host.frame);
    const at = origin(host.frame);
    const own = boxes[i]!;
    actor.frame = frame([at[0], box.high[1] + sideOf(own, 1) * scales[i]! * 0.4, at[2]], {
      yaw: 0,
      scale: scales[i]!,
    });
  }
}

/** All models of the arrangement where they stand. */
export function instancesOf({ roots }: Arrangement): Instance[] {
  const out: Instance[] = [];
  const visit = (actor: Actor, outer: Frame) => {
    const at = compose(outer, actor.frame);
    out.push({ model: actor.kit, frame: at, thing: Math.min(199, FIRST_THING + actor.index) });
    for (const guest of actor.guests) visit(guest, at);
  };
  for (const root of roots) visit(root, IDENTITY);
  return out;
}
