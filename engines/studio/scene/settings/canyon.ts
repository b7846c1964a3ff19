import { oklch } from '../../core/color.ts';
import { lerp, pow, smoothstep } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import { lightPixel } from '../../paint/light-rig.ts';
import { paintPlain } from '../../paint/plain.ts';
import { blob } from '../../paint/shapes.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, plainGround, sceneryPen } from './open-land.ts';

/** A flat-topped rock of layered colours. @param left edges of its top in pixels */
function paintMesa(
  world: World,
  random: Random,
  left: number,
  right: number,
  top: number,
  foot: number,
  haze: number,
): void {
  const { canvas, rig, tiles, composition } = world;
  const { unit } = canvas;
  const offset = random.range(0, 400);
  const talus = (foot - top) * 0.3;
  const points: number[] = [];
  const rough = () => random.bell() * 9 * unit;
  points.push(left - talus, foot);
  for (let i = 0; i <= 6; i++)
    points.push(left - talus * pow(1 - i / 6, 3) + rough(), lerp(foot, top, i / 6));
  const steps = 7;
  for (let i = 1; i < steps; i++) points.push(lerp(left, right, i / steps), top + rough() * 0.7);
  for (let i = 6; i >= 0; i--)
    points.push(right + talus * pow(1 - i / 6, 3) + rough(), lerp(foot, top, i / 6));
  points.push(right + talus, foot);
  const red = oklch(0.55, 0.115, 42);
  const pale = oklch(0.76, 0.08, 62);
  fillPolygons(canvas, points, (x, y, out) => {
    const u = x / unit;
    const v = y / unit;
    const warp = sampleNoise(tiles.fbm, u * 0.25 + offset, v * 0.3) * 26;
    const layer = sampleNoise(tiles.fbm, offset, (v + warp * 0.6) * 1.35);
    const crack = sampleNoise(tiles.ridge, u * 0.9 + offset, v * 0.1);
    const t = smoothstep(-0.3, 0.3, layer);
    for (let c = 0; c < 3; c++) out[c] = lerp(red[c]!, pale[c]!, t) * (1 + crack * 0.12);
    const lit =
      sampleNoise(tiles.fbm, u * 0.5 + offset, v * 0.12) -
      sampleNoise(tiles.fbm, u * 0.5 + offset + composition.lightSide * 7, v * 0.12);
    const across = ((x - (left + right) / 2) / (right - left)) * composition.lightSide;
    lightPixel(rig, out, 0.5 + across * 0.4 + lit * 2.2 + layer * 0.16 + crack * 0.12, haze);
  });
}

function paintCanyon(world: World): Ground {
  const { canvas, random, tiles, rig } = world;
  const { width, height, unit } = canvas;
  const horizon = openLand(world, [0.5, 0.56, 0.6]);
  const own = random.fork('canyon');
  paintPlain(canvas, rig, tiles, {
    horizon: horizon + 2 * unit,
    dark: oklch(0.56, 0.1, 46),
    light: oklch(0.74, 0.085, 58),
    offset: own.range(0, 400),
    haze: 0.3,
    rough: 0.4,
  });
  const tall = Math.min(0.4 * height, 0.5 * width);
  for (let row = 0; row < 3; row++) {
    const near = row / 2;
    const foot = horizon + (4 + near * 70) * unit;
    const count = 3 - row + 1;
    for (let i = 0; i < count; i++) {
      const w = width * own.range(0.1, 0.22) * (1 + near * 0.7);
      // The nearest walls frame the view.
      const x = row === 2 ? (i % 2 === 0 ? -w * 0.4 : width - w * 0.6) : width * own.next() - w / 2;
      paintMesa(
        world,
        own.fork(`mesa ${row} ${i}`),
        x,
        x + w,
        foot - tall * own.range(0.45, 0.75) * (1 + near * 0.55),
        foot,
        0.55 - near * 0.45,
      );
    }
  }
  for (let i = 0; i < 26; i++) {
    const t = own.next();
    const y = lerp(horizon + 80 * unit, height, t);
    const s = (4 + pow(own.next(), 3) * 26) * unit * (0.5 + t);
    const pen = sceneryPen(world, own.next() * width, y, s, 0.2 * (1 - t));
    pen.volume(blob(-1, 0, -0.8, 0.6, 0, 0.85, 0.8, 0.5, 1, 0), {
      albedo: oklch(0.6, 0.09, 48),
      grain: 0.4,
      round: 0.4,
    });
  }
  return plainGround(world, horizon, { far: horizon + 0.17 * height });
}

export const CANYON: SettingDefinition = {
  concept: 'canyon',
  words: 'canyon, grand canyon, gorge, ravine, mesa, butte, wild west, mars, red planet surface',
  rank: 4,
  paint: paintCanyon,
};
