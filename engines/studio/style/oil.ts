/** Oil: brush strokes in three sizes that follow the picture's own directions, with relief. */
import { enlarge, shrink } from '../core/blur.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { linearToOklab, oklabToLinear } from '../core/color.ts';
import { clamp, cos, sin } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { type BristlePrint, bristlePrints, PRINT_LENGTH, PRINT_WIDTH } from './bristles.ts';
import { cellAt, findOrientation, type Orientation } from './orientation.ts';
import type { ApplyStyle } from './style-painter.ts';

/** One size of brush; lengths in thousandths of the picture's size. */
interface Brush {
  width: number;
  length: number;
  spacing: number;
  /** Strokes land only where the picture changes more than this; 0 everywhere. */
  edgeMin: number;
  /** Spread of OKLab lightness from stroke to stroke. */
  jitter: number;
  /** True for the brush that is kept for figures. */
  onSubjects?: true;
}

const BRUSHES: readonly Brush[] = [
  { width: 27, length: 84, spacing: 20.5, edgeMin: 0, jitter: 0.05 },
  { width: 13, length: 46, spacing: 11.5, edgeMin: 0.013, jitter: 0.042 },
  { width: 6, length: 23, spacing: 6, edgeMin: 0.034, jitter: 0.03 },
  { width: 4, length: 12, spacing: 3.6, edgeMin: 0.03, jitter: 0.02, onSubjects: true },
];

/** A brush narrower than this leaves no visible mark: previews go without the finest. */
const BRUSH_PIXELS_MIN = 2;

interface Stroke {
  x: number;
  y: number;
  /** Radians along the stroke. */
  angle: number;
  halfLength: number;
  halfWidth: number;
  /** Bend: sideways drift at the ends, in half-widths. */
  bend: number;
  print: BristlePrint;
  r: number;
  g: number;
  b: number;
}

/** Lays one stroke onto the canvas, and its thickness of paint onto the relief. */
function layStroke(canvas: Canvas, relief: Float32Array, stroke: Stroke): void {
  const { data, width, height } = canvas;
  const { x: cx, y: cy, halfLength, halfWidth, bend, r, g, b } = stroke;
  const { alpha: printAlpha, relief: printRelief } = stroke.print;
  const ca = cos(stroke.angle);
  const sa = sin(stroke.angle);
  const grow = halfWidth * (1 + Math.abs(bend) * 0.6);
  const reachY = Math.abs(sa) * halfLength + Math.abs(ca) * grow;
  const stepU = ca / halfLength;
  const stepV = -sa / halfWidth;
  const y0 = Math.max(0, Math.ceil(cy - reachY));
  const y1 = Math.min(height - 1, Math.floor(cy + reachY));
  const lean = bend * 0.6;
  const scaleU = PRINT_LENGTH / 2;
  const scaleV = PRINT_WIDTH / 2;
  for (let y = y0; y <= y1; y++) {
    const dy = y - cy;
    // The row's overlap with the rotated bounding rectangle: most of its bounding box is empty.
    let from = -1e9;
    let to = 1e9;
    if (ca > 1e-6 || ca < -1e-6) {
      const a = (-halfLength - dy * sa) / ca;
      const c = (halfLength - dy * sa) / ca;
      from = Math.min(a, c);
      to = Math.max(a, c);
    }
    if (sa > 1e-6 || sa < -1e-6) {
      const a = (dy * ca - grow) / sa;
      const c = (dy * ca + grow) / sa;
      from = Math.max(from, Math.min(a, c));
      to = Math.min(to, Math.max(a, c));
    }
    const x0 = Math.max(0, Math.ceil(cx + from));
    const x1 = Math.min(width - 1, Math.floor(cx + to));
    const dx = x0 - cx;
    let u = (dx * ca + dy * sa) / halfLength;
    let straight = (dy * ca - dx * sa) / halfWidth;
    for (let i = y * width + x0, end = y * width + x1; i <= end; i++) {
      const v = straight + lean * u * u;
      const column = ((u + 1) * scaleU) | 0;
      u += stepU;
      straight += stepV;
      if (v <= -1 || v >= 1 || column >= PRINT_LENGTH || column < 0) continue;
      const at = (((v + 1) * scaleV) | 0) * PRINT_LENGTH + column;
      const alpha = printAlpha[at]!;
      if (alpha < 0.03) continue;
      const k = i * 3;
      data[k]! += (r - data[k]!) * alpha;
      data[k + 1]! += (g - data[k + 1]!) * alpha;
      data[k + 2]! += (b - data[k + 2]!) * alpha;
      relief[i]! += (printRelief[at]! - relief[i]!) * alpha;
    }
  }
}

/**
 * Places in a jittered grid, shuffled: x, y in parts of the picture's edges, in turn. The count does
 * not depend on the picture's size.
 */
