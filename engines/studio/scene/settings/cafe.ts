import { oklch } from '../../core/color.ts';
import { lerp } from '../../core/math.ts';
import { blob, curve, oval, ribbon, slab } from '../../paint/shapes.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { furniture, paintRoomShell, type RoomLook, roomGround } from './room-shell.ts';

function paintCafe(world: World): Ground {
  const own = world.random.fork('cafe');
  const { width, height, unit } = world.canvas;
  const look: RoomLook = {
    wall: oklch(own.range(0.5, 0.66), 0.07, own.pick([40, 150, 190])),
    floor: oklch(0.46, 0.07, 50),
    trim: oklch(0.4, 0.06, 50),
  };
  const { line } = paintRoomShell(world, look, own);
  const side = world.composition.lightSide;
  const board = furniture(world, width * (0.5 - side * 0.24), line - 330 * unit, 250 * unit);
  board.volume(slab(-0.5, 0, 1, 0.7), { albedo: oklch(0.5, 0.08, 58), round: 0.05 });
  board.fill(slab(-0.45, 0.05, 0.9, 0.6), oklch(0.24, 0.02, 160), 0.5);
  for (let i = 0; i < 6; i++)
    board.fill(
      ribbon(curve(-0.36, 0.56 - i * 0.085, -0.1 + own.range(0, 0.3), 0.565 - i * 0.085), 0.018),
      oklch(0.93, 0.02, 90),
      0.8,
    );
  const pen = furniture(world, width * (0.5 - side * 0.26), line + 24 * unit, 420 * unit);
  pen.volume(slab(-0.62, 0, 1.24, 0.5), { albedo: oklch(0.42, 0.065, 48), round: 0.04 });
  pen.volume(slab(-0.66, 0.49, 1.32, 0.05), { albedo: oklch(0.62, 0.07, 62), round: 0.1 });
  pen.volume(slab(-0.2, 0.54, 0.36, 0.26), {
    albedo: oklch(0.72, 0.015, 250),
    gloss: 0.6,
    round: 0.3,
  });
  pen.volume(slab(0.3, 0.54, 0.1, 0.14), { albedo: oklch(0.9, 0.03, 80), round: 0.5 });
  for (let i = 0; i < 3; i++) {
    const lamp = furniture(world, width * (0.24 + i * 0.26), 0, 300 * unit);
    lamp.fill(ribbon([0, 0, 0, -0.42], 0.008), [0.02, 0.02, 0.02], 0.5);
    lamp.volume(blob(-0.12, -0.56, -0.08, -0.45, 0, -0.41, 0.08, -0.45, 0.12, -0.56), {
      albedo: oklch(0.32, 0.05, 170),
      round: 0.5,
      gloss: 0.4,
    });
    lamp.emit(oval(0, -0.56, 0.07, 0.03), [1.4, 1.1, 0.6]);
    lamp.glow(0, -0.58, 0.5, [1, 0.75, 0.4], 0.4);
  }
  const t = furniture(world, width * (0.5 + side * 0.3), lerp(line, height, 0.45), 300 * unit);
  t.volume(ribbon([0, 0.02, 0, 0.5], 0.03), { albedo: oklch(0.25, 0.02, 50) });
  t.volume(oval(0, 0.02, 0.2, 0.035), { albedo: oklch(0.25, 0.02, 50) });
  t.volume(oval(0, 0.5, 0.38, 0.08), { albedo: oklch(0.62, 0.08, 60), round: 0.15 });
  t.volume(blob(-0.07, 0.6, -0.05, 0.5, 0.05, 0.5, 0.07, 0.6), {
    albedo: oklch(0.95, 0.01, 85),
    round: 0.5,
  });
  return roomGround(line, height);
}

export const CAFE: SettingDefinition = {
  concept: 'cafe',
  words: 'cafe, coffee shop, coffeehouse, restaurant, diner, bar, pub, tavern, bistro, tearoom',
  rank: 6,
  isEnclosed: true,
  paint: paintCafe,
};
