/** Abstract mosaics: terrazzo, scales, a field of tesserae, cut panes. */
import { mixColors, type Rgb } from '../../core/color.ts';
import { ellipse, rect, spline } from '../../core/geometry.ts';
import { clamp, cos, sin, TAU } from '../../core/math.ts';
import { createPress, layPaper } from '../../paint/press.ts';
import { createWaveField, type PaintSheet, type Sheet } from './sheet.ts';

function open(sheet: Sheet, ground: Rgb) {
  layPaper(sheet.canvas, sheet.tiles, ground);
  return createPress(sheet.canvas, sheet.tiles, sheet.random.fork('press'), 0.3);
}

/** A rounded chip of stone. */
function chip(cx: number, cy: number, r: number, sheet: Sheet): number[] {
  const { random } = sheet;
  const corners = random.int(4, 6);
  const turn = random.next() * TAU;
  const points: number[] = [];
  for (let k = 0; k < corners; k++) {
    const a = turn + ((k + random.range(-0.25, 0.25)) / corners) * TAU;
    const d = r * random.range(0.7, 1.2);
    points.push(cx + cos(a) * d, cy + sin(a) * d * random.range(0.75, 1));
  }
  return spline(points, true, 3);
}

/** Chips of stone cast in cement, none touching another. */
const paintTerrazzo: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const { width, height, unit, isTorus } = canvas;
  const ground = random.chance(0.3)
    ? palette.dark
    : mixColors(palette.paper, palette.inks[1]!, 0.08);
  const press = open(sheet, ground);
  const placed: [number, number, number][] = [];
  const sizes = [86, 60, 40, 26, 15, 8];
  const inks = [
    ...palette.inks,
    palette.dark,
    mixColors(palette.paper, palette.inks[0]!, 0.35),
  ].filter((c) => c !== ground);
  for (const size of sizes) {
    // So many tries in all sizes of the picture: the count follows from its area in thousandths.
    const tries = Math.round((width * height) / (unit * unit) / (size * size * 2.6));
    for (let k = 0; k < Math.min(900, tries); k++) {
      const x = random.next() * width;
      const y = random.next() * height;
      const own = sheet.random.fork(`chip ${size} ${k}`);
      const r = size * unit * own.range(0.7, 1);
      const isFree = placed.every(([px, py, pr]) => {
        let dx = Math.abs(px - x);
        let dy = Math.abs(py - y);
        if (isTorus) {
          dx = Math.min(dx, width - dx);
          dy = Math.min(dy, height - dy);
        }
        const apart = pr + r * 1.06 + 4 * unit;
        return dx * dx + dy * dy > apart * apart;
      });
      if (!isFree) continue;
      placed.push([x, y, r]);
      press.print(chip(x, y, r, { ...sheet, random: own }), own.pick(inks));
    }
    canvas.checkpoint();
  }
};

/** Overlapping scales, as on fish and roofs. */
const paintScales: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const { width, height } = canvas;
  const press = open(sheet, palette.dark);
  const columns = Math.round(width / (Math.min(width, height) / random.int(7, 12)));
  const w = width / columns;
  const rows = Math.max(2, Math.round(height / (w * 0.5) / 2) * 2);
  const h = height / rows;
  const rings = random.int(2, 4);
  const field = createWaveField(canvas, random, [0.5, 1.5], 3);
  const inks = [
    palette.inks[0]!,
    palette.inks[2]!,
    palette.inks[1]!,
    palette.inks[3]!,
    palette.paper,
  ];
  for (let j = -2; j <= rows + 2; j++) {
    for (let i = -1; i <= columns; i++) {
      const cx = (i + (j % 2 === 0 ? 0.5 : 1)) * w;
      const cy = j * h;
      if (canvas.isTorus && (j < 0 || j >= rows || i < 0 || i >= columns)) continue;
      const t =
        clamp(field(cx, cy) * 0.5 + 0.5 + random.fork(`scale ${i} ${j}`).bell() * 0.1, 0, 0.999) *
        (inks.length - 1);
      const k = Math.floor(t);
      const ink = mixColors(inks[k]!, inks[k + 1]!, t - k);
      for (let q = 0; q < rings; q++) {
        const r = w * 0.5 * (1 - q / rings);
        const tone =
          q % 2 === 0 ? ink : mixColors(ink, q === 1 ? palette.dark : palette.paper, 0.55);
        press.print(ellipse(cx, cy, r, r * 1.1), tone);
      }
      press.print(ellipse(cx, cy, w * 0.06), palette.dark);
    }
  }
};

