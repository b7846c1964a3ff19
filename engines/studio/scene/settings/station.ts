/** A railway station from the platform: canopy on iron columns, clock, lamps and the track behind. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { cos, lerp, sin, TAU } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { fillPolygons } from '../../core/raster.ts';
import { lightPixel } from '../../paint/light-rig.ts';
import type { Pen } from '../../paint/pen.ts';
import { curve, oval, ribbon, slab } from '../../paint/shapes.ts';
import { findSubject } from '../../parse/scene-spec.ts';
import { TRAIN_ACTOR } from '../actors/vehicles/train.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintBackdropMountains, paintFarHills } from '../landscape/backdrop.ts';
import { paintSeasonTree } from '../landscape/stage.ts';
import { createActor } from '../stage/actor.ts';
import type { Ground } from '../stage/ground.ts';
import type { Lch } from '../stage/lch.ts';
import type { World } from '../stage/world.ts';
import { openLand, sceneryPen } from './open-land.ts';

function column(pen: Pen, iron: Rgb): void {
  pen.volume(slab(-0.035, 0, 0.07, 1), { albedo: iron, round: 0.7, gloss: 0.3 });
  pen.volume(slab(-0.06, 0, 0.12, 0.07), { albedo: iron, round: 0.4 });
  pen.volume(slab(-0.055, 0.68, 0.11, 0.03), { albedo: iron, round: 0.4 });
  for (const s of [-1, 1]) {
    pen.volume(ribbon(curve(0, 0.7, s * 0.14, 0.78, s * 0.3, 0.97), 0.03), {
      albedo: iron,
      round: 0.6,
    });
    pen.volume(ribbon(oval(s * 0.1, 0.89, 0.05, 0.05), 0.014), { albedo: iron });
  }
}

function clock(pen: Pen, isDark: boolean, turn: number): void {
  pen.fill(ribbon([0, 0.2, 0, 0.45], 0.02), oklch(0.24, 0.02, 260), 0.5);
  pen.volume(oval(0, 0, 0.2), { albedo: oklch(0.22, 0.02, 260), gloss: 0.4 });
  pen.fill(oval(0, 0, 0.165), oklch(0.95, 0.02, 90), 0.9);
  if (isDark) {
    pen.emit(oval(0, 0, 0.165), [1, 0.92, 0.74], { alpha: 0.8 });
    pen.glow(0, 0, 0.6, [1, 0.85, 0.55], 0.4);
  }
  for (const [a, l] of [
    [turn, 0.09],
    [turn * 12, 0.14],
  ] as const)
    pen.fill(ribbon([0, 0, sin(a) * l, cos(a) * l], 0.018), oklch(0.18, 0.01, 260), 0.3);
}

function paintStation(world: World): Ground {
  const { canvas, random, tiles, spec, season } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('station');
  const horizon = openLand(world, [0.48, 0.53, 0.58]);
  const { rig } = world;
  if (own.chance(0.5)) paintBackdropMountains(world, own.fork('mountains'));
  paintFarHills(world, own.fork('hills'));
  const edge = height * own.range(0.74, 0.79);
  const track = edge - 0.045 * height;
  const snowy = season.snow > 0;
  // Meadows up to the line, then its ballast.
  // The hills show above it.
  const meadow = lerp(horizon, track, 0.5);
  const ballast = track - 0.035 * height;
  const [grassDark, grassLight] = season.farGround;
  fillPolygons(canvas, [0, meadow, width, meadow, width, height, 0, height], (x, y, out) => {
    const n = sampleNoise(tiles.fine, (x * 0.7) / unit, (y * 1.5) / unit);
    const blotch = sampleNoise(tiles.fbm, (x * 0.16) / unit, (y * 0.9) / unit);
    const isStony = y > ballast + blotch * 8 * unit;
    out.set(
      isStony
        ? snowy
          ? oklch(0.92, 0.012, 245)
          : oklch(0.44, 0.025, 70)
        : mixColors(grassDark, grassLight, 0.5 + blotch),
    );
    lightPixel(
      rig,
      out,
      0.5 + n * (isStony ? 0.4 : 0.15) + blotch * 0.2,
      0.3 * (1 - (y - meadow) / (height - meadow)),
    );
  });
  for (let i = 0; i < 14; i++) {
    paintSeasonTree(
      world,
      own,
      {
        x: own.next() * width,
        y: meadow + own.range(2, 12) * unit,
        height: own.range(40, 95) * unit,
        haze: 0.3,
      },
      own.chance(0.3),
    );
  }
  const rails = sceneryPen(world, width / 2, track, width, 0.08);
  for (let i = 0; i < 44; i++)
    rails.fill(slab(-0.52 + i * 0.024, -0.014, 0.011, 0.018), oklch(0.3, 0.035, 50), 0.45);
  for (const y of [-0.006, 0.006])
    rails.fill(slab(-0.55, y, 1.1, 0.003), oklch(0.7, 0.02, 250), 0.8);
  const asked = findSubject(spec, 'train');
  if (asked !== null || (own.chance(0.55) && !spec.excluded.has('train'))) {
    const long = Math.max(width * own.range(0.62, 0.8), 0.52 * height);
    const facing = own.pick([-1, 1]);
    const pen = sceneryPen(
      world,
      width * (0.5 + facing * own.range(-0.2, 0.06)),
      track + 3 * unit,
      long / 2,
      0.1,
      facing,
    );
    const subject = asked ?? {
      concept: 'train',
      word: 'train',
      role: 'actor' as const,
      colors: [],
      adjectives: [],
      parts: [],
      count: 1,
      isCounted: false,
      weight: 1,
      relation: null,
    };
    const actor = createActor(subject, spec, own.fork('train'), {
      snow: season.snow,
      isLit: rig.isDark,
      place: 'ground',
    });
    TRAIN_ACTOR.paint(pen, actor);
  }
  world.report(0.6);
  // The platform, with the line that nobody should cross.
  const stone = oklch(0.66, 0.02, 75);
  fillPolygons(canvas, [0, edge, width, edge, width, height, 0, height], (x, y, out) => {
    const d = (y - edge) / (height - edge);
    const z = 1 / (0.35 + d);
    const u = ((x - width / 2) / unit) * z * 0.011;
    const v = z * 9;
    const joint =
      Math.abs(((((u + 90) % 1) + 1) % 1) - 0.5) > 0.485 || Math.abs((v % 1) - 0.5) > 0.47;
    const n = sampleNoise(tiles.fbm, u * 24, v * 20);
    const line = d > 0.1 && d < 0.17;
    out.set(line ? oklch(0.84, 0.15, 90) : snowy && n > -0.05 ? oklch(0.94, 0.012, 245) : stone);
    lightPixel(rig, out, 0.6 + n * 0.25 - (joint ? 0.16 : 0), 0);
  });
  const lip = sceneryPen(world, width / 2, edge, width, 0.03);
  lip.volume(slab(-0.55, -0.012, 1.1, 0.016), { albedo: oklch(0.8, 0.015, 80), round: 0.2 });
  const iron = oklch(
    ...own.pick<Lch>([
      [0.3, 0.06, 155],
      [0.3, 0.05, 255],
      [0.34, 0.09, 25],
    ]),
  );
  const roofY = height * own.range(0.15, 0.2);
  const tall = edge - roofY;
  const count = width > height * 1.1 ? 5 : width < height * 0.8 ? 2 : 3;
  for (let i = 0; i < count; i++)
    column(sceneryPen(world, width * ((i + 0.5) / count), edge + 0.012 * height, tall, 0.02), iron);
  const roof = sceneryPen(world, width / 2, roofY, width, 0.01);
  const deep = roofY / width;
  roof.volume(slab(-0.55, 0, 1.1, deep + 0.02), {
    albedo: (u, v) => {
      const board = Math.abs(((((u * 34) % 1) + 1) % 1) - 0.5) > 0.45 ? 0.78 : 1;
      const k = board * lerp(0.75, 0.35, Math.min(1, v / Math.max(0.01, deep)));
      return [0.42 * k, 0.34 * k, 0.26 * k];
    },
    round: 0.02,
  });
  // A fringe of pointed boards.
  const fringe: number[] = [-0.55, 0.012];
  for (let i = 0; i <= 66; i++) fringe.push(-0.55 + i / 60, i % 2 === 0 ? 0 : -0.02);
  fringe.push(0.55, 0.012);
  roof.volume(fringe, {
    albedo: snowy ? oklch(0.95, 0.01, 245) : mixColors(iron, [1, 1, 1], 0.25),
    round: 0.1,
  });
  const side = own.pick([-1, 1]);
  const turn = own.next() * TAU;
  clock(
    sceneryPen(world, width * (0.5 + side * 0.17), roofY + 0.09 * height, 0.24 * height, 0),
    rig.isDark,
    turn,
  );
  for (const u of [-0.34, 0.02, 0.36]) {
    const lamp = sceneryPen(
      world,
      width * (0.5 + u * 0.9),
      roofY + 0.05 * height,
      0.16 * height,
      0,
    );
    lamp.fill(ribbon([0, 0.1, 0, 0.35], 0.02), [0.02, 0.02, 0.02], 0.5);
    lamp.volume([-0.16, 0, 0.16, 0, 0.07, 0.12, -0.07, 0.12], { albedo: iron, round: 0.5 });
    lamp.emit(oval(0, -0.01, 0.08, 0.05), rig.isDark ? [1.3, 1.05, 0.7] : [0.95, 0.92, 0.85]);
    if (rig.isDark) lamp.glow(0, -0.02, 1.3, [1, 0.76, 0.42], 0.55);
  }
  const bench = sceneryPen(
    world,
    width * (0.5 - side * 0.33),
    edge + 0.06 * height,
    0.17 * height,
    0,
  );
  const wood = oklch(0.46, 0.08, 52);
  for (const x of [-0.5, 0.5])
    bench.volume(slab(x - 0.03, 0, 0.06, 0.72), { albedo: iron, round: 0.4 });
  for (const y of [0.3, 0.48, 0.62])
    bench.volume(slab(-0.62, y, 1.24, 0.08), {
      albedo: snowy && y < 0.4 ? oklch(0.95, 0.01, 245) : wood,
      round: 0.3,
    });
  return {
    surface: 'ground',
    horizon: horizon - 0.06 * height,
    far: edge + 0.07 * height,
    near: 0.965 * height,
    hazeAt: () => 0.01,
    shadow: 0.6,
    mirror: spec.weather === 'rain' ? 0.2 : 0,
  };
}

export const STATION: SettingDefinition = {
  concept: 'station',
  words:
    'train station, railway station, station, train platform, railroad station, railway platform',
  rank: 7,
  absorbs: ['train'],
  paint: paintStation,
};
