/**
 * Clouds of several kinds: domain-warped fractal noise on the cloud plane in perspective, lit by the
 * difference in density toward the sun (thin edges facing it shine). Computed at half size: clouds
 * have no hard edges.
 */
import type { Canvas } from '../core/canvas.ts';
import { clamp, exp, lerp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { LightRig } from './light-rig.ts';

/**
 * broken: torn banks. cumulus: single heaps. cirrus: combed ice. mackerel: a dappled sheet.
 * towering: thunderheads on the horizon. streets: long rolls. veil: hardly anything.
 */
export type CloudKind =
  | 'broken'
  | 'cumulus'
  | 'cirrus'
  | 'mackerel'
  | 'towering'
  | 'streets'
  | 'veil';

interface CloudRecipe {
  /** Texels of noise across and along, relative to broken cloud. */
  across: number;
  along: number;
  /** Shear of the rows: streaks that run aslant. */
  slant: number;
  warp: number;
  detail: number;
  /** Dapples of the finest noise. */
  dapple: number;
  /** Width of the edge, density. */
  soft: number;
  opacity: number;
  /** Added to the threshold: higher leaves more blue. */
  sparse: number;
  relief: number;
}

const BROKEN: CloudRecipe = {
  across: 1,
  along: 2.6,
  slant: 0,
  warp: 34,
  detail: 0.3,
  dapple: 0,
  soft: 0.34,
  opacity: 0.93,
  sparse: 0,
  relief: 2.1,
};

const RECIPES: Record<CloudKind, CloudRecipe> = {
  broken: BROKEN,
  cumulus: {
    ...BROKEN,
    across: 1.5,
    along: 4.2,
    warp: 12,
    detail: 0.42,
    soft: 0.17,
    opacity: 0.97,
    sparse: 0.12,
    relief: 2.5,
  },
  cirrus: {
    ...BROKEN,
    across: 0.32,
    along: 5.5,
    slant: 0.55,
    warp: 20,
    detail: 0.34,
    soft: 0.75,
    opacity: 0.6,
    sparse: -0.02,
    relief: 0.7,
  },
  mackerel: {
    ...BROKEN,
    across: 0.6,
    along: 1.5,
    warp: 16,
    detail: 0.16,
    dapple: 0.5,
    soft: 0.42,
    opacity: 0.82,
    sparse: -0.04,
    relief: 1.2,
  },
  towering: { ...BROKEN, sparse: 0.2, opacity: 0.8 },
  streets: {
    ...BROKEN,
    across: 0.3,
    along: 3.4,
    slant: -0.18,
    warp: 10,
    detail: 0.36,
    soft: 0.3,
    relief: 2.4,
  },
  veil: {
    ...BROKEN,
    across: 0.5,
    along: 3.2,
    slant: 0.2,
    soft: 0.9,
    opacity: 0.3,
    sparse: 0.06,
    relief: 0.5,
  },
};

export interface CloudOptions {
  kind: CloudKind;
  /** Row of the horizon, pixels. */
  horizon: number;
  /** Share of the sky under cloud, 0 to 1. */
  cover: number;
  sun: { x: number; y: number };
  offsetX: number;
  offsetY: number;
}

export function paintClouds(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  options: CloudOptions,
): void {
  const { width, unit } = canvas;
  const { horizon, sun, offsetX, offsetY } = options;
  const recipe = RECIPES[options.kind];
  const { fbm, fine } = tiles;
  const gridWidth = Math.ceil(width / 2) + 1;
  const gridHeight = Math.ceil(Math.min(horizon, canvas.height) / 2) + 1;
  const grid = new Float32Array(gridWidth * gridHeight * 4);
  const threshold = 0.34 - options.cover * 0.75 + recipe.sparse;
  const nearness = 1 / (1024 * unit);
  const relief = recipe.relief + rig.overcast * 1.6;
  for (let gy = 0, k = 0; gy < gridHeight; gy++) {
    if (gy % 8 === 0) canvas.checkpoint();
    const y = gy * 2;
    const up = 1 - y / horizon;
    const perspective = 1 / (0.22 + 1.1 * Math.max(0, up));
    const v0 = perspective * 92 + offsetY;
    const fade = smoothstep(0, 0.12, up);
    for (let gx = 0; gx < gridWidth; gx++, k += 4) {
      if (fade <= 0) continue;
      const x = gx * 2;
      const flat = ((x - width / 2) / unit) * perspective * 0.2;
      const u = flat * recipe.across + offsetX * 3;
      const v = v0 + flat * recipe.slant;
      const warp = sampleNoise(fbm, u * 0.6 + 99, v * 1.6) * recipe.warp;
      let detail = sampleNoise(fbm, u * 2.7 + warp, v * 7) * recipe.detail;
      if (recipe.dapple > 0) {
        detail += sampleNoise(fine, flat * 1.1 + warp * 0.2, v * 2.1 + 30) * recipe.dapple;
      }
      const density = sampleNoise(fbm, u + warp, v * recipe.along + warp * 0.6) + detail;
      const alpha = smoothstep(threshold, threshold + recipe.soft, density) * fade;
      if (alpha < 0.004) continue;
      const dx = sun.x - x;
      const dy = sun.y - y;
      const distance = Math.sqrt(dx * dx + dy * dy) || 1;
      const towardSun =
        sampleNoise(
          fbm,
          u + warp + (dx / distance) * 12,
          v * recipe.along + warp * 0.6 + (dy / distance) * 16,
        ) + detail;
      const light = clamp(0.5 + (density - towardSun) * relief - alpha * 0.22);
      const near = exp(-distance * nearness * 3.2) * (1 - rig.overcast * 0.7);
      for (let c = 0; c < 3; c++) {
        const lit = rig.cloudLight[c]! * (1 + near * 0.7);
        grid[k + c] =
          lerp(rig.cloudShadow[c]!, lit, light) + rig.sun[c]! * near * (1 - alpha) * 0.5;
      }
      grid[k + 3] = alpha * recipe.opacity;
    }
  }
  if (options.kind === 'towering')
    heapTowers(grid, gridWidth, gridHeight, canvas, rig, tiles, options);
  const rgba = new Float64Array(4);
  canvas.shade(
    (x, y, out) => {
      sampleGrid(grid, gridWidth, x, y, rgba);
      const a = rgba[3]!;
      if (a < 0.003) return;
      // Colours are weighted by alpha, so empty neighbours do not darken cloud edges.
      const inverse = 1 / a;
      for (let c = 0; c < 3; c++) out[c]! += (rgba[c]! * inverse - out[c]!) * a;
    },
    0,
    horizon,
  );
}

/** Cauliflower heads that rise from the horizon, over what the grid holds. */
function heapTowers(
  grid: Float32Array,
  gridWidth: number,
  gridHeight: number,
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  options: CloudOptions,
): void {
  const { width, unit } = canvas;
  const { horizon, sun, offsetX, offsetY } = options;
  const { fbm } = tiles;
  // Away from the sun, where they are lit from the front.
  const side = sun.x > width / 2 ? -1 : 1;
  const share = (offsetX % 1) * 0.16;
  const heads = [
    { x: 0.5 + side * (0.3 + share), spread: 0.17, height: 0.66 },
    { x: 0.5 + side * (0.08 + share), spread: 0.13, height: 0.4 },
    { x: 0.5 - side * (0.3 - share), spread: 0.2, height: 0.3 },
  ];
  const billow = (x: number, y: number): number => {
    const big = sampleNoise(fbm, x * 0.42 + offsetX, y * 0.42 + offsetY);
    const small = sampleNoise(fbm, x * 1.3 + offsetY, y * 1.3 + offsetX);
    return 0.62 - (big < 0 ? -big : big) * 1.25 - (small < 0 ? -small : small) * 0.45;
  };
  for (let gx = 0; gx < gridWidth; gx++) {
    const x = gx * 2;
    let top = 0;
    for (const head of heads) {
      const d = (x / width - head.x) / head.spread;
      top = Math.max(top, head.height * exp(-d * d));
    }
    const crest = horizon * (1 - top);
    for (let gy = 0; gy < gridHeight; gy++) {
      const y = gy * 2;
      const depth = (y - crest) / (120 * unit);
      if (depth < -0.9) continue;
      const px = x / unit;
      const py = y / unit;
      const b = billow(px, py);
      const alpha =
        smoothstep(0.02, 0.16, depth + b * 1.15 - 0.25) * smoothstep(0, 0.1, 1 - y / horizon);
      if (alpha < 0.01) continue;
      const dx = sun.x - x;
      const dy = sun.y - y;
      const distance = Math.sqrt(dx * dx + dy * dy) || 1;
      const toward = billow(px + (dx / distance) * 16, py + (dy / distance) * 16 - 6);
      const light = clamp(0.62 + (b - toward) * 1.5 - smoothstep(0.3, 3, depth) * 0.4);
      const k = (gy * gridWidth + gx) * 4;
      const low = smoothstep(0.45, 0, 1 - y / horizon) * 0.6;
      for (let c = 0; c < 3; c++) {
        const own = lerp(rig.cloudShadow[c]!, rig.cloudLight[c]!, light);
        grid[k + c] = lerp(lerp(own, rig.haze[c]!, low), grid[k + c]!, 1 - alpha);
      }
      grid[k + 3] = Math.max(grid[k + 3]!, alpha * 0.98);
    }
  }
}

/** Bilinear fetch from a half-size RGBA grid; RGB comes back multiplied by alpha. */
function sampleGrid(
  grid: Float32Array,
  gridWidth: number,
  x: number,
  y: number,
  out: Float64Array,
): void {
  const k = ((y >> 1) * gridWidth + (x >> 1)) * 4;
  const u = (x & 1) * 0.5;
  const v = (y & 1) * 0.5;
  const stride = gridWidth * 4;
  const a0 = grid[k + 3]! * (1 - u) * (1 - v);
  const a1 = grid[k + 7]! * u * (1 - v);
  const a2 = v > 0 ? grid[k + stride + 3]! * (1 - u) * v : 0;
  const a3 = v > 0 ? grid[k + stride + 7]! * u * v : 0;
  for (let c = 0; c < 3; c++) {
    out[c] =
      grid[k + c]! * a0 +
      grid[k + 4 + c]! * a1 +
      (v > 0 ? grid[k + stride + c]! * a2 + grid[k + stride + 4 + c]! * a3 : 0);
  }
  out[3] = a0 + a1 + a2 + a3;
}
