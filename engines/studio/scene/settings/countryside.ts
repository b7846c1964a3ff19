/** Hills, mountains, valleys, forests, lakes and rivers, with the hero that stands in them. */

import type { GroundLine } from '../../paint/hills.ts';
import { hasSubject } from '../../parse/scene-spec.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintBackdropMountains, paintFarHills } from '../landscape/backdrop.ts';
import { paintBough, paintEdge } from '../landscape/edges.ts';
import {
  paintBoulders,
  paintFramingTrees,
  paintMeadow,
  paintNearBank,
} from '../landscape/foreground.ts';
import { paintForestRows } from '../landscape/forest.ts';
import { paintHero, paintHeroHill, paintHeroSurroundings } from '../landscape/hero.ts';
import { paintFarShore, paintLakeWater, paintRiver } from '../landscape/waterside.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground, Landmark } from '../stage/ground.ts';
import { hazeBetween, paintWorldSky } from '../stage/sky-stage.ts';
import type { World } from '../stage/world.ts';

const HEROES = ['castle', 'house', 'lighthouse', 'tree', 'blossom'] as const;

/** Where the composition put the hero, for those who stand by it. */
export function heroLandmark(world: World, row: (x: number) => number): Landmark | undefined {
  const { hero, heroX, heroSize } = world.composition;
  if (hero === null) return undefined;
  return { x: heroX, y: row(heroX), width: heroSize, height: heroSize * 1.15 };
}

/** What frames the view in front. */
function paintFrame(world: World, bank: GroundLine): void {
  const { composition, random, spec } = world;
  const { frame } = composition.character;
  const isBare = spec.excluded.has('tree') || spec.excluded.has('forest');
  const asked = hasSubject(spec, 'tree', 'forest');
  if (isBare || (frame === 'open' && !asked)) return;
  if (frame === 'bough') paintBough(world, random.fork('bough'));
  else paintFramingTrees(world, random.fork('frame'), bank);
}

function paintCountryside(world: World): Ground {
  const { canvas, spec, composition, random } = world;
  const { height, unit } = canvas;
  const peopled = world.standing > 0;
  if (world.afloat > 0 && composition.ground === 'land') composition.ground = 'lake';
  // Trees at the edge would stand before the actors.
  const { ground, hero, horizon, layout } = composition;
  paintWorldSky(world);
  paintBackdropMountains(world, random.fork('mountains'));
  paintFarHills(world, random.fork('hills'));
  world.report(0.55);
  let landmark: Landmark | undefined;
  if (ground === 'lake') {
    paintFarShore(world, random.fork('shore'));
    if (hero) {
      const line = paintHeroHill(world, random.fork('hero hill'));
      paintHero(world, line, random.fork('hero'));
      paintHeroSurroundings(world, line, random.fork('around'));
      landmark = heroLandmark(world, line);
    }
    const top = hero ? horizon + 100 * unit : horizon;
    paintLakeWater(world, random.fork('lake'), top);
    const bankY = height * (peopled ? 0.84 : 0.99);
    const bank = paintNearBank(world, random.fork('bank'), bankY);
    paintBoulders(world, random.fork('boulders'), bank, 9);
    paintMeadow(world, random.fork('meadow'), bank, 0.6);
    if (!peopled) paintFrame(world, bank);
    const tufts = random.fork('tufts');
    return {
      surface: peopled ? 'ground' : 'water',
      horizon,
      far: peopled ? bankY + 0.05 * height : top + 0.05 * height,
      near: peopled ? 0.96 * height : 0.86 * height,
      water: { far: top + 0.05 * height, near: (peopled ? 0.76 : 0.86) * height },
      hazeAt: hazeBetween(world, 0.4, 0.02),
      cover: (x, row, half) => paintTufts(world, tufts, x, row, half),
      landmark,
    };
  }
  const bankY =
    height * (peopled ? (layout === 'vista' ? 0.8 : 0.84) : layout === 'vista' ? 0.9 : 0.93);
  if (hasSubject(spec, 'forest')) paintForestRows(world, random.fork('forest'));
  if (hero || !hasSubject(spec, 'forest')) {
    const line = paintHeroHill(
      world,
      random.fork('hero hill'),
      Math.min(height, bankY + 70 * unit),
    );
    if (ground === 'river') paintRiver(world, random.fork('river'));
    paintHero(world, line, random.fork('hero'));
    paintHeroSurroundings(world, line, random.fork('around'));
    landmark = heroLandmark(world, line);
  }
  const bank = paintNearBank(world, random.fork('bank'), bankY);
  paintMeadow(world, random.fork('meadow'), bank);
  if (!hasSubject(spec, 'forest')) {
    paintEdge(world, composition.character.edge, bank, random.fork('edge'));
  }
  if (!peopled || random.fork('frame wanted').chance(0.5)) paintFrame(world, bank);
  const tufts = random.fork('tufts');
  return {
    surface: 'ground',
    horizon: horizon - 0.04 * height,
    far: bankY + 0.035 * height,
    near: 0.96 * height,
    ...(ground === 'river'
      ? { water: { far: horizon + 0.12 * height, near: bankY - 0.03 * height } }
      : {}),
    hazeAt: hazeBetween(world, 0.3, 0.01),
    cover: (x, row, half) => paintTufts(world, tufts, x, row, half),
    landmark,
  };
}

export const COUNTRYSIDE: SettingDefinition = {
  concept: 'countryside',
  words: 'countryside, landscape, scenery, nature, outdoors, grassland, prairie, farmland',
  rank: 1,
  absorbs: HEROES,
  absorbsMany: ['flowers'],
  paint: paintCountryside,
};

/** Kinds of country that the painters of the landscape tell apart by these concepts. */
const KINDS: readonly (readonly [string, string])[] = [
  ['mountain', 'mountain, peak, alp, summit, mountain range, mountainside, ridge'],
  ['hill', 'hill, hillside, knoll, moor, highland'],
  ['valley', 'valley, vale, dale, glen'],
  ['meadow', 'meadow, pasture, lawn, grass, tall grass'],
  [
    'forest',
    `forest, wood, woodland, grove, woods, taiga, pine forest, spruce forest, fir forest, birch forest,
    beech forest, oak forest, coniferous forest, conifer forest, evergreen forest, pine wood, pine woods`,
  ],
  ['lake', 'lake, pond, tarn, loch, fjord'],
  ['river', 'river, stream, creek, brook'],
  ['path', 'path, trail, road, lane, country road'],
];

export const COUNTRY_KINDS: readonly SettingDefinition[] = KINDS.map(([concept, words]) => ({
  concept,
  words,
  rank: 2,
  absorbs: HEROES,
  absorbsMany: ['flowers'],
  // A meadow full of flowers is a field of them.
  ...(concept === 'meadow' ? { whenMany: { flowers: 'field' } } : {}),
  paint: paintCountryside,
}));
