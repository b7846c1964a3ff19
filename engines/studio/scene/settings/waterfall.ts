import { mixColors, oklch } from '../../core/color.ts';
import { cos, lerp, sin, smoothstep } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { fillPolygons } from '../../core/raster.ts';
import { lightPixel, litColor } from '../../paint/light-rig.ts';
import { paintMist } from '../../paint/particles.ts';
import { blob } from '../../paint/shapes.ts';
import { paintLake } from '../../paint/water.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintBackdropMountains } from '../landscape/backdrop.ts';
import { paintSeasonTree } from '../landscape/stage.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { leafFan } from './greenery.ts';
import { openLand, sceneryPen } from './open-land.ts';

/** A wall of rock across part of the picture. @param edge row of its top by column */
function paintRockWall(
  world: World,
  edge: (x: number) => number,
  foot: number,
  haze: number,
  offset: number,
  mossy: number,
): void {
  const { canvas, rig, tiles, composition } = world;
  const { width, unit } = canvas;
  const points = [-4, foot];
  for (let x = -4; x <= width + 6; x += 4) points.push(x, edge(x));
  points.push(width + 6, foot);
  const stone = oklch(0.5, 0.03, 60);
  const moss = oklch(0.46, 0.09, 130);
  fillPolygons(canvas, points, (x, y, out) => {
    const u = x / unit;
    const v = y / unit;
    const a = sampleNoise(tiles.ridge, u * 0.5 + offset, v * 0.28 + offset);
    const lit =
      a -
      sampleNoise(tiles.ridge, u * 0.5 + offset + composition.lightSide * 4, v * 0.28 + offset - 2);
    const n = sampleNoise(tiles.fbm, u * 0.7, v * 0.5 + offset);
    const ledge = sampleNoise(tiles.fbm, u * 0.12 + offset, v * 1.2);
    const green = smoothstep(0.1, 0.4, ledge + n * 0.5) * mossy;
    for (let c = 0; c < 3; c++) out[c] = lerp(stone[c]! * (1 + n * 0.3), moss[c]!, green);
    lightPixel(rig, out, 0.42 + lit * 1.3 + ledge * 0.35, haze);
  });
}

