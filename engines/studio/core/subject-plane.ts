/** Which of a picture's subjects is seen where: recorded while they are painted, read by styles. */
import { blurPlane, enlargePlane } from './blur.ts';
import type { Canvas } from './canvas.ts';
import { clamp } from './math.ts';

/** Coverage from which a pixel belongs to what is painted there. */
export const OWNED = 0.5;

/** A window of coverage, as the rasteriser makes it. */
interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
  alpha: Float32Array;
}

/** Blurs the rows of a plane that aren't empty, and as many around them as the blur reaches. */
function blurPart(plane: Float32Array, width: number, height: number, sigma: number): void {
  const first = plane.findIndex((v) => v > 0);
  if (first < 0) return;
  const last = plane.findLastIndex((v) => v > 0);
  const margin = Math.ceil(sigma * 3.3) + 3;
  const top = Math.max(0, Math.floor(first / width) - margin);
  const bottom = Math.min(height, Math.floor(last / width) + 1 + margin);
  blurPlane(plane.subarray(top * width, bottom * width), width, bottom - top, sigma);
}

/** Pixel indices. */
export interface SubjectSamples {
  subject: number;
  inside: readonly number[];
  around: readonly number[];
}

/** Number of what a landscape is composed around, when it isn't an actor. */
export const HERO = 1;

/** Number of the first actor. */
export const FIRST_ACTOR = 2;

/** Numbers from here on: what the scene itself puts up as a subject, such as planets. */
export const FIRST_PROP = 200;

/** Runs a painter whose solid shapes belong to a subject; 0 for what stands before subjects. */
export function recordSubject(canvas: Canvas, subject: number, paint: () => void): void {
  if (canvas.subjects === null) paint();
  else canvas.subjects.record(subject, paint);
}

export class SubjectPlane {
  readonly width: number;
  readonly height: number;
  /** For each pixel 0, or the number of the nearest subject seen there. Row-major. */
  readonly owner: Uint8Array;
  /** Number of what is being painted; null while that is no subject and hides none. */
  #painting: number | null = null;

  constructor({ width, height }: Canvas) {
    this.width = width;
    this.height = height;
    this.owner = new Uint8Array(width * height);
  }

  /** See {@link recordSubject}. */
  record(subject: number, paint: () => void): void {
    this.#painting = Math.min(255, subject);
    paint();
    this.#painting = null;
  }

  /** Called for each solid shape that is painted. */
  mark({ left, top, width, height, alpha }: Window, opacity: number): void {
    if (this.#painting === null || opacity < OWNED) return;
    const least = OWNED / opacity;
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0, at = (y + top) * this.width + left; x < width; x++, i++, at++) {
        if (alpha[i]! >= least) this.owner[at] = this.#painting;
      }
    }
  }

  /** Gives a pixel to what is being painted: for painters that fill no shapes. */
  claim(x: number, y: number): void {
    if (this.#painting !== null) this.owner[y * this.width + x] = this.#painting;
  }

  /** Takes a pixel from its subject: what the water gave back. */
  release(x: number, y: number): void {
    this.owner[y * this.width + x] = 0;
  }

  /** Whose a place is, limited to the picture; 0 when nobody's. */
  ownerAt(x: number, y: number): number {
    const column = Math.floor(clamp(x, 0, this.width - 1));
    return this.owner[Math.floor(clamp(y, 0, this.height - 1)) * this.width + column]!;
  }

  /**
   * The plane at a whole part of its size. A cell belongs to a subject when any of its pixels does,
   * so that masts and legs stay.
   */
  shrunk(factor: number): Uint8Array {
    if (factor === 1) return this.owner;
    const w = Math.ceil(this.width / factor);
    const small = new Uint8Array(w * Math.ceil(this.height / factor));
    for (let y = 0, i = 0; y < this.height; y++) {
      const row = Math.floor(y / factor) * w;
      for (let x = 0; x < this.width; x++, i++) {
        const own = this.owner[i]!;
        if (own === 0) continue;
        const cell = row + Math.floor(x / factor);
        if (own > small[cell]!) small[cell] = own;
      }
    }
    return small;
  }

  /**
   * How much of each place is subject.
   * @param softness of the border, standard deviation in thousandths of the picture's size
   * @param only the subjects that count; all by default
   * @returns full-size plane, 0 to 1
   */
  cover(
    { unit }: Canvas,
    softness: number,
    only: ReadonlySet<number> | null = null,
  ): Float32Array<ArrayBuffer> {
    const sigma = softness * unit;
    const factor = sigma > 5.6 ? 4 : sigma > 2.8 ? 2 : 1;
    const owner = this.shrunk(factor);
    const w = Math.ceil(this.width / factor);
    const h = Math.ceil(this.height / factor);
    const plane = new Float32Array(owner.length);
    for (let i = 0; i < plane.length; i++) {
      const own = owner[i]!;
      if (own > 0 && (only === null || only.has(own))) plane[i] = 1;
    }
    blurPart(plane, w, h, sigma / factor);
    return factor === 1 ? plane : enlargePlane(plane, w, h, this.width, this.height);
  }

  /**
   * A line along the border of each subject, also where one stands before another.
   * @param thickness in thousandths of the picture's size; never less than about two pixels
   * @returns full-size plane, 0 to 1
   */
  outline({ unit }: Canvas, thickness: number): Float32Array<ArrayBuffer> {
    const { width, height, owner } = this;
    const plane = new Float32Array(owner.length);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const own = owner[i]!;
        const isLast = x + 1 === width;
        if ((!isLast && owner[i + 1] !== own) || (y + 1 < height && owner[i + width] !== own)) {
          plane[i] = 1;
        }
      }
    }
    // Three boxes of three pixels are the narrowest blur.
    const sigma = Math.max(1.42, thickness * unit * 0.55);
    blurPart(plane, width, height, sigma);
    // A straight line's peak is 1 / (sigma * sqrt(2 pi)); half of it is the line's edge.
    const gain = sigma * 2.5066 * 2.6;
    for (let i = 0; i < plane.length; i++) {
      plane[i] = clamp(plane[i]! * gain - 1.1);
    }
    return plane;
  }

  /**
   * Samples of each subject that is seen, and of what lies close around it.
   * @param spacing of the samples in pixels
   */
  samples(spacing: number): SubjectSamples[] {
    const { width, height, owner } = this;
    const step = Math.max(1, Math.round(spacing));
    const found = new Map<number, { inside: number[]; box: [number, number, number, number] }>();
    for (let y = 0; y < height; y += step) {
      for (let x = 0; x < width; x += step) {
        const own = owner[y * width + x]!;
        if (own === 0) continue;
        const known = found.get(own);
        if (known === undefined) found.set(own, { inside: [y * width + x], box: [x, y, x, y] });
        else {
          const [left, top, right, bottom] = known.box;
          known.inside.push(y * width + x);
          known.box = [Math.min(left, x), top, Math.max(right, x), Math.max(bottom, y)];
        }
      }
    }
    return [...found].map(([subject, { inside, box }]) => {
      const [left, top, right, bottom] = box;
      const margin = Math.ceil(((right - left + bottom - top) * 0.08) / step + 2) * step;
      const around: number[] = [];
      for (let y = Math.max(0, top - margin); y < Math.min(height, bottom + margin); y += step) {
        for (let x = Math.max(0, left - margin); x < Math.min(width, right + margin); x += step) {
          if (owner[y * width + x] === 0) around.push(y * width + x);
        }
      }
      return { subject, inside, around };
    });
  }
}
