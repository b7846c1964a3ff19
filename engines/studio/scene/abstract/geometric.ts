/** Geometry that fills the sheet: tumbling blocks, triangles, arcs, hexagons, discs in layers. */
import { mixColors, type Rgb, scaleColor } from '../../core/color.ts';
import { ellipse, rect, stroke } from '../../core/geometry.ts';
import { clamp, cos, sin, TAU } from '../../core/math.ts';
import { hash2 } from '../../core/random.ts';
import { createPress, layPaper } from '../../paint/press.ts';
import { createWaveField, type PaintSheet, type Sheet } from './sheet.ts';

/** Columns and rows of about one size that fill the sheet exactly, even in number. */
function fit(
  sheet: Sheet,
  across: number,
): { columns: number; rows: number; w: number; h: number } {
  const { width, height } = sheet.canvas;
  const edge = Math.min(width, height) / across;
  const columns = Math.max(2, Math.round(width / edge / 2) * 2);
  const rows = Math.max(2, Math.round(height / edge / 2) * 2);
  return { columns, rows, w: width / columns, h: height / rows };
}

function open(sheet: Sheet, wear: number) {
  layPaper(sheet.canvas, sheet.tiles, sheet.palette.paper);
  return createPress(sheet.canvas, sheet.tiles, sheet.random.fork('press'), wear);
}

/** Cubes seen from a corner, the old parquet of the tumbling blocks. */
const paintBlocks: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const press = open(sheet, 0.25);
  const { columns, rows, w, h } = fit(sheet, random.int(5, 8));
  const field = createWaveField(canvas, random, [0.6, 1.6], 3);
  const seed = random.int(0, 1 << 20);
  for (let j = -1; j <= rows; j++) {
    for (let i = -1; i <= columns; i++) {
      const cx = (i + (j % 2 === 0 ? 0.5 : 1)) * w;
      const cy = (j + 0.5) * h;
      const t = clamp(
        field(cx, cy) * 0.5 +
          0.5 +
          (hash2(((i + columns) % columns) + seed, (j + rows) % rows) - 0.5) * 0.5,
        0,
        0.999,
      );
      const ink = palette.inks[Math.floor(t * palette.inks.length)]!;
      const top = cy - h * 0.667;
      const mid = cy - h * 0.333;
      const low = cy + h * 0.333;
      const end = cy + h * 0.667;
      press.print(
        [cx, top, cx + w / 2, mid, cx, cy, cx - w / 2, mid],
        mixColors(ink, palette.paper, 0.45),
      );
      press.print([cx - w / 2, mid, cx, cy, cx, end, cx - w / 2, low], ink);
      press.print(
        [cx + w / 2, mid, cx, cy, cx, end, cx + w / 2, low],
        mixColors(ink, palette.dark, 0.5),
      );
    }
  }
};

/** Triangles whose colours flow over the sheet. */
const paintTriangles: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const press = open(sheet, 0.2);
  const { columns, rows, w, h } = fit(sheet, random.int(7, 11));
  const field = createWaveField(canvas, random, [0.5, 1.4], 3);
  const seed = random.int(0, 1 << 20);
  const ramp = [
    palette.dark,
    palette.inks[2]!,
    palette.inks[0]!,
    palette.inks[1]!,
    palette.inks[3]!,
    palette.paper,
  ];
  const colorAt = (x: number, y: number, id: number): Rgb => {
    const jitter = (hash2(id, seed) - 0.5) * 0.34;
    const t = clamp(field(x, y) * 0.5 + 0.5 + jitter, 0, 0.999) * (ramp.length - 1);
    const k = Math.floor(t);
    return mixColors(ramp[k]!, ramp[k + 1]!, t - k);
  };
  const more = canvas.isTorus ? 0 : 1;
  for (let j = 0; j < rows + more; j++) {
    for (let i = 0; i < columns + more; i++) {
      // Off the edges by a third of a cell, so that no border of cells runs along them.
      const x = (i - 0.33) * w;
      const y = (j - 0.33) * h;
      const id = j * columns + i;
      const first = colorAt(x + w * 0.3, y + h * 0.3, id * 2);
      const second = colorAt(x + w * 0.7, y + h * 0.7, id * 2 + 1);
      if ((i + j) % 2 === 0) {
        press.print([x, y, x + w, y, x, y + h], first);
        press.print([x + w, y, x + w, y + h, x, y + h], second);
      } else {
        press.print([x, y, x + w, y, x + w, y + h], first);
        press.print([x, y, x + w, y + h, x, y + h], second);
      }
    }
  }
};

