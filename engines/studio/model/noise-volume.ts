/** Solid noise from a table: made once a thread, then one trilinear fetch a value. */
import { createRandom } from '../core/random.ts';

const EDGE = 64;
const MASK = EDGE - 1;
/** Texels to one unit of the argument: the coarsest lumps are about one unit apart. */
const TEXELS = 4;

let volume: Float32Array | undefined;

function makeVolume(): Float32Array {
  const out = new Float32Array(EDGE * EDGE * EDGE);
  let total = 0;
  for (let octave = 0, cells = EDGE / TEXELS, gain = 1; octave < 3; octave++) {
    const random = createRandom(91 + octave);
    const lattice = new Float32Array(cells * cells * cells);
    for (let i = 0; i < lattice.length; i++) lattice[i] = random.next();
    const step = cells / EDGE;
    for (let z = 0, q = 0; z < EDGE; z++) {
      for (let y = 0; y < EDGE; y++) {
        for (let x = 0; x < EDGE; x++, q++) {
          out[q]! += gain * latticeAt(lattice, cells, x * step, y * step, z * step);
        }
      }
    }
    total += gain;
    cells *= 2;
    gain *= 0.5;
  }
  for (let i = 0; i < out.length; i++) out[i]! /= total;
  return out;
}

function latticeAt(t: Float32Array, n: number, x: number, y: number, z: number): number {
  const [xi, yi, zi] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const ease = (f: number) => f * f * (3 - 2 * f);
  const [u, v, w] = [ease(x - xi), ease(y - yi), ease(z - zi)];
  const at = (a: number, b: number, c: number) =>
    t[((zi + c) % n) * n * n + ((yi + b) % n) * n + ((xi + a) % n)]!;
  const row = (b: number, c: number) => at(0, b, c) + (at(1, b, c) - at(0, b, c)) * u;
  const near = row(0, 0) + (row(1, 0) - row(0, 0)) * v;
  return near + (row(0, 1) + (row(1, 1) - row(0, 1)) * v - near) * w;
}

/** Makes the table unless it is there: about 100 ms, so threads do it before their first picture. */
export function prepareNoiseVolume(): void {
  volume ??= makeVolume();
}

/** Three octaves of value noise, 0 to 1, mean 0.5; repeats every 16 units. */
export function solidNoise(x: number, y: number, z: number): number {
  volume ??= makeVolume();
  const t = volume;
  const px = x * TEXELS + 65536;
  const py = y * TEXELS + 65536;
  const pz = z * TEXELS + 65536;
  const xi = px | 0;
  const yi = py | 0;
  const zi = pz | 0;
  const u = px - xi;
  const v = py - yi;
  const w = pz - zi;
  const x0 = xi & MASK;
  const x1 = (xi + 1) & MASK;
  const y0 = (yi & MASK) << 6;
  const y1 = ((yi + 1) & MASK) << 6;
  const z0 = (zi & MASK) << 12;
  const z1 = ((zi + 1) & MASK) << 12;
  const a = t[z0 + y0 + x0]!;
  const b = t[z0 + y1 + x0]!;
  const c = t[z1 + y0 + x0]!;
  const d = t[z1 + y1 + x0]!;
  const e = a + (t[z0 + y0 + x1]! - a) * u;
  const f = b + (t[z0 + y1 + x1]! - b) * u;
  const g = c + (t[z1 + y0 + x1]! - c) * u;
  const h = d + (t[z1 + y1 + x1]! - d) * u;
  const p = e + (f - e) * v;
  return p + (g + (h - g) * v - p) * w;
}
