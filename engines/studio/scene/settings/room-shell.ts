/** Walls, floor and furniture of a room. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { lerp, sin, smoothstep, square } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import type { LightRig } from '../../paint/light-rig.ts';
import { Pen } from '../../paint/pen.ts';
import { blob, oval, ribbon, slab } from '../../paint/shapes.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';

/** Light as it falls into rooms: soft, from a window by day and from lamps by night. */
export function indoorRig(rig: LightRig): LightRig {
  const dark = rig.isDark;
  const key: Rgb = dark ? [1.12, 0.82, 0.52] : mixColors(rig.key, [1.1, 1.04, 0.95], 0.5);
  return {
    ...rig,
    key,
    shadow: dark ? oklch(0.3, 0.05, 40) : oklch(0.52, 0.03, 60),
    haze: oklch(0.6, 0.04, 70),
    sun: dark ? oklch(0.88, 0.1, 75) : rig.sun,
    sunHeight: 0.45,
    isMoon: false,
    overcast: 0,
  };
}

export function woodAt(
  world: World,
  base: Rgb,
  u: number,
  v: number,
  out: Float64Array,
  light: number,
): void {
  const { tiles } = world;
  const grain = sampleNoise(
    tiles.fbm,
    u * 0.35 + sampleNoise(tiles.fbm, u * 0.2, v * 1.5) * 5,
    v * 9,
  );
  const pore = sampleNoise(tiles.fine, u * 0.4, v * 6);
  const k = light * (1 + grain * 0.4 + pore * 0.1);
  for (let c = 0; c < 3; c++) out[c] = Math.max(0, base[c]! * k * world.rig.key[c]!);
}

export interface RoomLook {
  wall: Rgb;
  floor: Rgb;
  trim: Rgb;
}

/** Walls, floor and a window; each kind of room adds its furniture. */
export function paintRoomShell(
  world: World,
  look: RoomLook,
  own: Random,
): { line: number; windowX: number } {
  const { canvas, tiles, composition } = world;
  const { width, height, unit } = canvas;
  const sky = world.rig.sky;
  const wasDark = world.rig.isDark;
  world.rig = indoorRig(world.rig);
  const { rig } = world;
  const side = composition.lightSide;
  const line = height * own.range(0.6, 0.68);
  const windowX = width * (0.5 + side * own.range(0.18, 0.3));
  const windowY = line * 0.42;
  const reach = 1 / (1000 * unit);
  const offset = own.range(0, 400);
  const wainscot = own.chance(0.5) ? line - 150 * unit : height;
  const paper = own.chance(0.5);
  canvas.shade((x, y, out) => {
    const lampX = wasDark ? width * 0.5 : windowX;
    const d = Math.sqrt(square(x - lampX) + square(y - windowY)) * reach;
    const k = Math.max(0.16, 1.12 - d * 0.8);
    if (y < line) {
      const n = sampleNoise(tiles.fbm, (x * 0.2) / unit + offset, (y * 0.2) / unit) * 0.08;
      const stripes =
        paper && y < wainscot ? (Math.floor((x + 1000 * unit) / (34 * unit)) & 1) * 0.05 : 0;
      const boards =
        y > wainscot ? 0.12 + 0.1 * smoothstep(0.86, 1, (((x / (46 * unit)) % 1) + 1) % 1) : 0;
      for (let c = 0; c < 3; c++)
        out[c] =
          lerp(look.wall[c]!, look.trim[c]!, boards > 0 ? 0.6 : 0) *
          (k + n - stripes - boards * 0.4) *
          rig.key[c]!;
      return;
    }
    const depth = (y - line) / (height - line);
    const z = 1 / (0.3 + depth);
    const u = ((x - width / 2) / unit) * z * 0.4;
    woodAt(world, look.floor, u + offset, z * 40, out, k * (0.72 + 0.3 * depth));
    const board = Math.abs(((u / 26 + 100) % 1) - 0.5);
    const gap = smoothstep(0.47, 0.5, board) * 0.4;
    for (let c = 0; c < 3; c++) out[c]! *= 1 - gap;
    // The window's light lies slanted on the floor.
    if (!wasDark) {
      const wx = windowX - side * (y - line) * 0.9 - x;
      const patch =
        smoothstep(120 * unit, 96 * unit, Math.abs(wx)) *
        smoothstep(0.06, 0.12, depth) *
        smoothstep(0.7, 0.6, depth);
      const bar =
        smoothstep(3 * unit, 7 * unit, Math.abs(wx)) *
        smoothstep(0.012, 0.03, Math.abs(depth - 0.34));
      for (let c = 0; c < 3; c++) out[c]! *= 1 + patch * bar * 0.7;
    }
  });
  const pen = new Pen(
    canvas,
    tiles,
    { x: windowX, y: windowY, scale: Math.min(width * 0.5, 420 * unit), facing: 1, tilt: 0 },
    { rig, side, haze: 0 },
  );
  pen.fill(slab(-0.29, -0.34, 0.58, 0.72), look.trim, 0.85);
  pen.emit([-0.26, -0.31, 0.26, -0.31, 0.26, 0.35, -0.26, 0.35], sky[2]);
  pen.emit([-0.26, 0.02, 0.26, 0.05, 0.26, 0.35, -0.26, 0.35], sky[1], {
    alpha: 0.75,
    blur: 30 * unit * 0.4,
  });
  // Hills beyond.
  pen.emit(
    blob(-0.26, -0.31, -0.26, -0.13, -0.1, -0.07, 0.08, -0.14, 0.26, -0.08, 0.26, -0.31),
    mixColors(world.season.farGround[0], sky[3], 0.55),
    { alpha: 0.9 },
  );
  pen.fill(
    [...ribbon([0, -0.31, 0, 0.35], 0.022), ...ribbon([-0.26, 0.03, 0.26, 0.03], 0.022)],
    look.trim,
    0.8,
  );
  pen.volume(slab(-0.32, -0.38, 0.64, 0.045), { albedo: look.trim, round: 0.2 });
  if (own.chance(0.7)) {
    const cloth = oklch(0.8, 0.07, own.pick([25, 80, 140, 230, 300]));
    for (const s of [-1, 1])
      pen.volume(
        blob(
          s * 0.2,
          0.42,
          s * 0.38,
          0.42,
          s * 0.4,
          0,
          s * 0.38,
          -0.42,
          s * 0.3,
          -0.42,
          s * 0.28,
          0,
        ),
        {
          albedo: (u) => {
            const w = 0.82 + 0.2 * sin(u * 95);
            return [cloth[0] * w, cloth[1] * w, cloth[2] * w];
          },
          round: 0.2,
        },
      );
    pen.volume(ribbon([-0.44, 0.43, 0.44, 0.43], 0.02), { albedo: oklch(0.4, 0.05, 55) });
  }
  const skirting = new Pen(
    canvas,
    tiles,
    { x: width / 2, y: line, scale: width, facing: 1, tilt: 0 },
    { rig, side, haze: 0 },
  );
  skirting.volume(slab(-0.5, 0, 1, (16 * unit) / width), { albedo: look.trim, round: 0.05 });
  return { line, windowX };
}

