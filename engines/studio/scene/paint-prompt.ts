/** Paints a prompt's scene alone, without style or encoding: for tests of the scene painters. */
import { Canvas } from '../core/canvas.ts';
import { noiseTiles } from '../core/noise.ts';
import { parsePrompt } from '../parse/parse-prompt.ts';
import { startRandom } from '../render.ts';
import { findStyle } from '../style/registry.ts';
import { findScene } from './registry.ts';

export interface PaintPromptOptions {
  seed?: number;
  width?: number;
  height?: number;
  /** Also applies the style that the prompt names. */
  styled?: boolean;
  checkpoint?: () => void;
}

export function paintPrompt(prompt: string, options: PaintPromptOptions = {}): Canvas {
  const { seed = 1, width = 96, height = 96, styled = false } = options;
  const spec = parsePrompt(prompt);
  const random = startRandom(spec, { prompt, seed });
  const canvas = new Canvas(width, height, options.checkpoint);
  const tiles = noiseTiles();
  const report = () => {};
  findScene(spec.family)(canvas, spec, random.fork('scene'), { tiles, report });
  if (!styled) return canvas;
  return findStyle(spec.style).apply(canvas, spec, random.fork('style'), {
    tiles,
    tiling: false,
    report,
  });
}

/** Mean difference of two pictures of one size, linear light per channel. */
export function difference(a: Canvas, b: Canvas): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / a.data.length;
}

/** Standard deviation of all channel values: 0 for an empty frame. */
export function contrast(canvas: Canvas): number {
  const { data } = canvas;
  let sum = 0;
  let squares = 0;
  for (const v of data) {
    const c = Math.min(1, v);
    sum += c;
    squares += c * c;
  }
  const mean = sum / data.length;
  return Math.sqrt(squares / data.length - mean * mean);
}

/** Mean linear RGB of a part of the picture, given as shares of its edges. */
export function meanColor(
  canvas: Canvas,
  [left, top, right, bottom]: readonly [number, number, number, number] = [0, 0, 1, 1],
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let n = 0;
  for (let y = Math.floor(top * canvas.height); y < Math.floor(bottom * canvas.height); y++) {
    for (let x = Math.floor(left * canvas.width); x < Math.floor(right * canvas.width); x++, n++) {
      const k = (y * canvas.width + x) * 3;
      for (let c = 0; c < 3; c++) sum[c]! += Math.min(1, canvas.data[k + c]!);
    }
  }
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}
