import { oklch } from '../../core/color.ts';
import { lerp, sin } from '../../core/math.ts';
import { blob, oval, slab } from '../../paint/shapes.ts';
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

function paintRoom(world: World): Ground {
  const own = world.random.fork('room');
  const { width, height, unit } = world.canvas;
  const hue = own.pick([60, 85, 140, 190, 240, 20]);
  const look: RoomLook = {
    wall: oklch(own.range(0.72, 0.88), own.range(0.03, 0.06), hue),
    floor: oklch(0.54, 0.08, 58),
    trim: oklch(0.94, 0.012, 85),
  };
  const { line } = paintRoomShell(world, look, own);
  const side = world.composition.lightSide;
  const s = Math.min(width * 0.62, 560 * unit);
  const rug = furniture(world, width / 2, lerp(line, height, 0.62), s);
  rug.fill(oval(0, 0, 0.66, 0.17), oklch(0.48, 0.12, own.pick([25, 255, 160])), 0.6);
  rug.fill(oval(0, 0, 0.56, 0.14), oklch(0.84, 0.05, 80), 0.6);
  rug.fill(oval(0, 0, 0.5, 0.122), oklch(0.52, 0.12, own.pick([25, 255, 60])), 0.6);
  const art = furniture(world, width * (0.5 - side * 0.22), line - 270 * unit, 170 * unit);
  art.volume(slab(-0.5, 0, 1, 0.76), { albedo: oklch(0.4, 0.06, 55), round: 0.05 });
  art.fill(slab(-0.43, 0.07, 0.86, 0.62), oklch(0.86, 0.05, own.range(60, 240)), 0.7);
  art.fill(
    blob(-0.43, 0.07, -0.43, 0.3, -0.1, 0.44, 0.2, 0.24, 0.43, 0.34, 0.43, 0.07),
    oklch(0.5, 0.09, own.range(120, 260)),
    0.6,
  );
  if (own.chance(0.6))
    bookshelf(
      furniture(world, width * (0.5 - side * 0.42), line + 26 * unit, 430 * unit),
      own,
      5,
      0.44,
    );
  else {
    const plant = furniture(world, width * (0.5 - side * 0.42), line + 40 * unit, 330 * unit);
    plant.volume([-0.16, 0.28, -0.12, 0, 0.12, 0, 0.16, 0.28], {
      albedo: oklch(0.6, 0.1, 45),
      round: 0.5,
    });
    for (let i = 0; i < 13; i++) {
      const a = lerp(0.25, 2.9, i / 12);
      const l = own.range(0.4, 0.62);
      const tx = sin(a + 1.57) * l;
      const ty = 0.28 + sin(a) * l * 1.1;
      plant.volume(
        blob(
          0,
          0.26,
          tx * 0.5 - 0.04,
          0.3 + (ty - 0.28) * 0.6,
          tx,
          ty,
          tx * 0.5 + 0.05,
          0.26 + (ty - 0.28) * 0.45,
        ),
        { albedo: oklch(0.46, 0.1, own.range(130, 150)), round: 0.3 },
      );
    }
  }
  lampPen(world, furniture(world, width * (0.5 + side * 0.44), line + 30 * unit, 420 * unit));
  return roomGround(line, height);
}

export const ROOM: SettingDefinition = {
  concept: 'room',
  words:
    'room, living room, bedroom, interior, indoors, parlor, lounge, apartment, attic, studio apartment, office',
  rank: 5,
  isEnclosed: true,
  paint: paintRoom,
};
