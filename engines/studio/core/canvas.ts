/** The picture while it is painted: linear-light RGB, three floats a pixel, row-major. */

import type { SkyPlane } from './sky-plane.ts';
import type { SubjectPlane } from './subject-plane.ts';

/** Called from inside long loops; throws when the picture is no longer wanted. */
export type Checkpoint = () => void;

/** Writes a pixel's linear RGB to out[0..2] and may lower out[3], its opacity (1 on entry). */
export type Shader = (x: number, y: number, out: Float64Array) => void;

/** Rows between two calls of the checkpoint: well under 50 ms of the heaviest shader. */
export const CHECKPOINT_ROWS = 16;

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array<ArrayBuffer>;
  readonly checkpoint: Checkpoint;
  /** True while shapes that leave at one edge come back at the other. */
  isTorus = false;
  /** Where the scene's subjects are seen; null when it has none of its own or tells nothing. */
  subjects: SubjectPlane | null = null;
  /** 1 on the features of faces, that styles keep clear; null when the scene tells nothing of them. */
  faces: Uint8Array | null = null;
  /** Where the sky is seen; null when the scene has none. */
  sky: SkyPlane | null = null;

  constructor(width: number, height: number, checkpoint: Checkpoint = () => {}) {
    this.width = width;
    this.height = height;
    this.data = new Float32Array(width * height * 3);
    this.checkpoint = checkpoint;
  }

  /** Pixels in one thousandth of the picture's size (1 at 1024 x 1024, whatever the ratio). */
  get unit(): number {
    return Math.sqrt(this.width * this.height) / 1024;
  }

  /** An empty canvas of the same or another size that answers to the same checkpoint. */
  blank(width = this.width, height = this.height): Canvas {
    return new Canvas(width, height, this.checkpoint);
  }

  clone(): Canvas {
    const copy = this.blank();
    copy.data.set(this.data);
    return copy;
  }

  /** Runs a shader on rows [fromRow, toRow); out[0..2] holds the present colour on entry. */
  shade(shader: Shader, fromRow = 0, toRow = this.height): void {
    const { data, width } = this;
    const out = new Float64Array(4);
    const first = Math.max(0, Math.floor(fromRow));
    const last = Math.min(this.height, Math.ceil(toRow));
    for (let y = first, k = first * width * 3; y < last; y++) {
      if (y % CHECKPOINT_ROWS === 0) this.checkpoint();
      for (let x = 0; x < width; x++, k += 3) {
        out[0] = data[k]!;
        out[1] = data[k + 1]!;
        out[2] = data[k + 2]!;
        shader(x, y, out);
        data[k] = out[0];
        data[k + 1] = out[1];
        data[k + 2] = out[2];
      }
    }
  }

  /** Bilinear fetch at pixel centres x, y (limited to the picture). */
  sample(x: number, y: number, out: Float64Array): void {
    const { data, width } = this;
    const right = width - 1.001;
    const bottom = this.height - 1.001;
    const px = x > 0 ? Math.min(x, right) : 0;
    const py = y > 0 ? Math.min(y, bottom) : 0;
    const xi = px | 0;
    const yi = py | 0;
    const u = px - xi;
    const v = py - yi;
    const stride = width * 3;
    const k = yi * stride + xi * 3;
    // Weights once and the channels unrolled: this runs several times for every pixel.
    const w00 = (1 - u) * (1 - v);
    const w10 = u * (1 - v);
    const w01 = (1 - u) * v;
    const w11 = u * v;
    const j = k + stride;
    out[0] = data[k]! * w00 + data[k + 3]! * w10 + data[j]! * w01 + data[j + 3]! * w11;
    out[1] = data[k + 1]! * w00 + data[k + 4]! * w10 + data[j + 1]! * w01 + data[j + 4]! * w11;
    out[2] = data[k + 2]! * w00 + data[k + 5]! * w10 + data[j + 2]! * w01 + data[j + 5]! * w11;
  }

  /** Channel 0, 1 or 2 as a plane of its own. */
  plane(channel: number): Float32Array {
    const plane = new Float32Array(this.width * this.height);
    for (let i = 0, k = channel; i < plane.length; i++, k += 3) plane[i] = this.data[k]!;
    return plane;
  }

  setPlane(channel: number, plane: Float32Array): void {
    for (let i = 0, k = channel; i < plane.length; i++, k += 3) this.data[k] = plane[i]!;
  }
}
