/** Fractals: Julia sets, the Mandelbrot set's coast, Newton's basins, and flames. */
import { createRamp, mixColors } from '../../core/color.ts';
import { atan2, clamp, cos, length, log, pow, sin, smoothstep, TAU } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import type { PaintSheet, Sheet } from './sheet.ts';

/** Constants whose Julia sets are connected or nearly so, and full of spirals or branches. */
const JULIA: readonly (readonly [number, number])[] = [
  [-0.8, 0.156],
  [-0.7269, 0.1889],
  [0.285, 0.01],
  [-0.4, 0.6],
  [-0.835, -0.2321],
  [-0.123, 0.745],
  [0.355, 0.355],
];

/** Places on the coast: middle and half the shorter edge. */
const COAST: readonly (readonly [number, number, number])[] = [
  [-0.7436, 0.1318, 0.011],
  [-0.7453, 0.1127, 0.0075],
  [0.2825, -0.0101, 0.012],
  [-0.1011, 0.9563, 0.04],
  [-1.2532, 0.0461, 0.03],
  [-0.5622, 0.6428, 0.05],
];

const ESCAPE = 64;

/**
 * Escape time with a fractional part, of z -> z^2 + c.
 * @returns about 0 to `limit`; -1 when it stays
 * @see Vepstas 1997, on renormalising the Mandelbrot escape
 */
function escapeTime(zx0: number, zy0: number, cx: number, cy: number, limit: number): number {
  let zx = zx0;
  let zy = zy0;
  let xx = zx * zx;
  let yy = zy * zy;
  let n = 0;
  while (xx + yy < ESCAPE && n < limit) {
    zy = 2 * zx * zy + cy;
    zx = xx - yy + cx;
    xx = zx * zx;
    yy = zy * zy;
    n++;
  }
  if (n >= limit) return -1;
  return n + 1 - log(log(xx + yy) / log(ESCAPE)) / log(2);
}

/** The palette twice around, dark between: bands never jump. */
function cycleRamp({ palette }: Sheet) {
  const [a, b, c, d] = palette.inks;
  const pale = mixColors(palette.paper, b!, 0.15);
  return createRamp([
    [0, palette.dark],
    [0.16, a!],
    [0.32, pale],
    [0.46, b!],
    [0.6, palette.dark],
    [0.74, c!],
    [0.87, d ?? pale],
    [1, palette.dark],
  ]);
}

/**
 * Colours a field of escape times; the picture repeats by mirroring when the canvas does.
 * @param timeAt takes a place, the shorter edge running from -1 to 1
 */
function colorField(sheet: Sheet, density: number, timeAt: (x: number, y: number) => number): void {
  const { canvas, palette, random } = sheet;
  const { width, height, isTorus } = canvas;
  const half = Math.min(width, height) / 2;
  const ramp = cycleRamp(sheet);
  const shift = random.next();
  const turn = random.next() * TAU;
  const ca = cos(turn);
  const sa = sin(turn);
  const inside = mixColors(palette.dark, palette.inks[0]!, 0.12);
  const rgb = new Float64Array(3);
  canvas.shade((px, py, out) => {
    let u = (px + 0.5 - width / 2) / half;
    let v = (py + 0.5 - height / 2) / half;
    if (isTorus) {
      u = 1.1 * sin(((px + 0.5) / width) * TAU);
      v = 1.1 * sin(((py + 0.5) / height) * TAU);
    }
    const time = isTorus ? timeAt(u, v) : timeAt(u * ca - v * sa, u * sa + v * ca);
    if (time < 0) {
      for (let c = 0; c < 3; c++) out[c] = inside[c]!;
      return;
    }
    // Logarithmic bands: wide far out, fine near the set.
    const t = log(1 + Math.max(0, time)) * density + shift;
    ramp.sample(t - Math.floor(t), rgb);
    for (let c = 0; c < 3; c++) out[c] = rgb[c]!;
  });
}

const paintJulia: PaintSheet = (sheet) => {
  const { random } = sheet;
  const [bx, by] = random.pick(JULIA);
  const cx = bx + random.bell() * 0.006;
  const cy = by + random.bell() * 0.006;
  const zoom = random.range(0.85, 1.35);
  colorField(sheet, random.range(0.5, 0.8), (x, y) => escapeTime(x * zoom, y * zoom, cx, cy, 110));
};

