/** More ways to a mandala: gold line work, rings of dots, a kaleidoscope, a lattice of rosettes. */
import { mixColors } from '../../core/color.ts';
import { ellipse, rect, spline, stroke } from '../../core/geometry.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { createPress, layPaper, type Press } from '../../paint/press.ts';
import type { Palette } from './palette.ts';
import type { PaintSheet } from './sheet.ts';

/** A point at an angle and a radius. */
function polar(cx: number, cy: number, angle: number, radius: number): [number, number] {
  return [cx + cos(angle) * radius, cy + sin(angle) * radius];
}

/** One ring of line-drawn petals. */
function linePetals(
  press: Press,
  cx: number,
  cy: number,
  count: number,
  inner: number,
  outer: number,
  belly: number,
  thick: number,
  ink: readonly [number, number, number],
): void {
  for (let i = 0; i < count; i++) {
    const a = (i / count) * TAU;
    const half = (TAU / count) * belly;
    const mid = inner + (outer - inner) * 0.55;
    const outline = spline(
      [
        ...polar(cx, cy, a, inner),
        ...polar(cx, cy, a - half, mid),
        ...polar(cx, cy, a, outer),
        ...polar(cx, cy, a + half, mid),
      ],
      true,
      10,
    );
    press.print(stroke([...outline, outline[0]!, outline[1]!], thick), ink);
  }
}

/** Fine bright lines on a dark ground. */
export const paintLineMandala: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height } = canvas;
  const ground = mixColors(palette.dark, palette.inks[2]!, 0.18);
  layPaper(canvas, tiles, ground);
  const press = createPress(canvas, tiles, random.fork('press'), 0.12);
  const short = Math.min(width, height);
  const cx = width / 2;
  const cy = height / 2;
  const radius = short * 0.46;
  const fold = random.pick([8, 12, 16]);
  const rings = random.int(6, 8);
  const gold = mixColors(palette.inks[1]!, palette.paper, 0.25);
  for (let ring = rings; ring >= 1; ring--) {
    const outer = (radius * ring) / rings;
    const inner = outer * random.range(0.45, 0.72);
    const count = ring > rings / 2 ? fold * 2 : fold;
    const thick = short * random.range(0.0022, 0.0045);
    const ink = ring % 3 === 0 ? palette.inks[0]! : ring % 3 === 1 ? gold : palette.paper;
    const belly = random.range(0.42, 0.85);
    linePetals(press, cx, cy, count, inner, outer, belly, thick, ink);
    press.print(stroke(ellipse(cx, cy, outer), short * 0.002), gold);
    for (let i = 0; i < count; i++) {
      const a = ((i + 0.5) / count) * TAU;
      press.print(ellipse(...polar(cx, cy, a, outer * 0.965), short * 0.0055), ink);
    }
  }
  press.print(ellipse(cx, cy, radius * 0.06), palette.inks[0]!);
  press.print(ellipse(cx, cy, radius * 0.028), gold);
};

/** Nothing but dots, growing outward and turning. */
export const paintDotMandala: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height } = canvas;
  layPaper(canvas, tiles, palette.dark);
  const press = createPress(canvas, tiles, random.fork('press'), 0.15);
  const short = Math.min(width, height);
  const cx = width / 2;
  const cy = height / 2;
  const fold = random.pick([12, 16, 18, 24]);
  const grow = random.range(1.15, 1.24);
  const inks = [...palette.inks, palette.paper];
  const shift = random.int(0, inks.length - 1);
  const sway = random.pick([0, 0.5]);
  let r = short * 0.035;
  // To the corners: a fixed number of rings, the outer ones off the sheet.
  for (let ring = 0; ring < 22; ring++) {
    const dot = r * (TAU / fold) * 0.43;
    const ink = inks[(ring + shift) % inks.length]!;
    for (let i = 0; i < fold; i++) {
      const a = ((i + (ring % 2 === 0 ? 0 : 0.5) + sway * ring * 0.2) / fold) * TAU;
      const [x, y] = polar(cx, cy, a, r);
      press.print(ellipse(x, y, dot), ink);
      if (dot > short * 0.008) {
        press.print(ellipse(x, y, dot * 0.58), inks[(ring + shift + 2) % inks.length]!);
        press.print(ellipse(x, y, dot * 0.24), palette.dark);
      }
    }
    r *= grow;
  }
  press.print(ellipse(cx, cy, short * 0.02), palette.inks[1]!);
};