function scatter(random: Random, columns: number, rows: number): Float64Array {
  const places = new Float64Array(columns * rows * 2);
  for (let row = 0, i = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, i += 2) {
      places[i] = (column + 0.5 + (random.next() - 0.5) * 1.4) / columns;
      places[i + 1] = (row + 0.5 + (random.next() - 0.5) * 1.4) / rows;
    }
  }
  // Fisher and Yates, over pairs.
  for (let i = columns * rows - 1; i > 0; i--) {
    const j = random.int(0, i);
    for (let c = 0; c < 2; c++) {
      const kept = places[i * 2 + c]!;
      places[i * 2 + c] = places[j * 2 + c]!;
      places[j * 2 + c] = kept;
    }
  }
  return places;
}

function layBrush(
  target: Canvas,
  source: Canvas,
  relief: Float32Array,
  orientation: Orientation,
  tiles: NoiseTiles,
  random: Random,
  brush: Brush,
): void {
  const { width, height, unit } = target;
  const prints = bristlePrints(tiles);
  const rgb = new Float64Array(3);
  const columns = Math.max(1, Math.round(width / (brush.spacing * unit)));
  const rows = Math.max(1, Math.round(height / (brush.spacing * unit)));
  // A stroke takes one colour: the mean of about as much of the picture as its width covers.
  const factor = Math.max(1, Math.round(brush.width * 0.3 * unit));
  const guide = shrink(source, factor);
  const places = scatter(random, columns, rows);
  for (let i = 0; i < places.length; i += 2) {
    if (i % 256 === 0) target.checkpoint();
    const x = places[i]! * width;
    const y = places[i + 1]! * height;
    const cell = cellAt(orientation, x, y);
    const keep = random.next();
    if (brush.onSubjects && (source.subjects?.ownerAt(x, y) ?? 0) === 0) continue;
    if (Math.sqrt(orientation.energy[cell]!) < brush.edgeMin * (0.5 + keep)) continue;
    guide.sample(x / factor - 0.5, y / factor - 0.5, rgb);
    const lab = linearToOklab(Math.max(0, rgb[0]!), Math.max(0, rgb[1]!), Math.max(0, rgb[2]!));
    const [r, g, b] = oklabToLinear(
      lab[0] + random.bell() * brush.jitter,
      lab[1] * 1.15 + random.bell() * 0.01,
      lab[2] * 1.15 + random.bell() * 0.01,
    );
    layStroke(target, relief, {
      x,
      y,
      angle: orientation.angle[cell]! + random.bell() * 0.14 + (random.chance(0.5) ? Math.PI : 0),
      halfLength: (brush.length * unit * random.range(0.7, 1.2)) / 2,
      halfWidth: (brush.width * unit * random.range(0.75, 1.15)) / 2,
      bend: random.bell() * 0.6,
      print: random.pick(prints),
      r: Math.max(0, r),
      g: Math.max(0, g),
      b: Math.max(0, b),
    });
  }
}

/** Light from the upper left over the thickness of the paint, and the weave of the canvas below. */
function lightRelief(painted: Canvas, relief: Float32Array, tiles: NoiseTiles): void {
  const { width, height, unit, data } = painted;
  const scale = 1.2 / unit;
  // Thin brushes leave flatter paint, or small pictures would look embossed.
  const strength = 0.62 * Math.min(1, 0.45 + 0.55 * unit);
  for (let y = 0, i = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) painted.checkpoint();
    const up = y > 0 ? width : 0;
    for (let x = 0; x < width; x++, i++) {
      const here = relief[i]!;
      const left = x > 0 ? relief[i - 1]! : here;
      const slope = clamp((2 * here - left - relief[i - up]!) * strength, -0.26, 0.34);
      const weave = 1 + sampleNoise(tiles.fine, x * scale, y * scale) * 0.05;
      const factor = (1 + slope) * weave;
      // A wet glint where the paint faces the light.
      const glint = slope > 0.12 ? (slope - 0.12) * 0.1 : 0;
      const k = i * 3;
      data[k] = data[k]! * factor + glint;
      data[k + 1] = data[k + 1]! * factor + glint;
      data[k + 2] = data[k + 2]! * factor + glint;
    }
  }
}

export const applyOil: ApplyStyle = (canvas, _spec, random, { tiles, report }) => {
  const { width, height, unit } = canvas;
  const orientation = findOrientation(canvas, tiles);
  const painted = enlarge(shrink(canvas, Math.max(1, Math.round(8 * unit))), width, height);
  const relief = new Float32Array(width * height);
  BRUSHES.forEach((brush, i) => {
    const hasWork = brush.onSubjects !== true || canvas.subjects !== null;
    if (hasWork && brush.width * unit >= BRUSH_PIXELS_MIN) {
      layBrush(painted, canvas, relief, orientation, tiles, random.fork(`brush ${i}`), brush);
    }
    report((i + 1) / (BRUSHES.length + 0.4));
  });
  lightRelief(painted, relief, tiles);
  return painted;
};
