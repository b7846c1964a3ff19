/** A rocket of the streamlined kind, with its flame. */
import type { Canvas } from '../../core/canvas.ts';
import { oklch, type Rgb } from '../../core/color.ts';
import { ellipse, spline } from '../../core/geometry.ts';
import { clamp, cos, sin, smoothstep } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { addGlow, fillPolygons } from '../../core/raster.ts';

/** @param size length of the hull in pixels @param angle heading, radians from upright, clockwise */
export function paintRocket(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  angle: number,
  accent: Rgb,
  random: Random,
): void {
  const c = cos(angle);
  const s = sin(angle);
  const place = (points: readonly number[]): number[] => {
    const out: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      const u = points[i]! * size;
      const v = points[i + 1]! * size;
      out.push(x + u * c - v * s, y + u * s + v * c);
    }
    return out;
  };
  const across = (px: number, py: number) => ((px - x) * c + (py - y) * s) / size;
  const hull: Rgb = oklch(0.93, 0.01, 250);
  const shaded = (base: Rgb, half: number) => (px: number, py: number, out: Float64Array) => {
    const u = clamp(across(px, py) / half, -1, 1);
    const light = 0.16 + 0.95 * smoothstep(1, -0.55, u) - 0.35 * smoothstep(-0.5, -1, u);
    for (let k = 0; k < 3; k++) out[k] = base[k]! * light;
  };
  const flicker = random.range(0.9, 1.15);
  for (const [length, half, color] of [
    [0.75 * flicker, 0.1, oklch(0.68, 0.2, 40)],
    [0.5 * flicker, 0.07, oklch(0.85, 0.17, 80)],
    [0.26 * flicker, 0.04, [1.3, 1.25, 1.1] as Rgb],
  ] as const) {
    const flame = spline(
      [
        -half,
        0.5,
        -half * 0.9,
        0.5 + length * 0.3,
        0,
        0.5 + length,
        half * 0.9,
        0.5 + length * 0.3,
        half,
        0.5,
      ],
      true,
      6,
    );
    fillPolygons(canvas, place(flame), color, { blur: size * 0.012 });
  }
  const [gx, gy] = place([0, 0.62]) as [number, number];
  addGlow(canvas, gx, gy, size * 0.75, oklch(0.75, 0.18, 50), 0.5, 2.4);
  for (const side of [-1, 1]) {
    const fin = [
      0.1 * side,
      0.14,
      0.24 * side,
      0.36,
      0.27 * side,
      0.56,
      0.15 * side,
      0.47,
      0.1 * side,
      0.46,
    ];
    fillPolygons(canvas, place(spline(fin, true, 5)), shaded(accent, 0.3));
  }
  const body = spline(
    [
      0, -0.6, 0.09, -0.4, 0.145, -0.12, 0.14, 0.2, 0.095, 0.46, -0.095, 0.46, -0.14, 0.2, -0.145,
      -0.12, -0.09, -0.4,
    ],
    true,
    8,
  );
  fillPolygons(canvas, place(body), shaded(hull, 0.145));
  const nose = spline(
    [0, -0.61, 0.09, -0.4, 0.115, -0.29, 0, -0.265, -0.115, -0.29, -0.09, -0.4],
    true,
    8,
  );
  fillPolygons(canvas, place(nose), shaded(accent, 0.115));
  fillPolygons(
    canvas,
    place([-0.105, 0.42, 0.105, 0.42, 0.085, 0.5, -0.085, 0.5]),
    shaded(oklch(0.35, 0.01, 260), 0.1),
  );
  const [wx, wy] = place([0, -0.08]) as [number, number];
  fillPolygons(canvas, ellipse(wx, wy, size * 0.07), shaded(oklch(0.5, 0.02, 260), 0.07));
  fillPolygons(canvas, ellipse(wx, wy, size * 0.052), oklch(0.4, 0.09, 235));
  fillPolygons(canvas, ellipse(wx - size * 0.018, wy - size * 0.02, size * 0.016), [0.95, 1, 1], {
    alpha: 0.8,
    blur: size * 0.004,
  });
}
