/**
 * Where everything stands: counts, relations and depth, decided from numbers alone, so that a test
 * can ask whether three boats are really three places.
 */
import { clamp, lerp, pow } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import type { Subject } from '../../parse/scene-spec.ts';
import type { ActorDefinition, Habitat } from '../concept.ts';
import type { Ground, Landmark } from './ground.ts';
import { type Placed, type PlacementInput, UNMOVED } from './placed.ts';
import { relate } from './relations.ts';

/** How a picture of one or few things is laid out. */
type Layout = 'left-third' | 'right-third' | 'centre' | 'near' | 'far';

/** Most of one kind that are drawn: "a thousand birds" are a flock. */
const ALIKE_MAX = 14;

/** Where a thing goes in this world. */
export function choosePlace(definition: ActorDefinition, ground: Ground): Habitat {
  const offered = new Set<Habitat>([ground.surface]);
  if (ground.water) offered.add('water');
  if (ground.surface !== 'underwater' && ground.surface !== 'table') offered.add('air');
  if (ground.surface === 'table') offered.add('ground');
  for (const habitat of definition.habitat) if (offered.has(habitat)) return habitat;
  if (ground.surface === 'table') return 'table';
  // Swimmers out of their element lie at the surface; ground things meet whatever there is.
  if (definition.habitat.includes('underwater') && offered.has('water')) return 'water';
  return ground.surface;
}

function countShare(count: number): number {
  if (count <= 1) return 1;
  if (count <= 2) return 0.82;
  if (count <= 3) return 0.7;
  if (count <= 5) return 0.56;
  return count <= 8 ? 0.44 : 0.34;
}

interface Group {
  definition: ActorDefinition;
  subject: Subject;
  count: number;
  place: Habitat;
  /** Pixels per local unit at the main row. */
  scale: number;
  /** Middle as a share of the width. */
  middle: number;
  order: number;
  /** Set when the setting has drawn it already: it stands fast. */
  landmark: Landmark | null;
}

