import { mixColors, oklch } from '../../core/color.ts';
import { blob, chain, oval, ribbon, slab } from '../../paint/shapes.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { furniture, paintRoomShell, type RoomLook, roomGround } from './room-shell.ts';

function paintKitchen(world: World): Ground {
  const own = world.random.fork('kitchen');
  const { width, height, unit } = world.canvas;
  const look: RoomLook = {
    wall: oklch(0.9, 0.025, own.pick([90, 200, 150])),
    floor: oklch(0.62, 0.06, 62),
    trim: oklch(0.95, 0.01, 85),
  };
  const { line } = paintRoomShell(world, look, own);
  const cabinet = oklch(own.range(0.5, 0.72), 0.07, own.pick([150, 235, 40, 200]));
  const top = line - 150 * unit;
  const pen = furniture(world, width / 2, line + 14 * unit, width);
  const h = (line + 14 * unit - top) / width;
  pen.volume(slab(-0.5, 0, 1, h), { albedo: cabinet, round: 0.03 });
  const count = Math.max(4, Math.round(width / (170 * unit)));
  for (let i = 0; i < count; i++) {
    const x = -0.5 + i / count;
    pen.shade(ribbon([x, 0, x, h], 0.003), 0.5, 0.002);
    pen.fill(
      slab(x + 0.018, h * 0.12, 1 / count - 0.036, h * 0.66),
      mixColors(cabinet, [1, 1, 1], 0.12),
      0.6,
    );
    pen.volume(oval(x + 0.5 / count, h * 0.86, 0.008), {
      albedo: oklch(0.75, 0.1, 80),
      gloss: 0.5,
    });
  }
  pen.volume(slab(-0.52, h, 1.04, 0.024), { albedo: oklch(0.6, 0.07, 60), round: 0.1 });
  const shelf = furniture(
    world,
    width * 0.5 - world.composition.lightSide * width * 0.24,
    top - 170 * unit,
    330 * unit,
  );
  shelf.volume(slab(-0.5, 0, 1, 0.035), { albedo: oklch(0.56, 0.08, 58) });
  for (let i = 0; i < 6; i++) {
    const x = -0.4 + i * 0.16;
    const color = oklch(
      own.range(0.5, 0.85),
      own.range(0.04, 0.13),
      own.pick([30, 60, 150, 235, 85]),
    );
    if (i % 3 === 0)
      shelf.volume(blob(x - 0.06, 0.03, x - 0.07, 0.18, x, 0.22, x + 0.07, 0.18, x + 0.06, 0.03), {
        albedo: color,
        gloss: 0.5,
      });
    else if (i % 3 === 1)
      shelf.volume([x - 0.045, 0.03, x + 0.045, 0.03, x + 0.055, 0.15, x - 0.055, 0.15], {
        albedo: color,
        gloss: 0.5,
        round: 0.5,
      });
    else shelf.volume(slab(x - 0.05, 0.03, 0.1, 0.17), { albedo: color, gloss: 0.3, round: 0.5 });
  }
  for (let i = 0; i < 3; i++) {
    const p = furniture(
      world,
      width * (0.5 + world.composition.lightSide * (0.38 - i * 0.08)),
      top - 8 * unit,
      110 * unit,
    );
    p.volume(blob(-0.4, 0.06, -0.44, 0.5, 0, 0.62, 0.44, 0.5, 0.4, 0.06), {
      albedo: [oklch(0.6, 0.16, 35), oklch(0.85, 0.04, 80), oklch(0.5, 0.09, 235)][i]!,
      gloss: 0.6,
    });
    p.volume(chain(0.36, 0.4, 0.06, 0.62, 0.5, 0.05), { albedo: oklch(0.3, 0.02, 50) });
  }
  return roomGround(line, height);
}

export const KITCHEN: SettingDefinition = {
  concept: 'kitchen',
  words: 'kitchen, kitchenette, bakery, pantry',
  rank: 6,
  isEnclosed: true,
  paint: paintKitchen,
};
