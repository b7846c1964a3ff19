import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { exp, smoothstep, square } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { addGlow } from '../../core/raster.ts';
import { Pen } from '../../paint/pen.ts';
import { ribbon, slab } from '../../paint/shapes.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import type { Lch } from '../stage/lch.ts';
import type { World } from '../stage/world.ts';
import { indoorRig, woodAt } from './room-shell.ts';

function paintTable(world: World): Ground {
  const { canvas, random, tiles, composition, spec } = world;
  const { width, height, unit } = canvas;
  world.rig = indoorRig(world.rig);
  const { rig } = world;
  const own = random.fork('table');
  const line = height * own.range(0.52, 0.62);
  const side = composition.lightSide;
  const hue = own.pick([30, 60, 85, 140, 190, 235, 270, 340]);
  const asked = spec.palette[0];
  const wall: Rgb = asked
    ? oklch(asked.L, asked.C * 0.8, asked.hue)
    : oklch(rig.isDark ? 0.36 : own.range(0.5, 0.78), own.range(0.03, 0.08), hue);
  const table = oklch(
    ...own.pick<Lch>([
      [0.56, 0.085, 58],
      [0.46, 0.075, 48],
      [0.68, 0.07, 68],
      [0.36, 0.05, 45],
      [0.86, 0.015, 80],
    ]),
  );
  const lx = width * (0.5 + side * 0.42);
  const reach = 1 / (900 * unit);
  const offset = own.range(0, 400);
  canvas.shade((x, y, out) => {
    const d = Math.sqrt(square(x - lx) + square(y - height * 0.1)) * reach;
    const fall = 1.25 - d * 0.75;
    if (y < line) {
      const n = sampleNoise(tiles.fbm, (x * 0.12) / unit + offset, (y * 0.12) / unit) * 0.12;
      const k = Math.max(0.12, fall + n) * (0.75 + 0.25 * smoothstep(line, line - 240 * unit, y));
      for (let c = 0; c < 3; c++) out[c] = wall[c]! * k * rig.key[c]!;
      return;
    }
    const depth = (y - line) / (height - line);
    const z = 1 / (0.35 + depth);
    woodAt(
      world,
      table,
      ((x - width / 2) / unit) * z * 0.4 + offset,
      z * 60,
      out,
      Math.max(0.2, fall * (0.7 + 0.35 * depth)),
    );
    const sheen =
      exp(-square((x - lx * 0.6 - width * 0.2) / (width * 0.3))) * square(1 - depth) * 0.12;
    for (let c = 0; c < 3; c++) out[c]! += sheen * rig.sun[c]!;
  });
  // Soft lights of the room behind, out of focus.
  const lamps = own.int(5, 12);
  for (let i = 0; i < lamps; i++) {
    const r = own.range(22, 60) * unit;
    addGlow(
      canvas,
      own.next() * width,
      own.next() * line * 0.9,
      r,
      mixColors(wall, rig.sun, 0.7),
      rig.isDark ? 0.35 : 0.14,
      0.5,
    );
  }
  const window = own.chance(0.5) && !rig.isDark;
  if (window) {
    const pen = new Pen(
      canvas,
      tiles,
      { x: width * (0.5 + side * 0.3), y: line - 40 * unit, scale: 420 * unit, facing: 1, tilt: 0 },
      { rig, side, haze: 0.1 },
    );
    pen.emit(
      slab(-0.3, 0.08, 0.6, 0.8),
      [rig.sky[3][0] * 0.95, rig.sky[3][1] * 0.95, rig.sky[3][2] * 0.95],
      { alpha: 0.75, blur: 10 * unit },
    );
    pen.fill(
      [...ribbon([0, 0.08, 0, 0.88], 0.02), ...ribbon([-0.3, 0.48, 0.3, 0.48], 0.02)],
      mixColors(wall, [1, 1, 1], 0.4),
      0.7,
      { blur: 7 * unit, alpha: 0.8 },
    );
  }
  return {
    surface: 'table',
    horizon: line - 0.4 * height,
    far: line + 0.09 * height,
    near: 0.9 * height,
    hazeAt: () => 0,
    shadow: 0.7,
    mirror: 0.12,
  };
}

export const TABLE: SettingDefinition = {
  concept: 'table',
  words: 'table, still life, tabletop, wooden table, desk, counter, kitchen table, picnic table',
  rank: 4,
  isEnclosed: true,
  paint: paintTable,
};
