/** Trees: conifers bough by bough, leafy crowns as lit clumps of foliage. */
import type { Canvas } from '../core/canvas.ts';
import { oklch, type Rgb } from '../core/color.ts';
import { ellipse, rect, spline, stroke } from '../core/geometry.ts';
import { clamp, cos, lerp, pow, sin, smoothstep, TAU } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { createRandom, type Random } from '../core/random.ts';
import { fillPolygons } from '../core/raster.ts';
import { type LightRig, lightPixel, litColor } from './light-rig.ts';

export interface TreeOptions {
  /** Foot of the trunk, pixels. */
  x: number;
  y: number;
  /** Pixels. */
  height: number;
  /** 0 near to 1 far. */
  haze: number;
  /** +1 when the light comes from the right, -1 from the left. */
  lightSide: number;
  /** 0 none to 1 laden. */
  snow?: number;
  /** OKLCH hue of the leaves in degrees; by default a green by chance. */
  hue?: number;
  /** OKLCH lightness of the leaves, 0.46 by default. */
  lightness?: number;
  chroma?: number;
}

/** Below this many thousandths of the picture's size a conifer is one silhouette, not boughs. */
const DETAIL_HEIGHT = 84;
/** Nor are boughs drawn, in a preview, where they would be finer than a pixel. */
const DETAIL_PIXELS = 56;

export function paintConifer(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: TreeOptions,
): void {
  // A stream of its own, so that how a tree is drawn does not change what comes after it.
  const own = createRandom(random.next() * 4294967296);
  if (options.height > DETAIL_HEIGHT * canvas.unit && options.height > DETAIL_PIXELS) {
    paintBoughs(canvas, rig, own, options);
  } else {
    paintConiferShape(canvas, rig, tiles, own, options);
  }
}

/** A far conifer: jagged silhouette with a light side. */
function paintConiferShape(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: TreeOptions,
): void {
  const { x, y, height: h, lightSide } = options;
  const tiers = 8;
  const half = h * random.range(0.15, 0.21);
  const points: number[] = [];
  const sides: number[][] = [[], []];
  for (const side of [0, 1]) {
    const sign = side === 0 ? 1 : -1;
    for (let i = 0; i <= tiers; i++) {
      const t = i / tiers;
      const inner = half * pow(t, 0.85) * random.range(0.85, 1.15) * 0.55;
      sides[side]!.push(x + sign * inner, y - h * (1 - t * 0.93));
      const outer = half * pow((i + 1) / tiers, 0.85) * random.range(0.9, 1.2);
      if (i < tiers) {
        sides[side]!.push(x + sign * outer, y - h * (1 - (t + 0.8 / tiers) * 0.93) + h * 0.03);
      }
    }
  }
  points.push(...sides[0]!);
  for (let i = sides[1]!.length - 2; i >= 0; i -= 2) {
    points.push(sides[1]![i]!, sides[1]![i + 1]!);
  }
  const needle = oklch(random.range(0.3, 0.4), 0.065, options.hue ?? random.range(140, 165));
  const white = oklch(0.95, 0.015, 245);
  const snow = options.snow ?? 0;
  fillPolygons(
    canvas,
    [points, rect(x - h * 0.018, y - h * 0.1, h * 0.036, h * 0.11)],
    (px, py, out) => {
      const n = sampleNoise(tiles.fine, (px * 1.7) / canvas.unit + x, (py * 1.1) / canvas.unit);
      const up = (py - y + h) / h;
      const across = (px - x) / half;
      const light = 0.36 + across * lightSide * 0.5 + n * 0.6 - up * 0.15;
      const s = snow > 0 ? snow * smoothstep(-0.1, 0.3, n + 0.22 - Math.abs(across) * 0.2) : 0;
      for (let c = 0; c < 3; c++) out[c] = lerp(needle[c]!, white[c]!, s);
      lightPixel(rig, out, light, options.haze);
    },
  );
}

