/** Pencil: contours and several layers of hatching along the form, on paper with a tooth. */
import { blurPlane } from '../core/blur.ts';
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { clamp, cos, lerp, log, pow, sin, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { darkSide } from './contours.ts';
import { cellAt, findOrientation, type Orientation } from './orientation.ts';
import type { ApplyStyle } from './style-painter.ts';
import { exposeSubjects } from './subject-tone.ts';
import { lightnessPlane, percentiles } from './tone.ts';

/** One layer of hatching: it lies where the tone is darker than `from`. */
interface Layer {
  /** Lightness at which the layer begins, and at which it is at its densest. */
  from: number;
  to: number;
  /** Distance of the strokes, their length and width, in thousandths of the picture's size. */
  spacing: number;
  length: number;
  width: number;
  /** Turn against the direction of the form, radians. */
  turn: number;
  strength: number;
}

const LAYERS: readonly Layer[] = [
  { from: 0.86, to: 0.45, spacing: 7.4, length: 62, width: 1.5, turn: 0.12, strength: 0.42 },
  { from: 0.62, to: 0.28, spacing: 6.4, length: 50, width: 1.7, turn: 0.62, strength: 0.52 },
  { from: 0.42, to: 0.14, spacing: 5.6, length: 40, width: 1.9, turn: -0.55, strength: 0.62 },
  { from: 0.24, to: 0.03, spacing: 5, length: 34, width: 2.5, turn: 0.1, strength: 0.78 },
];

/** How a right hand shades an even area: strokes rising to the right, radians. */
const SLANT = -0.85;

/** Lightness with the range of graphite: paper white down to about nine tenths black. */
function exposeForPencil(tone: Float32Array): void {
  const [low, middle, high] = percentiles(tone, [0.02, 0.5, 0.94]) as [number, number, number];
  const span = Math.max(0.14, high - low);
  const median = clamp((middle - low) / span, 0.1, 0.9);
  // Most of the way to a light sheet, but a night stays darker than a day.
  const power = clamp(log(lerp(0.56, median, 0.35)) / log(median), 0.4, 2);
  for (let i = 0; i < tone.length; i++) {
    tone[i] = clamp(pow(clamp((tone[i]! - low) / span), power) * 1.12 - 0.12);
  }
}

/**
 * Draws one bent, tapering stroke of graphite: deposits add up to a limit. It stays on what it begins
 * on, subject or ground.
 */
function drawStroke(
  graphite: Float32Array,
  owner: Uint8Array | null,
  width: number,
  height: number,
  x0: number,
  y0: number,
  angle: number,
  bend: number,
  length: number,
  thickness: number,
  strength: number,
): void {
  const steps = Math.max(2, Math.ceil(length));
  const half = thickness / 2;
  const reach = Math.ceil(half + 0.5);
  let ca = cos(angle - bend / 2);
  let sa = sin(angle - bend / 2);
  const turnC = cos(bend / steps);
  const turnS = sin(bend / steps);
  let x = x0 - (cos(angle) * length) / 2;
  let y = y0 - (sin(angle) * length) / 2;
  const stride = length / steps;
  const own = owner?.[Math.floor(y0) * width + Math.floor(x0)];
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    // The pencil lands quickly, and lifts slowly.
    const press = strength * Math.min(1, t * 7, (1 - t) * 2.6);
    const px = Math.floor(x);
    const py = Math.floor(y);
    const isInside = px >= reach && py >= reach && px < width - reach && py < height - reach;
    if (isInside && (owner === null || owner[py * width + px] === own)) {
      // Across the stroke, along the axis that it crosses more squarely.
      if (ca * ca > sa * sa) {
        for (let o = -reach; o <= reach; o++) {
          const cover = half + 0.5 - Math.abs(py + o + 0.5 - y) * Math.abs(ca);
          if (cover <= 0) continue;
          const i = (py + o) * width + px;
          graphite[i]! += (1 - graphite[i]!) * press * Math.min(1, cover);
        }
      } else {
        for (let o = -reach; o <= reach; o++) {
          const cover = half + 0.5 - Math.abs(px + o + 0.5 - x) * Math.abs(sa);
          if (cover <= 0) continue;
          const i = py * width + px + o;
          graphite[i]! += (1 - graphite[i]!) * press * Math.min(1, cover);
        }
      }
    }
    x += ca * stride;
    y += sa * stride;
    const c = ca * turnC - sa * turnS;
    sa = ca * turnS + sa * turnC;
    ca = c;
  }
}

