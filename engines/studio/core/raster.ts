/**
 * Polygons with exact area coverage.
 *
 * Signed areas are accumulated per pixel and summed along rows, so an edge's coverage is exact and
 * no sampling pattern shows. @see Levien 2016, "Inside the fastest font renderer in the world"
 */

import { blurPlane } from './blur.ts';
import { type Canvas, CHECKPOINT_ROWS, type Shader } from './canvas.ts';
import type { Rgb } from './color.ts';
import type { Polygon } from './geometry.ts';
import { pow } from './math.ts';
import { OWNED } from './subject-plane.ts';

/** Coverage of a pixel rectangle at (left, top): row-major alpha in [0, 1]. */
export interface Coverage {
  left: number;
  top: number;
  width: number;
  height: number;
  alpha: Float32Array;
}

/** How a painted colour meets what is there: over it, added as light, or multiplied as filter. */
export type Blend = 'over' | 'add' | 'multiply';

export interface FillOptions {
  /** Opacity in [0, 1]. */
  alpha?: number;
  blend?: Blend;
  /** Softness of the edge: standard deviation in pixels. */
  blur?: number;
}

/** Less coverage than this is not worth shading: invisible in 8 bits. */
const ALPHA_MIN = 0.002;

function isNested(polygons: Polygon | readonly Polygon[]): polygons is readonly Polygon[] {
  return typeof polygons[0] !== 'number';
}

/**
 * Adds one edge, within a window of `width` columns, to the area accumulator.
 * Parts left of the window count in full for column 0; parts right of it count nowhere.
 */
function addEdgeRow(
  cells: Float32Array,
  rowStart: number,
  width: number,
  xStart: number,
  xEnd: number,
  signedHeight: number,
): void {
  let a = Math.min(xStart, xEnd);
  let b = Math.max(xStart, xEnd);
  let d = signedHeight;
  if (b <= 0) {
    cells[rowStart]! += d;
    return;
  }
  if (a >= width) return;
  if (a < 0) {
    const outside = (d * -a) / (b - a);
    cells[rowStart]! += outside;
    d -= outside;
    a = 0;
  }
  if (b > width) {
    d -= (d * (b - width)) / (b - a);
    b = width;
  }
  const first = Math.floor(a);
  const end = Math.ceil(b);
  if (end <= first + 1) {
    const right = 0.5 * (a + b) - first;
    cells[rowStart + first]! += d - d * right;
    cells[rowStart + first + 1]! += d * right;
    return;
  }
  const slope = 1 / (b - a);
  const enter = 1 - (a - first);
  const leave = b - end + 1;
  const areaFirst = 0.5 * slope * enter * enter;
  const areaLast = 0.5 * slope * leave * leave;
  cells[rowStart + first]! += d * areaFirst;
  if (end === first + 2) {
    cells[rowStart + first + 1]! += d * (1 - areaFirst - areaLast);
  } else {
    const areaSecond = slope * (enter + 0.5);
    cells[rowStart + first + 1]! += d * (areaSecond - areaFirst);
    for (let x = first + 2; x < end - 1; x++) cells[rowStart + x]! += d * slope;
    cells[rowStart + end - 1]! += d * (1 - areaSecond - (end - first - 3) * slope - areaLast);
  }
  cells[rowStart + end]! += d * areaLast;
}

/** Twice the signed area: its sign is the winding. */
function winding(p: Polygon): number {
  let area = 0;
  for (let i = 0, j = p.length - 2; i < p.length; j = i, i += 2) {
    area += p[j]! * p[i + 1]! - p[i]! * p[j + 1]!;
  }
  return area > 0 ? 1 : -1;
}

/** Cleared memory for one accumulator; the same over and over for fills, which keep nothing. */
let scratch = new Float32Array(1 << 16);

function clearedScratch(size: number): Float32Array {
  if (scratch.length < size) scratch = new Float32Array(size * 2);
  else scratch.fill(0, 0, size);
  return scratch;
}

/**
 * Coverage of the union of polygons. All are wound the same way first, and sums above 1 are cut,
 * so overlaps do not punch holes.
 * @param blur standard deviation in pixels
 * @param allocate gives at least so many zeros
 * @returns null when nothing falls on the picture
 */
