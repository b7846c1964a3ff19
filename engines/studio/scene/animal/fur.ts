/** Fur and feathers as tens of thousands of tapered strokes along an orientation field. */
import type { Canvas } from '../../core/canvas.ts';
import { oklch, type Rgb } from '../../core/color.ts';
import { spline } from '../../core/geometry.ts';
import { clamp, length, lerp, smoothstep } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import type { Coat, CoatField, Lch } from './coats.ts';
import { createMask, flipped, mirrored, type Projector } from './pose.ts';
import type { Species } from './species.ts';

/** How the scene lights the coat. */
export interface CoatLight {
  /** Multiplies every colour. */
  tint: Rgb;
  /** Added at the rim that faces the light. */
  rim: Rgb;
  /** Side of the light: 1 right, -1 left. */
  side: number;
}

export interface Hair {
  x: number;
  y: number;
  /** Depth in head units, or undefined on the face. */
  z: number | undefined;
  dx: number;
  dy: number;
  length: number;
  width: number;
  color: Lch;
  /** Share of the rim light, 0 to 1. */
  rim: number;
  /** Sideways bend of the tip. */
  bend: number;
  /** Hairs with a higher order are painted first. */
  order: number;
}

const FACE_HAIRS = 17000;
const CHEST_HAIRS = 6500;
const EAR_HAIRS = 1500;
const TUFT_HAIRS = 220;

/** Paints hairs from the highest order to the lowest: tips overlap the roots behind them. */
export function paintHairs(canvas: Canvas, view: Projector, light: CoatLight, hairs: Hair[]): void {
  hairs.sort((a, b) => b.order - a.order);
  const a = [0, 0];
  const b = [0, 0];
  const c = [0, 0];
  const project = (x: number, y: number, z: number | undefined, out: number[]) =>
    z === undefined ? view.face(x, y, out) : view.at(x, y, z, out);
  for (let i = 0; i < hairs.length; i++) {
    if (i % 512 === 0) canvas.checkpoint();
    const h = hairs[i]!;
    const side = h.bend * h.length;
    project(h.x, h.y, h.z, a);
    project(
      h.x + h.dx * h.length * 0.5 - h.dy * side * 0.22,
      h.y + h.dy * h.length * 0.5 + h.dx * side * 0.22,
      h.z,
      b,
    );
    project(
      h.x + h.dx * h.length - h.dy * side * 0.6,
      h.y + h.dy * h.length + h.dx * side * 0.6,
      h.z,
      c,
    );
    const half = h.width * view.scale;
    const nx = a[1]! - c[1]!;
    const ny = c[0]! - a[0]!;
    const n = length(nx, ny) || 1;
    const ox = (nx / n) * half;
    const oy = (ny / n) * half;
    const rgb = oklch(clamp(h.color[0], 0.05, 0.985), Math.max(0, h.color[1]), h.color[2]);
    fillPolygons(
      canvas,
      [
        a[0]! - ox * 0.6,
        a[1]! - oy * 0.6,
        b[0]! - ox,
        b[1]! - oy,
        c[0]!,
        c[1]!,
        b[0]! + ox,
        b[1]! + oy,
        a[0]! + ox * 0.6,
        a[1]! + oy * 0.6,
      ],
      [
        rgb[0] * light.tint[0] + light.rim[0] * h.rim * (rgb[0] + 0.12),
        rgb[1] * light.tint[1] + light.rim[1] * h.rim * (rgb[1] + 0.12),
        rgb[2] * light.tint[2] + light.rim[2] * h.rim * (rgb[2] + 0.12),
      ],
      { alpha: 0.88 },
    );
  }
}

/** Cells across the undercoat's box: smaller ones would not show under the hairs. */
const UNDERCOAT_CELLS = 44;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The coat's colours as a soft mosaic under the hairs, a little darker than they are, so gaps show
 * shaded fur and never the background or a foreign colour.
 * @param rim where the colour along the outline is taken from, head units
 */
