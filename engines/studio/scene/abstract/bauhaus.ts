/** Geometric posters in the manner of the Bauhaus: a modular grid, few shapes, overprint. */
import type { Canvas } from '../../core/canvas.ts';
import { luminance, type Rgb } from '../../core/color.ts';
import { ellipse, rect, stroke } from '../../core/geometry.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { NoiseTiles } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { createPress, layPaper, type Press } from '../../paint/press.ts';
import type { Palette } from './palette.ts';
import { paintTile } from './tiles.ts';

/** A square-celled grid centred on the picture, with an even margin. */
interface Grid {
  columns: number;
  rows: number;
  cell: number;
  left: number;
  top: number;
}

interface Sheet {
  canvas: Canvas;
  press: Press;
  palette: Palette;
  random: Random;
}

function layGrid(canvas: Canvas, cellsOnShortEdge: number): Grid {
  const { width, height } = canvas;
  const short = Math.min(width, height);
  const cell = (short * 0.86) / cellsOnShortEdge;
  const columns = Math.max(1, Math.floor((width - short * 0.13) / cell));
  const rows = Math.max(1, Math.floor((height - short * 0.13) / cell));
  return {
    columns,
    rows,
    cell,
    left: (width - columns * cell) / 2,
    top: (height - rows * cell) / 2,
  };
}

function turned(points: readonly number[], cx: number, cy: number, angle: number): number[] {
  const c = cos(angle);
  const s = sin(angle);
  const out: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i]! - cx;
    const dy = points[i + 1]! - cy;
    out.push(cx + dx * c - dy * s, cy + dx * s + dy * c);
  }
  return out;
}

/** A ring with a split disc inside, three bars through it, and tiles around. */
function paintOrbit(sheet: Sheet): void {
  const { canvas, press, palette, random } = sheet;
  const grid = layGrid(canvas, random.int(4, 5));
  const { cell } = grid;
  const column = random.int(0, grid.columns - 3);
  const row = random.int(0, grid.rows - 3);
  const isHero = (i: number, j: number) => i >= column && i < column + 3 && j >= row && j < row + 3;
  for (let j = 0; j < grid.rows; j++) {
    for (let i = 0; i < grid.columns; i++) {
      const keep = random.chance(0.78);
      const tile = random.fork(`tile ${i} ${j}`);
      if (!isHero(i, j) && keep) {
        paintTile(press, palette, tile, grid.left + i * cell, grid.top + j * cell, cell);
      }
    }
  }
  const cx = grid.left + (column + 1.5) * cell;
  const cy = grid.top + (row + 1.5) * cell;
  const radius = cell * 1.5;
  const lead = random.pick(palette.inks.slice(0, 3));
  const others = palette.inks.filter((ink) => ink !== lead);
  const angle = random.pick([TAU / 8, -TAU / 8, TAU / 12]);
  press.print(ellipse(cx, cy, radius), lead);
  press.print(ellipse(cx, cy, radius * 0.62), palette.paper);
  press.print(ellipse(cx, cy, radius * 0.62, radius * 0.62, angle, 0, TAU / 2), palette.dark);
  press.print(ellipse(cx, cy, radius * 0.36, radius * 0.36, angle, TAU / 2, TAU), others[0]!);
  const reach = radius * 1.9;
  for (let i = -1; i <= 1; i++) {
    const thickness = cell * (i === 0 ? 0.13 : 0.036);
    const bar = rect(cx - reach, cy + i * cell * 0.27 - thickness / 2, reach * 2, thickness);
    press.print(turned(bar, cx, cy, angle), palette.dark, { alpha: 0.94 });
  }
  const side = angle > 0 ? 0.78 : -0.78;
  press.overprint(ellipse(cx + side * radius, cy + radius * 0.78, cell * 0.55), others[1]!);
}

/** The whole sheet tiled, some cells left to breathe, one four-cell figure. */
function paintTiling(sheet: Sheet): void {
  const { canvas, press, palette, random } = sheet;
  const grid = layGrid(canvas, random.int(5, 6));
  const { cell } = grid;
  const column = random.int(0, grid.columns - 2);
  const row = random.int(0, grid.rows - 2);
  for (let j = 0; j < grid.rows; j++) {
    for (let i = 0; i < grid.columns; i++) {
      const keep = random.chance(0.93);
      const tile = random.fork(`tile ${i} ${j}`);
      const isFigure = i >= column && i < column + 2 && j >= row && j < row + 2;
      if (keep && !isFigure) {
        paintTile(press, palette, tile, grid.left + i * cell, grid.top + j * cell, cell);
      }
    }
  }
  const x = grid.left + column * cell;
  const y = grid.top + row * cell;
  press.print(rect(x, y, cell * 2, cell * 2), palette.inks[0]!);
  for (let k = 4; k > 0; k--) {
    const ink = k % 2 === 0 ? palette.paper : palette.dark;
    press.print(ellipse(x + cell, y + cell, (cell * k) / 4.4), ink);
  }
  press.print(ellipse(x + cell, y + cell, cell * 0.13), palette.inks[1]!);
}

