/** The ground of a flat food picture: wall, halo, table; and the tools its dishes are drawn with. */
import type { Canvas } from '../../core/canvas.ts';
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { ellipse, type Polygon, rect, spline, stroke } from '../../core/geometry.ts';
import { cos, pow, sin, TAU } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import {
  type Coverage,
  coverPolygons,
  type FillOptions,
  fillPolygons,
  paintCoverage,
} from '../../core/raster.ts';
import type { SceneSpec } from '../../parse/scene-spec.ts';

export interface FoodPalette {
  wall: Rgb;
  halo: Rgb;
  table: Rgb;
  /** Crockery. */
  ware: Rgb;
  wareDark: Rgb;
  accent: Rgb;
}

type Lch = readonly [number, number, number];

/** Wall, halo, ware, accent. */
const PALETTES: readonly (readonly [Lch, Lch, Lch, Lch])[] = [
  [
    [0.9, 0.06, 75],
    [0.83, 0.1, 60],
    [0.5, 0.16, 30],
    [0.55, 0.1, 190],
  ],
  [
    [0.88, 0.05, 195],
    [0.8, 0.08, 185],
    [0.5, 0.17, 28],
    [0.8, 0.13, 85],
  ],
  [
    [0.9, 0.05, 20],
    [0.82, 0.09, 25],
    [0.36, 0.1, 265],
    [0.75, 0.12, 75],
  ],
  [
    [0.36, 0.07, 260],
    [0.45, 0.09, 265],
    [0.58, 0.19, 30],
    [0.82, 0.13, 88],
  ],
  [
    [0.91, 0.04, 130],
    [0.83, 0.08, 135],
    [0.42, 0.09, 155],
    [0.68, 0.17, 40],
  ],
  [
    [0.86, 0.06, 305],
    [0.78, 0.09, 300],
    [0.4, 0.12, 300],
    [0.84, 0.13, 80],
  ],
];

export function chooseFoodPalette(spec: SceneSpec, random: Random): FoodPalette {
  const [wall, halo, ware, accent] = random.pick(PALETTES);
  const asked = spec.subjects[0]?.colors[0] ?? null;
  const back = spec.palette[0] ?? null;
  const wareColor = asked ? oklch(asked.L, asked.C, asked.hue) : oklch(...ware);
  const wallColor = back
    ? oklch(Math.min(0.9, back.L + 0.12), back.C * 0.6, back.hue)
    : oklch(...wall);
  const haloColor = back ? oklch(back.L, back.C * 0.8, back.hue) : oklch(...halo);
  return {
    wall: wallColor,
    halo: haloColor,
    table: mixColors(mixColors(wareColor, oklch(0.3, 0.05, 40), 0.3), haloColor, 0.15),
    ware: wareColor,
    wareDark: mixColors(wareColor, oklch(0.2, 0.08, 320), 0.42),
    accent: oklch(...accent),
  };
}

/** A unit of drawing: everything on the table is sized by it, and stays inside the short edge. */
export interface Table {
  canvas: Canvas;
  palette: FoodPalette;
  random: Random;
  /** Centre of the dish. */
  cx: number;
  cy: number;
  /** Short edge of the picture in pixels. */
  size: number;
  fill(shape: Polygon | readonly Polygon[], color: Rgb, options?: FillOptions): void;
  /** Fills only where the mask is covered. */
  fillWithin(mask: Coverage, shape: Polygon, color: Rgb, alpha?: number): void;
  cover(shape: Polygon | readonly Polygon[]): Coverage;
}

export type Backdrop = 'sun' | 'stripes' | 'dots' | 'window';