export function coverPolygons(
  pictureWidth: number,
  pictureHeight: number,
  polygons: Polygon | readonly Polygon[],
  blur = 0,
  allocate: (size: number) => Float32Array = (size) => new Float32Array(size),
): Coverage | null {
  const list = isNested(polygons) ? polygons : [polygons];
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const p of list) {
    for (let i = 0; i < p.length; i += 2) {
      const x = p[i]!;
      const y = p[i + 1]!;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  }
  const margin = Math.ceil(blur * 3);
  const left = Math.max(0, Math.floor(minX) - margin);
  const top = Math.max(0, Math.floor(minY) - margin);
  const width = Math.min(pictureWidth, Math.ceil(maxX) + margin) - left;
  const height = Math.min(pictureHeight, Math.ceil(maxY) + margin) - top;
  if (!(width > 0 && height > 0)) return null;

  const stride = width + 2;
  const cells = allocate(stride * height);
  for (const p of list) {
    const sign = winding(p);
    for (let i = 0, j = p.length - 2; i < p.length; j = i, i += 2) {
      const up = p[j + 1]! > p[i + 1]!;
      const x0 = (up ? p[i]! : p[j]!) - left;
      const y0 = (up ? p[i + 1]! : p[j + 1]!) - top;
      const x1 = (up ? p[j]! : p[i]!) - left;
      const y1 = (up ? p[j + 1]! : p[i + 1]!) - top;
      if (y0 === y1 || y1 <= 0 || y0 >= height) continue;
      const direction = up ? sign : -sign;
      const dxdy = (x1 - x0) / (y1 - y0);
      let x = y0 < 0 ? x0 - y0 * dxdy : x0;
      const last = Math.min(height, Math.ceil(y1));
      for (let y = Math.max(0, Math.floor(y0)); y < last; y++) {
        const dy = Math.min(y + 1, y1) - Math.max(y, y0);
        const next = x + dxdy * dy;
        addEdgeRow(cells, y * stride, width, x, next, dy * direction);
        x = next;
      }
    }
  }

  // The alpha plane takes the accumulator's own memory: row y of it never overtakes the reader.
  const alpha = cells;
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0, from = y * stride, to = y * width; x < width; x++) {
      sum += cells[from + x]!;
      const a = sum < 0 ? -sum : sum;
      alpha[to + x] = a > 1 ? 1 : a < ALPHA_MIN ? 0 : a;
    }
  }
  const coverage = { left, top, width, height, alpha: alpha.subarray(0, width * height) };
  if (blur > 0) blurPlane(coverage.alpha, width, height, blur);
  return coverage;
}

/** What shaders write to. One for all fills: a shader never paints. */
const shaded = new Float64Array(4);

/** Paints one colour through a coverage. */
function paintSolid(
  canvas: Canvas,
  coverage: Coverage,
  color: Rgb,
  opacity: number,
  blend: Blend,
): void {
  const { data } = canvas;
  const { alpha, width, height, left, top } = coverage;
  const [r, g, b] = color;
  for (let y = 0, i = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === CHECKPOINT_ROWS - 1) canvas.checkpoint();
    let k = ((y + top) * canvas.width + left) * 3;
    for (let x = 0; x < width; x++, i++, k += 3) {
      const a = alpha[i]! * opacity;
      if (a === 0) continue;
      if (blend === 'over') {
        data[k]! += (r - data[k]!) * a;
        data[k + 1]! += (g - data[k + 1]!) * a;
        data[k + 2]! += (b - data[k + 2]!) * a;
      } else if (blend === 'add') {
        data[k]! += r * a;
        data[k + 1]! += g * a;
        data[k + 2]! += b * a;
      } else {
        data[k]! *= 1 + (r - 1) * a;
        data[k + 1]! *= 1 + (g - 1) * a;
        data[k + 2]! *= 1 + (b - 1) * a;
      }
    }
  }
}

