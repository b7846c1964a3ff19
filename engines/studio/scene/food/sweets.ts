/** A layer cake under its topping, and a board of sushi. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { ellipse, rect, spline, stroke } from '../../core/geometry.ts';
import { cos, sin, TAU } from '../../core/math.ts';
import { paintShadow, type Table } from './table.ts';

export function paintCake(table: Table): void {
  const { fill, fillWithin, palette, random, cx, cy, size } = table;
  const tiers = random.int(1, 3);
  const sponge = random.pick([oklch(0.86, 0.09, 85), oklch(0.4, 0.07, 45), oklch(0.78, 0.1, 20)]);
  const cream = random.pick([oklch(0.97, 0.015, 85), oklch(0.88, 0.07, 10), oklch(0.42, 0.07, 45)]);
  const foot = cy + size * 0.315;
  paintShadow(table, cx + size * 0.02, foot + size * 0.035, size * 0.37, size * 0.05);
  // Stand.
  fill(
    spline(
      [
        cx - size * 0.06,
        foot - size * 0.04,
        cx - size * 0.04,
        foot + size * 0.02,
        cx - size * 0.13,
        foot + size * 0.045,
        cx + size * 0.13,
        foot + size * 0.045,
        cx + size * 0.04,
        foot + size * 0.02,
        cx + size * 0.06,
        foot - size * 0.04,
      ],
      true,
      6,
    ),
    palette.wareDark,
  );
  const plate = foot - size * 0.05;
  fill(ellipse(cx, plate + size * 0.014, size * 0.36, size * 0.075), palette.wareDark);
  fill(ellipse(cx, plate, size * 0.36, size * 0.075), mixColors(palette.ware, [1, 1, 1], 0.25));
  let base = plate;
  for (let t = 0; t < tiers; t++) {
    const rx = size * (tiers === 1 ? 0.28 : 0.29 - t * 0.075);
    const ry = rx * 0.2;
    const h = size * (tiers === 1 ? 0.27 : tiers === 2 ? 0.17 : 0.135);
    const top = base - h;
    const wall = [
      ...ellipse(cx, base, rx, ry, 0, 0, TAU / 2),
      ...ellipse(cx, top, rx, ry, 0, TAU / 2, TAU),
    ];
    fill(wall, sponge);
    const mask = table.cover(wall);
    const layers = tiers === 1 ? 3 : 2;
    for (let k = 1; k < layers; k++) {
      const y = top + (h * k) / layers;
      fillWithin(
        mask,
        stroke(
          spline(
            [
              cx - rx * 1.02,
              y,
              cx - rx * 0.5,
              y + ry * 0.85,
              cx,
              y + ry,
              cx + rx * 0.5,
              y + ry * 0.85,
              cx + rx * 1.02,
              y,
            ],
            false,
            8,
          ),
          size * 0.018,
        ),
        mixColors(cream, palette.accent, 0.2),
      );
    }
    fillWithin(
      mask,
      rect(cx + rx * 0.45, top - ry, rx, h + ry * 3),
      mixColors(sponge, oklch(0.2, 0.06, 20), 0.5),
      0.3,
    );
    // Icing runs down the side in drops.
    const drops: number[] = [];
    const count = Math.round(rx / (size * 0.028));
    for (let i = 0; i <= count; i++) {
      const a = (TAU / 2) * (i / count);
      const fall = i % 2 ? random.range(0.3, 0.55) * h : random.range(0.08, 0.16) * h;
      drops.push(cx + cos(a) * rx, top + sin(a) * ry + fall);
    }
    fillWithin(
      mask,
      [...ellipse(cx, top, rx, ry, 0, TAU / 2, TAU), ...spline(drops, false, 6)],
      cream,
    );
    fill(ellipse(cx, top, rx, ry), mixColors(cream, [1, 1, 1], 0.25));
    base = top - ry * 0.1;
  }
  const rx = size * (tiers === 1 ? 0.28 : 0.29 - (tiers - 1) * 0.075);
  const berry = random.pick([oklch(0.56, 0.21, 25), oklch(0.4, 0.12, 290), oklch(0.55, 0.2, 5)]);
  const topping = random.pick(['berries', 'candles'] as const);
  if (topping === 'berries') {
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * TAU + 0.4;
      const order = (a % TAU) / TAU;
      const x = cx + cos(a) * rx * 0.66;
      const y = base + sin(a) * rx * 0.13 - size * 0.015 + order * 0;
      fill(
        spline(
          [
            x,
            y + size * 0.034,
            x - size * 0.03,
            y,
            x - size * 0.018,
            y - size * 0.022,
            x + size * 0.018,
            y - size * 0.022,
            x + size * 0.03,
            y,
          ],
          true,
          6,
        ),
        berry,
      );
      fill(ellipse(x - size * 0.009, y - size * 0.006, size * 0.006, size * 0.009), [1, 1, 1], {
        alpha: 0.55,
      });
      fill(
        spline(
          [
            x - size * 0.016,
            y - size * 0.022,
            x,
            y - size * 0.034,
            x + size * 0.016,
            y - size * 0.022,
            x,
            y - size * 0.014,
          ],
          true,
          4,
        ),
        oklch(0.6, 0.14, 140),
      );
    }
  } else {
    for (let i = -2; i <= 2; i++) {
      const x = cx + i * rx * 0.34;
      const y = base - (2 - Math.abs(i)) * size * 0.006;
      const h = size * 0.1;
      fill(rect(x - size * 0.009, y - h, size * 0.018, h), i % 2 ? palette.accent : palette.ware);
      for (let k = 0; k < 3; k++)
        fill(
          [
            x - size * 0.009,
            y - h * (0.25 + k * 0.28),
            x + size * 0.009,
            y - h * (0.36 + k * 0.28),
            x + size * 0.009,
            y - h * (0.28 + k * 0.28),
            x - size * 0.009,
            y - h * (0.17 + k * 0.28),
          ],
          [1, 1, 1],
          { alpha: 0.75 },
        );
      fill(ellipse(x, y - h - size * 0.024, size * 0.034), oklch(0.9, 0.12, 85), {
        alpha: 0.35,
        blur: size * 0.01,
      });
      fill(
        spline(
          [
            x,
            y - h - size * 0.05,
            x + size * 0.012,
            y - h - size * 0.018,
            x,
            y - h - size * 0.004,
            x - size * 0.012,
            y - h - size * 0.018,
          ],
          true,
          6,
        ),
        oklch(0.82, 0.16, 72),
      );
    }
  }
}

function paintNigiri(
  table: Table,
  x: number,
  y: number,
  r: number,
  fish: Rgb,
  isShrimp: boolean,
): void {
  const { fill, random } = table;
  const rice = oklch(0.96, 0.012, 90);
  fill(
    spline(
      [
        x - r,
        y + r * 0.1,
        x - r * 0.8,
        y - r * 0.32,
        x + r * 0.8,
        y - r * 0.32,
        x + r,
        y + r * 0.1,
        x + r * 0.85,
        y + r * 0.42,
        x - r * 0.85,
        y + r * 0.42,
      ],
      true,
      8,
    ),
    rice,
  );
  for (let i = 0; i < 12; i++) {
    fill(
      ellipse(
        x + random.range(-0.8, 0.8) * r,
        y + random.range(0.05, 0.32) * r,
        r * 0.07,
        r * 0.035,
        random.next() * 3,
      ),
      oklch(0.88, 0.015, 85),
    );
  }
  const slice = spline(
    [
      x - r * 1.14,
      y + r * 0.16,
      x - r * 0.95,
      y - r * 0.34,
      x - r * 0.2,
      y - r * 0.56,
      x + r * 0.7,
      y - r * 0.5,
      x + r * 1.12,
      y - r * 0.1,
      x + r * 1.1,
      y + r * 0.18,
      x + r * 0.4,
      y - r * 0.06,
      x - r * 0.4,
      y - r * 0.04,
    ],
    true,
    8,
  );
  fill(slice, fish);
  const mask = table.cover(slice);
  for (let i = 0; i < 6; i++) {
    const u = x - r * 0.9 + i * r * 0.36;
    table.fillWithin(
      mask,
      stroke([u, y - r * 0.6, u + r * 0.3, y + r * 0.3], r * 0.07),
      isShrimp ? oklch(0.66, 0.17, 40) : mixColors(fish, [1, 1, 1], 0.45),
      0.85,
    );
  }
}

function paintMaki(table: Table, x: number, y: number, r: number, heart: Rgb): void {
  const { fill } = table;
  const nori = oklch(0.26, 0.03, 160);
  fill(
    [
      ...ellipse(x, y + r * 0.55, r, r * 0.62, 0, 0, TAU / 2),
      ...ellipse(x, y, r, r * 0.62, 0, TAU / 2, TAU),
    ],
    nori,
  );
  fill(ellipse(x, y, r, r * 0.62), oklch(0.34, 0.035, 160));
  fill(ellipse(x, y, r * 0.87, r * 0.52), oklch(0.97, 0.01, 90));
  fill(ellipse(x - r * 0.1, y + r * 0.02, r * 0.36, r * 0.22), heart);
  fill(ellipse(x + r * 0.24, y - r * 0.06, r * 0.2, r * 0.12), oklch(0.7, 0.15, 135));
}

export function paintSushi(table: Table): void {
  const { fill, palette, random, cx, cy, size } = table;
  const foot = cy + size * 0.36;
  const wood = oklch(0.7, 0.08, 65);
  paintShadow(table, cx + size * 0.015, foot + size * 0.075, size * 0.42, size * 0.035);
  fill(
    [
      cx - size * 0.37,
      foot - size * 0.16,
      cx + size * 0.37,
      foot - size * 0.16,
      cx + size * 0.42,
      foot + size * 0.03,
      cx - size * 0.42,
      foot + size * 0.03,
    ],
    wood,
  );
  fill(
    rect(cx - size * 0.42, foot + size * 0.03, size * 0.84, size * 0.035),
    mixColors(wood, oklch(0.3, 0.06, 40), 0.45),
  );
  for (let i = 1; i < 5; i++) {
    const y = foot - size * 0.16 + i * size * 0.038;
    fill(
      stroke(
        spline(
          [
            cx - size * 0.38,
            y,
            cx - size * 0.1,
            y + random.bell() * size * 0.004,
            cx + size * 0.38,
            y,
          ],
          false,
          6,
        ),
        size * 0.002,
      ),
      oklch(0.6, 0.08, 60),
      { alpha: 0.6 },
    );
  }
  const fishes: Rgb[] = [
    oklch(0.7, 0.16, 42),
    oklch(0.58, 0.2, 22),
    oklch(0.88, 0.06, 40),
    oklch(0.85, 0.13, 88),
  ];
  const shift = random.int(0, 3);
  const isFewer = random.chance(0.4);
  const rowBack = isFewer ? 2 : 3;
  for (let i = 0; i < rowBack; i++) {
    const x = cx + (i - (rowBack - 1) / 2) * size * 0.225;
    paintNigiri(
      table,
      x,
      foot - size * 0.13,
      size * 0.092,
      fishes[(i + shift) % 4]!,
      (i + shift) % 4 === 2,
    );
  }
  const rolls = random.int(3, 5);
  for (let i = 0; i < rolls; i++) {
    const x = cx + (i - (rolls - 1) / 2) * size * 0.14 - size * 0.04;
    paintMaki(table, x, foot - size * 0.035, size * 0.062, fishes[(i + shift + 1) % 2]!);
  }
  // Wasabi, and a dish of soy sauce.
  fill(
    spline(
      [
        cx + size * 0.31,
        foot - size * 0.01,
        cx + size * 0.33,
        foot - size * 0.055,
        cx + size * 0.36,
        foot - size * 0.06,
        cx + size * 0.385,
        foot - size * 0.01,
      ],
      true,
      6,
    ),
    oklch(0.75, 0.13, 130),
  );
  const dish = cx - size * 0.28 * random.pick([-1, 1]);
  const dy = foot - size * 0.32;
  if (!isFewer) return;
  fill(ellipse(dish, dy + size * 0.012, size * 0.1, size * 0.036), palette.wareDark);
  fill(ellipse(dish, dy, size * 0.1, size * 0.036), mixColors(palette.ware, [1, 1, 1], 0.3));
  fill(ellipse(dish, dy + size * 0.002, size * 0.08, size * 0.026), oklch(0.25, 0.05, 40));
}
