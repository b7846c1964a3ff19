/** By a window: its sill or the floor before it, and what the weather is like outside. */
import { blurred } from '../../core/blur.ts';
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { ellipse, rect } from '../../core/geometry.ts';
import { lerp, sin, smoothstep, square } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { fillPolygons } from '../../core/raster.ts';
import { paintRain, paintSnowfall } from '../../paint/particles.ts';
import { blob, slab } from '../../paint/shapes.ts';
import { isPerson } from '../../parse/parts.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintBackdropMountains, paintFarHills } from '../landscape/backdrop.ts';
import { paintSeasonTree } from '../landscape/stage.ts';
import type { Ground } from '../stage/ground.ts';
import type { Lch } from '../stage/lch.ts';
import type { World } from '../stage/world.ts';
import { openLand } from './open-land.ts';
import { furniture, indoorRig, woodAt } from './room-shell.ts';

/** Sky, hills and weather beyond the glass. */
function paintOutside(world: World, sill: number): void {
  const { canvas, random, spec } = world;
  const { width, unit } = canvas;
  const own = random.fork('outside');
  const horizon = openLand(world, [0.5, 0.55, 0.6]);
  if (own.chance(0.4)) paintBackdropMountains(world, own.fork('mountains'));
  paintFarHills(world, own.fork('hills'));
  const { rig } = world;
  if (spec.weather === 'snow') paintSnowfall(canvas, rig, own.fork('snow'));
  if (spec.weather === 'rain' || spec.weather === 'storm')
    paintRain(canvas, rig, own.fork('rain'), 1.3);
  for (let i = 0; i < 7; i++) {
    paintSeasonTree(
      world,
      own,
      {
        x: own.next() * width,
        y: sill + own.range(0, 30) * unit,
        height: (sill - horizon) * own.range(0.9, 1.5),
        haze: 0.2,
      },
      own.chance(0.3),
    );
  }
}

/** Drops that run down the pane: each a dark rim and a spark. */
function paintDrops(world: World, left: number, right: number, top: number, bottom: number): void {
  const { canvas, rig, random } = world;
  const { unit } = canvas;
  const own = random.fork('drops');
  for (let i = 0; i < 170; i++) {
    const x = lerp(left, right, own.next());
    const y = lerp(top, bottom, own.next());
    const r = own.range(1.4, 5) * unit;
    const runs = own.chance(0.2);
    const length = own.range(30, 110) * unit;
    if (runs)
      fillPolygons(
        canvas,
        rect(x - r * 0.4, y - length, r * 0.8, length),
        mixColors(rig.haze, [1, 1, 1], 0.5),
        {
          alpha: 0.16,
        },
      );
    fillPolygons(canvas, ellipse(x, y, r, r * 1.2), mixColors(rig.haze, [0.05, 0.06, 0.08], 0.6), {
      alpha: 0.5,
    });
    fillPolygons(
      canvas,
      ellipse(x - r * 0.2, y + r * 0.3, r * 0.55, r * 0.5),
      mixColors(rig.sky[3], [1, 1, 1], 0.5),
      {
        alpha: 0.7,
      },
    );
  }
}

