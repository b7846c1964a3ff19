/** Which triangle is seen at each sample, and how far it is. */
import type { Checkpoint } from '../core/canvas.ts';
import type { Soup } from './soup.ts';
import type { View } from './view.ts';

/** In {@link Visibility.triangle}: nothing but sky. */
export const SKY = -1;
/** In {@link Visibility.triangle}: the level ground. */
export const GROUND = -2;

export interface Visibility {
  width: number;
  height: number;
  /** Triangle of each sample, {@link SKY} or {@link GROUND}. */
  triangle: Int32Array;
  /** 1 / distance along the view's forward axis; 0 for the sky. */
  near: Float32Array;
}

/** Nothing nearer than this is drawn, metres. */
const NEAREST = 0.02;

/** What {@link spanOf} found: first and last step. */
export const span = new Float64Array(2);

/** First and last step of a row inside a triangle, from barycentrics and their change a step. */
export function spanOf(n: number, v: number, vx: number, u: number, ux: number): void {
  let from = 0;
  let to = n;
  const s = 1 - v - u;
  const sx = -vx - ux;
  if (vx > 0) {
    if (-v / vx > from) from = -v / vx;
  } else if (vx < 0) {
    if (-v / vx < to) to = -v / vx;
  } else if (v < 0) to = -1;
  if (ux > 0) {
    if (-u / ux > from) from = -u / ux;
  } else if (ux < 0) {
    if (-u / ux < to) to = -u / ux;
  } else if (u < 0) to = -1;
  if (sx > 0) {
    if (-s / sx > from) from = -s / sx;
  } else if (sx < 0) {
    if (-s / sx < to) to = -s / sx;
  } else if (s < 0) to = -1;
  span[0] = from >= n ? n : Math.floor(from);
  span[1] = to >= n ? n : Math.ceil(to);
}

export class Rasteriser {
  readonly target: Visibility;
  #x = new Float32Array(0);
  #y = new Float32Array(0);
  #w = new Float32Array(0);

  constructor(width: number, height: number) {
    const size = width * height;
    this.target = {
      width,
      height,
      triangle: new Int32Array(size),
      near: new Float32Array(size),
    };
  }

  /** @param ground height of the level ground; null for none */
  draw(soup: Soup, view: View, ground: number | null, checkpoint: Checkpoint): Visibility {
    const { width, height, triangle, near } = this.target;
    triangle.fill(SKY);
    near.fill(0);
    if (ground !== null) this.#layGround(view, ground);
    const { eye, forward: f, right: r, up: u } = view;
    const k = (view.focal * height) / 2;
    const n = soup.vertices;
    if (this.#x.length < n) {
      this.#x = new Float32Array(n);
      this.#y = new Float32Array(n);
      this.#w = new Float32Array(n);
    }
    const sx = this.#x;
    const sy = this.#y;
    const sw = this.#w;
    const p = soup.positions;
    for (let i = 0, q = 0; i < n; i++, q += 3) {
      const x = p[q]! - eye[0];
      const y = p[q + 1]! - eye[1];
      const z = p[q + 2]! - eye[2];
      const w = x * f[0] + y * f[1] + z * f[2];
      const right = x * r[0] + y * r[1] + z * r[2];
      const up = x * u[0] + y * u[1] + z * u[2];
      if (w < NEAREST) {
        // Kept in view space for clipping: the sign of w tells.
        sx[i] = right;
        sy[i] = up;
        sw[i] = w - 1e6;
        continue;
      }
      const per = 1 / w;
      sw[i] = per;
      sx[i] = width / 2 + right * k * per;
      sy[i] = height / 2 - up * k * per;
    }
    const index = soup.indices;
    for (const part of soup.parts) {
      checkpoint();
      const clear = part.material.clear > 0;
      for (let t = part.firstTriangle; t < part.endTriangle; t++) {
        const a = index[t * 3]!;
        const b = index[t * 3 + 1]!;
        const c = index[t * 3 + 2]!;
        const wa = sw[a]!;
        const wb = sw[b]!;
        const wc = sw[c]!;
        if (wa > 0 && wb > 0 && wc > 0) {
          this.#fill(t, clear, sx[a]!, sy[a]!, wa, sx[b]!, sy[b]!, wb, sx[c]!, sy[c]!, wc);
        } else if (wa > 0 || wb > 0 || wc > 0) this.#fillClipped(t, clear, [a, b, c], k);
      }
    }
    return this.target;
  }

