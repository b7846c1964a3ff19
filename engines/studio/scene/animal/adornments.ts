/** Manes, antlers and horns of a portrait. */
import type { Canvas } from '../../core/canvas.ts';
import { oklch, type Rgb } from '../../core/color.ts';
import { spline, stroke } from '../../core/geometry.ts';
import { atan2, cos, length, lerp, sin, smoothstep, TAU } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import type { Coat, CoatField, Lch } from './coats.ts';
import { type CoatLight, type Hair, paintHairs, paintUndercoat } from './fur.ts';
import { mirrored, type Projector } from './pose.ts';
import type { Species } from './species.ts';

const MANE_HAIRS = 5200;

/** A lion's mane, behind the face: long hair that streams out from it and falls over the chest. */
export function paintRingMane(
  canvas: Canvas,
  view: Projector,
  coat: Coat,
  light: CoatLight,
  random: Random,
): void {
  const half: number[] = [];
  for (let i = 0; i <= 12; i++) {
    const a = (i / 12) * (TAU / 2);
    const r = 1.32 + 0.12 * random.next() + (i > 7 ? 0.35 : 0.05);
    half.push(i === 0 || i === 12 ? 0 : sin(a) * r, 0.1 - cos(a) * r);
  }
  const outline = spline(mirrored(half), true, 6);
  const depth = -0.05;
  const field: CoatField = (x, y, out) => {
    const d = length(x, y - 0.1);
    const k = smoothstep(0.85, 1.35, d);
    for (let c = 0; c < 3; c++)
      out[c] = lerp(coat.base[c]! - (c === 0 ? 0.06 : 0), coat.dark[c]!, k);
    out[0] -= smoothstep(0.4, 1.6, y) * 0.06 + x * 0.02;
  };
  const box = { left: -1.6, top: -1.5, right: 1.6, bottom: 1.9 };
  paintUndercoat(canvas, view, light, outline, depth, box, [1.2, 0.6], field);
  const color: Lch = [0, 0, 0];
  const hairs: Hair[] = [];
  for (let i = 0; i < MANE_HAIRS; i++) {
    const a = random.next() * TAU;
    const d = 0.72 + 0.78 * Math.sqrt(random.next());
    const reach = random.range(0.22, 0.46);
    const jL = random.bell() * 0.06;
    const stray = random.bell() * 0.22;
    const bend = random.bell() * 0.5;
    const lock = sin(a * 17 + d * 3) * 0.2;
    const x = cos(a) * d * 0.98;
    const y = 0.1 + sin(a) * d + (sin(a) > 0 ? 0.2 * sin(a) * d : 0);
    field(x, y, color);
    const b = a + stray + lock;
    // Streams outward, then gives way to its weight.
    const dx = cos(b);
    const dy = sin(b) + 0.45;
    const n = length(dx, dy) || 1;
    hairs.push({
      x,
      y,
      z: depth,
      dx: dx / n,
      dy: dy / n,
      length: reach,
      width: 0.012,
      color: [color[0] + jL + lock * 0.12, color[1], color[2]],
      rim: x * light.side > 0 ? smoothstep(1.1, 1.5, d) : 0,
      bend,
      order: d,
    });
  }
  paintHairs(canvas, view, light, hairs);
}

/** A horse's forelock between the ears, over the brow. */
export function paintForelock(
  canvas: Canvas,
  view: Projector,
  coat: Coat,
  light: CoatLight,
  random: Random,
): void {
  const sweep = random.range(-0.25, 0.25);
  const hairs: Hair[] = [];
  for (let i = 0; i < 620; i++) {
    const x = random.bell() * 0.13;
    const y = -0.66 + random.next() * 0.2;
    const reach = random.range(0.3, 0.72);
    const jL = random.bell() * 0.05;
    const bend = random.bell() * 0.4;
    const dx = x * 0.9 + sweep + random.bell() * 0.08;
    const n = length(dx, 1);
    hairs.push({
      x,
      y,
      z: undefined,
      dx: dx / n,
      dy: 1 / n,
      length: reach,
      width: 0.011,
      color: [coat.dark[0] + jL, coat.dark[1], coat.dark[2]],
      rim: 0.2,
      bend,
      order: -y,
    });
  }
  paintHairs(canvas, view, light, hairs);
}

/** A point of a line of points. @param t 0 to 1 */
function along(points: readonly number[], t: number): [number, number] {
  const k = t * (points.length / 2 - 1);
  const i = Math.min(points.length / 2 - 2, Math.floor(k));
  return [
    lerp(points[i * 2]!, points[i * 2 + 2]!, k - i),
    lerp(points[i * 2 + 1]!, points[i * 2 + 3]!, k - i),
  ];
}

/** Antlers or short horns, one on each side. */
export function paintHorns(
  canvas: Canvas,
  view: Projector,
  species: Species,
  light: CoatLight,
  random: Random,
): void {
  const isAntler = species.horns === 'antlers';
  const spread = random.range(0.9, 1.15);
  const tines = random.int(2, 3);
  const bone = isAntler ? oklch(0.62, 0.045, 70) : oklch(0.82, 0.03, 82);
  const p = [0, 0];
  const draw = (points: number[], thick: number, side: number) => {
    const path: number[] = [];
    for (let i = 0; i < points.length; i += 2) {
      view.at(points[i]! * side, points[i + 1]!, -0.05, p);
      path.push(p[0]!, p[1]!);
    }
    const line = spline(path, false, 8);
    const tip = (t: number) => thick * (1 - t * 0.8) * view.scale;
    const lit = (k: number): Rgb => [
      bone[0] * light.tint[0] * k,
      bone[1] * light.tint[1] * k,
      bone[2] * light.tint[2] * k,
    ];
    fillPolygons(canvas, stroke(line, tip), lit(0.42));
    const off = light.side * thick * 0.16 * view.scale;
    const lightSide = line.map((value, i) =>
      i % 2 === 0 ? value + off : value - Math.abs(off) * 0.4,
    );
    fillPolygons(
      canvas,
      stroke(lightSide, (t) => tip(t) * 0.62),
      lit(0.82),
      {
        blur: thick * 0.14 * view.scale,
      },
    );
  };
  for (const side of [-1, 1]) {
    if (!isAntler) {
      draw([0.36, -0.5, 0.62, -0.62, 0.8, -0.78, 0.8, -1.0], 0.17, side);
      continue;
    }
    const beam = [
      0.16,
      -0.54,
      0.24,
      -0.8,
      0.62 * spread,
      -1.06,
      0.86 * spread,
      -1.42,
      0.74 * spread,
      -1.84,
    ];
    draw([0.2, -0.66, 0.3, -0.8, 0.22, -1.02], 0.075, side);
    for (let i = 0; i < tines; i++) {
      const t = (i + 1) / (tines + 1);
      const [x, y] = along(beam, 0.3 + 0.55 * t);
      const a = atan2(-1, -0.25 + 0.1 * i);
      const long = lerp(0.44, 0.3, t);
      draw(
        [
          x,
          y,
          x + cos(a) * long * 0.5 + 0.06,
          y + sin(a) * long * 0.5,
          x + cos(a) * long,
          y + sin(a) * long,
        ],
        0.07,
        side,
      );
    }
    draw(beam, 0.115, side);
  }
}
