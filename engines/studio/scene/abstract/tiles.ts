/** The figures of one grid cell. */
import type { Rgb } from '../../core/color.ts';
import { ellipse, rect } from '../../core/geometry.ts';
import { TAU } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import type { Press } from '../../paint/press.ts';
import type { Palette } from './palette.ts';

/** A quarter disc around a corner that opens into quarter `k` (0: right and down). */
function quarter(x: number, y: number, radius: number, k: number): number[] {
  return [x, y, ...ellipse(x, y, radius, radius, 0, (k * TAU) / 4, ((k + 1) * TAU) / 4)];
}

export function paintTile(
  press: Press,
  palette: Palette,
  random: Random,
  x: number,
  y: number,
  cell: number,
): void {
  const k = random.int(0, 3);
  const ink = random.pick([...palette.inks, palette.dark]);
  const other: Rgb = random.pick(palette.inks.filter((c) => c !== ink));
  const corner = [
    [x, y],
    [x + cell, y],
    [x + cell, y + cell],
    [x, y + cell],
  ][k]! as [number, number];
  const ground = random.chance(0.5);
  switch (random.int(0, 9)) {
    case 0:
    case 1:
      if (ground) press.print(rect(x, y, cell, cell), other);
      press.print(quarter(...corner, cell, k), ink);
      break;
    case 2:
      if (ground) press.print(rect(x, y, cell, cell), other);
      press.print(quarter(...corner, cell, k), ink);
      press.print(quarter(...corner, cell * 0.5, k), ground ? palette.paper : other);
      break;
    case 3:
      press.print(rect(x, y, cell, cell), ink);
      press.print(ellipse(x + cell / 2, y + cell / 2, cell * 0.36), ground ? palette.paper : other);
      break;
    case 4: {
      const count = 4 + (k % 3);
      for (let a = 0; a < count; a++) {
        const at = (cell * a) / count;
        const bar = (cell / count) * 0.5;
        press.print(k % 2 ? rect(x + at, y, bar, cell) : rect(x, y + at, cell, bar), ink);
      }
      break;
    }
    case 5:
      if (ground) press.print(rect(x, y, cell, cell), other);
      press.print(
        k % 2 ? [x, y, x + cell, y, x, y + cell] : [x + cell, y, x + cell, y + cell, x, y + cell],
        ink,
      );
      break;
    case 6:
      for (let a = 4; a > 0; a--) {
        press.print(quarter(...corner, (cell * a) / 4, k), a % 2 ? palette.paper : ink);
      }
      break;
    case 7:
      for (let a = 0; a < 4; a++) {
        for (let b = 0; b < 4; b++) {
          const px = x + (cell * (a + 0.5)) / 4;
          press.print(ellipse(px, y + (cell * (b + 0.5)) / 4, cell * 0.065), ink);
        }
      }
      break;
    case 8: {
      // Two half discs, as in a woven pattern.
      const h = cell / 2;
      const turn = k % 2 ? TAU / 4 : 0;
      press.print(rect(x, y, cell, cell), other);
      press.print(ellipse(x + h, y + h, h, h, turn, 0, TAU / 2), ink);
      press.print(ellipse(x + h, y + h, h * 0.5, h * 0.5, turn, TAU / 2, TAU), palette.dark);
      break;
    }
    default: {
      // A leaf: two quarter arcs meeting in opposite corners.
      const from = k % 2 === 0;
      const a = quarter(from ? x : x + cell, y, cell, from ? 0 : 1).slice(2);
      const b = quarter(from ? x + cell : x, y + cell, cell, from ? 2 : 3).slice(2);
      if (ground) press.print(rect(x, y, cell, cell), other);
      press.print([...a, ...b], ink);
    }
  }
}
