/** Oil: brush strokes in three sizes that follow the picture's own directions, with relief. */
import { blurPlane, blurred, shrink } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { linearToOklab, oklabToLinear } from '../core/color.ts';
import { atan2, clamp, cos, sin, smoothstep, TAU } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
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
}

const BRUSHES: readonly Brush[] = [
  { width: 22, length: 60, spacing: 16.5, edgeMin: 0, jitter: 0.045 },
  { width: 11, length: 34, spacing: 9.3, edgeMin: 0.012, jitter: 0.038 },
  { width: 5.5, length: 19, spacing: 5.4, edgeMin: 0.03, jitter: 0.027 },
];

/** A brush narrower than this leaves no visible mark: previews go without the finest. */
const BRUSH_PIXELS_MIN = 1.5;

/** Smoothed structure tensor on a smaller grid. @see Förstner and Gülch 1987 */
interface Orientation {
  width: number;
  height: number;
  factor: number;
  xx: Float32Array;
  xy: Float32Array;
  yy: Float32Array;
}

function findOrientation(canvas: Canvas): Orientation {
  const factor = Math.max(1, Math.round(4 * canvas.unit));
  const small = shrink(canvas, factor);
  const { width, height, data } = small;
  const lightness = new Float32Array(width * height);
  for (let i = 0, k = 0; i < lightness.length; i++, k += 3) {
    const l = data[k]! * 0.2126 + data[k + 1]! * 0.7152 + data[k + 2]! * 0.0722;
    lightness[i] = Math.sqrt(Math.max(0, l));
  }
  const xx = new Float32Array(lightness.length);
  const xy = new Float32Array(lightness.length);
  const yy = new Float32Array(lightness.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = lightness[i + 1]! - lightness[i - 1]!;
      const gy = lightness[i + width]! - lightness[i - width]!;
      xx[i] = gx * gx;
      xy[i] = gx * gy;
      yy[i] = gy * gy;
    }
  }
  const sigma = (20 * canvas.unit) / factor;
  for (const plane of [xx, xy, yy]) blurPlane(plane, width, height, sigma);
  return { width, height, factor, xx, xy, yy };
}

interface Stroke {
  x: number;
  y: number;
  /** Radians along the stroke. */
  angle: number;
  halfLength: number;
  halfWidth: number;
  /** Bend: sideways drift at the ends, in half-widths. */
  bend: number;
  bristle: number;
  color: readonly [number, number, number];
}

/** Lays one stroke onto the canvas, and its thickness of paint onto the relief. */
function layStroke(
  canvas: Canvas,
  relief: Float32Array,
  fine: Float32Array,
  stroke: Stroke,
  unit: number,
): void {
  const { data, width, height } = canvas;
  const { x: cx, y: cy, halfLength, halfWidth, bend, bristle, color } = stroke;
  const ca = cos(stroke.angle);
  const sa = sin(stroke.angle);
  const grow = halfWidth * (1 + Math.abs(bend) * 0.6);
  const reachY = Math.abs(sa) * halfLength + Math.abs(ca) * grow;
  const inverseLength = 1 / halfLength;
  const inverseWidth = 1 / halfWidth;
  const along = (0.9 * halfWidth) / unit;
  const y0 = Math.max(0, Math.ceil(cy - reachY));
  const y1 = Math.min(height - 1, Math.floor(cy + reachY));
  for (let y = y0; y <= y1; y++) {
    const dy = y - cy;
    // The row's overlap with the rotated bounding rectangle: most of its bounding box is empty.
    let from = -Infinity;
    let to = Infinity;
    if (Math.abs(ca) > 1e-6) {
      const a = (-halfLength - dy * sa) / ca;
      const b = (halfLength - dy * sa) / ca;
      from = Math.max(from, Math.min(a, b));
      to = Math.min(to, Math.max(a, b));
    }
    if (Math.abs(sa) > 1e-6) {
      const a = (dy * ca - grow) / sa;
      const b = (dy * ca + grow) / sa;
      from = Math.max(from, Math.min(a, b));
      to = Math.min(to, Math.max(a, b));
    }
    const x0 = Math.max(0, Math.ceil(cx + from));
    const x1 = Math.min(width - 1, Math.floor(cx + to));
    for (let x = x0; x <= x1; x++) {
      const dx = x - cx;
      const u = (dx * ca + dy * sa) * inverseLength;
      const v = (dy * ca - dx * sa) * inverseWidth + bend * u * u * 0.6;
      if (u < -1 || u > 1 || v < -1 || v > 1) continue;
      const hair = sampleNoise(fine, v * along + bristle, u * 4 + bristle);
      const across = Math.abs(v);
      const alpha =
        smoothstep(1, 0.72, across + hair * 0.25) *
        smoothstep(1, 0.7, Math.abs(u) + hair * 0.5) *
        clamp(0.95 + hair * 0.55);
      if (alpha < 0.03) continue;
      const i = y * width + x;
      const k = i * 3;
      data[k]! += (color[0] - data[k]!) * alpha;
      data[k + 1]! += (color[1] - data[k + 1]!) * alpha;
      data[k + 2]! += (color[2] - data[k + 2]!) * alpha;
      relief[i]! += (0.5 + hair * 0.9 + (1 - across) * 0.35 - relief[i]!) * alpha;
    }
  }
}

