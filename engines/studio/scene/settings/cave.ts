import { mixColors, oklch } from '../../core/color.ts';
import { exp, lerp, smoothstep } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintFarHills } from '../landscape/backdrop.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, sceneryPen } from './open-land.ts';

function paintCave(world: World): Ground {
  const { canvas, random, tiles, rig, composition } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('cave');
  const horizon = openLand(world, [0.52, 0.58]);
  paintFarHills(world, own.fork('outside'));
  const cx = width * (0.5 + composition.lightSide * own.range(0.02, 0.14));
  const cy = horizon - 0.12 * height;
  const rx = width * own.range(0.2, 0.28);
  const ry = height * own.range(0.26, 0.34);
  const offset = own.range(0, 400);
  const stone = oklch(0.42, 0.03, own.pick([55, 250, 290]));
  const glow = own.chance(0.5) ? oklch(0.75, 0.14, own.pick([195, 300, 150])) : null;
  const floor = horizon + 0.1 * height;
  canvas.shade((x, y, out) => {
    const u = x / unit;
    const v = y / unit;
    const a = (x - cx) / rx;
    const b = (y - cy) / ry;
    const wobble =
      sampleNoise(tiles.fbm, u * 0.22 + offset, v * 0.22) * 0.5 +
      sampleNoise(tiles.ridge, u * 0.6, v * 0.6 + offset) * 0.1;
    const d = Math.sqrt(a * a + b * b) + wobble;
    const wall = smoothstep(0.97, 1.01, d);
    const ground = smoothstep(floor - 8 * unit, floor + 8 * unit, y + wobble * 60 * unit);
    const solid = Math.max(wall, ground);
    if (solid <= 0) return;
    const rock = sampleNoise(tiles.ridge, u * 0.34 + offset, v * (ground > 0.5 ? 0.9 : 0.26));
    const lit =
      rock -
      sampleNoise(
        tiles.ridge,
        u * 0.34 + offset + (a > 0 ? -4 : 4),
        v * (ground > 0.5 ? 0.9 : 0.26) + 2,
      );
    // Light falls off from the opening.
    const fall = exp(-Math.max(0, d - 1) * (ground > 0.5 ? 0.75 : 1.5));
    const k = (0.05 + 0.75 * fall) * Math.max(0.12, 0.7 + lit * 1.6 + rock * 0.3);
    for (let c = 0; c < 3; c++) {
      const tone = stone[c]! * (rig.key[c]! * 0.7 + rig.haze[c]! * 0.5) * k * 1.25;
      out[c] = lerp(out[c]!, tone, solid);
    }
  });
  for (let i = 0; i < 22; i++) {
    const x = own.next() * width;
    const edge = Math.abs(x - cx) / rx;
    const long = own.range(0.05, 0.2) * height * (0.6 + edge * 0.4);
    const y0 = edge < 1 ? cy - ry * Math.sqrt(1 - Math.min(1, edge * edge)) - 30 * unit : -10;
    const pen = sceneryPen(world, x, y0, long, 0);
    pen.volume([-0.16, 0, 0.16, 0, 0.06, -0.6, 0, -1, -0.05, -0.6], {
      albedo: mixColors(stone, [0, 0, 0], 0.5),
      round: 0.5,
      grain: 0.4,
      lift: -0.25,
    });
  }
  if (glow) {
    for (let i = 0; i < 12; i++) {
      const side = own.pick([-1, 1]);
      const x = width * (0.5 + side * own.range(0.3, 0.5));
      const s = own.range(26, 84) * unit;
      const pen = sceneryPen(world, x, height * own.range(0.68, 0.98), s, 0);
      for (let k = -1; k <= 1; k++) {
        const l = k * 0.3;
        pen.volume(
          [
            k * 0.28 - 0.15,
            0,
            k * 0.28 + 0.15,
            0,
            k * 0.28 + l + 0.1,
            0.75,
            k * 0.28 + l,
            1 - Math.abs(k) * 0.3,
            k * 0.28 + l - 0.1,
            0.7,
          ],
          { albedo: glow, round: 0.1, glow: 0.55, gloss: 0.6 },
        );
      }
      pen.glow(0, 0.5, 1.7, glow, 0.28);
    }
  }
  return {
    surface: 'ground',
    horizon: horizon - 0.05 * height,
    far: floor + 0.06 * height,
    near: 0.95 * height,
    hazeAt: () => 0.02,
    shadow: 0.5,
  };
}

export const CAVE: SettingDefinition = {
  concept: 'cave',
  words: 'cave, cavern, grotto, crystal cave, mine, tunnel, dungeon, den',
  rank: 5,
  paint: paintCave,
};
