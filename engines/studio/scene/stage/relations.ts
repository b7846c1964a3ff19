/** How things stand to one another: "on", "above", "beside". */
import { clamp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { type Placed, type PlacementInput, UNMOVED } from './placed.ts';

/** Height of a seat under a person who sits on it, shares of their height. */
const SITTING_HEIGHT = 0.21;

/** Moves things so that each of `things` is `relation` the `anchor`: "a cat ON a chair". */
export function relate(
  things: readonly Placed[],
  anchors: readonly Placed[],
  relation: string,
  input: PlacementInput,
  random: Random,
): void {
  const { width, height, ground } = input;
  const anchor = anchors[0]!;
  const floats = (p: Placed) => p.place === 'air' || p.place === 'space';
  const top = (p: Placed, share = 1) => p.y - p.definition.height * p.scale * share;
  things.forEach((thing, i) => {
    const offset = things.length === 1 ? 0 : (i + 0.5) / things.length - 0.5;
    const w = anchor.definition.width * anchor.scale;
    const own = thing.definition.width * thing.scale;
    switch (relation) {
      case 'on': {
        const seat = anchor.definition.seat;
        if (seat === undefined) {
          thing.x = anchor.x + offset * w;
          thing.depth = anchor.depth + 1;
          thing.y = Math.max(thing.y, anchor.y);
          break;
        }
        if (anchor.definition.concept === 'chair' && thing.definition.sits === true) {
          // Feet reach the floor.
          thing.scale = (seat * anchor.scale) / SITTING_HEIGHT;
        } else {
          // Whoever sits must fit: shrink it rather than hide the seat.
          const fit = (w * 0.95) / Math.max(own * things.length, 1);
          if (fit < 1) thing.scale *= Math.max(0.5, fit);
        }
        thing.seatedOn = anchor.definition.concept;
        // A rider looks where the mount goes.
        if (thing.definition.sits === true) thing.facing = anchor.facing;
        thing.x = anchor.x + offset * w * 0.8;
        thing.y = anchor.y - seat * anchor.scale;
        thing.depth = anchor.depth + 0.5 + i * 0.01;
        thing.place = anchor.place;
        thing.isRaised = true;
        break;
      }
      case 'in': {
        if (anchor.definition.holds !== true) {
          thing.x = anchor.x + offset * w * 0.6;
          thing.y = Math.max(thing.y, anchor.y + 0.01 * height);
          thing.depth = Math.max(thing.depth, anchor.depth + 1);
          break;
        }
        // It looks out over the rim; whoever is alike shares the opening.
        const deep = anchor.definition.height * anchor.scale;
        const { height: tall, width: wide } = thing.definition;
        thing.scale = Math.min((1.05 * deep) / tall, (0.85 * w) / wide) * (1 - i * 0.04);
        thing.x = anchor.x + offset * w * 0.4;
        thing.y = anchor.y - deep * 0.42;
        thing.tilt = -offset * 0.7 * thing.facing;
        thing.depth = anchor.depth - 0.5;
        thing.place = anchor.place;
        thing.isRaised = true;
        break;
      }
      case 'above': {
        if (floats(anchor) && !floats(thing)) anchor.y = Math.min(anchor.y, 0.9 * height);
        thing.x = anchor.x + (offset * 0.7 + random.bell() * 0.08) * Math.max(w, 0.3 * width);
        const gap = 0.04 * height;
        const tall = thing.definition.height * thing.scale;
        // What is below makes room, unless the setting has painted it already.
        const need = 0.03 * height + tall * 0.7 + gap;
        if (top(anchor) < need && anchor.definition.paint !== UNMOVED && !floats(anchor)) {
          const fits = (anchor.y - need) / (anchor.definition.height * anchor.scale);
          anchor.scale *= clamp(fits, 0.5, 1);
        }
        let foot = top(anchor) - gap - Math.abs(offset) * 0.06 * height;
        // Without room above, both give way.
        if (foot - tall < 0.03 * height) {
          const free = Math.max(0.14 * height, foot - 0.03 * height);
          thing.scale *= clamp(free / tall, 0.45, 1);
          foot = Math.max(foot, 0.03 * height + thing.definition.height * thing.scale);
        }
        thing.y = foot;
        if (thing.place !== 'space') thing.place = 'air';
        thing.depth = anchor.depth - 0.5;
        break;
      }
      case 'under': {
        if (
          anchor.definition.habitat.includes('air') ||
          anchor.definition.habitat.includes('space')
        ) {
          relate([anchor], [thing], 'above', input, random);
          break;
        }
        thing.x = anchor.x + offset * w * 0.8;
        thing.depth = anchor.depth + 0.5 + i * 0.01;
        thing.y = anchor.y + 0.008 * height;
        const clear = anchor.definition.height * anchor.scale * 0.62;
        const tall = thing.definition.height * thing.scale;
        if (tall > clear) thing.scale *= clear / tall;
        break;
      }
      case 'in-front': {
        thing.x = anchor.x + (offset * 1.1 + random.bell() * 0.12) * w;
        if (thing.y < anchor.y + 0.05 * height) {
          const row = Math.min(ground.near, anchor.y + 0.12 * height);
          thing.y = Math.max(row, anchor.y + 0.03 * height);
        }
        thing.depth = Math.max(thing.y, anchor.depth + 1);
        break;
      }
      case 'behind': {
        relate(anchors.slice(0, 1), [thing], 'in-front', input, random);
        thing.depth = Math.min(thing.depth, anchor.depth - 1);
        break;
      }
      case 'beside': {
        if (floats(thing) !== floats(anchor)) break;
        const side = thing.x < anchor.x ? -1 : 1;
        const gap = (w + own) / 2 + 0.02 * width;
        const start = side * gap + side * i * own * 1.05;
        thing.y = anchor.y + (i % 2) * 0.012 * height;
        thing.depth = thing.y + 0.1;
        // Shift the pair so that both stay in the picture.
        const far = anchor.x + start;
        const over = side > 0 ? far + own / 2 - 0.98 * width : 0.02 * width - (far - own / 2);
        if (over > 0 && i === 0) anchor.x -= side * over;
        thing.x = anchor.x + start;
        // Beside each other, they look at one another.
        if (things.length === 1 && !anchor.definition.isBackdrop) {
          thing.facing = -side;
          anchor.facing = side;
        }
        break;
      }
    }
  });
}
