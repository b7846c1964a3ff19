/** Hair that lies behind the body. */
import type { Rgb } from '../../../core/color.ts';
import { cos, sin } from '../../../core/math.ts';
import type { Random } from '../../../core/random.ts';
import type { Material, Pen } from '../../../paint/pen.ts';
import { blob, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { FaceShape } from './face-shape.ts';
import { backOf, fallingFlow, type HairLook, MASS, radialFlow, strands } from './hair-look.ts';

/** Hair that hangs behind neck and shoulders. */
export function paintHairBehind(p: Pen, shape: FaceShape, look: HairLook, random: Random): void {
  const { style, color, length, wave } = look;
  const back = backOf(shape);
  const flow = fallingFlow(wave, random.next() * 6);
  const dark: Rgb = [color[0] * 0.6, color[1] * 0.57, color[2] * 0.56];
  const material: Material = { ...MASS, albedo: strands(p, dark, flow, 0.5) };
  if (style === 'long') {
    const end = -length;
    const w = 0.1 * wave;
    p.volume(
      blob(
        back + 0.2,
        0.8,
        back - 0.04,
        0.1,
        back - 0.12 - w,
        -0.7,
        back - 0.04 + w,
        -1.4,
        back - 0.1 - w,
        end + 0.3,
        back + 0.3,
        end,
        0,
        end - 0.05,
        0.6,
        end + 0.1,
        0.92 + w,
        -1.3,
        0.96,
        -0.6,
        0.9,
        0.2,
        0.6,
        0.8,
      ),
      material,
    );
  } else if (style === 'bob' || style === 'shaggy') {
    const end = style === 'bob' ? -0.98 : -0.42;
    p.volume(
      blob(
        back + 0.2,
        0.8,
        back - 0.06,
        0,
        back - 0.08,
        end + 0.2,
        back + 0.25,
        end,
        0.5,
        end + 0.05,
        0.88,
        end + 0.2,
        0.88,
        0,
        0.6,
        0.8,
      ),
      material,
    );
  } else if (style === 'ponytail') {
    const swing = random.range(0.15, 0.45);
    for (let i = 0; i < 7; i++) {
      const d = (i - 3) * 0.07;
      p.volume(
        ribbon(
          curve(
            back + 0.12,
            0.72 + d * 0.3,
            back - 0.3 - swing * 0.4,
            0.62 + d,
            back - 0.42 - swing * 0.6 + d,
            -0.3,
            back - 0.3 - swing * 0.3 + d * 1.6,
            -1.3 - random.next() * 0.5,
          ),
          (t) => 0.3 * (0.55 + t * 1.2 - 1.65 * t * t),
        ),
        { ...MASS, albedo: strands(p, color, fallingFlow(wave, i), 0.6), lift: -0.1 + 0.03 * i },
      );
    }
  } else if (style === 'bun') {
    p.volume(oval(back + 0.28, 0.92, 0.36, 0.34, 0.4), {
      ...MASS,
      albedo: strands(p, color, radialFlow(back + 0.2, 0.95), 0.3),
    });
    for (let i = 0; i < 4; i++)
      p.fill(
        ribbon(
          curve(
            back + 0.02 + i * 0.14,
            0.7 + i * 0.04,
            back + 0.16 + i * 0.06,
            0.98,
            back + 0.34 + i * 0.08,
            1.2 - i * 0.05,
          ),
          (t) => 0.03 * sin(t * 3.1),
        ),
        dark,
        0.4,
        { alpha: 0.6 },
      );
  } else if (style === 'curls') {
    p.volume(curlyOutline(random, back, 1.5, -0.75), {
      ...MASS,
      albedo: strands(p, dark, radialFlow(0, 0.2), 0.1),
      grain: 0.4,
    });
  }
}

function curlyOutline(random: Random, back: number, top: number, bottom: number): number[] {
  const points: number[] = [];
  const n = 26;
  const cx = (back + 0.85) / 2;
  const rx = (0.85 - back) / 2 + 0.22;
  const cy = (top + bottom) / 2;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2831853;
    const r = 1 + (random.next() - 0.5) * 0.09 + (i % 2) * 0.06;
    points.push(cx + cos(a) * rx * r, cy + sin(a) * ((top - bottom) / 2) * r);
  }
  return blob(...points);
}