export function paintUndercoat(
  canvas: Canvas,
  view: Projector,
  light: CoatLight,
  outline: readonly number[],
  z: number | undefined,
  box: Box,
  rim: readonly [number, number],
  field: CoatField,
): void {
  const inside = createMask(outline);
  const color: Lch = [0, 0, 0];
  const lit = (x: number, y: number): Rgb => {
    field(x, y, color);
    const rgb = oklch(clamp(color[0] - 0.055, 0.05, 0.97), Math.max(0, color[1]), color[2]);
    return [rgb[0] * light.tint[0], rgb[1] * light.tint[1], rgb[2] * light.tint[2]];
  };
  fillPolygons(canvas, view.outline(outline, z), lit(rim[0], rim[1]), { blur: canvas.unit });
  const w = (box.right - box.left) / UNDERCOAT_CELLS;
  const h = (box.bottom - box.top) / UNDERCOAT_CELLS;
  for (let j = 0; j < UNDERCOAT_CELLS; j++) {
    canvas.checkpoint();
    for (let i = 0; i < UNDERCOAT_CELLS; i++) {
      const x = box.left + (i + 0.5) * w;
      const y = box.top + (j + 0.5) * h;
      // Cells that cross the outline would show as steps; the ground and the hairs cover them.
      const isWithin =
        inside(x - w, y - h) &&
        inside(x + w, y - h) &&
        inside(x - w, y + h) &&
        inside(x + w, y + h);
      if (!isWithin) continue;
      const quad = [x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h];
      fillPolygons(canvas, view.outline(quad, z), lit(x, y), { alpha: 0.8 });
    }
  }
}

const FACE_BOX: Box = { left: -1.2, top: -0.8, right: 1.2, bottom: 1.2 };

/**
 * The head's fur runs from the nose outwards and lengthens toward the cheeks.
 * @param density share of the hairs, each the wider: a small head needs fewer
 */
export function paintFace(
  canvas: Canvas,
  view: Projector,
  species: Species,
  field: CoatField,
  light: CoatLight,
  random: Random,
  feathers: boolean,
  density = 1,
): void {
  const outline = spline(mirrored(species.head), true, 6);
  const inside = createMask(outline);
  const color: Lch = [0, 0, 0];
  paintUndercoat(canvas, view, light, outline, undefined, FACE_BOX, [0.3, 0.8], field);
  const muzzleY = species.muzzle.y;
  const stout = 1 / Math.sqrt(density);
  const hairs: Hair[] = [];
  for (let i = 0; i < FACE_HAIRS * density; i++) {
    const x = random.range(-1.2, 1.2);
    const y = random.range(-0.8, 1.2);
    const jx = random.bell() * 0.1;
    const jy = random.bell() * 0.1;
    const stretch = random.range(0.7, 1.25);
    const jL = random.bell() * 0.045;
    const jh = random.bell() * 4;
    const bend = random.bell() * 0.25;
    if (!inside(x, y)) continue;
    const ax = Math.abs(x);
    let dx = x;
    let dy = y - muzzleY + 0.05;
    if (feathers) {
      // Feathers radiate from each eye across the facial disc.
      const ex = x - Math.sign(x) * species.eye.x;
      const onDisc = smoothstep(0.62, 0.5, length(ex, y));
      dx = lerp(x, ex, onDisc);
      dy = lerp(y + 0.3, y, onDisc);
    } else {
      // Up the bridge and the brow, out over the cheeks, down the chin; blended, so no seam shows.
      const bridge = smoothstep(0.36, 0.16, ax) * smoothstep(muzzleY - 0.1, muzzleY - 0.34, y);
      const chin = smoothstep(muzzleY - 0.36, muzzleY + 0.2, y);
      dx = lerp(lerp(dx, x * 0.9, bridge), x * 1.25, chin);
      dy = lerp(lerp(dy, -1, bridge), 0.62, chin * 0.62);
    }
    const n = length(dx, dy) || 1;
    const d = length(x, y - muzzleY);
    const reach =
      (0.035 + 0.1 * smoothstep(0.3, 1.05, d) + 0.09 * smoothstep(0.72, 1, ax)) * species.shag;
    field(x, y, color);
    const edge = smoothstep(0.74, 1.1, length(x * 0.98, (y - 0.1) * 0.92));
    const facing = x * light.side > 0 ? 1 : 0.12;
    hairs.push({
      x,
      y,
      z: undefined,
      dx: dx / n + jx,
      dy: dy / n + jy,
      length: reach * stretch * (feathers ? 0.8 : 1),
      width: (0.0046 + 0.004 * smoothstep(0.3, 1, d)) * (feathers ? 1.35 : 1) * stout,
      color: [color[0] + jL, color[1], color[2] + jh],
      rim: edge * facing * (y < 0.6 ? 1 : 0.4),
      bend,
      order: d,
    });
  }
  paintHairs(canvas, view, light, hairs);
}

