/** A bowl of ramen. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { ellipse, spline, stroke } from '../../core/geometry.ts';
import { cos, lerp, sin, square, TAU } from '../../core/math.ts';
import { paintShadow, paintSteam, type Table } from './table.ts';

type Topping = (table: Table, x: number, y: number, r: number) => void;

function paintNori(table: Table, x: number, y: number, r: number): void {
  const { fill, size } = table;
  for (let k = 0; k < 2; k++) {
    const px = x + k * r * 0.42;
    const py = y - k * r * 0.06;
    const sheet = [
      px,
      py,
      px + r * 0.12,
      py - r * 1.35,
      px + r * 0.92,
      py - r * 1.42,
      px + r * 0.9,
      py + r * 0.1,
    ];
    fill(sheet, k ? oklch(0.36, 0.055, 150) : oklch(0.29, 0.05, 155));
    for (let i = 0; i < 5; i++) {
      const u = r * (0.2 + i * 0.14);
      fill(
        stroke([px + u, py - r * 1.25, px + u * 0.95, py - r * 0.05], size * 0.002),
        oklch(0.42, 0.06, 150),
        { alpha: 0.5 },
      );
    }
  }
}

function paintPork(table: Table, x: number, y: number, r: number): void {
  const { fill } = table;
  for (const [dx, dy, k] of [
    [0, 0, 1],
    [0.8, 0.34, 0.93],
  ] as const) {
    const px = x + dx * r;
    const py = y + dy * r;
    const q = r * k * 0.78;
    fill(ellipse(px, py + q * 0.1, q, q * 0.62), oklch(0.45, 0.09, 35));
    fill(ellipse(px, py, q, q * 0.62), oklch(0.6, 0.1, 38));
    fill(ellipse(px, py, q * 0.9, q * 0.54), oklch(0.74, 0.085, 45));
    fill(
      spline(
        [
          px - q * 0.6,
          py,
          px - q * 0.2,
          py - q * 0.28,
          px + q * 0.3,
          py - q * 0.18,
          px + q * 0.62,
          py + q * 0.05,
          px + q * 0.2,
          py + q * 0.1,
          px - q * 0.2,
          py - q * 0.02,
        ],
        true,
        8,
      ),
      oklch(0.87, 0.04, 60),
    );
    fill(
      spline(
        [
          px - q * 0.4,
          py + q * 0.24,
          px,
          py + q * 0.12,
          px + q * 0.5,
          py + q * 0.26,
          px,
          py + q * 0.34,
        ],
        true,
        8,
      ),
      oklch(0.87, 0.04, 60),
    );
  }
}

function paintEggs(table: Table, x: number, y: number, r: number): void {
  const { fill } = table;
  for (const [dx, dy, a] of [
    [-0.38, 0.1, 0.2],
    [0.42, -0.08, -0.25],
  ] as const) {
    const px = x + dx * r;
    const py = y + dy * r;
    const q = r * 0.5;
    fill(ellipse(px, py + q * 0.14, q, q * 0.78, a), oklch(0.66, 0.05, 60));
    fill(ellipse(px, py, q, q * 0.78, a), oklch(0.97, 0.015, 85));
    fill(ellipse(px, py + q * 0.03, q * 0.58, q * 0.46, a), oklch(0.68, 0.17, 58));
    fill(ellipse(px, py, q * 0.54, q * 0.42, a), oklch(0.77, 0.165, 68));
    fill(ellipse(px - q * 0.14, py - q * 0.12, q * 0.16, q * 0.09, a), oklch(0.93, 0.08, 85));
  }
}

function paintNaruto(table: Table, x: number, y: number, r: number): void {
  const { fill } = table;
  const q = r * 0.5;
  const edge: number[] = [];
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU;
    const k = i % 2 ? 1.06 : 0.92;
    edge.push(x + cos(a) * q * k, y + sin(a) * q * k * 0.68);
  }
  fill(
    spline(
      edge.map((v, i) => (i % 2 ? v + q * 0.12 : v)),
      true,
      4,
    ),
    oklch(0.78, 0.03, 60),
  );
  fill(spline(edge, true, 4), oklch(0.98, 0.01, 90));
  const spiral: number[] = [];
  for (let i = 0; i <= 26; i++) {
    const a = (i / 26) * 10.5 + 0.5;
    const k = (i / 26) * q * 0.68;
    spiral.push(x + cos(a) * k, y + sin(a) * k * 0.68);
  }
  fill(stroke(spline(spiral, false, 4), q * 0.13), oklch(0.68, 0.19, 0));
}

function paintOnions(table: Table, x: number, y: number, r: number): void {
  const { fill, random, size } = table;
  for (let i = 0; i < 22; i++) {
    const a = random.next() * TAU;
    const d = Math.sqrt(random.next()) * r * 0.72;
    const w = random.range(0.008, 0.013) * size;
    const px = x + cos(a) * d;
    const py = y + sin(a) * d * 0.5;
    fill(ellipse(px, py, w, w * 0.62), oklch(random.range(0.66, 0.78), 0.17, 138));
    fill(ellipse(px, py, w * 0.5, w * 0.3), oklch(0.9, 0.1, 120));
  }
}

function paintGreens(table: Table, x: number, y: number, r: number): void {
  const { fill } = table;
  for (let i = 0; i < 5; i++) {
    const a = -2.5 + i * 0.5;
    const px = x + cos(a) * r * 0.3;
    const py = y + sin(a) * r * 0.22;
    const leaf = [
      px,
      py + r * 0.2,
      px - r * 0.22,
      py - r * 0.1,
      px + cos(a) * r * 0.3,
      py - r * 0.5,
      px + r * 0.24,
      py - r * 0.08,
    ];
    fill(spline(leaf, true, 6), oklch(0.5 + (i % 2) * 0.1, 0.12, 145));
    fill(
      stroke([px, py + r * 0.1, px + cos(a) * r * 0.24, py - r * 0.38], r * 0.035),
      oklch(0.78, 0.1, 130),
    );
  }
}

export function paintRamen(table: Table): void {
  const { fill, fillWithin, palette, random, cx, size } = table;
  const cy = table.cy;
  const layout = random.pick(['classic', 'mirrored', 'deep'] as const);
  const side = layout === 'mirrored' ? -1 : 1;
  const rx = size * (layout === 'deep' ? 0.29 : 0.335);
  const ry = rx * (layout === 'deep' ? 0.5 : 0.42);
  const depth = layout === 'deep' ? 1.12 : 1;
  const { ware, wareDark } = palette;
  const rim = layout === 'deep' ? cy - size * 0.04 : cy;
  const down = (k: number) => rim + k * size * depth;
  paintShadow(table, cx + 0.03 * size, down(0.335), rx * 0.82, ry * 0.3);
  const wall = spline(
    [
      cx - rx * 0.998,
      down(0.012),
      cx - rx * 0.955,
      down(0.11),
      cx - rx * 0.72,
      down(0.235),
      cx - rx * 0.4,
      down(0.295),
      cx,
      down(0.305),
      cx + rx * 0.4,
      down(0.295),
      cx + rx * 0.72,
      down(0.235),
      cx + rx * 0.955,
      down(0.11),
      cx + rx * 0.998,
      down(0.012),
    ],
    false,
    10,
  );
  fill(
    spline(
      [
        cx - rx * 0.36,
        down(0.27),
        cx - rx * 0.4,
        down(0.335),
        cx,
        down(0.345),
        cx + rx * 0.4,
        down(0.335),
        cx + rx * 0.36,
        down(0.27),
      ],
      true,
      8,
    ),
    wareDark,
  );
  fill(wall, ware);
  const mask = table.cover(wall);
  const cream = oklch(0.95, 0.035, 85);
  paintBand(
    table,
    mask,
    rx,
    down,
    random.pick(['waves', 'dots', 'lines', 'zigzag'] as const),
    cream,
  );
  fillWithin(
    mask,
    spline(
      [
        cx + rx * 0.15,
        down(-0.05),
        cx + rx * 1.1,
        down(-0.05),
        cx + rx * 1.1,
        down(0.35),
        cx - 0.1 * rx,
        down(0.35),
        cx + rx * 0.42,
        down(0.24),
        cx + rx * 0.62,
        down(0.1),
      ],
      true,
      8,
    ),
    wareDark,
    0.5,
  );
  fill(ellipse(cx, rim, rx, ry), mixColors(ware, [1, 1, 1], 0.3));
  fill(ellipse(cx, rim + 0.004 * size, rx * 0.955, ry * 0.93), wareDark);
  const soup = random.pick<readonly [number, number, number]>([
    [0.68, 0.14, 62],
    [0.62, 0.15, 45],
    [0.8, 0.07, 80],
  ]);
  const broth = oklch(...soup);
  const mid = rim + 0.018 * size;
  fill(ellipse(cx, mid, rx * 0.915, ry * 0.86), broth);
  fill(
    ellipse(cx - 0.03 * size, mid + 0.012 * size, rx * 0.8, ry * 0.68),
    mixColors(broth, oklch(0.85, 0.1, 80), 0.35),
  );
  for (let i = 0; i < 26; i++) {
    const a = random.next() * TAU;
    const d = Math.sqrt(random.next()) * 0.82;
    const w = random.range(0.004, 0.013) * size;
    fill(
      ellipse(cx + cos(a) * d * rx * 0.9, mid + sin(a) * d * ry * 0.84, w, w * 0.48),
      oklch(0.84, 0.12, 80),
      { alpha: 0.7 },
    );
  }
  for (let k = 0; k < 11; k++) {
    const y = rim + ry * (-0.15 + k * 0.075) + 0.02 * size;
    const half = Math.sqrt(Math.max(0, 1 - square((y - mid) / (ry * 0.86)))) * rx * 0.86;
    const phase = random.next() * TAU;
    const line: number[] = [];
    for (let i = 0; i <= 14; i++) {
      const u = (i / 14) * 2 - 1;
      line.push(cx + u * half * 0.9, y + sin(u * 7 + phase + k * 0.5) * 0.009 * size);
    }
    const s = spline(line, false, 6);
    fill(stroke(s, 0.0137 * size), oklch(0.68, 0.12, 70));
    fill(stroke(s, 0.0103 * size), oklch(0.9, 0.09, 90));
    fill(
      stroke(
        s.map((v, i) => (i % 2 ? v - 0.002 * size : v)),
        0.003 * size,
      ),
      oklch(0.96, 0.05, 95),
    );
  }
  if (random.chance(0.75))
    paintNori(
      table,
      cx - side * rx * 0.56 - (side < 0 ? rx * 0.4 : 0),
      rim - ry * 0.35,
      size * 0.14,
    );
  // Back to front: what lies lower in the picture lies nearer.
  const spots: readonly (readonly [number, number])[] = [
    [0.4 * side, -0.2],
    [-0.36 * side, 0.22],
    [0.14 * side, 0.42],
    [0.52 * side, 0.36],
  ];
  const toppings: Topping[] = random.chance(0.5)
    ? [paintPork, paintEggs, paintNaruto, paintOnions]
    : random.pick([
        [paintGreens, paintPork, paintOnions, paintNaruto],
        [paintPork, paintGreens, paintEggs, paintOnions],
        [paintEggs, paintPork, paintOnions, paintNaruto],
      ] as Topping[][]);
  toppings.forEach((topping, i) => {
    const [u, v] = spots[i]!;
    topping(table, cx + u * rx, rim + v * ry, rx * 0.36);
  });
  for (const k of [0, 1]) {
    const x0 = cx + side * rx * (0.2 + k * 0.13);
    const y0 = rim - ry * 0.55;
    const x1 = cx + side * rx * (1.08 + k * 0.1);
    const y1 = rim - size * (0.36 - k * 0.035);
    fill(
      stroke([x0, y0, x1, y1], (t) => (0.007 + 0.009 * t) * size),
      oklch(0.4, 0.1, k ? 25 : 30),
    );
    fill(
      stroke(
        [lerp(x0, x1, 0.82), lerp(y0, y1, 0.82), lerp(x0, x1, 0.9), lerp(y0, y1, 0.9)],
        0.0137 * size,
      ),
      oklch(0.85, 0.13, 85),
    );
  }
  paintSteam(table, cx - side * rx * 0.1, rim - ry * 0.72, rx * 0.36, size * 0.29);
}

type Band = 'waves' | 'dots' | 'lines' | 'zigzag';

/** The painted band around the bowl, foreshortened toward its sides. */
function paintBand(
  table: Table,
  mask: ReturnType<Table['cover']>,
  rx: number,
  down: (k: number) => number,
  band: Band,
  color: Rgb,
): void {
  const { cx, size, palette, fillWithin } = table;
  for (let i = -9; i <= 9; i++) {
    const a = i / 9.5;
    const x = cx + sin(a * 1.45) * rx * 0.98;
    const y = down(0.135) - Math.abs(a) * 0.03 * size;
    const w = rx * 0.1 * cos(a * 1.35) + 0.002 * size;
    const h = rx * 0.085;
    if (band === 'waves') {
      for (const k of [1, 0.66, 0.33])
        fillWithin(mask, ellipse(x, y, w * k, h * k), k === 0.66 ? palette.ware : color);
    } else if (band === 'dots') fillWithin(mask, ellipse(x, y, w * 0.42, h * 0.42), color);
    else if (band === 'zigzag')
      fillWithin(
        mask,
        [
          x - w,
          y + h * 0.6,
          x,
          y - h * 0.7,
          x + w,
          y + h * 0.6,
          x + w,
          y + h * 0.2,
          x,
          y - h * 1.1,
          x - w,
          y + h * 0.2,
        ],
        color,
      );
  }
  const belt = (k: number, thick: number) =>
    fillWithin(
      mask,
      stroke(
        spline(
          [cx - rx, down(0.055 + k), cx, down(0.05 + k) + rx * 0.26, cx + rx, down(0.055 + k)],
          false,
          20,
        ),
        thick * size,
      ),
      color,
    );
  belt(0, 0.0088);
  if (band === 'lines') {
    belt(0.03, 0.005);
    belt(0.05, 0.003);
  }
}
