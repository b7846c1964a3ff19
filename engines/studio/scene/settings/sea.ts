/** Open sea, with the headland that carries a lighthouse, and the beach. */
import { oklch } from '../../core/color.ts';
import { paintPalm } from '../../paint/palm.ts';
import { Pen } from '../../paint/pen.ts';
import { blob, oval } from '../../paint/shapes.ts';
import { hasSubject } from '../../parse/scene-spec.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintBackdropMountains } from '../landscape/backdrop.ts';
import { paintBoulders, paintMeadow } from '../landscape/foreground.ts';
import { paintHero } from '../landscape/hero.ts';
import { paintBeach, paintHeadland, paintOpenSea } from '../landscape/waterside.ts';
import type { Ground } from '../stage/ground.ts';
import { hazeBetween, paintWorldSky } from '../stage/sky-stage.ts';
import type { World } from '../stage/world.ts';
import { heroLandmark } from './countryside.ts';

function paintSeaSetting(world: World): Ground {
  const { canvas, composition, random, spec } = world;
  const { height } = canvas;
  composition.ground = 'sea';
  const vary = random.fork('sea layout');
  // High or low horizon; boats alone on the water need no headland.
  const cliff = hasSubject(spec, 'cliff');
  composition.horizon = height * vary.pick([0.42, 0.5, 0.54, 0.6]);
  if (composition.hero) composition.horizon = height * 0.54;
  paintWorldSky(world);
  if (composition.relief >= 1) paintBackdropMountains(world, random.fork('mountains'));
  paintOpenSea(world, random.fork('sea'));
  const { horizon } = composition;
  const sea: Ground = {
    surface: 'water',
    horizon,
    far: horizon + 0.035 * height,
    near: 0.93 * height,
    hazeAt: hazeBetween(world, 0.42, 0.02),
    mirror: 0.6,
  };
  const stands = composition.hero !== null || world.standing > 0 || cliff;
  if (!stands && (world.afloat > 0 || vary.chance(0.5))) return sea;
  const line = paintHeadland(world, random.fork('headland'));
  paintBoulders(world, random.fork('boulders'), line, 6);
  if (composition.hero) paintHero(world, line, random.fork('hero'));
  paintMeadow(world, random.fork('meadow'), line, 0.8);
  const side = -composition.lightSide;
  const edge = canvas.width * (0.5 + side * 0.1);
  return {
    ...sea,
    ...(world.standing > 0 ? { surface: 'ground' as const } : {}),
    far: world.standing > 0 ? 0.8 * height : sea.far,
    near: world.standing > 0 ? 0.95 * height : 0.86 * height,
    ...(world.standing > 0
      ? { left: side > 0 ? edge : 0, right: side > 0 ? canvas.width : edge }
      : {}),
    water: { far: sea.far, near: 0.78 * height },
    footAt: (x, row) => Math.max(row, line(x) + 0.02 * height),
    landmark: heroLandmark(world, line),
  };
}

export const SEA: SettingDefinition = {
  concept: 'sea',
  words: 'sea, ocean, wave, open water, high seas, sea water, seascape',
  rank: 3,
  absorbs: ['lighthouse', 'castle', 'house'],
  paint: paintSeaSetting,
};

export const CLIFF: SettingDefinition = {
  concept: 'cliff',
  words: 'cliff, headland, promontory, sea cliff, crag, cape, coast, rocky coast',
  rank: 4,
  absorbs: ['lighthouse', 'castle', 'house'],
  paint: paintSeaSetting,
};