/** Depth of the chest behind the face, head units. */
const CHEST_DEPTH = -0.12;

/** @param bottom lower edge of the picture in head units */
export function paintChest(
  canvas: Canvas,
  view: Projector,
  species: Species,
  field: CoatField,
  light: CoatLight,
  random: Random,
  bottom: number,
): void {
  const g = species.girth;
  const half = [
    0,
    0.5,
    0.4,
    0.55,
    0.92 * g,
    0.72,
    1.22 * g,
    1.15,
    1.44 * g,
    1.7,
    1.62 * g,
    Math.max(2.4, bottom),
    0,
    Math.max(2.4, bottom) + 0.05,
  ];
  const outline = spline(mirrored(half), true, 6);
  const inside = createMask(outline);
  const color: Lch = [0, 0, 0];
  const low = Math.min(bottom, 3.4) + 0.1;
  const box = { left: -1.75 * g, top: 0.5, right: 1.75 * g, bottom: Math.max(2.4, low) };
  paintUndercoat(canvas, view, light, outline, CHEST_DEPTH, box, [1.2 * g, 1.7], field);
  const density = Math.sqrt((low - 0.6) / 1.6);
  const hairs: Hair[] = [];
  for (let i = 0; i < CHEST_HAIRS; i++) {
    const x = random.range(-1.75, 1.75) * g;
    const y = random.range(0.6, low);
    const jx = random.bell() * 0.16;
    const reach = random.range(0.13, 0.26) * species.shag;
    const jL = random.bell() * 0.055;
    const jh = random.bell() * 4;
    const bend = random.bell() * 0.3;
    if (!inside(x, y)) continue;
    field(x, y, color);
    const dx = x * 0.42 + jx;
    const n = length(dx, 1);
    const shoulder = g * (0.62 + 0.92 * smoothstep(0.4, 2.3, y));
    const edge = smoothstep(0.82, 1.02, Math.abs(x) / shoulder);
    hairs.push({
      x,
      y,
      z: CHEST_DEPTH,
      dx: dx / n,
      dy: 1 / n,
      length: reach,
      width: 0.0125 * density,
      color: [color[0] + jL, color[1], color[2] + jh],
      rim: x * light.side > 0 ? edge * 0.6 : 0,
      bend,
      order: y,
    });
  }
  paintHairs(canvas, view, light, hairs);
}

/** Depth of upright ears and of hanging ones. */
const EAR_DEPTH = 0.05;
const FLAP_DEPTH = 0.28;

