/** Printing ink on paper: uneven ink film, worn specks, grain. */
import type { Canvas } from '../core/canvas.ts';
import type { Rgb } from '../core/color.ts';
import type { Polygon } from '../core/geometry.ts';
import { smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { type FillOptions, fillPolygons } from '../core/raster.ts';
import { noiseScale } from '../core/torus.ts';

export interface Press {
  /** Prints one shape in one ink. Each print has a texture of its own. */
  print(shape: Polygon | readonly Polygon[], ink: Rgb, options?: FillOptions): void;
  /** Prints with a transparent ink on pale paper, with a thin opaque one on dark paper. */
  overprint(shape: Polygon | readonly Polygon[], ink: Rgb): void;
}

/** @param wear share of the ink that specks take away, 0 to 1 */
export function createPress(
  canvas: Canvas,
  tiles: NoiseTiles,
  random: Random,
  wear = 0.55,
  isDarkPaper = false,
): Press {
  const [filmX, filmY] = noiseScale(canvas, 1.3);
  const [slowX, slowY] = noiseScale(canvas, 0.3);
  const [wornX, wornY] = noiseScale(canvas, 0.9);
  const print = (shape: Polygon | readonly Polygon[], ink: Rgb, options?: FillOptions) => {
    const offset = random.next() * 512;
    fillPolygons(
      canvas,
      shape,
      (x, y, out) => {
        const film =
          1 +
          sampleNoise(tiles.fine, x * filmX + offset, y * filmY) * 0.1 +
          sampleNoise(tiles.fbm, x * slowX + offset, y * slowY) * 0.07;
        out[0] = ink[0] * film;
        out[1] = ink[1] * film;
        out[2] = ink[2] * film;
        const speck = sampleNoise(tiles.fine, x * wornX + offset + 91, y * wornY);
        out[3] = 1 - wear * smoothstep(0.33, 0.5, speck);
      },
      options,
    );
  };
  return {
    print,
    overprint: (shape, ink) =>
      print(shape, ink, isDarkPaper ? { alpha: 0.72 } : { blend: 'multiply', alpha: 0.94 }),
  };
}

/** Paper of one colour with fibres. */
export function layPaper(canvas: Canvas, tiles: NoiseTiles, color: Rgb): void {
  const [fineX, fineY] = noiseScale(canvas, 0.8);
  const [slowX, slowY] = noiseScale(canvas, 0.25);
  canvas.shade((x, y, out) => {
    const fibre =
      1 +
      sampleNoise(tiles.fine, x * fineX, y * fineY) * 0.022 +
      sampleNoise(tiles.fbm, x * slowX, y * slowY) * 0.025;
    out[0] = color[0] * fibre;
    out[1] = color[1] * fibre;
    out[2] = color[2] * fibre;
  });
}