function paintWindow(world: World): Ground {
  const { canvas, random, tiles, spec } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('window');
  // People stand on the floor, all else on the sill.
  const peopled = spec.subjects.some((s) => isPerson(s.concept));
  const sill = height * (peopled ? own.range(0.62, 0.66) : own.range(0.7, 0.76));
  paintOutside(world, sill);
  const soft = blurred(canvas, (peopled ? 3 : 5) * unit);
  canvas.data.set(soft.data);
  const outside = world.rig;
  const wet = spec.weather === 'rain' || spec.weather === 'storm';
  const half = Math.min(width * own.range(0.33, 0.42), height * 0.46);
  const middle = width * own.range(0.46, 0.54);
  const left = middle - half;
  const right = middle + half;
  const top = height * own.range(0.04, 0.09);
  if (wet) paintDrops(world, left, right, top, sill);
  world.report(0.6);
  world.rig = indoorRig(outside);
  const { rig } = world;
  const tint = spec.palette[0];
  const wall: Rgb = tint
    ? oklch(tint.L, tint.C * 0.7, tint.hue)
    : oklch(own.range(0.62, 0.8), own.range(0.025, 0.06), own.pick([60, 85, 140, 220, 30]));
  const wood = oklch(
    ...own.pick<Lch>([
      [0.92, 0.014, 85],
      [0.5, 0.075, 55],
      [0.4, 0.06, 48],
    ]),
  );
  const dark = outside.isDark;
  const floorLine = peopled ? sill + 0.16 * height : height;
  const sillDepth = peopled ? 0.03 * height : height;
  const offset = own.range(0, 300);
  canvas.shade((x, y, out) => {
    if (x > left && x < right && y > top && y < sill) return;
    // Light falls in from the window and fades along the wall.
    const dx = Math.max(0, left - x, x - right) / (320 * unit);
    const dy = Math.max(0, top - y, y - sill) / (420 * unit);
    const fall = dark
      ? 0.5 + 0.3 * smoothstep(0, height, y)
      : Math.max(0.2, 0.86 - 0.42 * Math.sqrt(square(dx) + square(dy)));
    if (y < sill || (peopled && y < floorLine)) {
      const n = sampleNoise(tiles.fbm, (x * 0.2) / unit + offset, (y * 0.2) / unit) * 0.1;
      for (let c = 0; c < 3; c++) out[c] = wall[c]! * (fall + n) * rig.key[c]!;
      return;
    }
    const from = peopled ? floorLine : sill;
    const depth = (y - from) / (height - from);
    const z = 1 / (0.4 + depth);
    woodAt(
      world,
      peopled ? oklch(0.5, 0.08, 56) : wood,
      ((x - middle) / unit) * z * 0.4 + offset,
      z * 50,
      out,
      dark ? 0.62 : 0.98 - depth * 0.34,
    );
    if (!dark) {
      // The bars' shadow lies on what the light falls on.
      const u = (x - middle) / (half * (1 + depth * 0.5));
      const inside = smoothstep(1, 0.9, Math.abs(u)) * smoothstep(1, 0.4, depth);
      const bar = smoothstep(0.02, 0.05, Math.abs(u));
      const light = 1 + 0.35 * inside * bar * (1 - outside.overcast);
      for (let c = 0; c < 3; c++) out[c]! *= light;
    }
  });
  const frame = furniture(world, middle, sill, half);
  const tall = (sill - top) / half;
  const bar = 0.05;
  for (const x of [-1 - bar, 1 - bar * 0.4])
    frame.volume(slab(x, -0.02, bar * 1.4, tall + 0.06), { albedo: wood, round: 0.3 });
  frame.volume(slab(-1 - bar, tall - 0.02, 2 + bar * 2, bar * 1.5), { albedo: wood, round: 0.3 });
  const panes = own.pick([1, 2, 3]);
  for (let i = 1; i <= panes; i++)
    frame.volume(slab(-1 + (2 * i) / (panes + 1) - bar * 0.35, 0, bar * 0.7, tall), {
      albedo: wood,
      round: 0.4,
    });
  frame.volume(slab(-1, tall * own.range(0.52, 0.66), 2, bar * 0.7), { albedo: wood, round: 0.4 });
  frame.volume(slab(-1.12, -sillDepth / half, 2.24, peopled ? sillDepth / half : 0.03), {
    albedo: wood,
    round: 0.12,
  });
  if (own.chance(0.7)) {
    const cloth = oklch(0.82, 0.06, own.pick([25, 80, 140, 230, 300]));
    for (const s of [-1, 1])
      frame.volume(
        blob(
          s * 0.86,
          tall + 0.1,
          s * 1.36,
          tall + 0.1,
          s * 1.34,
          tall * 0.5,
          s * 1.38,
          -0.1,
          s * 1.1,
          -0.08,
          s * 1.02,
          tall * 0.5,
        ),
        {
          albedo: (u) => {
            const k = 0.8 + 0.2 * sin(u * 48);
            return [cloth[0] * k, cloth[1] * k, cloth[2] * k];
          },
          round: 0.25,
        },
      );
  }
  if (dark) {
    const lamp = furniture(world, left - 0.14 * half, sill, half);
    lamp.glow(0, 0.4, 1.6, [1, 0.72, 0.4], 0.4);
  }
  return {
    surface: peopled ? 'ground' : 'table',
    horizon: peopled ? 0.3 * height : sill - 0.45 * height,
    far: peopled ? floorLine + 0.05 * height : sill + 0.07 * height,
    near: peopled ? 0.96 * height : sill + 0.16 * height,
    left: Math.max(0, left),
    right: Math.min(width, right),
    hazeAt: () => 0,
    shadow: 0.55,
    mirror: peopled ? 0 : 0.08,
  };
}

export const WINDOW: SettingDefinition = {
  concept: 'window',
  words: 'window, window sill, windowsill, windowpane, bay window, balcony window',
  rank: 6,
  isEnclosed: true,
  paint: paintWindow,
};