export function paintEar(
  canvas: Canvas,
  view: Projector,
  species: Species,
  coat: Coat,
  side: -1 | 1,
  light: CoatLight,
  random: Random,
  density = 1,
): void {
  const right = spline(species.ear, true, 6);
  const outline = side === 1 ? right : flipped(right);
  const inside = createMask(outline);
  const z = species.earInFront ? FLAP_DEPTH : EAR_DEPTH;
  const [tipX, tipY] = species.earTip;
  const [baseX, baseY] = species.earBase;
  const span = length(tipX - baseX, tipY - baseY);
  const ax = (tipX - baseX) / span;
  const ay = (tipY - baseY) / span;
  let minX = 9,
    maxX = -9,
    minY = 9,
    maxY = -9;
  for (let i = 0; i < right.length; i += 2) {
    minX = Math.min(minX, right[i]!);
    maxX = Math.max(maxX, right[i]!);
    minY = Math.min(minY, right[i + 1]!);
    maxY = Math.max(maxY, right[i + 1]!);
  }
  /** Share of the hollow of an upright ear; a hanging ear shows its back. */
  const hollowAt = (along: number, across: number) =>
    species.earInFront
      ? 0
      : smoothstep(1, 0.62, Math.abs(across - 0.03) / (0.055 + 0.17 * (1 - along))) *
        smoothstep(0.98, 0.8, along);
  const alongAt = (x: number, y: number) => clamp(((x - baseX) * ax + (y - baseY) * ay) / span);
  const acrossAt = (x: number, y: number) => (x - baseX) * -ay + (y - baseY) * ax;
  const field: CoatField = (sx, y, out) => {
    const x = sx * side;
    const along = alongAt(x, y);
    const hollow = hollowAt(along, acrossAt(x, y));
    const tip = smoothstep(0.62, 0.92, along) * (species.earInFront ? 0.5 : coat.marking);
    const inner: Lch = [coat.pale[0] * 0.52 - 0.1 * (1 - along), 0.03, 40];
    const fold = species.earInFront ? 0.05 + along * 0.05 : 0;
    for (let c = 0; c < 3; c++) {
      out[c] = lerp(lerp(coat.base[c]!, coat.dark[c]!, tip), inner[c]!, hollow);
    }
    out[0] -= fold;
  };
  const box =
    side === 1
      ? { left: minX, top: minY, right: maxX, bottom: maxY }
      : { left: -maxX, top: minY, right: -minX, bottom: maxY };
  paintUndercoat(canvas, view, light, outline, z, box, [baseX * side, baseY], field);
  const color: Lch = [0, 0, 0];
  const hairs: Hair[] = [];
  for (let i = 0; i < EAR_HAIRS * density; i++) {
    const x = random.range(minX, maxX);
    const y = random.range(minY, maxY);
    const jitter = random.bell() * 0.13;
    const reach = random.range(0.06, 0.13) * species.shag;
    const jL = random.bell() * 0.05;
    const bend = random.bell() * 0.3;
    if (!inside(x * side, y)) continue;
    const across = acrossAt(x, y);
    const hollow = hollowAt(alongAt(x, y), across);
    field(x * side, y, color);
    const dx = ax * (1 - hollow) + -0.35 * hollow + jitter;
    const dy = ay * (1 - hollow) + -0.8 * hollow;
    const n = length(dx, dy) || 1;
    const edge = smoothstep(0.1, 0.24, across * side * light.side + 0.06);
    hairs.push({
      x: x * side,
      y,
      z,
      dx: (dx / n) * side,
      dy: dy / n,
      length: reach,
      width: 0.009 / Math.sqrt(density),
      color: [color[0] + jL, color[1], color[2]],
      rim: edge * 0.6 * (1 - hollow),
      bend,
      // Each row falls over the one its tips point to.
      order: species.earInFront ? y : -y,
    });
  }
  paintHairs(canvas, view, light, hairs);
  if (species.earInFront) return;
  const tufts: Hair[] = [];
  for (let i = 0; i < TUFT_HAIRS * density; i++) {
    const u = random.range(-0.14, 0.12);
    const v = random.range(0.02, 0.5);
    const reach = random.range(0.12, 0.32) * species.shag * (span / 0.95);
    const lean = 0.3 + random.bell() * 0.2;
    const shade = random.chance(0.3) ? 0.2 : 0;
    const jL = random.bell() * 0.06;
    const bend = random.bell() * 0.3;
    const x = baseX + ax * v * span * 0.7 - ay * u;
    const y = baseY + ay * v * span * 0.7 + ax * u;
    tufts.push({
      x: x * side,
      y,
      z,
      dx: (lean * 0.5 + ax * 0.3) * side,
      dy: -0.95,
      length: reach,
      width: 0.0075 / Math.sqrt(density),
      color: [coat.pale[0] - 0.06 + jL - shade, coat.pale[1], coat.pale[2]],
      rim: 0,
      bend,
      order: -y,
    });
  }
  paintHairs(canvas, view, light, tufts);
}
