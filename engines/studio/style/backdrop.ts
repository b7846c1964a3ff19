/** What lies behind everything in a picture: the sky, a wall, blurred woods. */
import { blurPlane, enlargePlane, shrink } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { smoothstep } from '../core/math.ts';
import { toLabPlane } from './palette.ts';

/** OKLab distance, squared, that counts as an edge between cells two apart. */
const EDGE = 0.0021;

/** The backdrop ends at this share of the height, whatever is below. */
const LOWEST = 0.72;

/**
 * How much of each place is backdrop: the sky where the scene has one, else what looks like it.
 * Subjects never are.
 * @returns full-size plane, 0 to 1
 */
export function findBackdrop(canvas: Canvas): Float32Array {
  const { sky, subjects, width, height } = canvas;
  let plane: Float32Array;
  if (sky === null) plane = growBackdrop(canvas);
  else {
    const open = sky.open.slice();
    blurPlane(open, sky.width, sky.height, 0.5);
    plane = enlargePlane(open, sky.width, sky.height, width, height);
    for (let i = 0; i < plane.length; i++) plane[i] = smoothstep(0.25, 0.75, plane[i]!);
  }
  if (subjects !== null) {
    const cover = subjects.cover(canvas, 0.7);
    for (let i = 0; i < plane.length; i++) plane[i]! *= 1 - cover[i]!;
  }
  return plane;
}

/**
 * How much of each place is backdrop: grown from the upper border over even areas up to the first
 * edge. Found from the finished pixels.
 * @returns full-size plane, 0 to 1
 */
function growBackdrop(canvas: Canvas): Float32Array {
  const factor = Math.max(1, Math.round(4 * canvas.unit));
  const small = shrink(canvas, factor);
  const { width, height } = small;
  const lab = toLabPlane(small);
  const isEdge = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const right = (x + 2 < width ? i + 2 : i) * 3;
      const below = (y + 2 < height ? i + 2 * width : i) * 3;
      const at = i * 3;
      let across = 0;
      let down = 0;
      for (let c = 0; c < 3; c++) {
        const weight = c === 0 ? 1 : 2.4;
        const dx = lab[right + c]! - lab[at + c]!;
        const dy = lab[below + c]! - lab[at + c]!;
        across += dx * dx * weight;
        down += dy * dy * weight;
      }
      // Edges are three cells thick, so that no gap of a cell lets the backdrop leak in.
      if (across > EDGE) for (let n = 0; n <= 2 && x + n < width; n++) isEdge[i + n] = 1;
      if (down > EDGE) for (let n = 0; n <= 2 && y + n < height; n++) isEdge[i + n * width] = 1;
    }
  }
  canvas.checkpoint();
  const reached = new Float32Array(width * height);
  const queue = new Int32Array(width * height);
  let head = 0;
  let tail = 0;
  const lowest = Math.floor(height * LOWEST);
  for (let x = 0; x < width; x++) {
    if (isEdge[x] === 1) continue;
    reached[x] = 1;
    queue[tail++] = x;
  }
  while (head < tail) {
    const at = queue[head++]!;
    const x = at % width;
    const y = (at - x) / width;
    for (let side = 0; side < 4; side++) {
      const nx = x + (side === 0 ? 1 : side === 1 ? -1 : 0);
      const ny = y + (side === 2 ? 1 : side === 3 ? -1 : 0);
      if (nx < 0 || ny < 0 || nx >= width || ny >= lowest) continue;
      const to = ny * width + nx;
      if (reached[to] === 1 || isEdge[to] === 1) continue;
      reached[to] = 1;
      queue[tail++] = to;
    }
  }
  // The edge's own thickness belongs to the backdrop again; specks of stars and clouds close.
  blurPlane(reached, width, height, 2);
  for (let i = 0; i < reached.length; i++) reached[i] = smoothstep(0.2, 0.55, reached[i]!);
  return enlargePlane(reached, width, height, canvas.width, canvas.height);
}