export function layTable(canvas: Canvas, palette: FoodPalette, random: Random): Table {
  const { width, height } = canvas;
  const size = Math.min(width, height);
  const cx = width / 2;
  const cy = height * 0.5;
  const fill: Table['fill'] = (shape, color, options) =>
    fillPolygons(canvas, shape, color, options);
  const { wall, halo } = palette;
  canvas.shade((_x, _y, out) => {
    out[0] = wall[0];
    out[1] = wall[1];
    out[2] = wall[2];
  });
  const line = cy + size * 0.3;
  const pale = mixColors(halo, wall, 0.35);
  const backdrop: Backdrop = random.pick(['sun', 'sun', 'stripes', 'dots', 'window'] as const);
  const radius = size * 0.42;
  const ry = cy - size * 0.02;
  if (backdrop === 'sun') {
    fill(ellipse(cx, ry, radius), halo);
    for (let k = 0; k < 12; k++) {
      const a = (k * TAU) / 12 + 0.13;
      fill(
        [
          cx,
          ry,
          cx + cos(a) * radius,
          ry + sin(a) * radius,
          cx + cos(a + 0.26) * radius,
          ry + sin(a + 0.26) * radius,
        ],
        pale,
      );
    }
  } else if (backdrop === 'stripes') {
    const step = size * 0.11;
    const first = cx - Math.ceil(cx / step) * step;
    for (let x = first - step / 2; x < width + step; x += step)
      fill(rect(x, 0, step / 2, height), pale);
    fill(ellipse(cx, ry, radius * 0.95), halo);
  } else if (backdrop === 'dots') {
    const step = size * 0.085;
    const columns = Math.ceil(width / step / 2);
    for (let j = 0; j * step < line; j++) {
      for (let i = -columns; i <= columns; i++) {
        fill(ellipse(cx + (i + (j % 2) * 0.5) * step, (j + 0.5) * step, size * 0.014), pale);
      }
    }
    fill(ellipse(cx, ry, radius * 0.92), halo);
  } else {
    const w = size * 0.72;
    const h = size * 0.62;
    const top = line - h - size * 0.08;
    fill(rect(cx - w / 2, top, w, h), mixColors(palette.ware, oklch(0.98, 0.01, 90), 0.75));
    const sky = mixColors(halo, oklch(0.93, 0.03, 220), 0.55);
    for (const column of [0, 1]) {
      fill(
        rect(cx - w / 2 + w * (0.035 + column * 0.4825), top + h * 0.04, w * 0.4475, h * 0.92),
        sky,
      );
    }
    const sun = column(random);
    fill(
      ellipse(cx + sun * w * 0.25, top + h * 0.3, size * 0.08),
      mixColors(palette.accent, [1, 1, 1], 0.4),
    );
  }
  fill(rect(0, line, width, height - line), palette.table);
  fill(rect(0, line, width, size * 0.012), mixColors(palette.table, [1, 1, 1], 0.3));
  return {
    canvas,
    palette,
    random,
    cx,
    cy,
    size,
    fill,
    cover: (shape) =>
      coverPolygons(width, height, shape) ?? {
        left: 0,
        top: 0,
        width: 0,
        height: 0,
        alpha: new Float32Array(0),
      },
    fillWithin: (mask, shape, color, alpha = 1) => {
      const own = coverPolygons(width, height, shape);
      if (own === null) return;
      for (let y = 0, i = 0; y < own.height; y++) {
        const my = y + own.top - mask.top;
        for (let x = 0; x < own.width; x++, i++) {
          const mx = x + own.left - mask.left;
          const isInside = mx >= 0 && my >= 0 && mx < mask.width && my < mask.height;
          own.alpha[i]! *= isInside ? mask.alpha[my * mask.width + mx]! : 0;
        }
      }
      paintCoverage(canvas, own, color, { alpha });
    },
  };
}

function column(random: Random): number {
  return random.pick([-1, 1]);
}

/** Three wisps of steam above a dish. */
export function paintSteam(
  table: Table,
  x: number,
  y: number,
  spread: number,
  height: number,
): void {
  const { fill, size } = table;
  for (let i = -1; i <= 1; i++) {
    const line: number[] = [];
    for (let k = 0; k <= 8; k++) {
      const rise = (k / 8) * height * (i === 0 ? 1.1 : 0.9);
      line.push(x + i * spread + sin(k * 0.95 + i) * size * 0.017 * (1 + k * 0.09), y - rise);
    }
    fill(
      stroke(spline(line, false, 8), (t) => pow(sin((t * TAU) / 2), 0.7) * size * 0.0145),
      [1, 1, 1],
      { alpha: 0.7 },
    );
  }
}

/** The contact shadow of a dish. */
export function paintShadow(table: Table, x: number, y: number, rx: number, ry: number): void {
  table.fill(ellipse(x, y, rx, ry), [0.5, 0.42, 0.45], { blend: 'multiply', alpha: 0.8 });
}