const paintCoast: PaintSheet = (sheet) => {
  const { random } = sheet;
  const [mx, my, half] = random.pick(COAST);
  const zoom = half * random.range(0.8, 1.7);
  colorField(sheet, random.range(0.75, 1.1), (x, y) =>
    escapeTime(0, 0, mx + x * zoom, my + y * zoom, 190),
  );
};

/** Which root of z^n = 1 Newton's method finds, and how soon. */
const paintNewton: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const { width, height, isTorus } = canvas;
  const half = Math.min(width, height) / 2;
  const degree = random.int(3, 5);
  const zoom = random.range(0.9, 1.6);
  const relax = random.range(0.9, 1.25);
  const colors = [...palette.inks, palette.paper];
  const turn = random.next() * TAU;
  canvas.shade((px, py, out) => {
    let zx = (isTorus ? 1.1 * sin(((px + 0.5) / width) * TAU) : (px - width / 2) / half) * zoom;
    let zy = (isTorus ? 1.1 * sin(((py + 0.5) / height) * TAU) : (py - height / 2) / half) * zoom;
    let n = 0;
    let last = 1;
    let move = 1;
    for (; n < 34 && move > 1e-7; n++) {
      // z^(d-1), then z - relax (z^d - 1) / (d z^(d-1)).
      let wx = 1;
      let wy = 0;
      for (let k = 1; k < degree; k++) {
        const t = wx * zx - wy * zy;
        wy = wx * zy + wy * zx;
        wx = t;
      }
      const fx = wx * zx - wy * zy - 1;
      const fy = wx * zy + wy * zx;
      const size = (wx * wx + wy * wy) * degree + 1e-12;
      const dx = ((fx * wx + fy * wy) / size) * relax;
      const dy = ((fy * wx - fx * wy) / size) * relax;
      zx -= dx;
      zy -= dy;
      last = move;
      move = dx * dx + dy * dy;
    }
    const root = Math.floor(((atan2(zy, zx) + TAU + turn) / TAU) * degree + 0.5);
    const color = colors[root % colors.length]!;
    // The size of the last two steps gives the fraction of a step.
    const part = clamp(
      log(1e-7 / Math.max(1e-30, move)) / log(Math.max(1e-30, last / Math.max(1e-30, move)) + 1.1),
      0,
      1,
    );
    const t = clamp((n - part) / 22);
    const shade = pow(1 - t, 1.6);
    const ring = 0.5 + 0.5 * cos((n - part) * TAU * 0.5);
    for (let c = 0; c < 3; c++) {
      const lit = color[c]! * (0.3 + 0.85 * shade);
      out[c] = lit + (palette.dark[c]! - lit) * (1 - shade) * 0.75 + ring * 0.03 * shade;
    }
  });
};

interface FlameMap {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
  hue: number;
  kind: number;
  share: number;
}

function drawMaps(random: Random): FlameMap[] {
  const count = random.int(3, 4);
  return Array.from({ length: count }, (_, i) => {
    const turn = random.next() * TAU;
    const shrink = random.range(0.45, 0.78);
    const skew = random.range(0.8, 1.2);
    return {
      a: cos(turn) * shrink,
      b: -sin(turn) * shrink * skew,
      c: random.range(-0.9, 0.9),
      d: sin(turn) * shrink,
      e: cos(turn) * shrink * skew,
      f: random.range(-0.9, 0.9),
      hue: i / Math.max(1, count - 1),
      kind: random.int(0, 4),
      share: random.range(0.6, 1.4),
    };
  });
}

/**
 * A flame: a point wanders through a few bent maps, and where it passes often is bright. Points are
 * gathered at half the size, counted on a logarithmic scale.
 * @see Draves and Reckase 2003, "The fractal flame algorithm"
 */
