import { oklch, type Rgb } from '../../core/color.ts';
import { under } from '../../core/geometry.ts';
import { clamp, lerp, smoothstep } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { fillPolygons } from '../../core/raster.ts';
import { lightPixel } from '../../paint/light-rig.ts';
import { paintRange } from '../../paint/mountains.ts';
import { paintPlain } from '../../paint/plain.ts';
import { drawCactus } from '../actors/plants/cactus.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, plainGround, sceneryPen } from './open-land.ts';

interface DuneOptions {
  y: number;
  rise: number;
  offset: number;
  haze: number;
  dark: Rgb;
  light: Rgb;
}

/** A dune with a sharp crest: lit on the sun's side, in its own shade on the other. */
function paintDune(world: World, options: DuneOptions): void {
  const { canvas, rig, tiles, composition } = world;
  const { width, height, unit } = canvas;
  const { offset, rise } = options;
  const crest = (x: number) => {
    const u = x / unit;
    const a = sampleNoise(tiles.fbm, u * 0.1 + offset, offset);
    const b = Math.abs(sampleNoise(tiles.fbm, u * 0.05 + offset * 2, 90)) * 2;
    return options.y - rise * (0.35 + a * 0.7 + b * 0.55);
  };
  const rows = new Float32Array(width + 2);
  for (let x = 0; x <= width + 1; x++) rows[x] = crest(x);
  const side = composition.lightSide;
  const slopes = new Float32Array(width + 2);
  const reach = 34 * unit;
  for (let x = 0; x <= width + 1; x++)
    slopes[x] = (crest(x + reach) - crest(x - reach)) / (2 * reach);
  fillPolygons(canvas, under(crest, width, height), (x, y, out) => {
    const d = (y - rows[x]!) / (1024 * unit);
    // The shaded flank lies on one side of each rise; its edge wanders down from the crest.
    const bend = sampleNoise(tiles.fbm, (x * 0.1) / unit + offset, (y * 0.1) / unit);
    const at = clamp(x + side * d * 900 * unit, 0, width);
    const slope = slopes[Math.round(at)]!;
    const lee = smoothstep(-0.02, 0.16, -slope * side + bend * 0.2) * smoothstep(0.3, 0.12, d);
    const lines =
      sampleNoise(tiles.fbm, (x * 0.05) / unit + offset + bend * 9, (y * 2.6) / unit) *
      smoothstep(0, 0.06, d);
    const t = clamp(0.6 + bend * 0.5);
    for (let c = 0; c < 3; c++) out[c] = lerp(options.dark[c]!, options.light[c]!, t);
    lightPixel(rig, out, 0.86 - lee * 0.62 + lines * 0.16 - d * 0.3, options.haze * (1 - d * 1.2));
  });
}

function paintDesert(world: World): Ground {
  const { canvas, random, tiles, rig, spec } = world;
  const { width, height, unit } = canvas;
  const horizon = openLand(world, [0.46, 0.54, 0.6, 0.64]);
  const own = random.fork('desert');
  const hue = own.pick([70, 62, 78, 50]);
  const dark = oklch(0.72, 0.095, hue - 6);
  const light = oklch(0.86, 0.085, hue + 6);
  if (own.chance(0.4)) {
    paintRange(canvas, rig, tiles, own.fork('range'), {
      foot: horizon + 6 * unit,
      height: 120 * unit,
      peakX: width * own.range(0.2, 0.8),
      peakSpread: width * 0.3,
      hazeNear: 0.5,
      hazeFar: 0.7,
      snow: 0,
      lightSide: world.composition.lightSide,
      rockHue: 40,
    });
  }
  for (let i = 0; i < 3; i++) {
    paintDune(world, {
      y: horizon + (6 + i * 34) * unit,
      rise: (110 + i * 26) * unit,
      offset: own.range(0, 400),
      haze: 0.52 - i * 0.17,
      dark,
      light,
    });
  }
  const line = horizon + 92 * unit;
  paintPlain(canvas, rig, tiles, {
    horizon: Math.max(line, height * 0.74),
    dark,
    light,
    offset: own.range(0, 400),
    haze: 0.1,
    rough: 0.1,
    ripple: 0.34,
  });
  paintDune(world, {
    y: Math.max(line, height * 0.75),
    rise: 52 * unit,
    offset: own.range(0, 400),
    haze: 0.08,
    dark,
    light,
  });
  if (!spec.excluded.has('cactus') && own.chance(0.45)) {
    for (let i = 0; i < 3; i++) {
      const x = width * own.pick([own.range(0.03, 0.22), own.range(0.78, 0.97)]);
      drawCactus(
        sceneryPen(world, x, height * own.range(0.78, 0.86), own.range(70, 130) * unit, 0.06),
        own.fork(`cactus ${i}`),
        oklch(0.48, 0.09, 145),
      );
    }
  }
  return plainGround(world, horizon, { far: height * 0.8, shadow: 0.75 });
}

export const DESERT: SettingDefinition = {
  concept: 'desert',
  words: 'desert, sahara, dune, sand dune, sand, wasteland, oasis, badlands, dunes',
  rank: 4,
  paint: paintDesert,
};