/** Quarter arcs turned by chance: paths that never end. @see Truchet 1704; Smith 1987 */
const paintArcs: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const press = open(sheet, 0.3);
  const { columns, rows, w, h } = fit(sheet, random.int(4, 7));
  const lines = random.int(2, 4);
  const { width, height } = canvas;
  press.print(rect(0, 0, width, height), palette.dark);
  const seed = random.int(0, 1 << 20);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const isTurned = hash2(i + seed, j) < 0.5;
      const corners: readonly [number, number, number][] = isTurned
        ? [
            [0, 0, 0],
            [1, 1, 2],
          ]
        : [
            [1, 0, 1],
            [0, 1, 3],
          ];
      const ground = palette.inks[Math.floor(hash2(j + seed, i) * 2.2) % palette.inks.length]!;
      if (hash2(i * 3 + seed, j * 5) < 0.3)
        press.print(rect(i * w, j * h, w, h), mixColors(palette.dark, ground, 0.35));
      for (const [dx, dy, quarter] of corners) {
        const cx = (i + dx) * w;
        const cy = (j + dy) * h;
        for (let k = 0; k < lines; k++) {
          const r = (k + 0.5) / lines;
          const arc = ellipse(
            cx,
            cy,
            w * r,
            h * r,
            0,
            (quarter * TAU) / 4,
            ((quarter + 1) * TAU) / 4,
          );
          const ink = palette.inks[k % palette.inks.length]!;
          press.print(
            stroke(arc, (Math.min(w, h) / lines) * 0.5),
            k % 2 === 0 ? ink : palette.paper,
          );
        }
      }
    }
  }
};

/** Hexagons in rings of tones. */
const paintHexagons: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const press = open(sheet, 0.25);
  const { columns, rows, w, h } = fit(sheet, random.int(4, 6));
  const seed = random.int(0, 1 << 20);
  const turn = random.chance(0.5) ? 0 : TAU / 12;
  canvas.checkpoint();
  press.print(rect(0, 0, canvas.width, canvas.height), palette.dark);
  const hexagon = (cx: number, cy: number, r: number) =>
    Array.from({ length: 6 }, (_, k) => {
      const a = (k / 6) * TAU + TAU / 12;
      return [cx + cos(a) * w * r * 1.155, cy + sin(a) * h * r * 1.333];
    }).flat();
  for (let j = -1; j <= rows; j++) {
    for (let i = -1; i <= columns; i++) {
      const cx = (i + (j % 2 === 0 ? 0.5 : 1)) * w;
      const cy = (j + 0.5) * h;
      const id = hash2(((i + columns) % columns) + seed, (j + rows) % rows);
      const shift = Math.floor(id * palette.inks.length);
      const rings = 2 + (Math.floor(id * 37) % 3);
      for (let k = 0; k < rings; k++) {
        const ink = palette.inks[(shift + k) % palette.inks.length]!;
        press.print(hexagon(cx, cy, 0.478 * (1 - k / rings)), k % 2 === 1 ? palette.paper : ink);
      }
      if (id > 0.72) {
        const bar = rect(cx - w * 0.5, cy - h * 0.03, w, h * 0.06);
        press.print(
          turn === 0 ? bar : rect(cx - w * 0.03, cy - h * 0.5, w * 0.06, h),
          palette.dark,
        );
      }
    }
  }
};

/** Large discs and rings in transparent layers. */
const paintDiscs: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const press = open(sheet, 0.3);
  const { width, height } = canvas;
  const short = Math.min(width, height);
  const count = random.int(7, 11);
  for (let k = 0; k < count; k++) {
    const cx = width * random.range(0.08, 0.92);
    const cy = height * random.range(0.08, 0.92);
    const r = short * random.pick([0.07, 0.12, 0.17, 0.24, 0.31]);
    const ink = random.pick(palette.inks);
    const kind = random.int(0, 3);
    if (kind === 0) press.overprint(stroke(ellipse(cx, cy, r * 0.8), r * 0.36), ink);
    else if (kind === 1) {
      const turn = random.next() * TAU;
      press.overprint(ellipse(cx, cy, r, r, turn, 0, TAU / 2), ink);
    } else press.overprint(ellipse(cx, cy, r), ink);
    if (kind === 3) {
      for (let q = 1; q < 5; q++)
        press.print(
          stroke(ellipse(cx, cy, (r * q) / 5), short * 0.004),
          scaleColor(palette.dark, 1),
        );
    }
  }
  for (let k = 0; k < 4; k++) {
    const y = height * random.range(0.1, 0.9);
    press.print(rect(0, y, width, short * random.range(0.002, 0.008)), palette.dark);
  }
};

const LAYOUTS = [paintBlocks, paintTriangles, paintArcs, paintHexagons, paintDiscs] as const;

export const paintGeometric: PaintSheet = (sheet) => {
  sheet.random.pick(LAYOUTS)({ ...sheet, random: sheet.random.fork('geometry') });
};