  #layGround(view: View, ground: number): void {
    const { width, height, triangle, near } = this.target;
    const per = 1 / (ground - view.eye[1]);
    for (let y = 0; y < height; y++) {
      const b = (1 - ((y + 0.5) / height) * 2) / view.focal;
      const v = (view.forward[1] + view.up[1] * b) * per;
      if (v <= 1e-5) continue;
      // A little farther than it is: feet that stand on it are seen.
      near.fill(v * 0.9985, y * width, (y + 1) * width);
      triangle.fill(GROUND, y * width, (y + 1) * width);
    }
  }

  #fillClipped(t: number, clear: boolean, corners: readonly number[], k: number): void {
    const { width, height } = this.target;
    const view = corners.map((i) => {
      const w = this.#w[i]!;
      if (w < 0) return [this.#x[i]!, this.#y[i]!, w + 1e6] as const;
      return [
        (this.#x[i]! - width / 2) / (k * w),
        (height / 2 - this.#y[i]!) / (k * w),
        1 / w,
      ] as const;
    });
    const kept: (readonly [number, number, number])[] = [];
    for (let i = 0; i < 3; i++) {
      const p = view[i]!;
      const q = view[(i + 1) % 3]!;
      if (p[2] >= NEAREST) kept.push(p);
      if (p[2] >= NEAREST !== q[2] >= NEAREST) {
        const s = (NEAREST - p[2]) / (q[2] - p[2]);
        kept.push([p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s, NEAREST]);
      }
    }
    const [a, ...rest] = kept.map(
      ([x, y, w]) => [width / 2 + (x * k) / w, height / 2 - (y * k) / w, 1 / w] as const,
    );
    for (let i = 0; i + 1 < rest.length; i++) {
      const b = rest[i]!;
      const c = rest[i + 1]!;
      this.#fill(t, clear, a![0], a![1], a![2], b[0], b[1], b[2], c[0], c[1], c[2]);
    }
  }

  #fill(
    t: number,
    clear: boolean,
    x0: number,
    y0: number,
    w0: number,
    x1: number,
    y1: number,
    w1: number,
    x2: number,
    y2: number,
    w2: number,
  ): void {
    const { width, height, triangle, near } = this.target;
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    if (area === 0) return;
    let left = Math.min(x0, x1);
    let right = Math.max(x0, x1);
    let top = Math.min(y0, y1);
    let bottom = Math.max(y0, y1);
    if (x2 < left) left = x2;
    if (x2 > right) right = x2;
    if (y2 < top) top = y2;
    if (y2 > bottom) bottom = y2;
    const lx = left < 0 ? 0 : Math.ceil(left - 0.5);
    const hx = right > width ? width - 1 : Math.floor(right - 0.5);
    const ly = top < 0 ? 0 : Math.ceil(top - 0.5);
    const hy = bottom > height ? height - 1 : Math.floor(bottom - 0.5);
    if (lx > hx || ly > hy) return;
    const per = 1 / area;
    const vx = (y2 - y0) * per;
    const vy = -(x2 - x0) * per;
    const ux = -(y1 - y0) * per;
    const uy = (x1 - x0) * per;
    const d1 = w1 - w0;
    const d2 = w2 - w0;
    for (let y = ly; y <= hy; y++) {
      const py = y + 0.5 - y0;
      const px = lx + 0.5 - x0;
      let v = px * vx + py * vy;
      let u = px * ux + py * uy;
      let from = lx;
      let to = hx;
      if (hx - lx > 8) {
        spanOf(hx - lx, v, vx, u, ux);
        from = lx + span[0]!;
        to = lx + span[1]!;
        v += vx * span[0]!;
        u += ux * span[0]!;
      }
      for (let x = from, q = y * width + from; x <= to; x++, q++, v += vx, u += ux) {
        if (v < 0 || u < 0 || v + u > 1) continue;
        // What is clear lets every second sample through: the eye mixes them.
        if (clear && ((x + y) & 1) === 1) continue;
        const w = w0 + v * d1 + u * d2;
        if (w > near[q]!) {
          near[q] = w;
          triangle[q] = t;
        }
      }
    }
  }
}
