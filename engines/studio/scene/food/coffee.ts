/** A cup of coffee on its saucer. */
import { mixColors, oklch } from '../../core/color.ts';
import { ellipse, spline, stroke } from '../../core/geometry.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import { paintShadow, paintSteam, type Table } from './table.ts';

export function paintCoffee(table: Table): void {
  const { fill, fillWithin, palette, random, cx, cy, size } = table;
  const { ware, wareDark } = palette;
  const side = random.pick([-1, 1]);
  const latte = random.pick(['leaf', 'heart', 'black'] as const);
  const rx = size * random.range(0.2, 0.225);
  const ry = rx * 0.36;
  const rim = cy + size * 0.015;
  const deep = size * random.range(0.25, 0.3);
  const foot = rim + deep + ry * 0.3;
  paintShadow(table, cx + 0.02 * size, foot + size * 0.045, rx * 1.75, ry * 0.85);
  fill(ellipse(cx, foot + size * 0.018, rx * 1.62, ry * 1.05), wareDark);
  fill(ellipse(cx, foot, rx * 1.62, ry * 1.05), mixColors(ware, [1, 1, 1], 0.18));
  fill(ellipse(cx, foot, rx * 1.2, ry * 0.72), mixColors(ware, wareDark, 0.25));
  // The handle: a thick ring behind the cup.
  const hx = cx + side * rx * 1.02;
  const hy = rim + deep * 0.42;
  const ring = spline(
    [
      hx - side * rx * 0.12,
      hy - deep * 0.26,
      hx + side * rx * 0.34,
      hy - deep * 0.28,
      hx + side * rx * 0.46,
      hy + deep * 0.02,
      hx + side * rx * 0.22,
      hy + deep * 0.26,
      hx - side * rx * 0.2,
      hy + deep * 0.32,
    ],
    false,
    10,
  );
  fill(stroke(ring, rx * 0.19), wareDark);
  fill(
    stroke(
      ring.map((v, i) => (i % 2 ? v - size * 0.005 : v)),
      rx * 0.13,
    ),
    ware,
  );
  const wall = spline(
    [
      cx - rx,
      rim,
      cx - rx * 0.97,
      rim + deep * 0.4,
      cx - rx * 0.72,
      rim + deep * 0.86,
      cx - rx * 0.4,
      rim + deep + ry * 0.22,
      cx,
      rim + deep + ry * 0.32,
      cx + rx * 0.4,
      rim + deep + ry * 0.22,
      cx + rx * 0.72,
      rim + deep * 0.86,
      cx + rx * 0.97,
      rim + deep * 0.4,
      cx + rx,
      rim,
    ],
    false,
    10,
  );
  fill(wall, ware);
  const mask = table.cover(wall);
  const stripe = (k: number, thick: number) =>
    fillWithin(
      mask,
      stroke(
        spline(
          [
            cx - rx * 1.05,
            rim + deep * k,
            cx,
            rim + deep * k + ry * 0.85,
            cx + rx * 1.05,
            rim + deep * k,
          ],
          false,
          20,
        ),
        thick * size,
      ),
      palette.accent,
    );
  stripe(0.4, 0.026);
  stripe(0.52, 0.008);
  fillWithin(
    mask,
    spline(
      [
        cx + rx * 0.35,
        rim - ry,
        cx + rx * 1.2,
        rim - ry,
        cx + rx * 1.2,
        foot + ry,
        cx - rx * 0.1,
        foot + ry,
        cx + rx * 0.5,
        rim + deep * 0.7,
      ],
      true,
      8,
    ),
    wareDark,
    0.45,
  );
  fillWithin(
    mask,
    spline(
      [
        cx - rx * 0.86,
        rim + deep * 0.12,
        cx - rx * 0.72,
        rim + deep * 0.1,
        cx - rx * 0.66,
        rim + deep * 0.55,
        cx - rx * 0.76,
        rim + deep * 0.5,
      ],
      true,
      8,
    ),
    [1, 1, 1],
    0.35,
  );
  fill(ellipse(cx, rim, rx, ry), mixColors(ware, [1, 1, 1], 0.45));
  fill(ellipse(cx, rim + size * 0.003, rx * 0.93, ry * 0.9), wareDark);
  const crema = oklch(0.56, 0.1, 58);
  const surface = rim + size * 0.012;
  fill(ellipse(cx, surface, rx * 0.89, ry * 0.84), oklch(0.32, 0.06, 48));
  fill(
    ellipse(cx, surface + size * 0.002, rx * 0.84, ry * 0.78),
    latte === 'black' ? oklch(0.27, 0.05, 45) : crema,
  );
  const milk = oklch(0.94, 0.03, 80);
  if (latte === 'leaf') {
    for (let k = 0; k < 5; k++) {
      const y = surface - ry * 0.5 + k * ry * 0.22;
      const w = rx * (0.16 + 0.4 * sin(((k + 1) / 6.5) * (TAU / 2)));
      fill(
        spline(
          [
            cx - w,
            y - ry * 0.02,
            cx - w * 0.5,
            y + ry * 0.1,
            cx,
            y + ry * 0.17,
            cx + w * 0.5,
            y + ry * 0.1,
            cx + w,
            y - ry * 0.02,
            cx,
            y + ry * 0.03,
          ],
          true,
          6,
        ),
        milk,
      );
    }
    fill(stroke([cx, surface - ry * 0.62, cx, surface + ry * 0.68], size * 0.004), milk);
  } else if (latte === 'heart') {
    const heart: number[] = [];
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * TAU;
      const s = sin(a);
      heart.push(
        cx + (rx * 0.5 * 16 * s * s * s) / 17,
        surface - (ry * 0.55 * (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a))) / 17,
      );
    }
    fill(heart, milk);
  } else
    fill(
      ellipse(cx - rx * 0.3, surface - ry * 0.2, rx * 0.3, ry * 0.16, -0.1),
      oklch(0.5, 0.07, 55),
      { alpha: 0.6 },
    );
  // Beans, and a spoon on the saucer.
  for (let i = 0; i < 5; i++) {
    const bx = cx - side * rx * (1.5 + random.range(0, 0.45));
    const by = foot + size * random.range(0.045, 0.085);
    const a = random.next() * TAU;
    const r = size * 0.02;
    fill(ellipse(bx, by + r * 0.25, r, r * 0.66, a), oklch(0.22, 0.04, 45));
    fill(ellipse(bx, by, r, r * 0.66, a), oklch(0.38, 0.07, 48));
    fill(
      stroke(
        [
          bx - cos(a) * r * 0.8,
          by - sin(a) * r * 0.8,
          bx + cos(a) * r * 0.8,
          by + sin(a) * r * 0.8,
        ],
        r * 0.16,
      ),
      oklch(0.24, 0.05, 45),
    );
  }
  paintSteam(table, cx, rim - ry * 0.9, rx * 0.42, size * 0.24);
}
