/** Looks at a picture before it is made: is all that was asked for seen, and large enough? */

import type { Vec } from '../model/vec.ts';
import { Rasteriser } from '../render/raster.ts';
import { flatten } from '../render/soup.ts';
import type { View } from '../render/view.ts';
import { type Arrangement, FIRST_THING, instancesOf } from './arrange.ts';
import type { Aim } from './framing.ts';
import type { Script } from './script.ts';

/** Edge of the look, samples. */
const EDGE = 128;

/** A way to show a script. */
export interface Trial {
  aim: Aim;
  cast: Arrangement;
  points: readonly Vec[];
  view: View;
  /** 0: nothing hidden; 1: something is not seen at all. */
  flaw: number;
}

const looks = new Map<number, Rasteriser>();

/** What is seen of each thing: samples by its number. */
function counts(
  cast: Arrangement,
  view: View,
  ratio: number,
  only: number | null,
): Map<number, number> {
  const width = Math.max(16, Math.round(EDGE * ratio));
  let raster = looks.get(width);
  if (!raster) {
    looks.clear();
    raster = new Rasteriser(width, EDGE);
    looks.set(width, raster);
  }
  const instances = instancesOf(cast).filter((it) => only === null || it.thing === only);
  const soup = flatten(instances);
  const seen = raster.draw(soup, view, null, () => {});
  const found = new Map<number, number>();
  for (const t of seen.triangle) {
    if (t < 0) continue;
    const { thing } = soup.parts[soup.partOf[t]!]!;
    found.set(thing, (found.get(thing) ?? 0) + 1);
  }
  return found;
}

/** Share of a thing that may be hidden by what it is in or on. */
const mayHide = (relation: string | undefined): number =>
  relation === 'in' ? 0.6 : relation === 'rides' ? 0.4 : relation === undefined ? 0.1 : 0.25;

/** How badly the worst of the asked things is hidden, beyond what it may be. */
export function flawOf(script: Script, cast: Arrangement, view: View, ratio: number): number {
  if (script.things.length === 1 && script.things[0]!.count === 1) return 0;
  const all = counts(cast, view, ratio, null);
  let worst = 0;
  for (const [i, thing] of script.things.entries()) {
    const number = FIRST_THING + i;
    const alone = counts(cast, view, ratio, number).get(number) ?? 0;
    const share = alone === 0 ? 0 : (all.get(number) ?? 0) / alone;
    // Who wears or carries something is hidden by it a little.
    const isHost = script.things.some((it) => it.link?.to === i);
    const may = Math.max(mayHide(thing.link?.relation), isHost ? 0.3 : 0);
    worst = Math.max(worst, 1 - share - may);
  }
  return Math.max(0, worst);
}

/** Tries other sides and heights until nothing is hidden; else the least bad. */
export function bestOf(aim: Aim, attempt: (aim: Aim) => Trial): Trial {
  let best = attempt(aim);
  for (const [turn, rise] of [
    [-2 * aim.yaw, 0],
    [aim.yaw > 0 ? 24 : -24, 5],
    [aim.yaw > 0 ? -30 : 30, 9],
  ] as const) {
    if (best.flaw <= 0.02) break;
    const other = attempt({ ...aim, yaw: aim.yaw + turn, tilt: aim.tilt + rise });
    if (other.flaw < best.flaw - 0.03) best = other;
  }
  return best;
}
