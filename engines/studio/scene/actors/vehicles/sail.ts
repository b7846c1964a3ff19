/** Canvas in the wind. */
import type { Rgb } from '../../../core/color.ts';
import { sin } from '../../../core/math.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A sail between mast and sheet, swollen by the wind. */
export function sail(pen: Pen, shape: number[], cloth: Rgb, lift: number): void {
  pen.volume(shape, {
    albedo: (_u, v) => {
      const s = 0.93 + 0.07 * sin(v * 62);
      return [cloth[0] * s, cloth[1] * s, cloth[2] * s];
    },
    round: 0.5,
    lift,
    rim: 0.7,
    grain: 0.06,
  });
}