/** Rows of arches under a sun. */
function paintArches(sheet: Sheet): void {
  const { canvas, press, palette, random } = sheet;
  const { width, height } = canvas;
  const short = Math.min(width, height);
  const count = Math.max(2, Math.round((width / short) * random.int(2, 3)));
  const margin = short * 0.08;
  const span = (width - margin * 2) / count;
  const sunX = margin + span * (random.int(0, count - 1) + 0.5);
  const sunRadius = Math.min(span * 0.62, short * 0.24);
  press.print(ellipse(sunX, margin + sunRadius, sunRadius), palette.inks[0]!);
  const lines = random.int(3, 5);
  for (let k = 0; k < lines; k++) {
    const y = margin + sunRadius * (1.1 + (k / lines) * 0.85);
    press.print(rect(sunX - sunRadius * 1.05, y, sunRadius * 2.1, sunRadius * 0.07), palette.paper);
  }
  const rings = random.int(4, 5);
  for (let i = 0; i < count; i++) {
    const cx = margin + span * (i + 0.5);
    const foot = height - margin;
    const tall = (height - margin * 2) * random.range(0.34, 0.66);
    const shift = random.int(0, 3);
    for (let k = rings; k > 0; k--) {
      const r = (span * 0.5 * k) / rings;
      const head = Math.max(foot - tall + (span * 0.5 - r), margin + r);
      const ink = k === 1 ? palette.dark : palette.inks[(k + shift) % palette.inks.length]!;
      const isGap = k === 2;
      press.print(
        [...ellipse(cx, head + r, r, r, 0, TAU / 2, TAU), cx + r, foot, cx - r, foot],
        isGap ? palette.paper : ink,
      );
    }
  }
  press.print(rect(margin, height - margin, width - margin * 2, short * 0.014), palette.dark);
}

/** Tilted planes and bars afloat, held by one large disc. */
function paintSuprematist(sheet: Sheet): void {
  const { canvas, press, palette, random } = sheet;
  const { width, height } = canvas;
  const short = Math.min(width, height);
  const angle = random.range(0.35, 0.75) * random.pick([-1, 1]);
  const cx = width * random.range(0.42, 0.58);
  const cy = height * random.range(0.42, 0.58);
  const discX = cx + width * 0.18 * random.pick([-1, 1]);
  const disc = ellipse(
    discX,
    cy - height * random.range(0.08, 0.16),
    short * random.range(0.22, 0.28),
  );
  press.print(disc, palette.inks[0]!);
  const along = Math.sqrt(width / short);
  const plank = (u: number, v: number, long: number, thick: number, ink: Rgb, tilt = 0) => {
    const x = cx + u * width;
    const y = cy + v * height;
    const shape = rect(x - (long * along) / 2, y - thick / 2, long * along, thick);
    press.print(turned(turned(shape, x, y, tilt), cx, cy, angle), ink, { alpha: 0.97 });
  };
  plank(0, 0.02, short * 0.78, short * 0.12, palette.dark);
  plank(-0.04, 0.13, short * 0.5, short * 0.05, palette.inks[1]!);
  plank(0.1, -0.12, short * 0.42, short * 0.09, palette.inks[2]!);
  const bars = random.int(5, 8);
  for (let i = 0; i < bars; i++) {
    const ink = random.pick([...palette.inks, palette.dark]);
    const u = random.range(-0.3, 0.3);
    const v = random.range(-0.32, 0.32);
    const long = short * random.range(0.1, 0.34);
    plank(u, v, long, short * random.range(0.012, 0.04), ink, random.chance(0.3) ? TAU / 4 : 0);
  }
  const arcRadius = short * random.range(0.3, 0.38);
  const arc = ellipse(cx, cy, arcRadius, arcRadius, angle + 1, 0, TAU * 0.36);
  press.print(stroke(arc, short * 0.012), palette.dark);
  press.overprint(
    ellipse(cx - (discX - cx) * 0.9, cy + height * 0.17, short * 0.13),
    palette.inks[1]!,
  );
  for (let i = 0; i < 3; i++) {
    const inset = short * (0.1 + i * 0.055);
    press.print(
      ellipse(discX > cx ? inset : width - inset, short * 0.1, short * 0.018),
      palette.dark,
    );
  }
}

const LAYOUTS = [paintOrbit, paintTiling, paintArches, paintSuprematist] as const;

export function paintBauhaus(
  canvas: Canvas,
  tiles: NoiseTiles,
  palette: Palette,
  random: Random,
): void {
  layPaper(canvas, tiles, palette.paper);
  const press = createPress(
    canvas,
    tiles,
    random.fork('press'),
    0.55,
    luminance(...palette.paper) < 0.2,
  );
  random.pick(LAYOUTS)({ canvas, press, palette, random });
}
