/** The first look: contours of what will stand where, on paper. */
import type { Canvas } from '../core/canvas.ts';
import type { Shot } from '../render/render-stage.ts';

const PAPER = [0.86, 0.82, 0.74] as const;
const PENCIL = [0.09, 0.08, 0.08] as const;

/** Draws a shot as lines where parts end or the distance jumps. The canvas must have its size. */
export function sketch(shot: Shot, canvas: Canvas): void {
  const { width, height, data } = canvas;
  const { triangle, near, width: row } = shot.seen;
  const { soup } = shot;
  const thingAt = (i: number): number => {
    const t = triangle[i]!;
    if (t < 0) return t;
    const part = soup.partOf[t]!;
    // Scenery is hinted at by its outline alone; what was asked shows its parts.
    const { thing } = soup.parts[part]!;
    return thing > 0 ? thing * 4096 + part : 1;
  };
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k += 3) {
      const i = Math.min(y * 2, height * 2 - 3) * row + Math.min(x * 2, row - 3);
      const own = thingAt(i);
      let line = 0;
      for (const other of [i + 2, i + row * 2]) {
        const a = near[i]!;
        const b = near[other]!;
        if (thingAt(other) !== own) line += own > 1 || thingAt(other) > 1 ? 1 : 0.45;
        else if (Math.abs(a - b) > 0.12 * (a + b)) line += 0.5;
      }
      const ink = Math.min(0.9, line);
      const tone = own > 1 ? 0.93 : 1;
      for (let c = 0; c < 3; c++) {
        data[k + c] = PAPER[c]! * tone + (PENCIL[c]! - PAPER[c]! * tone) * ink;
      }
    }
  }
}