/** Places the whole cast, far things first. */
export function placeCast(input: PlacementInput, random: Random): Placed[] {
  const { cast, width, height, ground, framing } = input;
  if (cast.length === 0) return [];
  const layout: Layout =
    framing === 'symmetrical'
      ? 'centre'
      : framing === 'wide'
        ? 'far'
        : framing === 'close-up'
          ? 'near'
          : random.pick(['left-third', 'right-third', 'centre', 'near', 'far'] as const);
  const left = ground.left ?? 0;
  const right = ground.right ?? width;
  const span = right - left;

  const all: Group[] = cast.map(({ definition, subject, isAbsorbed }, order) => ({
    landmark: isAbsorbed ? (ground.landmark ?? null) : null,
    definition,
    subject,
    count: Math.max(1, Math.min(ALIKE_MAX, subject.count)),
    place: choosePlace(definition, ground),
    scale: 1,
    middle: 0.5,
    order,
  }));
  const groups = all.filter((group, i) => group.landmark === null && !cast[i]!.isAbsorbed);
  if (groups.length === 0) return [];
  // What the picture is about: the living and small before the buildings behind them.
  const main =
    groups.find((g) => !g.definition.isBackdrop && g.subject.weight >= 1) ??
    groups.find((g) => !g.definition.isBackdrop) ??
    groups[0]!;
  const zoom =
    framing === 'close-up' ? 1.5 : framing === 'wide' ? 0.68 : framing === 'minimal' ? 0.8 : 1;
  const spacious = layout === 'near' ? 1.18 : layout === 'far' ? 0.8 : 1;
  const total = groups.reduce((sum, g) => sum + g.count, 0);
  const short = Math.min(height, span * 1.25);
  const room = ground.surface === 'table' || ground.surface === 'underwater' ? 1.1 : 1;
  const base = 0.5 * short * countShare(total) * spacious * zoom * room;
  const solo = (d: ActorDefinition): number =>
    Math.min(
      (base * (d.share ?? 1)) / d.height,
      (0.66 * span * pow(countShare(total), 0.7) * pow(zoom, 0.6) * pow(d.share ?? 1, 0.5)) /
        d.width,
      (0.84 * height) / d.height,
    );
  const mainScale = solo(main.definition);
  for (const group of groups) {
    const d = group.definition;
    // True proportions would hide a cat beside a castle: compress them.
    const ratio = clamp(pow(d.size / main.definition.size, 0.5), 0.28, 2.4);
    const own = solo(d);
    const relative = mainScale * ratio;
    const mixed = group === main ? own : clamp(relative, own * 0.3, own * 1.25);
    const emphasis = 1 + (group.subject.weight - 1) * 0.6;
    const word = group.subject.adjectives;
    const stated =
      (word.some((w) => /^(huge|giant|big|large|enormous|colossal|towering|massive)$/.test(w))
        ? 1.35
        : 1) * (word.some((w) => /^(tiny|small|little|miniature|distant)$/.test(w)) ? 0.62 : 1);
    group.scale = Math.min(
      mixed * emphasis * stated,
      (0.92 * height) / d.height,
      (0.98 * width) / d.width,
    );
  }

  // Columns: one kind follows the layout, several share the width.
  const kinds = groups.filter((g) => g.place !== 'air' || groups.length === 1);
  const flip = random.chance(0.5);
  if (kinds.length === 1) {
    kinds[0]!.middle =
      layout === 'left-third' ? 0.36 : layout === 'right-third' ? 0.64 : 0.5 + random.bell() * 0.06;
  } else {
    kinds.forEach((group, i) => {
      const t = (i + 0.5) / kinds.length;
      group.middle = lerp(0.06, 0.94, flip ? 1 - t : t) + random.bell() * 0.02;
    });
  }
  for (const group of groups) {
    if (group.place === 'air' && groups.length > 1) group.middle = random.range(0.25, 0.75);
  }

  const rowsOf = (place: Habitat): { far: number; near: number } =>
    place === 'water' && ground.water ? ground.water : { far: ground.far, near: ground.near };
  const scaleAt = (place: Habitat, row: number, mainRow: number): number => {
    if (place === 'air' || place === 'underwater' || place === 'space') return 1;
    const floor = 0.18 * (rowsOf(place).near - ground.horizon);
    return Math.max(floor, row - ground.horizon) / Math.max(floor, mainRow - ground.horizon);
  };

  const placed: Placed[] = [];
  const firstOf = new Map<Group, Placed[]>();
  for (const group of groups) {
    const own = random.fork(`${group.subject.concept} ${group.order}`);
    const { far, near } = rowsOf(group.place);
    const d = group.definition;
    const lone = layout === 'near' ? 0.86 : layout === 'far' ? 0.5 : own.range(0.55, 0.8);
    const depthShare = d.isBackdrop && groups.length > 1 ? own.range(0.08, 0.2) : lone;
    const mainRow = lerp(far, near, group === main || !d.isBackdrop ? lone : depthShare);
    const members: Placed[] = [];
    // Slots keep alike things apart; depth alternates so that neighbours differ.
    const reach = group.count === 1 ? 0 : kinds.length > 1 ? 0.62 / kinds.length + 0.2 : 0.82;
    const order = slotOrder(group.count, own);
    const leader = own.pick([-1, 1]);
    for (let i = 0; i < group.count; i++) {
      const slot = group.count === 1 ? 0 : (order[i]! + 0.5) / group.count - 0.5;
      const jitter = own.bell() * (group.count === 1 ? 0.015 : 0.22 / group.count);
      let u = group.middle + (slot + jitter) * reach;
      const t =
        group.count === 1
          ? depthShare
          : clamp((i + 0.25 + own.next() * 0.5) / group.count) * 0.86 + 0.06;
      let row = lerp(far, near, t);
      let scale = group.scale * scaleAt(group.place, row, mainRow);
      if (group.count > 1) scale *= own.range(0.9, 1.1);
      if (group.place === 'air' || group.place === 'underwater' || group.place === 'space') {
        const sky = group.place === 'air';
        const top = sky ? 0.1 * height : 0.12 * height;
        const bottom = sky
          ? Math.max(top + 0.1 * height, Math.min(ground.horizon - 0.04 * height, 0.6 * height))
          : 0.86 * height;
        const mid =
          group.count === 1
            ? lerp(top, bottom, sky ? own.range(0.3, 0.62) : own.range(0.42, 0.58))
            : lerp(top, bottom, own.range(0.12, 0.95));
        if (group.count > 1) scale *= 0.6 + 0.8 * t;
        row = clamp(
          mid + (d.height * scale) / 2,
          Math.min(d.height * scale + 0.03 * height, 0.97 * height),
          0.97 * height,
        );
      }
      const half = (d.width * scale) / 2 / span;
      const inset = Math.min(0.5, half + 0.02);
      u = clamp(u, inset, 1 - inset);
      const x = left + u * span;
      const facing =
        group.count > 1
          ? own.chance(0.78)
            ? leader
            : -leader
          : // One thing looks into the picture.
            u > 0.56
            ? -1
            : u < 0.44
              ? 1
              : leader;
      members.push({
        definition: d,
        subject: group.subject,
        index: i,
        x,
        y: ground.footAt && group.place === ground.surface ? ground.footAt(x, row) : row,
        scale,
        facing,
        place: group.place,
        depth: group.place === 'air' ? ground.far - 1000 * height + row : row,
        tilt: 0,
        isRaised: false,
        seatedOn: null,
      });
    }
    firstOf.set(group, members);
    placed.push(...members);
  }

  for (const group of all) {
    if (group.landmark !== null) firstOf.set(group, [standIn(group, group.landmark)]);
  }
  for (let i = 1; i < all.length; i++) {
    const relation = all[i]!.subject.relation;
    const things = firstOf.get(all[i - 1]!);
    const anchors = firstOf.get(all[i]!);
    if (relation !== null && things && anchors) relate(things, anchors, relation, input, random);
  }
  const sitter = placed.length === 1 ? placed[0]! : null;
  if (framing === 'close-up' && sitter?.definition.bust !== undefined) {
    // A portrait: head and shoulders fill the picture, the rest lies below it.
    const { definition } = sitter;
    const shown = definition.bust!;
    sitter.scale = Math.min(
      (0.9 * height) / (definition.height * shown),
      (1.5 * width) / definition.width,
    );
    sitter.y = 0.08 * height + definition.height * sitter.scale;
    sitter.x = width * (0.5 - sitter.facing * 0.03);
    return placed;
  }
  for (const actor of placed) keepInside(actor, width, height);
  return placed.sort((a, b) => a.depth - b.depth);
}

