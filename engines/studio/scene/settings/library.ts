import { oklch } from '../../core/color.ts';
import { ribbon } from '../../paint/shapes.ts';
import type { SettingDefinition } from '../concept.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import {
  bookshelf,
  furniture,
  lampPen,
  paintRoomShell,
  type RoomLook,
  roomGround,
} from './room-shell.ts';

function paintLibrary(world: World): Ground {
  const own = world.random.fork('library');
  const { width, height, unit } = world.canvas;
  const look: RoomLook = {
    wall: oklch(0.42, 0.06, 55),
    floor: oklch(0.4, 0.07, 48),
    trim: oklch(0.46, 0.07, 52),
  };
  const { line, windowX } = paintRoomShell(world, look, own);
  const shelf = Math.min(0.98 * line, 640 * unit);
  const w = 0.44 * shelf;
  const n = Math.ceil(width / w) + 1;
  for (let i = 0; i < n; i++) {
    const x = i * w + w * 0.2;
    if (Math.abs(x - windowX) < w * 0.62) continue;
    bookshelf(furniture(world, x, line + 10 * unit, shelf), own.fork(`shelf ${i}`), 6, 0.43);
  }
  const ladder = furniture(
    world,
    width * (0.5 - world.composition.lightSide * 0.3),
    line + 34 * unit,
    shelf * 0.9,
  );
  for (const dx of [-0.07, 0.07])
    ladder.volume(ribbon([dx, 0, dx + 0.1, 0.95], 0.02), { albedo: oklch(0.55, 0.08, 60) });
  for (let i = 1; i < 9; i++)
    ladder.volume(ribbon([-0.07 + i * 0.0105, i * 0.1, 0.07 + i * 0.0105, i * 0.1], 0.016), {
      albedo: oklch(0.58, 0.08, 62),
    });
  lampPen(
    world,
    furniture(
      world,
      width * (0.5 + world.composition.lightSide * 0.06),
      line + 36 * unit,
      330 * unit,
    ),
  );
  return roomGround(line, height);
}

export const LIBRARY: SettingDefinition = {
  concept: 'library',
  words: 'library, bookshop, bookstore, reading room, bookshelf, bookcase',
  rank: 6,
  isEnclosed: true,
  paint: paintLibrary,
};