const paintFlame: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const { width, height, isTorus } = canvas;
  const maps = drawMaps(random);
  const total = maps.reduce((sum, m) => sum + m.share, 0);
  const w = Math.max(2, Math.round(width / 2));
  const h = Math.max(2, Math.round(height / 2));
  const hits = new Float32Array(w * h);
  const hues = new Float32Array(w * h);
  const scale = Math.min(w, h) / 4.2;
  const symmetry = random.pick([1, 2, 3, 5, 6]);
  const turns = Array.from(
    { length: symmetry },
    (_, k) => [cos((k / symmetry) * TAU), sin((k / symmetry) * TAU)] as const,
  );
  // Draws must not depend on the size: a walk of its own, as long as the picture needs.
  let state = random.int(1, 0x7ffffffe);
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 4294967296;
  };
  let x = 0.1;
  let y = 0.2;
  let hue = 0.5;
  const points = w * h * 5;
  for (let n = 0; n < points; n++) {
    if (n % 65536 === 0) canvas.checkpoint();
    let draw = next() * total;
    let m = maps[0]!;
    for (const map of maps) {
      m = map;
      draw -= map.share;
      if (draw <= 0) break;
    }
    let px = m.a * x + m.b * y + m.c;
    let py = m.d * x + m.e * y + m.f;
    const r2 = px * px + py * py + 1e-9;
    if (m.kind === 1) {
      px = sin(px * 1.4);
      py = sin(py * 1.4);
    } else if (m.kind === 2) {
      px /= r2 + 0.25;
      py /= r2 + 0.25;
    } else if (m.kind === 3) {
      const s = sin(r2);
      const c = cos(r2);
      const t = px * s - py * c;
      py = px * c + py * s;
      px = t;
    } else if (m.kind === 4) {
      const r = 1 / Math.sqrt(r2);
      const t = r * (px - py) * (px + py);
      py = r * 2 * px * py;
      px = t;
    }
    x = clamp(px, -4, 4);
    y = clamp(py, -4, 4);
    hue = (hue + m.hue) / 2;
    if (n < 40) continue;
    const turn = turns[Math.floor(next() * symmetry)]!;
    let i = Math.floor(w / 2 + (x * turn[0] - y * turn[1]) * scale);
    let j = Math.floor(h / 2 + (x * turn[1] + y * turn[0]) * scale);
    if (isTorus) {
      i = ((i % w) + w) % w;
      j = ((j % h) + h) % h;
    } else if (i < 0 || j < 0 || i >= w || j >= h) continue;
    hits[j * w + i]!++;
    hues[j * w + i]! += hue;
  }
  let most = 1;
  for (let i = 0; i < hits.length; i++) if (hits[i]! > most) most = hits[i]!;
  const [a, b, c, d] = palette.inks;
  const ramp = createRamp([
    [0, a!],
    [0.35, b!],
    [0.65, c!],
    [1, d ?? palette.paper],
  ]);
  const ground = mixColors(palette.dark, a!, 0.06);
  const peak = 1 / log(1 + most * 0.35);
  const rgb = new Float64Array(3);
  const light = new Float32Array(w * h * 3);
  for (let i = 0; i < hits.length; i++) {
    if (hits[i] === 0) continue;
    const bright = clamp(log(1 + hits[i]!) * peak);
    ramp.sample(hues[i]! / hits[i]!, rgb);
    const gain = pow(bright, 1.5) * 1.5;
    for (let k = 0; k < 3; k++) {
      light[i * 3 + k] = rgb[k]! * gain + Math.max(0, bright - 0.72) * 1.1;
    }
  }
  canvas.shade((px, py, out) => {
    const fx = clamp((px + 0.5) / 2 - 0.5, 0, w - 1.001);
    const fy = clamp((py + 0.5) / 2 - 0.5, 0, h - 1.001);
    const xi = Math.floor(fx);
    const yi = Math.floor(fy);
    const u = fx - xi;
    const v = fy - yi;
    const k = (yi * w + xi) * 3;
    const far = length(px / width - 0.5, py / height - 0.5);
    const dim = 1 - 0.55 * smoothstep(0.2, 0.75, far);
    for (let q = 0; q < 3; q++) {
      const top = light[k + q]! + (light[k + 3 + q]! - light[k + q]!) * u;
      const low = light[k + w * 3 + q]! + (light[k + w * 3 + 3 + q]! - light[k + w * 3 + q]!) * u;
      out[q] = ground[q]! * dim * 0.8 + top + (low - top) * v;
    }
  });
};

const LAYOUTS = [paintJulia, paintCoast, paintNewton, paintFlame] as const;

export const paintFractal: PaintSheet = (sheet) => {
  sheet.random.pick(LAYOUTS)({ ...sheet, random: sheet.random.fork('fractal') });
};