/** Paints a colour or a shader through a coverage. */
export function paintCoverage(
  canvas: Canvas,
  coverage: Coverage,
  paint: Rgb | Shader,
  options: FillOptions = {},
): void {
  const { data } = canvas;
  const { alpha, width, height, left, top } = coverage;
  const opacity = options.alpha ?? 1;
  const blend = options.blend ?? 'over';
  if (typeof paint !== 'function') {
    if (blend === 'over') canvas.subjects?.mark(coverage, opacity);
    paintSolid(canvas, coverage, paint, opacity, blend);
    return;
  }
  const out = shaded;
  const subjects = blend === 'over' ? canvas.subjects : null;
  for (let y = 0, i = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === CHECKPOINT_ROWS - 1) canvas.checkpoint();
    let k = ((y + top) * canvas.width + left) * 3;
    for (let x = 0; x < width; x++, i++, k += 3) {
      const cover = alpha[i]!;
      if (cover === 0) continue;
      out[3] = 1;
      paint(x + left, y + top, out);
      const a = cover * opacity * out[3]!;
      if (blend === 'over') {
        data[k]! += (out[0]! - data[k]!) * a;
        data[k + 1]! += (out[1]! - data[k + 1]!) * a;
        data[k + 2]! += (out[2]! - data[k + 2]!) * a;
        if (subjects !== null && a >= OWNED) subjects.claim(x + left, y + top);
      } else if (blend === 'add') {
        data[k]! += out[0]! * a;
        data[k + 1]! += out[1]! * a;
        data[k + 2]! += out[2]! * a;
      } else {
        data[k]! *= 1 + (out[0]! - 1) * a;
        data[k + 1]! *= 1 + (out[1]! - 1) * a;
        data[k + 2]! *= 1 + (out[2]! - 1) * a;
      }
    }
  }
}

/** Fills the union of polygons with a colour or a shader. */
export function fillPolygons(
  canvas: Canvas,
  polygons: Polygon | readonly Polygon[],
  paint: Rgb | Shader,
  options: FillOptions = {},
): void {
  if (polygons.length === 0) return;
  if (canvas.isTorus) {
    fillOnTorus(canvas, polygons, paint, options);
    return;
  }
  const coverage = coverPolygons(
    canvas.width,
    canvas.height,
    polygons,
    options.blur ?? 0,
    clearedScratch,
  );
  if (coverage !== null) paintCoverage(canvas, coverage, paint, options);
}

/** Once for each copy of the shape that reaches into the picture: what leaves it comes back. */
function fillOnTorus(
  canvas: Canvas,
  polygons: Polygon | readonly Polygon[],
  paint: Rgb | Shader,
  options: FillOptions,
): void {
  const { width, height } = canvas;
  const list = isNested(polygons) ? polygons : [polygons];
  for (let ty = -1; ty <= 1; ty++) {
    for (let tx = -1; tx <= 1; tx++) {
      const dx = tx * width;
      const dy = ty * height;
      const moved = list.map((p) => p.map((v, i) => v + (i % 2 === 0 ? dx : dy)));
      const blur = options.blur ?? 0;
      const coverage = coverPolygons(width, height, moved, blur, clearedScratch);
      if (coverage === null) continue;
      const shader: Rgb | Shader =
        typeof paint === 'function' ? (x, y, out) => paint(x - dx, y - dy, out) : paint;
      paintCoverage(canvas, coverage, shader, options);
    }
  }
}

/**
 * Adds a round glow of light.
 * @param radius pixels, where the glow ends
 * @param falloff exponent on 1 - distance / radius: 1 a cone, 3 a tight core
 */
export function addGlow(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  strength = 1,
  falloff = 2,
): void {
  const { data, width, height } = canvas;
  const x0 = Math.max(0, Math.floor(x - radius));
  const x1 = Math.min(width, Math.ceil(x + radius) + 1);
  const y0 = Math.max(0, Math.floor(y - radius));
  const y1 = Math.min(height, Math.ceil(y + radius) + 1);
  for (let py = y0; py < y1; py++) {
    const dy2 = (py - y) * (py - y);
    for (let px = x0; px < x1; px++) {
      const t = 1 - Math.sqrt((px - x) * (px - x) + dy2) / radius;
      if (t <= 0) continue;
      const v = strength * (falloff === 2 ? t * t : pow(t, falloff));
      const k = (py * width + px) * 3;
      data[k]! += color[0] * v;
      data[k + 1]! += color[1] * v;
      data[k + 2]! += color[2] * v;
    }
  }
}
