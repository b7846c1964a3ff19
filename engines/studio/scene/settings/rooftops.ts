/** On top of the houses: a tiled roof to stand on, and the roofs of the town behind it. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { lerp, sin, smoothstep } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { hash2, type Random } from '../../core/random.ts';
import { addGlow, fillPolygons } from '../../core/raster.ts';
import { lightPixel, litColor } from '../../paint/light-rig.ts';
import { slab } from '../../paint/shapes.ts';
import { findSubject } from '../../parse/scene-spec.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintFarHills } from '../landscape/backdrop.ts';
import type { Ground } from '../stage/ground.ts';
import type { Lch } from '../stage/lch.ts';
import { hazeBetween } from '../stage/sky-stage.ts';
import type { World } from '../stage/world.ts';
import { openLand, sceneryPen } from './open-land.ts';

const LAMP: Rgb = oklch(0.86, 0.14, 76);

const TILES: readonly Lch[] = [
  [0.5, 0.12, 38],
  [0.46, 0.11, 30],
  [0.42, 0.04, 250],
  [0.4, 0.05, 200],
  [0.52, 0.09, 55],
];

/** A row of gabled houses, seen from above their eaves. */
function paintTown(world: World, random: Random, base: number, size: number, haze: number): void {
  const { canvas, rig, season, tiles } = world;
  const { width, unit } = canvas;
  const step = size * 0.78;
  const count = Math.ceil(width / step) + 2;
  // The walk over the houses must not depend on how many of them the width holds.
  for (let i = 0; i < count; i++) {
    const own = random.fork(`house ${i}`);
    const x = (i - 0.5 + own.bell() * 0.12) * step;
    const y = base + own.bell() * size * 0.12;
    const w = size * own.range(0.4, 0.56);
    const wall = oklch(own.range(0.7, 0.9), 0.04, own.pick([70, 55, 95, 30]));
    const roof = season.snow > 0 ? oklch(0.95, 0.01, 245) : oklch(...own.pick(TILES));
    const ridge = own.range(0.42, 0.7) * size;
    const eave = own.range(0.02, 0.12) * size;
    const turned = own.chance(0.45);
    const shade = (albedo: Rgb, l: number) => (px: number, py: number, out: Float64Array) => {
      const n = sampleNoise(tiles.fbm, (px * 0.8) / unit, (py * 2.2) / unit);
      const course = (Math.floor((y - py) / Math.max(2, size * 0.035)) & 1) * 0.05;
      out.set(albedo);
      lightPixel(rig, out, l + n * 0.16 - course, haze);
    };
    fillPolygons(
      canvas,
      [x - w, y - eave, x + w, y - eave, x + w, canvas.height, x - w, canvas.height],
      shade(wall, 0.46),
    );
    const chimney = own.range(-0.5, 0.5);
    fillPolygons(
      canvas,
      [
        x + chimney * w,
        y - eave - ridge * 0.5,
        x + chimney * w,
        y - eave - ridge * 1.16,
        x + chimney * w + size * 0.09,
        y - eave - ridge * 1.16,
        x + chimney * w + size * 0.09,
        y - eave - ridge * 0.5,
      ],
      shade(oklch(0.46, 0.07, 35), 0.5),
    );
    if (turned) {
      // Its gable looks at us.
      fillPolygons(
        canvas,
        [x - w, y - eave, x, y - eave - ridge, x + w, y - eave],
        shade(wall, 0.7),
      );
      for (const s of [-1, 1])
        fillPolygons(
          canvas,
          [
            x + s * w * 1.1,
            y - eave + size * 0.05,
            x,
            y - eave - ridge * 1.06,
            x,
            y - eave - ridge * 0.93,
            x + s * w * 0.98,
            y - eave + size * 0.06,
          ],
          shade(roof, s === world.composition.lightSide ? 0.8 : 0.4),
        );
    } else {
      fillPolygons(
        canvas,
        [
          x - w * 1.08,
          y - eave + size * 0.04,
          x - w * 0.92,
          y - eave - ridge * 0.86,
          x + w * 0.92,
          y - eave - ridge * 0.86,
          x + w * 1.08,
          y - eave + size * 0.04,
        ],
        shade(roof, 0.6),
      );
    }
    const lit = own.chance(rig.isDark ? 0.7 : 0.08);
    const glass: Rgb = lit
      ? [LAMP[0] * 1.2, LAMP[1] * 1.2, LAMP[2] * 1.1]
      : litColor(rig, oklch(0.32, 0.03, 250), 0.4, haze);
    const wy = turned ? y - eave - ridge * 0.3 : y + size * 0.16;
    for (const u of turned ? [0] : [-0.5, 0.1]) {
      const s = size * 0.085;
      const wx = x + u * w;
      fillPolygons(canvas, [wx - s, wy, wx + s, wy, wx + s, wy - s * 2, wx - s, wy - s * 2], glass);
      if (lit && rig.isDark) addGlow(canvas, wx, wy - s, size * 0.3, LAMP, 0.35);
    }
  }
}