/** A field of small squares whose colours drift, with a figure of another rhythm in it. */
const paintTesserae: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const { width, height } = canvas;
  const press = open(sheet, mixColors(palette.dark, palette.paper, 0.12));
  const edge = Math.min(width, height) / random.int(22, 32);
  const columns = Math.max(2, Math.round(width / edge));
  const rows = Math.max(2, Math.round(height / edge));
  const w = width / columns;
  const h = height / rows;
  const field = createWaveField(canvas, random, [0.7, 2], 4);
  const figure = createWaveField(canvas, random, [0.5, 1], 2);
  const inks = [palette.inks[2]!, palette.inks[0]!, palette.inks[1]!, palette.paper];
  for (let j = 0; j < rows; j++) {
    canvas.checkpoint();
    for (let i = 0; i < columns; i++) {
      const cx = (i + 0.5) * w;
      const cy = (j + 0.5) * h;
      const own = random.fork(`stone ${i} ${j}`);
      const t = clamp(field(cx, cy) * 0.5 + 0.5 + own.bell() * 0.1, 0, 0.999) * (inks.length - 1);
      const k = Math.floor(t);
      const isFigure = figure(cx, cy) > 0.42;
      const base = mixColors(inks[k]!, inks[k + 1]!, t - k);
      const ink = isFigure ? own.pick([palette.inks[3]!, palette.inks[1]!, palette.paper]) : base;
      const skew = own.bell() * w * 0.05;
      const s = 0.43 + own.bell() * 0.02;
      press.print(
        [
          cx - w * s + skew,
          cy - h * s,
          cx + w * s,
          cy - h * s + skew,
          cx + w * s - skew,
          cy + h * s,
          cx - w * s,
          cy + h * s - skew,
        ],
        ink,
      );
    }
  }
};

/** Slabs of colour cut by crossing lines, as in a window. */
const paintPanes: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const { width, height } = canvas;
  const short = Math.min(width, height);
  const press = open(sheet, palette.dark);
  interface Pane {
    x: number;
    y: number;
    w: number;
    h: number;
  }
  let panes: Pane[] = [{ x: 0, y: 0, w: width, h: height }];
  for (let round = 0; round < 6; round++) {
    panes = panes.flatMap((p, n) => {
      const own = random.fork(`cut ${round} ${n}`);
      const t = own.pick([0.382, 0.5, 0.618]);
      if (round > 1 && own.chance(0.28)) return [p];
      return p.w / width > (p.h / height) * own.range(0.75, 1.3)
        ? [
            { ...p, w: p.w * t },
            { ...p, x: p.x + p.w * t, w: p.w * (1 - t) },
          ]
        : [
            { ...p, h: p.h * t },
            { ...p, y: p.y + p.h * t, h: p.h * (1 - t) },
          ];
    });
  }
  const gap = short * 0.0045;
  const field = createWaveField(canvas, random, [0.5, 1.2], 3);
  panes.forEach((p, n) => {
    const own = random.fork(`pane ${n}`);
    const t = field(p.x + p.w / 2, p.y + p.h / 2);
    const ink = t > 0.55 || own.chance(0.22) ? palette.paper : own.pick(palette.inks);
    press.print(rect(p.x + gap, p.y + gap, p.w - 2 * gap, p.h - 2 * gap), ink);
    if (own.chance(0.16)) {
      const r = Math.min(p.w, p.h) * 0.36;
      press.print(
        ellipse(p.x + p.w / 2, p.y + p.h / 2, r),
        own.pick([palette.dark, ...palette.inks]),
      );
    }
  });
};

const LAYOUTS = [paintTerrazzo, paintScales, paintTesserae, paintPanes] as const;

export const paintPieces: PaintSheet = (sheet) => {
  sheet.random.pick(LAYOUTS)({ ...sheet, random: sheet.random.fork('pieces') });
};
