/** Depth of field: what lies behind the subjects goes soft. */
import { blurPlane, enlargePlane } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { smoothstep } from '../core/math.ts';
import type { Buffers } from '../render/render-stage.ts';

/**
 * @param sharp distance to which all is in focus, metres
 * @param softness of what is far away: standard deviation in thousandths of the picture's size
 */
export function focusOn(
  canvas: Canvas,
  { depth, thing }: Buffers,
  sharp: number,
  softness: number,
): void {
  const { width, height, data } = canvas;
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const planes = [0, 1, 2, 3].map(() => new Float32Array(w * h));
  const softAt = (i: number) => (thing[i]! > 0 ? 0 : smoothstep(sharp, sharp * 2.2, depth[i]!));
  for (let y = 0, q = 0; y < h; y++) {
    for (let x = 0; x < w; x++, q++) {
      const i = Math.min(height - 1, y * 2) * width + Math.min(width - 1, x * 2);
      // Only what is soft itself spreads: the sharp keeps no halo.
      const share = softAt(i) + 0.0005;
      for (let c = 0; c < 3; c++) planes[c]![q] = Math.min(4, data[i * 3 + c]!) * share;
      planes[3]![q] = share;
    }
  }
  const sigma = Math.max(0.6, (softness * canvas.unit) / 2);
  const [r, g, b, a] = planes.map((plane) => {
    blurPlane(plane, w, h, sigma);
    return enlargePlane(plane, w, h, width, height);
  });
  for (let i = 0, k = 0; i < depth.length; i++, k += 3) {
    const share = softAt(i);
    if (share <= 0.01) continue;
    const per = 1 / a![i]!;
    data[k]! += (r![i]! * per - data[k]!) * share;
    data[k + 1]! += (g![i]! * per - data[k + 1]!) * share;
    data[k + 2]! += (b![i]! * per - data[k + 2]!) * share;
  }
}
