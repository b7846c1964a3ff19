/**
 * Tileable noise, made once per thread: afterwards every noise value is one bilinear fetch.
 */
import { cos, lerp, pow, sin, square, TAU } from './math.ts';
import { createRandom } from './random.ts';

/** Texels after which every tile repeats. */
export const NOISE_PERIOD = 512;

const TILE_EDGE = NOISE_PERIOD;
const MASK = TILE_EDGE - 1;
const SHIFT = 9;

/** Row-major TILE_EDGE x TILE_EDGE values, about [-1, 1], wrapping at both edges. */
export type NoiseTile = Float32Array;

export interface NoiseTiles {
  /** Seven octaves of gradient noise, base period 128 texels: clouds, terrain, blotches. */
  fbm: NoiseTile;
  /** Six octaves of ridged noise: rock, nebula filaments. */
  ridge: NoiseTile;
  /** Three octaves from a 5-texel period: grass, paper, bristles. */
  fine: NoiseTile;
}

interface TileRecipe {
  octaves: number;
  /** Cells per tile edge in the first octave; each octave doubles it. */
  frequency: number;
  seed: number;
  shape: (noise: number) => number;
}

/** Perlin's improved gradient noise (2002), summed with halving amplitude. */
function makeTile(recipe: TileRecipe): NoiseTile {
  const out = new Float32Array(TILE_EDGE * TILE_EDGE);
  const random = createRandom(recipe.seed);
  const gradients = new Float32Array(512);
  for (let i = 0; i < 256; i++) {
    const angle = random.next() * TAU;
    gradients[i * 2] = cos(angle);
    gradients[i * 2 + 1] = sin(angle);
  }
  let total = 0;
  for (let octave = 0; octave < recipe.octaves; octave++) {
    const amplitude = pow(0.5, octave);
    const cells = recipe.frequency * pow(2, octave);
    // One gradient per lattice point, looked up once here instead of four times per texel.
    const latticeX = new Float32Array(cells * cells);
    const latticeY = new Float32Array(cells * cells);
    for (let cy = 0; cy < cells; cy++) {
      for (let cx = 0; cx < cells; cx++) {
        let h = Math.imul(cx + octave * 131, 374761393) ^ Math.imul(cy + recipe.seed, 668265263);
        h = Math.imul(h ^ (h >>> 13), 1274126177);
        h = ((h ^ (h >>> 16)) & 255) * 2;
        latticeX[cy * cells + cx] = gradients[h]!;
        latticeY[cy * cells + cx] = gradients[h + 1]!;
      }
    }
    for (let y = 0; y < TILE_EDGE; y++) {
      const cellY = (y * cells) / TILE_EDGE;
      const y0 = Math.floor(cellY) % cells;
      const y1 = (y0 + 1) % cells;
      const v = cellY - Math.floor(cellY);
      const fadeV = v * v * v * (v * (v * 6 - 15) + 10);
      for (let x = 0; x < TILE_EDGE; x++) {
        const cellX = (x * cells) / TILE_EDGE;
        const x0 = Math.floor(cellX) % cells;
        const x1 = (x0 + 1) % cells;
        const u = cellX - Math.floor(cellX);
        const fadeU = u * u * u * (u * (u * 6 - 15) + 10);
        const a = y0 * cells + x0;
        const b = y0 * cells + x1;
        const c = y1 * cells + x0;
        const d = y1 * cells + x1;
        const top = lerp(
          latticeX[a]! * u + latticeY[a]! * v,
          latticeX[b]! * (u - 1) + latticeY[b]! * v,
          fadeU,
        );
        const bottom = lerp(
          latticeX[c]! * u + latticeY[c]! * (v - 1),
          latticeX[d]! * (u - 1) + latticeY[d]! * (v - 1),
          fadeU,
        );
        out[y * TILE_EDGE + x]! += amplitude * recipe.shape(lerp(top, bottom, fadeV) * 1.5);
      }
    }
    total += amplitude;
  }
  for (let i = 0; i < out.length; i++) out[i]! /= total;
  return out;
}

let tiles: NoiseTiles | undefined;

/** The tiles of this thread; the first call makes them (about 100 ms). */
export function noiseTiles(): NoiseTiles {
  tiles ??= {
    fbm: makeTile({ octaves: 7, frequency: 4, seed: 11, shape: (n) => n }),
    ridge: makeTile({
      octaves: 6,
      frequency: 4,
      seed: 23,
      shape: (n) => square(1 - Math.abs(n) * 1.6) * 2 - 1,
    }),
    fine: makeTile({ octaves: 3, frequency: 96, seed: 37, shape: (n) => n }),
  };
  return tiles;
}

/**
 * Bilinear fetch, wrapping.
 * @param u texels, above -65536
 * @param v texels, above -65536
 */
export function sampleNoise(tile: NoiseTile, u: number, v: number): number {
  const x = u + 65536;
  const y = v + 65536;
  // Both are positive here: cutting to an integer is the floor, and cheaper.
  const xi = x | 0;
  const yi = y | 0;
  const fx = x - xi;
  const fy = y - yi;
  const x0 = xi & MASK;
  const x1 = (xi + 1) & MASK;
  const row0 = (yi & MASK) << SHIFT;
  const row1 = ((yi + 1) & MASK) << SHIFT;
  const a = tile[row0 + x0]!;
  const b = tile[row1 + x0]!;
  const top = a + (tile[row0 + x1]! - a) * fx;
  return top + (b + (tile[row1 + x1]! - b) * fx - top) * fy;
}