function hatch(
  canvas: Canvas,
  graphite: Float32Array,
  tone: Float32Array,
  field: Orientation,
  random: Random,
  layer: Layer,
): void {
  const { width, height, unit } = canvas;
  const columns = Math.max(1, Math.round(width / (layer.spacing * 2.1 * unit)));
  const rows = Math.max(1, Math.round(height / (layer.spacing * unit)));
  for (let row = 0; row < rows; row++) {
    if (row % 8 === 0) canvas.checkpoint();
    for (let column = 0; column < columns; column++) {
      const x = ((column + random.next()) / columns) * width;
      const y = ((row + random.next()) / rows) * height;
      const press = random.range(0.7, 1.15);
      const reach = random.range(0.6, 1.15);
      const skew = random.bell() * 0.13;
      const bend = random.bell() * 0.16;
      const i = Math.min(height - 1, y | 0) * width + Math.min(width - 1, x | 0);
      const need = smoothstep(layer.from, layer.to, tone[i]!);
      if (need < 0.05) continue;
      const angle = field.angle[cellAt(field, x, y)]! + layer.turn + skew;
      drawStroke(
        graphite,
        canvas.subjects?.owner ?? null,
        width,
        height,
        x,
        y,
        angle,
        bend,
        layer.length * unit * reach * (0.6 + 0.4 * need),
        Math.max(0.8, layer.width * unit),
        layer.strength * press * (0.35 + 0.65 * need),
      );
    }
  }
}

/** Paper and graphite: the tooth of the paper takes graphite on its heights only. */
function layDown(
  canvas: Canvas,
  graphite: Float32Array,
  tiles: NoiseTiles,
  tiling: boolean,
): Canvas {
  const { width, height, unit } = canvas;
  const result = canvas.blank();
  const { data } = result;
  const px = 1 / unit;
  for (let y = 0, i = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    const v = y * px;
    for (let x = 0; x < width; x++, i++, k += 3) {
      const u = x * px;
      const tooth =
        sampleNoise(tiles.fine, u * 1.25, v * 1.25) +
        0.5 * sampleNoise(tiles.fine, u * 0.6, v * 0.6);
      const edge = Math.min(u, v, (width - x) * px, (height - y) * px);
      const slow = sampleNoise(tiles.fbm, u * 0.6, v * 0.6);
      const sheet = tiling || edge > 90 ? 1 : smoothstep(22, 56, edge + slow * 40);
      const g = graphite[i]!;
      // Pale strokes break up on the tooth; hard pressed ones fill it.
      const cover = sheet * clamp(g * (1.1 - tooth * (0.8 - 0.6 * g)));
      const paper = 0.86 * (1 - 0.028 * tooth - 0.02 * slow);
      const dark = 0.018 + 0.01 * tooth;
      data[k] = paper + (dark - paper) * cover;
      data[k + 1] = paper * 0.975 + (dark - paper * 0.975) * cover;
      data[k + 2] = paper * 0.915 + (dark * 1.12 - paper * 0.915) * cover;
    }
  }
  return result;
}

export const applySketch: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit } = canvas;
  const field = findOrientation(canvas, context.tiles, 13, SLANT);
  const tone = lightnessPlane(canvas);
  const own = canvas.subjects === null ? null : tone.slice();
  exposeForPencil(tone);
  if (own !== null) exposeSubjects(canvas, tone, own);
  const contour = canvas.subjects?.outline(canvas, 1.5) ?? null;
  const lines = darkSide(canvas, tone, Math.max(0.6, 1.05 * unit), 2.4);
  const broad = darkSide(canvas, tone, 2.3 * unit, 2.2);
  context.report(0.35);
  blurPlane(tone, width, height, 2.6 * unit);
  const graphite = new Float32Array(width * height);
  // A first rubbing with the side of the pencil, so that tone lies under the lines.
  for (let i = 0; i < graphite.length; i++) graphite[i] = (1 - tone[i]!) * (1 - tone[i]!) * 0.42;
  LAYERS.forEach((layer, i) => {
    hatch(canvas, graphite, tone, field, random.fork(`layer ${i}`), layer);
    context.report(0.35 + (0.4 * (i + 1)) / LAYERS.length);
  });
  const scale = 0.45 / unit;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const line = Math.max(
        smoothstep(0.006, 0.036, lines[i]!) * 0.95,
        smoothstep(0.012, 0.06, broad[i]!) * 0.9,
        contour === null ? 0 : contour[i]! * 0.8,
      );
      if (line <= 0) continue;
      const hand = 0.86 + 0.5 * sampleNoise(context.tiles.fbm, x * scale, y * scale);
      graphite[i]! += (1 - graphite[i]!) * clamp(line * hand);
    }
  }
  context.report(0.82);
  return layDown(canvas, graphite, context.tiles, context.tiling);
};
