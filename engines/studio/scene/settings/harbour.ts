import { oklch, type Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { slab } from '../../paint/shapes.ts';
import { paintLake } from '../../paint/water.ts';
import { BOAT_ACTOR } from '../actors/vehicles/boat.ts';
import { SAILBOAT_ACTOR } from '../actors/vehicles/sailboat.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintFarHills } from '../landscape/backdrop.ts';
import { createActor } from '../stage/actor.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, sceneryPen } from './open-land.ts';

/** Moored boats, a quay and a row of gabled houses across the water. */
function paintHarbour(world: World): Ground {
  const { canvas, random, tiles, rig, composition, spec } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('harbour');
  const horizon = openLand(world, [0.46, 0.52]);
  if (own.chance(0.6)) paintFarHills(world, own.fork('hills'));
  const quay = horizon + 0.035 * height;
  let x = -20 * unit;
  for (let i = 0; i < 26; i++) {
    const w = own.range(56, 92) * unit;
    const h = own.range(1.1, 2.1);
    const pen = sceneryPen(world, x + w / 2, quay, w, 0.2);
    const wall = oklch(
      own.range(0.62, 0.88),
      own.range(0.05, 0.11),
      own.pick([25, 50, 80, 95, 160, 230, 10]),
    );
    pen.volume(slab(-0.5, 0, 1, h), { albedo: wall, round: 0.04, grain: 0.2 });
    pen.volume([-0.54, h, 0.54, h, 0, h + own.range(0.35, 0.6)], {
      albedo: roofTiles(world, own),
      round: 0.1,
    });
    const floors = Math.max(1, Math.floor(h / 0.45));
    for (let f = 0; f < floors; f++)
      for (const wx of [-0.25, 0.25]) {
        const lit = rig.isDark && own.chance(0.65);
        if (lit) pen.emit(slab(wx - 0.09, 0.18 + f * 0.44, 0.18, 0.22), [1.2, 0.9, 0.45]);
        else pen.fill(slab(wx - 0.09, 0.18 + f * 0.44, 0.18, 0.22), oklch(0.34, 0.04, 240), 0.5);
      }
    x += w * 1.01;
    if (x > width * 1.5) x = width * 1.5;
  }
  const stone = sceneryPen(world, width / 2, quay + 0.03 * height, width, 0.12);
  stone.volume(slab(-0.55, 0, 1.1, (0.034 * height) / width), {
    albedo: oklch(0.58, 0.025, 70),
    round: 0.05,
    grain: 0.4,
    grainScale: 220,
  });
  const top = quay + 0.03 * height;
  paintLake(canvas, rig, tiles, own.fork('water'), {
    top,
    bottom: height,
    sunX: composition.sunX,
    ripple: 0.8,
    glitter: spec.timeOfDay !== 'day',
  });
  const moored = own.int(3, 5);
  for (let i = 0; i < moored && !spec.excluded.has('boat'); i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const t = i / moored;
    const bx = width * (0.5 + side * own.range(0.24, 0.44));
    const by = top + (0.02 + t * 0.1) * height;
    const definition = own.chance(0.5) ? SAILBOAT_ACTOR : BOAT_ACTOR;
    const pen = sceneryPen(
      world,
      bx,
      by + 3 * unit,
      (70 + t * 90) * unit,
      0.16 * (1 - t),
      own.pick([-1, 1]),
    );
    const actor = createActor(
      {
        concept: definition.concept,
        word: definition.concept,
        role: 'actor',
        colors: [],
        adjectives: [],
        count: 1,
        isCounted: false,
        weight: 1,
        parts: [],
        relation: null,
      },
      spec,
      own.fork(`boat ${i}`),
      { snow: 0, isLit: rig.isDark, place: 'water' },
    );
    definition.paint(pen, actor);
  }
  const deckY = height * 0.87;
  const stands = world.standing > 0 || own.chance(0.5);
  if (stands) {
    const pier = sceneryPen(world, width / 2, height, width, 0.02);
    const h = (height - deckY) / width;
    for (let i = 0; i < 7; i++) {
      const px = -0.48 + i * 0.16;
      pier.volume(slab(px - 0.011, h * 0.5, 0.022, h * 0.85), {
        albedo: oklch(0.36, 0.04, 50),
        round: 0.6,
      });
    }
    for (let i = 0; i < 5; i++)
      pier.volume(slab(-0.55, h * (0.8 - i * 0.2) - 0.004, 1.1, h * 0.21), {
        albedo: oklch(0.52, 0.055, 58),
        round: 0.06,
        grain: 0.6,
        grainScale: 90,
      });
  }
  return {
    surface: world.standing > 0 ? 'ground' : 'water',
    horizon,
    far: world.standing > 0 ? deckY + 0.04 * height : top + 0.1 * height,
    near: world.standing > 0 ? 0.97 * height : (stands ? 0.82 : 0.94) * height,
    water: { far: top + 0.1 * height, near: 0.82 * height },
    hazeAt: (row) => 0.2 * (1 - row / height),
    mirror: 0.6,
  };
}

export const HARBOUR: SettingDefinition = {
  concept: 'harbour',
  words:
    'harbour, harbor, port, marina, pier, dock, wharf, quay, fishing village, canal, venice, waterfront, jetty',
  rank: 5,
  paint: paintHarbour,
};

/** Roof tiles, or snow in winter. */
function roofTiles(world: World, random: Random): Rgb {
  return world.season.snow > 0
    ? oklch(0.95, 0.01, 245)
    : oklch(random.range(0.42, 0.54), 0.1, random.pick([35, 28, 45]));
}