/** A wedge of chance shapes, mirrored around. */
export const paintKaleidoscope: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height } = canvas;
  layPaper(canvas, tiles, palette.dark);
  const press = createPress(canvas, tiles, random.fork('press'), 0.15);
  const cx = width / 2;
  const cy = height / 2;
  const reach = Math.sqrt(width * width + height * height) / 2;
  const fold = random.pick([6, 8, 10, 12]);
  const wedge = TAU / fold / 2;
  const shapes = random.int(16, 24);
  const inks = [...palette.inks, palette.paper, palette.dark];
  for (let n = 0; n < shapes; n++) {
    // Large ones first, then ever smaller ones above them.
    const size = 1 - n / shapes;
    const corners = random.int(3, 4);
    const middle = reach * random.range(0.02, 1) * (0.35 + 0.65 * size);
    const points: [number, number][] = [];
    for (let k = 0; k < corners; k++) {
      points.push([
        wedge * random.next(),
        Math.max(0, middle + reach * size * random.range(-0.32, 0.32)),
      ]);
    }
    const ink = inks[random.int(0, inks.length - 1)]!;
    for (let i = 0; i < fold; i++) {
      for (const mirror of [1, -1]) {
        const outline = points.flatMap(([a, r]) => polar(cx, cy, (i / fold) * TAU + a * mirror, r));
        press.print(outline, ink, { alpha: 0.94 });
      }
    }
  }
  for (let ring = 1; ring < 4; ring++) {
    const r = reach * ring * random.range(0.1, 0.16);
    press.print(stroke(ellipse(cx, cy, r), reach * 0.004), palette.paper);
  }
};

function smallRosette(
  press: Press,
  palette: Palette,
  random: Random,
  cx: number,
  cy: number,
  r: number,
): void {
  const fold = random.pick([6, 8, 12]);
  press.print(ellipse(cx, cy, r), palette.inks[0]!);
  press.print(ellipse(cx, cy, r * 0.9), palette.paper);
  for (const [from, ink, turn] of [
    [0.86, palette.inks[2]!, 0],
    [0.6, palette.inks[1]!, 0.5],
    [0.36, palette.inks[0]!, 0],
  ] as const) {
    for (let i = 0; i < fold; i++) {
      const a = ((i + turn) / fold) * TAU;
      const [x, y] = polar(cx, cy, a, r * from * 0.62);
      press.print(ellipse(x, y, r * from * 0.36, r * from * 0.16, a), ink);
    }
  }
  press.print(ellipse(cx, cy, r * 0.12), palette.dark);
}

/** Rosettes on a staggered lattice, small ones between: the pattern of a tiled wall. Repeats. */
export const paintRosetteLattice: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height } = canvas;
  const ground = mixColors(palette.dark, palette.inks[2]!, 0.35);
  layPaper(canvas, tiles, ground);
  const press = createPress(canvas, tiles, random.fork('press'), 0.25);
  const edge = Math.min(width, height) / random.int(2, 3);
  const columns = Math.max(1, Math.round(width / edge));
  const rows = Math.max(1, Math.round(height / edge));
  const w = width / columns;
  const h = height / rows;
  const r = Math.min(w, h) * 0.47;
  const band = Math.min(w, h) * 0.05;
  for (let i = 0; i < columns; i++)
    press.print(rect(i * w - band / 2, 0, band, height), palette.inks[1]!);
  for (let j = 0; j < rows; j++)
    press.print(rect(0, j * h - band / 2, width, band), palette.inks[1]!);
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const isInside = i < columns && j < rows;
      if (isInside)
        smallRosette(press, palette, random.fork('large'), (i + 0.5) * w, (j + 0.5) * h, r);
      if (!canvas.isTorus || isInside)
        smallRosette(press, palette, random.fork('small'), i * w, j * h, r * 0.42);
    }
  }
};