function paintBeachSetting(world: World): Ground {
  const { canvas, composition, random } = world;
  const { height, width, unit } = canvas;
  composition.ground = 'sea';
  const vary = random.fork('beach layout');
  composition.horizon = height * vary.pick([0.4, 0.45, 0.5]);
  paintWorldSky(world);
  if (composition.relief >= 1) paintBackdropMountains(world, random.fork('mountains'));
  paintOpenSea(world, random.fork('sea'));
  const { horizon, frameSide } = composition;
  const sand = paintBeach(world, random.fork('beach'), world.standing > 0 ? 0.77 : 0.87);
  paintBoulders(world, random.fork('boulders'), sand, 5);
  const palms = random.fork('palms');
  if (!world.spec.excluded.has('palm') && palms.chance(0.62)) {
    const count = palms.int(1, 3);
    for (let i = 0; i < count; i++) {
      const x = width * (0.5 + frameSide * (0.5 - 0.04 - i * 0.085));
      paintPalm(canvas, world.rig, world.tiles, palms.fork(`palm ${i}`), {
        x,
        y: sand(x) + (10 + i * 14) * unit,
        height: Math.min(0.56 * height, 0.8 * width) * palms.range(0.7, 1),
        lean: -frameSide * palms.range(0.1, 0.3),
        haze: 0.03,
        lightSide: composition.lightSide,
      });
    }
  }
  return {
    surface: 'ground',
    horizon,
    far: 0.8 * height,
    near: 0.96 * height,
    water: { far: horizon + 0.03 * height, near: 0.66 * height },
    footAt: (x, row) => Math.max(row, Math.min(0.97 * height, sand(x) - 0.01 * height)),
    hazeAt: hazeBetween(world, 0.3, 0.01),
    shadow: 0.5,
  };
}

export const BEACH: SettingDefinition = {
  concept: 'beach',
  words: 'beach, shore, seaside, seashore, bay, lagoon, sandy beach, tropical beach',
  rank: 4,
  paint: paintBeachSetting,
};

/** A green island out at sea. */
function paintIslandSetting(world: World): Ground {
  const { canvas, composition, random } = world;
  const { height, width, unit } = canvas;
  composition.ground = 'sea';
  composition.horizon = height * random.fork('island layout').pick([0.46, 0.52, 0.58]);
  paintWorldSky(world);
  paintOpenSea(world, random.fork('sea'));
  const { horizon, heroX, lightSide } = composition;
  const own = random.fork('island');
  const x = heroX;
  const row = horizon + 0.1 * height;
  const half = Math.min(width * 0.3, height * 0.34) * own.range(0.85, 1.1);
  paintIslet(world, x, row, half);
  for (let i = 0; i < own.int(3, 6); i++) {
    const u = own.range(-0.55, 0.55);
    paintPalm(canvas, world.rig, world.tiles, own.fork(`palm ${i}`), {
      x: x + u * half,
      y: row - half * 0.2 * (1 - u * u),
      height: half * own.range(0.7, 1.15),
      lean: own.bell() * 0.2,
      haze: 0.1,
      lightSide,
    });
  }
  return {
    surface: world.standing > 0 ? 'ground' : 'water',
    horizon,
    far: world.standing > 0 ? row - 4 * unit : horizon + 0.18 * height,
    near: world.standing > 0 ? row + 8 * unit : 0.92 * height,
    ...(world.standing > 0 ? { left: x - half * 0.6, right: x + half * 0.6 } : {}),
    water: { far: horizon + 0.18 * height, near: 0.92 * height },
    hazeAt: hazeBetween(world, 0.3, 0.02),
    mirror: 0.6,
  };
}

function paintIslet(world: World, x: number, row: number, half: number): void {
  const { canvas, composition, tiles, rig } = world;
  const pen = new Pen(
    canvas,
    tiles,
    { x, y: row, scale: half, facing: 1, tilt: 0 },
    { rig, side: composition.lightSide, haze: 0.12 },
  );
  const white = oklch(0.97, 0.01, 220);
  pen.fill(oval(0, -0.02, 1.12, 0.075), oklch(0.72, 0.09, 190), 0.8, {
    alpha: 0.6,
    blur: half * 0.02,
  });
  pen.fill(oval(0, 0, 1.03, 0.05), white, 0.9, { alpha: 0.5, blur: half * 0.012 });
  pen.volume(blob(-1, 0, -0.6, 0.09, 0, 0.13, 0.6, 0.09, 1, 0, 0.5, -0.04, -0.5, -0.04), {
    albedo: oklch(0.84, 0.06, 82),
    grain: 0.14,
  });
  pen.volume(
    blob(
      -0.72,
      0.05,
      -0.45,
      0.2,
      -0.12,
      0.3,
      0.2,
      0.26,
      0.5,
      0.16,
      0.72,
      0.05,
      0.2,
      0.03,
      -0.3,
      0.03,
    ),
    { albedo: oklch(0.5, 0.11, 135), grain: 0.5, grainScale: 90 },
  );
}

export const ISLAND: SettingDefinition = {
  concept: 'island',
  words: 'island, islet, desert island, tropical island, atoll',
  rank: 5,
  paint: paintIslandSetting,
};