/** A near conifer: tiers of drooping boughs, dark below and light (or snow) on top. */
function paintBoughs(canvas: Canvas, rig: LightRig, random: Random, options: TreeOptions): void {
  const { x, y, height: h, lightSide, haze } = options;
  const hue = options.hue ?? random.range(140, 165);
  const snow = options.snow ?? 0;
  const half = h * random.range(0.19, 0.25);
  const lean = random.bell() * h * 0.02;
  const bark = litColor(rig, oklch(0.3, 0.035, 50), 0.3, haze);
  paintFootShadow(canvas, options, 0.24);
  fillPolygons(
    canvas,
    stroke([x, y, x + lean, y - h], (t) => h * 0.036 * (1 - t * 0.95)),
    bark,
  );
  const tiers = 21;
  const boughs = 11;
  for (let i = tiers; i >= 0; i--) {
    const t = (i + 0.35) / tiers;
    const rowY = y - h * (0.99 - t * 0.88);
    const axis = x + lean * (1 - t);
    const reach = half * (0.05 + 0.95 * pow(t, 0.9)) * random.range(0.86, 1.1);
    for (let b = 0; b < boughs; b++) {
      // From the sides to the middle, so that the boughs facing us lie on top.
      const turn = ((b % 2 === 0 ? 1 : -1) * (boughs - b)) / boughs;
      const l = reach * Math.abs(turn) * random.range(0.8, 1.15) + h * 0.012;
      const side = Math.sign(turn);
      const droop = h * 0.035 + l * random.range(0.16, 0.36) + (1 - Math.abs(turn)) * h * 0.03;
      const dy = random.bell() * h * 0.014;
      const thick = h * random.range(0.013, 0.024) * (0.6 + 0.5 * t);
      const line = spline(
        [
          axis,
          rowY + dy,
          axis + side * l * 0.55,
          rowY + dy + droop * 0.3,
          axis + side * l,
          rowY + dy + droop,
        ],
        false,
        3,
      );
      const taper = (u: number) => thick * (0.7 + 0.6 * u) * (u > 0.85 ? (1 - u) * 6.6 : 1);
      const facing = 0.3 + turn * lightSide * 0.36 + (1 - t) * 0.12 + random.bell() * 0.08;
      const L = random.range(0.28, 0.36) + snow * 0.08;
      fillPolygons(canvas, stroke(line, taper), litColor(rig, oklch(L, 0.06, hue), facing, haze));
      const upper = line.map((v, k) => (k % 2 === 1 ? v - thick * 0.34 : v));
      const crown: Rgb =
        snow > 0 && random.chance(snow)
          ? litColor(rig, oklch(0.95, 0.012, 245), facing + 0.3, haze)
          : litColor(rig, oklch(L + 0.09, 0.08, hue - 12), facing + 0.22, haze);
      const cap = snow > 0 ? 0.66 : 0.42;
      fillPolygons(
        canvas,
        stroke(upper, (u) => taper(u) * cap),
        crown,
        { alpha: snow > 0 ? 0.95 : 0.75 },
      );
    }
  }
}