export function furniture(world: World, x: number, y: number, scale: number): Pen {
  return new Pen(
    world.canvas,
    world.tiles,
    { x, y, scale, facing: 1, tilt: 0 },
    { rig: world.rig, side: world.composition.lightSide, haze: 0 },
  );
}

export function bookshelf(pen: Pen, random: Random, shelves: number, width: number): void {
  const wood = oklch(0.38, 0.06, 50);
  pen.volume(slab(-width / 2, 0, width, 1), { albedo: wood, round: 0.03 });
  const step = 0.94 / shelves;
  for (let i = 0; i < shelves; i++) {
    const y = 0.03 + i * step;
    pen.fill(slab(-width / 2 + 0.025, y, width - 0.05, step - 0.025), oklch(0.2, 0.03, 45), 0.3);
    let x = -width / 2 + 0.03;
    for (let k = 0; k < 34; k++) {
      const w = random.range(0.012, 0.028);
      const h = step * random.range(0.6, 0.86);
      const skip = random.chance(0.06);
      const hue = random.pick([20, 35, 60, 90, 150, 200, 250, 300]);
      const color = oklch(random.range(0.32, 0.66), random.range(0.04, 0.12), hue);
      if (x + w > width / 2 - 0.03) continue;
      if (!skip) {
        pen.volume(slab(x, y, w, h), { albedo: color, round: 0.3, grain: 0.05 });
        pen.fill(slab(x + w * 0.15, y + h * 0.72, w * 0.7, h * 0.05), oklch(0.84, 0.1, 88), 0.7);
      }
      x += w + 0.001;
    }
  }
}

export function lampPen(world: World, pen: Pen): void {
  pen.volume(ribbon([0, 0, 0, 0.7], 0.018), { albedo: oklch(0.5, 0.08, 75), gloss: 0.5 });
  pen.volume(oval(0, 0.012, 0.12, 0.022), { albedo: oklch(0.5, 0.08, 75), gloss: 0.5 });
  pen.volume([-0.16, 0.68, 0.16, 0.68, 0.1, 0.95, -0.1, 0.95], {
    albedo: oklch(0.92, 0.06, 80),
    round: 0.5,
    glow: world.rig.isDark ? 0.7 : 0.25,
  });
  pen.glow(0, 0.78, 0.8, [1, 0.78, 0.45], world.rig.isDark ? 0.6 : 0.15);
}

export function roomGround(line: number, height: number): Ground {
  return {
    surface: 'ground',
    horizon: line - 0.34 * height,
    far: line + 0.06 * height,
    near: 0.94 * height,
    hazeAt: () => 0,
    shadow: 0.6,
  };
}
