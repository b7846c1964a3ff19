import { oklch } from '../../core/color.ts';
import { lerp, square } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { paintRange } from '../../paint/mountains.ts';
import type { Pen } from '../../paint/pen.ts';
import { paintPlain } from '../../paint/plain.ts';
import { blob, chain } from '../../paint/shapes.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, plainGround, sceneryPen } from './open-land.ts';

function acacia(pen: Pen, random: Random): void {
  const bark = oklch(0.32, 0.03, 50);
  const lean = random.range(-0.1, 0.1);
  pen.volume(
    [
      ...chain(0, 0, 0.035, lean, 0.36, 0.024, lean - 0.16, 0.66, 0.014),
      ...chain(lean * 0.9, 0.32, 0.024, lean + 0.1, 0.52, 0.018, lean + 0.24, 0.68, 0.012),
    ],
    { albedo: bark },
  );
  for (let i = 0; i < 4; i++) {
    const x = lean - 0.3 + i * 0.2;
    pen.volume(
      blob(
        x - 0.26,
        0.68 + (i % 2) * 0.05,
        x - 0.1,
        0.77 + (i % 2) * 0.05,
        x + 0.12,
        0.78,
        x + 0.26,
        0.69 + (i % 2) * 0.04,
        x,
        0.65,
      ),
      { albedo: oklch(0.42, 0.08, 118), grain: 1.3, grainScale: 160, round: 0.5 },
    );
  }
}

function paintSavanna(world: World): Ground {
  const { canvas, random, tiles, rig, spec } = world;
  const { width, height, unit } = canvas;
  const horizon = openLand(world, [0.5, 0.56, 0.62]);
  const own = random.fork('savanna');
  paintRange(canvas, rig, tiles, own.fork('range'), {
    foot: horizon + 4 * unit,
    height: own.range(50, 130) * unit,
    peakX: width * own.range(0.1, 0.9),
    peakSpread: width * 0.25,
    hazeNear: 0.6,
    hazeFar: 0.75,
    snow: 0,
    lightSide: world.composition.lightSide,
    rockHue: 260,
  });
  paintPlain(canvas, rig, tiles, {
    horizon,
    dark: oklch(0.56, 0.1, 82),
    light: oklch(0.77, 0.11, 86),
    offset: own.range(0, 400),
    rough: 0.5,
  });
  if (!spec.excluded.has('tree')) {
    const trees = Array.from({ length: 9 }, () => ({
      x: own.next(),
      t: square(own.next()) * 0.5,
    })).sort((a, b) => a.t - b.t);
    trees.forEach(({ x, t }, i) => {
      const y = horizon + (0.01 + t * 0.22) * height;
      acacia(
        sceneryPen(world, x * width, y, (34 + t * 420) * unit, 0.5 * (1 - t * 1.7)),
        own.fork(`tree ${i}`),
      );
    });
  }
  const season = {
    ...world.season,
    grassHue: [76, 92] as const,
    grassLightness: [0.5, 0.82] as const,
  };
  const tufts = own.fork('tufts');
  const dry = { ...world, season };
  for (let i = 0; i < 40; i++) {
    const t = own.next();
    paintTufts(
      dry,
      tufts,
      own.next() * width,
      lerp(horizon + 0.12 * height, height, t),
      (10 + 30 * t) * unit,
    );
  }
  return plainGround(world, horizon, {
    cover: (x, row, half) => paintTufts(dry, tufts, x, row, half),
  });
}

export const SAVANNA: SettingDefinition = {
  concept: 'savanna',
  words: 'savanna, savannah, safari, serengeti, steppe, africa, plain, outback',
  rank: 4,
  paint: paintSavanna,
};
