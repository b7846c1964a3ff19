/**
 * The character of one place, by the seed alone: what clouds pass, which ridge closes the view, what
 * grows. The words then decide what of it applies, so that a word more never deals new cards.
 */
import type { Random } from '../../core/random.ts';
import type { CloudKind } from '../../paint/clouds.ts';
import type { CoverKind } from '../../paint/land-cover.ts';

/** What closes the view. */
export type RidgeKind = 'alpine' | 'rounded' | 'table' | 'rolling' | 'none';

/** What stands on the near bank. */
export type EdgeKind = 'none' | 'fence' | 'wall' | 'hedge' | 'boulders' | 'tall grass';

export type FrameKind = 'tree' | 'gate' | 'bough' | 'open';

export type TreeKind = 'conifer' | 'broadleaf' | 'mixed' | 'poplar';

export interface Character {
  clouds: CloudKind;
  /** Added to the share of the sky under cloud. */
  cover: number;
  ridge: RidgeKind;
  /** Height of the ridge, 0.7 to 1.2 of the usual. */
  ridgeHeight: number;
  ground: CoverKind;
  edge: EdgeKind;
  frame: FrameKind;
  trees: TreeKind;
  /** Shift of the horizon as a share of the height, -1 to 1 of what the layout allows. */
  horizon: number;
  /** Column of the sun as a share of the width; outside 0 to 1 it is out of the picture. */
  sunAcross: number;
  /** True when the sun stands on the hero's side rather than opposite. */
  isSunBehind: boolean;
}

const CLOUDS: readonly CloudKind[] = [
  'broken',
  'cumulus',
  'cumulus',
  'cirrus',
  'mackerel',
  'towering',
  'streets',
  'veil',
];

/** Each choice has a stream of its own, or neighbouring seeds would share more than they should. */
export function chooseCharacter(random: Random): Character {
  const of = <T>(label: string, list: readonly T[]): T => random.fork(label).pick(list);
  return {
    clouds: of('clouds', CLOUDS),
    cover: random.fork('cover').range(-0.1, 0.16),
    ridge: of('ridge', ['alpine', 'alpine', 'rounded', 'rounded', 'table', 'rolling', 'none']),
    ridgeHeight: random.fork('ridge height').range(0.72, 1.18),
    ground: of('ground', ['pasture', 'strips', 'heath', 'dry', 'flowers', 'mown', 'strips']),
    edge: of('edge', ['none', 'fence', 'wall', 'hedge', 'boulders', 'tall grass']),
    frame: of('frame', ['tree', 'tree', 'gate', 'bough', 'open', 'open']),
    trees: of('trees', ['conifer', 'broadleaf', 'mixed', 'poplar', 'broadleaf']),
    horizon: random.fork('horizon').range(-1, 1),
    sunAcross: random.fork('sun').range(-0.12, 1.12),
    isSunBehind: random.fork('sun behind').chance(0.28),
  };
}