function paintWaterfall(world: World): Ground {
  const { canvas, random, tiles, rig, composition } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('waterfall');
  const horizon = openLand(world, [0.6, 0.64]);
  const top = horizon - Math.min(0.46 * height, 0.6 * width);
  const cx = width * own.pick([0.38, 0.5, 0.62]);
  const half = Math.min(0.13 * width, 110 * unit) * own.range(0.75, 1.25);
  const offset = own.range(0, 400);
  paintBackdropMountains(world, own.fork('mountains'));
  const edge = (x: number) =>
    top +
    sampleNoise(tiles.fbm, (x * 0.2) / unit + offset, offset) * 60 * unit -
    Math.max(0, Math.abs(x - cx) / width - 0.18) * 0.36 * height;
  for (let i = 0; i < 26; i++) {
    const x = own.next() * width;
    if (Math.abs(x - cx) < half * 1.3) continue;
    paintSeasonTree(
      world,
      own,
      { x, y: edge(x) + 8 * unit, height: own.range(50, 120) * unit, haze: 0.28 },
      own.chance(world.season.conifers),
    );
  }
  const foot = horizon + 0.06 * height;
  paintRockWall(world, edge, foot, 0.2, offset, 0.9);
  // Falling water: strands that widen and break up on their way down.
  const rim = edge(cx);
  const fall: number[] = [cx - half, rim];
  for (let i = 1; i <= 8; i++)
    fall.push(cx - half * (1 + i * 0.03) + own.bell() * 5 * unit, lerp(rim, foot, i / 8));
  for (let i = 8; i >= 0; i--)
    fall.push(cx + half * (1 + i * 0.03) + own.bell() * 5 * unit, lerp(rim, foot, i / 8));
  const white = litColor(rig, oklch(0.97, 0.012, 225), 0.9);
  const blue = litColor(rig, oklch(0.68, 0.06, 228), 0.5);
  fillPolygons(
    canvas,
    fall,
    (x, y, out) => {
      const t = (y - rim) / (foot - rim);
      const s =
        sampleNoise(tiles.fine, (x * 0.5) / unit + offset, (y * 0.05) / unit) +
        0.7 * sampleNoise(tiles.fbm, (x * 1.6) / unit, (y * 0.22) / unit + offset);
      const k = smoothstep(-0.45, 0.5, s + t * 0.3);
      for (let c = 0; c < 3; c++) out[c] = lerp(blue[c]!, white[c]!, k);
      out[3] = smoothstep(-0.9, -0.4, s + (1 - Math.abs((x - cx) / half)) * 1.2);
    },
    { blur: 1.5 * unit },
  );
  const pool = horizon + 0.05 * height;
  paintLake(canvas, rig, tiles, own.fork('pool'), {
    top: pool,
    bottom: height,
    sunX: composition.sunX,
    ripple: 0.7,
    glitter: false,
  });
  for (let i = 0; i < 26; i++) {
    const r = own.range(12, 40) * unit;
    fillPolygons(
      canvas,
      blobAt(cx + own.bell() * half * 1.2, pool + own.range(-10, 12) * unit, r, r * 0.5),
      white,
      { alpha: 0.3, blur: r * 0.3 },
    );
  }
  paintMist(canvas, tiles, own.fork('spray'), {
    y: pool - 20 * unit,
    spread: 90 * unit,
    density: 0.45,
    color: mixColors(rig.haze, white, 0.5),
  });
  const bankY = height * 0.86;
  for (const side of [-1, 1]) {
    const pen = sceneryPen(
      world,
      width * (0.5 + side * 0.5),
      height * 1.02,
      Math.min(width, height) * 0.42,
      0.02,
      -side,
    );
    pen.volume(blob(-1, 0, -0.7, 0.34, -0.2, 0.42, 0.2, 0.26, 0.62, 0.12, 0.85, 0), {
      albedo: oklch(0.5, 0.03, 70),
      grain: 0.7,
      round: 0.4,
    });
    pen.volume(blob(-1, 0.24, -0.6, 0.4, -0.2, 0.45, 0.16, 0.3, -0.2, 0.34, -0.6, 0.3), {
      albedo: oklch(0.46, 0.1, 128),
      grain: 0.9,
    });
    for (let i = 0; i < 5; i++)
      leafFan(
        world,
        own,
        width * (0.5 + side * own.range(0.36, 0.5)),
        height * own.range(0.86, 0.98),
        own.range(46, 84) * unit,
        0.02,
        7,
      );
  }
  const tufts = own.fork('tufts');
  if (world.standing > 0) {
    const bank = sceneryPen(world, width / 2, height * 1.02, width, 0.01);
    const h = height / width;
    bank.volume(
      blob(-0.6, 0, -0.55, 0.12 * h, -0.2, 0.2 * h, 0.2, 0.2 * h, 0.55, 0.13 * h, 0.6, 0),
      { albedo: oklch(0.46, 0.1, 122), grain: 0.6, grainScale: 140, round: 0.25 },
    );
  }
  return {
    surface: world.standing > 0 ? 'ground' : 'water',
    horizon,
    far: world.standing > 0 ? bankY + 0.04 * height : pool + 0.06 * height,
    near: 0.95 * height,
    water: { far: pool + 0.06 * height, near: bankY },
    hazeAt: () => 0.04,
    cover: (x, row, half2) => paintTufts(world, tufts, x, row, half2),
  };
}

function blobAt(x: number, y: number, rx: number, ry: number): number[] {
  const points: number[] = [];
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 6.2831853;
    points.push(x + cos(a) * rx, y + sin(a) * ry);
  }
  return points;
}

export const WATERFALL: SettingDefinition = {
  concept: 'waterfall',
  words: 'waterfall, cascade, falls, niagara, cataract',
  rank: 5,
  paint: paintWaterfall,
};
