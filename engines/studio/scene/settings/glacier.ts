import { oklch } from '../../core/color.ts';
import { lerp } from '../../core/math.ts';
import { paintRange } from '../../paint/mountains.ts';
import { paintPlain } from '../../paint/plain.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, plainGround, sceneryPen } from './open-land.ts';

function paintGlacier(world: World): Ground {
  const { canvas, random, tiles, rig, composition } = world;
  const { width, height, unit } = canvas;
  const horizon = openLand(world, [0.48, 0.54, 0.6]);
  const own = random.fork('ice');
  paintRange(canvas, rig, tiles, own.fork('range'), {
    foot: horizon + 6 * unit,
    height: own.range(180, 280) * unit,
    peakX: width * own.range(0.25, 0.75),
    peakSpread: width * 0.3,
    hazeNear: 0.3,
    hazeFar: 0.6,
    snow: 1,
    lightSide: composition.lightSide,
    rockHue: 240,
  });
  paintPlain(canvas, rig, tiles, {
    horizon,
    dark: oklch(0.86, 0.03, 235),
    light: oklch(0.97, 0.01, 220),
    offset: own.range(0, 400),
    haze: 0.5,
    rough: 0.12,
    ripple: 0.2,
  });
  for (let i = 0; i < 9; i++) {
    const t = (i + own.next() * 0.6) / 9;
    const y = lerp(horizon + 12 * unit, horizon + 0.2 * height, t);
    const s = (40 + 90 * t) * unit * own.range(0.6, 1.3);
    const edge = own.chance(0.5) ? own.range(0, 0.25) : own.range(0.75, 1);
    const pen = sceneryPen(world, width * (t > 0.35 ? edge : own.next()), y, s, 0.4 * (1 - t));
    const lean = own.bell() * 0.2;
    pen.volume(
      [-0.8, 0, -0.55, 0.5, -0.25 + lean, 0.7, 0.02 + lean, 1.15, 0.3, 0.6, 0.62, 0.45, 0.85, 0],
      { albedo: oklch(0.84, 0.06, 220), round: 0.25, gloss: 0.35 },
    );
    pen.fill([0.02 + lean, 1.15, 0.3, 0.6, 0.1, 0, -0.12, 0.4], oklch(0.7, 0.09, 230), 0.5, {
      alpha: 0.75,
    });
    pen.fill([-0.25 + lean, 0.7, 0.02 + lean, 1.15, -0.12, 0.4], oklch(0.98, 0.01, 220), 0.95);
  }
  const snowy = { ...world, season: { ...world.season, snow: 0.9 } };
  const tufts = own.fork('drift');
  return plainGround(world, horizon, {
    cover: (x, row, half) => paintTufts(snowy, tufts, x, row, half),
    shadow: 0.4,
  });
}

export const GLACIER: SettingDefinition = {
  concept: 'glacier',
  words:
    'glacier, antarctica, arctic, iceberg, north pole, south pole, ice field, tundra, ice, snowfield',
  rank: 4,
  paint: paintGlacier,
};
