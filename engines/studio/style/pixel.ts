/** Pixel art: a coarse grid, a small palette, ordered dither. */
import { findPalette, nearestColor, paletteColors, toLabPlane } from './palette.ts';
import type { ApplyStyle } from './style-painter.ts';

/** Cells along a square picture's edge: about the resolution of a 16 bit console's sprites. */
const GRID = 148;
const COLORS = 30;

/** 4 x 4 thresholds. @see Bayer 1973 */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

export const applyPixel: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, data } = canvas;
  const cell = Math.sqrt(width * height) / GRID;
  const columns = Math.max(1, Math.round(width / cell));
  const rows = Math.max(1, Math.round(height / cell));
  // Cells are whole pixels wide, some one wider than others, so none is cut at the border.
  const columnAt = (i: number) => Math.round((i * width) / columns);
  const rowAt = (j: number) => Math.round((j * height) / rows);
  const small = canvas.blank(columns, rows);
  for (let j = 0; j < rows; j++) {
    canvas.checkpoint();
    const y1 = rowAt(j + 1);
    for (let i = 0; i < columns; i++) {
      const x1 = columnAt(i + 1);
      let n = 0;
      const sum = [0, 0, 0];
      for (let y = rowAt(j); y < y1; y++) {
        for (let x = columnAt(i), k = (y * width + x) * 3; x < x1; x++, k += 3, n++) {
          for (let c = 0; c < 3; c++) sum[c]! += data[k + c]!;
        }
      }
      for (let c = 0; c < 3; c++) small.data[(j * columns + i) * 3 + c] = n > 0 ? sum[c]! / n : 0;
    }
  }
  context.report(0.3);
  const lab = toLabPlane(small);
  sharpen(lab, columns, rows);
  const palette = findPalette(lab, COLORS, random);
  const colors = paletteColors(palette, 1.12);
  // Dither spans about the mean step between neighbouring palette tones.
  const spread = 0.05;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const k = (j * columns + i) * 3;
      const threshold = BAYER[(j & 3) * 4 + (i & 3)]! / 15 - 0.5;
      const color =
        colors[nearestColor(palette, lab[k]! + threshold * spread, lab[k + 1]!, lab[k + 2]!)]!;
      for (let c = 0; c < 3; c++) small.data[k + c] = color[c]!;
    }
  }
  context.report(0.7);
  const result = canvas.blank();
  for (let j = 0; j < rows; j++) {
    for (let y = rowAt(j); y < rowAt(j + 1); y++) {
      for (let i = 0; i < columns; i++) {
        const from = (j * columns + i) * 3;
        for (let x = columnAt(i); x < columnAt(i + 1); x++) {
          const k = (y * width + x) * 3;
          for (let c = 0; c < 3; c++) result.data[k + c] = Math.min(1, small.data[from + c]!);
        }
      }
    }
  }
  return result;
};

/** Averaging softens: unsharp masking of the lightness brings small features back. */
function sharpen(lab: Float32Array, columns: number, rows: number): void {
  const L = new Float32Array(columns * rows);
  for (let i = 0; i < L.length; i++) L[i] = lab[i * 3]!;
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < columns - 1; i++) {
      const at = j * columns + i;
      const around = (L[at - 1]! + L[at + 1]! + L[at - columns]! + L[at + columns]!) / 4;
      lab[at * 3] = Math.min(1, Math.max(0, L[at]! + (L[at]! - around) * 0.55));
    }
  }
}