/** Places in a jittered grid, shuffled. The count does not depend on the picture's size. */
function scatter(random: Random, columns: number, rows: number): [number, number][] {
  const places: { x: number; y: number; order: number }[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      places.push({
        x: (column + 0.5 + (random.next() - 0.5) * 1.4) / columns,
        y: (row + 0.5 + (random.next() - 0.5) * 1.4) / rows,
        order: random.next(),
      });
    }
  }
  places.sort((a, b) => a.order - b.order);
  return places.map(({ x, y }) => [x, y]);
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
  const { xx, xy, yy } = orientation;
  const rgb = new Float64Array(3);
  const columns = Math.round(width / (brush.spacing * unit));
  const rows = Math.round(height / (brush.spacing * unit));
  const guide = blurred(source, brush.width * 0.22 * unit);
  let laid = 0;
  for (const [px, py] of scatter(random, columns, rows)) {
    if (laid++ % 128 === 0) target.checkpoint();
    const x = px * width;
    const y = py * height;
    const cellX = clamp(Math.floor(x / orientation.factor), 0, orientation.width - 1);
    const cellY = clamp(Math.floor(y / orientation.factor), 0, orientation.height - 1);
    const cell = cellY * orientation.width + cellX;
    const energy = xx[cell]! + yy[cell]!;
    if (brush.edgeMin > 0 && Math.sqrt(energy) < brush.edgeMin * (0.5 + random.next())) continue;
    let angle = 0.5 * atan2(2 * xy[cell]!, xx[cell]! - yy[cell]!) + TAU / 4;
    // Where nothing gives a direction, strokes drift with a slow noise, as in a painted sky.
    if (energy < 2e-5) {
      angle = sampleNoise(tiles.fbm, (x * 0.12) / unit, (y * 0.12) / unit) * 5;
    }
    angle += random.bell() * 0.12;
    guide.sample(x, y, rgb);
    const lab = linearToOklab(Math.max(0, rgb[0]!), Math.max(0, rgb[1]!), Math.max(0, rgb[2]!));
    const [r, g, b] = oklabToLinear(
      lab[0] + random.bell() * brush.jitter,
      lab[1] * 1.12 + random.bell() * 0.008,
      lab[2] * 1.12 + random.bell() * 0.008,
    );
    layStroke(
      target,
      relief,
      tiles.fine,
      {
        x,
        y,
        angle,
        halfLength: (brush.length * unit * random.range(0.7, 1.2)) / 2,
        halfWidth: (brush.width * unit * random.range(0.75, 1.15)) / 2,
        bend: random.bell() * 0.5,
        bristle: random.next() * 512,
        color: [Math.max(0, r), Math.max(0, g), Math.max(0, b)],
      },
      unit,
    );
  }
}

export const applyOil: ApplyStyle = (canvas, _spec, random, { tiles, report }) => {
  const { width, height, unit } = canvas;
  const orientation = findOrientation(canvas);
  const painted = blurred(canvas, 6 * unit);
  const relief = new Float32Array(width * height);
  BRUSHES.forEach((brush, i) => {
    if (brush.width * unit >= BRUSH_PIXELS_MIN) {
      layBrush(painted, canvas, relief, orientation, tiles, random.fork(`brush ${i}`), brush);
    }
    report((i + 1) / (BRUSHES.length + 0.4));
  });
  painted.shade((x, y, out) => {
    const i = y * width + x;
    const left = x > 0 ? relief[i - 1]! : relief[i]!;
    const above = y > 0 ? relief[i - width]! : relief[i]!;
    const slope = clamp((relief[i]! * 2 - left - above) * -0.42, -0.22, 0.28);
    const weave = 1 + sampleNoise(tiles.fine, (x * 1.2) / unit, (y * 1.2) / unit) * 0.05;
    const k = (1 + slope) * weave;
    out[0]! *= k;
    out[1]! *= k;
    out[2]! *= k;
  });
  return painted;
};