/** One clump of leaves: a ball of foliage, ragged at its rim and lit as a ball. */
export interface Clump {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface ClumpOptions {
  albedo: Rgb;
  haze: number;
  lightSide: number;
  /** Added to the light: lower for clumps behind and below. */
  lift: number;
  /** Pixels per leaf texture texel: size of the leaves. */
  leaf: number;
}

export function paintClump(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  clump: Clump,
  options: ClumpOptions,
): void {
  const { x, y, rx, ry } = clump;
  const { albedo, lightSide, lift, haze } = options;
  const scale = 1 / options.leaf;
  const shift = x * 0.37 + y * 0.73;
  fillPolygons(canvas, ellipse(x, y, rx * 1.12, ry * 1.12), (px, py, out) => {
    const u = (px - x) / rx;
    const v = (py - y) / ry;
    const leaves =
      sampleNoise(tiles.fine, px * scale + shift, py * scale) +
      0.55 * sampleNoise(tiles.fine, px * scale * 0.43 + 50, py * scale * 0.43 + shift);
    const rim = 1.02 - (u * u + v * v) + leaves * 0.62;
    out[3] = smoothstep(0, 0.2, rim);
    if (out[3] === 0) return;
    const light = 0.4 + lift + u * lightSide * 0.3 - v * 0.34 + leaves * 0.4;
    const vary = 1 + leaves * 0.3;
    out[0] = albedo[0] * vary;
    out[1] = albedo[1] * vary;
    out[2] = albedo[2] * vary;
    lightPixel(rig, out, light, haze);
  });
}

/** The dark a tree throws on its own foot, away from the light. */
function paintFootShadow(canvas: Canvas, options: TreeOptions, spread: number): void {
  const { x, y, height: h, lightSide, haze } = options;
  const pool = ellipse(x - lightSide * h * spread * 0.55, y, h * spread, h * spread * 0.14);
  fillPolygons(canvas, pool, [0.34, 0.33, 0.42], {
    blend: 'multiply',
    alpha: 0.75 * (1 - haze),
    blur: h * 0.022,
  });
}

/** A broad-leaved tree: forked trunk, then clumps from the shaded back to the lit front. */
export function paintLeafyTree(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: TreeOptions,
): void {
  const { x, y, height: h, haze, lightSide } = options;
  const hue = options.hue ?? random.range(98, 140);
  const L = options.lightness ?? random.range(0.42, 0.5);
  const C = options.chroma ?? 0.1;
  const bark = oklch(0.34, 0.04, 55);
  paintFootShadow(canvas, options, 0.36);
  const lean = random.bell() * h * 0.05;
  const trunkTop = y - h * 0.5;
  const trunk = stroke(
    spline([x, y + h * 0.01, x + lean * 0.3, y - h * 0.22, x + lean, trunkTop], false, 6),
    (t) => h * 0.082 * (1 - t * 0.6) + (t < 0.12 ? (0.12 - t) * h * 0.4 : 0),
  );
  const branches: number[][] = [trunk];
  for (let i = 0; i < 5; i++) {
    const a = -TAU / 4 + (i - 2) * 0.42 + random.bell() * 0.15;
    const start = random.range(0.26, 0.48);
    const bx = x + lean * start;
    const by = y - h * start;
    const l = h * random.range(0.24, 0.34);
    const bend = [
      bx,
      by,
      bx + cos(a) * l * 0.5,
      by + sin(a) * l * 0.55,
      bx + cos(a) * l,
      by + sin(a) * l,
    ];
    branches.push(stroke(spline(bend, false, 4), (t) => h * 0.032 * (1 - t * 0.8)));
  }
  fillPolygons(canvas, branches, (px, py, out) => {
    const n = sampleNoise(tiles.fine, (px * 1.2) / canvas.unit, (py * 0.3) / canvas.unit);
    out.set(bark);
    const across = ((px - x) / (h * 0.05)) * lightSide;
    lightPixel(rig, out, 0.35 + clamp(across, -1, 1) * 0.3 + n * 0.5, haze);
  });

  const clumps: (Clump & { order: number })[] = [];
  const centerX = x + lean * 1.1;
  const centerY = y - h * 0.6;
  for (let i = 0; i < 29; i++) {
    const a = i * 2.399963;
    const r = Math.sqrt((i + 0.4) / 29);
    const cx = centerX + cos(a) * r * h * 0.33 * random.range(0.82, 1.16);
    const cy = centerY + sin(a) * r * h * 0.275 * random.range(0.82, 1.16);
    const size = h * random.range(0.075, 0.14) * (1.3 - r * 0.5);
    clumps.push({
      x: cx,
      y: cy,
      rx: size * 1.12,
      ry: size * 0.92,
      order: -cy + random.bell() * h * 0.12,
    });
  }
  clumps.sort((a, b) => a.order - b.order);
  const leaf = clamp(h / 260, 0.7 * canvas.unit, 1.9 * canvas.unit);
  clumps.forEach((clump, i) => {
    const front = i / clumps.length;
    const toSun = ((clump.x - centerX) / (h * 0.3)) * lightSide;
    const lift = -0.16 + front * 0.14 + toSun * 0.16 - (clump.y - centerY) / (h * 1.1);
    paintClump(canvas, rig, tiles, clump, {
      albedo: oklch(L + random.bell() * 0.03, C, hue + random.bell() * 7),
      haze,
      lightSide,
      lift,
      leaf,
    });
  });
}

/** A low bush of a few clumps. */
export function paintBush(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: TreeOptions,
): void {
  const { x, y, height: h, haze, lightSide } = options;
  const hue = options.hue ?? random.range(105, 145);
  const L = options.lightness ?? random.range(0.38, 0.46);
  for (let i = 0; i < 5; i++) {
    const cx = x + (i - 2) * h * 0.36 + random.bell() * h * 0.12;
    const size = h * random.range(0.38, 0.55) * (i === 2 ? 1.2 : 1);
    paintClump(
      canvas,
      rig,
      tiles,
      { x: cx, y: y - size * 0.62, rx: size, ry: size * 0.8 },
      {
        albedo: oklch(L, options.chroma ?? 0.085, hue + random.bell() * 6),
        haze,
        lightSide,
        lift: -0.02,
        leaf: 0.9 * canvas.unit,
      },
    );
  }
}

/** A slender poplar or cypress: a flame of leaves about a straight stem. */
export function paintPoplar(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: TreeOptions,
): void {
  const { x, y, height: h, haze, lightSide } = options;
  const hue = (options.hue ?? random.range(105, 140)) + 6;
  const L = (options.lightness ?? 0.44) - 0.03;
  const half = h * random.range(0.085, 0.12);
  paintFootShadow(canvas, options, 0.16);
  const stem = litColor(rig, oklch(0.34, 0.035, 55), 0.35, haze);
  fillPolygons(
    canvas,
    [x - h * 0.014, y, x - h * 0.008, y - h * 0.3, x + h * 0.008, y - h * 0.3, x + h * 0.014, y],
    stem,
  );
  const n = 15;
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const wide = half * pow(sin(lerp(0.35, 3.05, t)), 0.7) * random.range(0.88, 1.1);
    const cx = x + random.bell() * half * 0.22;
    paintClump(
      canvas,
      rig,
      tiles,
      { x: cx, y: y - h * lerp(0.1, 0.95, t), rx: wide, ry: h * 0.078 },
      {
        albedo: oklch(L + random.bell() * 0.02, options.chroma ?? 0.09, hue + random.bell() * 5),
        haze,
        lightSide,
        lift: -0.1 + t * 0.2,
        leaf: clamp(h / 300, 0.7 * canvas.unit, 1.5 * canvas.unit),
      },
    );
  }
}