/** A landmark as something to stand on, beside or above. */
function standIn(group: Group, landmark: Landmark): Placed {
  const definition = {
    ...group.definition,
    width: landmark.width,
    height: landmark.height,
    seat: landmark.height * 0.78,
    paint: UNMOVED,
  };
  return {
    definition,
    subject: group.subject,
    index: 0,
    x: landmark.x,
    y: landmark.y,
    scale: 1,
    facing: 1,
    place: 'ground',
    depth: landmark.y,
    tilt: 0,
    isRaised: true,
    seatedOn: null,
  };
}

/** 0..n-1 so that followers in depth are far apart in the row of slots. */
function slotOrder(count: number, random: Random): number[] {
  const order: number[] = [];
  const step = count > 2 ? Math.max(1, Math.floor(count / 2) + (count % 2 === 0 ? 1 : 0)) : 1;
  const first = random.int(0, count - 1);
  const used = new Set<number>();
  for (let i = 0, k = first; i < count; i++) {
    while (used.has(k)) k = (k + 1) % count;
    used.add(k);
    order.push(k);
    k = (k + step) % count;
  }
  return order;
}

function keepInside(actor: Placed, width: number, height: number): void {
  const { definition, scale } = actor;
  const half = (definition.width * scale) / 2;
  if (half * 2 < width) actor.x = clamp(actor.x, half * 0.86, width - half * 0.86);
  const top = actor.y - definition.height * scale;
  if (top < 0.01 * height && definition.height * scale < 0.94 * height) {
    actor.y += 0.01 * height - top;
  }
}