function paintRooftops(world: World): Ground {
  const { canvas, random, tiles, season, spec } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('rooftops');
  const horizon = openLand(world, [0.5, 0.56, 0.62]);
  const { rig } = world;
  paintFarHills(world, own.fork('hills'));
  const rows = own.int(3, 4);
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    paintTown(
      world,
      own.fork(`row ${i}`),
      horizon + lerp(0.03, 0.2, t) * height,
      lerp(60, 170, t) * unit,
      0.58 * (1 - t) + 0.1,
    );
  }
  world.report(0.6);
  const slope = own.pick([-1, 1]) * own.range(0.02, 0.09);
  const crest = height * own.range(0.74, 0.8);
  const ridge = (x: number) => crest + (x - width / 2) * slope;
  const asked = findSubject(spec, 'rooftops')?.colors[0];
  const clay = asked ? oklch(asked.L, asked.C, asked.hue) : oklch(...own.pick(TILES));
  const laden = season.snow > 0;
  const snow = oklch(0.95, 0.012, 245);
  const tileWidth = 58 * unit;
  const course = 34 * unit;
  const phase = own.range(0, 100);
  // The chimney stands behind the ridge, on the side where nobody is likely to be.
  const side = own.pick([-1, 1]);
  const stack = sceneryPen(world, width * (0.5 + side * 0.4), 0, 150 * unit, 0.03);
  const cx = width * (0.5 + side * own.range(0.34, 0.42));
  const pen = sceneryPen(world, cx, ridge(cx) + 30 * unit, stack.frame.scale, 0.02);
  const brick = oklch(0.47, 0.09, 35);
  pen.volume(slab(-0.32, 0, 0.64, 1.1), {
    albedo: (u, v) => {
      const line = Math.floor(v * 12);
      const joint =
        Math.abs(((u * 5 + (line & 1) * 0.5 + 50) % 1) - 0.5) > 0.44 || (v * 12) % 1 < 0.12;
      const k = joint ? 0.72 : 0.9 + hash2(line, Math.floor(u * 5 + (line & 1) * 0.5 + 50)) * 0.2;
      return [brick[0] * k, brick[1] * k, brick[2] * k];
    },
    round: 0.1,
  });
  pen.volume(slab(-0.38, 1.08, 0.76, 0.12), {
    albedo: laden ? snow : oklch(0.56, 0.04, 50),
    round: 0.2,
  });
  for (const x of [-0.16, 0.14])
    pen.volume(slab(x - 0.08, 1.18, 0.16, 0.26), { albedo: oklch(0.5, 0.11, 42), round: 0.5 });
  const edge: number[] = [0, height + 2];
  for (let i = 0; i <= 48; i++) {
    const x = (width * i) / 48;
    edge.push(x, ridge(x) - Math.abs(sin(((x / tileWidth) * Math.PI) / 1.2 + phase)) * 5 * unit);
  }
  edge.push(width, height + 2);
  fillPolygons(canvas, edge, (px, py, out) => {
    const below = Math.max(0, py - ridge(px)) / course;
    // Courses grow as the roof comes toward us.
    const depth = below / (1 + below * 0.12);
    const row = Math.floor(depth);
    const v = depth - row;
    const grow = 1 + depth * 0.16;
    const u = (px - width / 2) / (tileWidth * grow) + (row & 1) * 0.5 + phase;
    const column = Math.floor(u);
    const c = (u - column - 0.5) * 2;
    const tone = 0.84 + hash2(column, row) * 0.3;
    const n = sampleNoise(tiles.fbm, (px * 0.5) / unit, (py * 0.5) / unit);
    // Rounded tiles: light on the crown, a dark joint, the shade of the course above.
    const crown = 1 - c * c;
    const lip = smoothstep(0.84, 1, v + crown * 0.14);
    const under = smoothstep(0.24, 0, v);
    const covered = laden ? smoothstep(-0.25, 0.15, n + 0.35 - depth * 0.03) : 0;
    for (let k = 0; k < 3; k++) out[k] = lerp(clay[k]! * tone, snow[k]!, covered);
    const relief =
      0.36 + 0.34 * crown + c * 0.14 * world.composition.lightSide - under * 0.3 + lip * 0.1;
    lightPixel(rig, out, lerp(relief + n * 0.14, 0.7 + n * 0.2, covered), 0);
  });
  // Ridge tiles along the top.
  for (let i = 0; i < 26; i++) {
    const x = (i / 25) * width;
    const cap = sceneryPen(world, x, ridge(x), 30 * unit, 0.01);
    cap.volume(slab(-0.72, -0.3, 1.44, 0.52), {
      albedo: laden ? snow : mixColors(clay, [0, 0, 0], 0.12),
      round: 0.5,
    });
  }
  return {
    surface: 'ground',
    horizon: horizon - 0.12 * height,
    far: crest + 0.004 * height,
    near: crest + 0.03 * height,
    left: width * (side < 0 ? 0.16 : 0),
    right: width * (side < 0 ? 1 : 0.84),
    footAt: (x) => ridge(x) - 3 * unit,
    hazeAt: hazeBetween(world, 0.3, 0),
    shadow: 0.25,
  };
}

export const ROOFTOPS: SettingDefinition = {
  concept: 'rooftops',
  words: 'roof, rooftop, roofs, rooftops, tiled roof, thatched roof, on the roof',
  rank: 7,
  absorbs: ['house', 'church', 'castle', 'cabin', 'tower', 'skyscraper', 'barn'],
  paint: paintRooftops,
};
