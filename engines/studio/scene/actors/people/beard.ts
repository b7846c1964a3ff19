/** Beards. */
import type { Rgb } from '../../../core/color.ts';
import { atan2, lerp } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Pen } from '../../../paint/pen.ts';
import { blob, curve, ribbon } from '../../../paint/shapes.ts';
import { type FaceShape, project } from './face-shape.ts';
import { MASS, radialFlow, strands } from './hair-look.ts';

/** A beard from temple to chin and a moustache. @param length below the chin, head units */
export function paintBeard(
  p: Pen,
  shape: FaceShape,
  color: Rgb,
  length: number,
  isClose: boolean,
  random: Random,
): void {
  const at = (...points: number[]) => {
    const out: number[] = [];
    for (let i = 0; i < points.length; i += 2)
      out.push(...project(shape, points[i]!, points[i + 1]!));
    return out;
  };
  const row = shape.mouthRow;
  const [chin] = project(shape, 0, -1.0);
  const full = blob(
    ...at(-0.7, -0.1),
    ...at(-0.62, -0.36),
    ...at(-0.44, -0.46),
    ...at(-0.3, row + 0.03),
    ...at(-0.24, row - 0.12),
    ...at(0, row - 0.15),
    ...at(0.24, row - 0.12),
    ...at(0.3, row + 0.03),
    ...at(0.44, -0.46),
    ...at(0.62, -0.36),
    ...at(0.7, -0.1),
    ...at(0.7, -0.45),
    chin + 0.46,
    -0.92,
    chin + 0.28,
    -1.06 - length * 0.6,
    chin,
    -1.1 - length,
    chin - 0.34,
    -1.04 - length * 0.6,
    chin - 0.62,
    -0.86,
    project(shape, -0.7, -0.5)[0] - 0.03,
    -0.5,
  );
  const albedo = strands(p, color, radialFlow(chin, -0.1), 0.25);
  p.shade(full, 0.3, 0.08);
  p.volume(full, { ...MASS, albedo, round: 0.6, soft: 0.03 });
  const angle = (u: number, v: number) => atan2(v - 0.3, (u - chin) * 0.5);
  p.hairs([full], random.fork('beard'), {
    count: isClose ? 1100 : 160,
    length: 0.12 + 0.2 * length,
    width: isClose ? 0.009 : 0.02,
    spread: 0.3,
    contrast: 0.4,
    angle,
  });
  const [lipX] = project(shape, 0, row + 0.1);
  for (const side of [1, -1]) {
    const corner = project(shape, side * 0.3, row - 0.04);
    p.volume(
      ribbon(
        curve(
          lipX,
          row + 0.1,
          lerp(lipX, corner[0], 0.55),
          row + 0.085,
          corner[0],
          corner[1],
          corner[0] + side * 0.02,
          row - 0.2,
        ),
        (t) => 0.1 * (0.75 + t * 0.9 - 1.5 * t * t),
      ),
      { ...MASS, albedo: strands(p, color, radialFlow(lipX, row + 0.5), 0.3) },
    );
  }
}
