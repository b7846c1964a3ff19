/** More waves and gradients: scales of water, ridge lines, ribbons; blobs, curtains, rings of light. */
import { createRamp, mixColors } from '../../core/color.ts';
import { ellipse, rect, stroke } from '../../core/geometry.ts';
import { clamp, cos, exp, length, lerp, sin, smoothstep, TAU } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { fillPolygons } from '../../core/raster.ts';
import { noiseScale } from '../../core/torus.ts';
import { createPress, layPaper } from '../../paint/press.ts';
import { createWaveField, type PaintSheet } from './sheet.ts';

/** Arcs over arcs, the old sign of a calm sea. Repeats. */
export const paintSeigaiha: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height } = canvas;
  layPaper(canvas, tiles, palette.paper);
  const press = createPress(canvas, tiles, random.fork('press'), 0.2);
  const columns = Math.max(2, Math.round((width / Math.min(width, height)) * random.int(4, 6)));
  const w = width / columns;
  const rows = Math.max(2, Math.round(height / (w * 0.25) / 2) * 2);
  const h = height / rows;
  const rings = random.int(4, 5);
  const field = createWaveField(canvas, random, [0.4, 1.1], 2);
  const inks = [palette.inks[0]!, palette.inks[2]!, palette.inks[1]!];
  for (let j = 0; j < rows + 4; j++) {
    for (let i = -1; i <= columns; i++) {
      if (canvas.isTorus && (j >= rows || i < 0 || i >= columns)) continue;
      const cx = (i + (j % 2 === 0 ? 0.5 : 1)) * w;
      const cy = (j + 1) * h;
      const t = clamp(field(cx, cy) * 0.5 + 0.5, 0, 0.999) * (inks.length - 1);
      const k = Math.floor(t);
      const ink = mixColors(inks[k]!, inks[k + 1]!, t - k);
      // Only the upper half shows: the next rows cover the rest.
      press.print(ellipse(cx, cy, w * 0.5, w * 0.5, 0, TAU / 2, TAU), palette.paper);
      for (let q = rings; q > 0; q--) {
        const r = (w * 0.5 * q) / rings - w * 0.026;
        const arc = ellipse(cx, cy, r, r, 0, TAU / 2, TAU);
        press.print(stroke(arc, w * 0.045), q % 2 === rings % 2 ? ink : palette.dark);
      }
    }
  }
};

/** Stacked ridge lines, one for each step of depth. */
export const paintRidgeLines: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height, unit } = canvas;
  const isDark = random.chance(0.65);
  const ground = isDark ? palette.dark : palette.paper;
  const ink = isDark ? palette.paper : palette.dark;
  layPaper(canvas, tiles, ground);
  const lines = random.int(34, 52);
  const offset = random.next() * 512;
  const peak = random.range(0.35, 0.65);
  const spread = random.range(0.14, 0.24);
  const tall = height * random.range(0.14, 0.22);
  const step = 3 * unit;
  for (let k = 0; k < lines; k++) {
    canvas.checkpoint();
    const base = height * (0.16 + (0.72 * k) / (lines - 1));
    const points: number[] = [];
    const sway = sampleNoise(tiles.fbm, k * 7.7 + offset, 3) * 0.25;
    for (let x = width * 0.08; x <= width * 0.92; x += step) {
      const d = (x / width - peak - sway) / spread;
      const hill = exp(-d * d * 0.5);
      const rough =
        0.5 +
        sampleNoise(tiles.fbm, (x / unit) * 0.34 + k * 19, offset) * 1.6 +
        sampleNoise(tiles.fine, (x / unit) * 0.08, k * 11 + offset) * 0.16;
      points.push(
        x,
        base -
          Math.max(0, rough) * hill * tall -
          sampleNoise(tiles.fbm, (x / unit) * 0.5, k * 13 + offset) * 5 * unit,
      );
    }
    const body = [...points, width * 0.92, base + 40 * unit, width * 0.08, base + 40 * unit];
    fillPolygons(canvas, body, ground);
    const hue = palette.inks[Math.floor((k / lines) * 3)]!;
    fillPolygons(canvas, stroke(points, 2.6 * unit), mixColors(ink, hue, isDark ? 0.45 : 0.6));
  }
};

/** Silk ribbons that cross the sheet, shaded across their width. */
export const paintRibbons: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height, unit } = canvas;
  const ground = random.chance(0.5) ? palette.dark : palette.paper;
  layPaper(canvas, tiles, ground);
  const ribbons = random.int(7, 11);
  const steps = 90;
  for (let k = 0; k < ribbons; k++) {
    const own = random.fork(`ribbon ${k}`);
    const ink = palette.inks[k % palette.inks.length]!;
    const pale = mixColors(ink, palette.paper, 0.55);
    const deep = mixColors(ink, palette.dark, 0.6);
    const y0 = height * (0.08 + (0.84 * (k + own.next())) / ribbons);
    const swing = height * own.range(0.06, 0.2);
    const long = own.range(0.7, 1.6);
    const phase = own.next() * TAU;
    const half = Math.min(width, height) * own.range(0.035, 0.085);
    const lineAt = (t: number) =>
      y0 +
      swing * sin(t * TAU * long + phase) +
      swing * 0.4 * sin(t * TAU * long * 2.1 + phase * 3);
    const widthAt = (t: number) =>
      half * (0.28 + 0.72 * Math.abs(cos(t * TAU * long * 0.5 + phase)));
    const top: number[] = [];
    const low: number[] = [];
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const x = t * width * 1.04 - width * 0.02;
      top.push(x, lineAt(t) - widthAt(t));
      low.unshift(x, lineAt(t) + widthAt(t));
    }
    fillPolygons(
      canvas,
      [...top, ...low].map((v, i) => (i % 2 === 0 ? v + 6 * unit : v + 14 * unit)),
      palette.dark,
      { alpha: 0.3, blur: 12 * unit },
    );
    fillPolygons(canvas, [...top, ...low], (x, y, out) => {
      const t = (x / width + 0.02) / 1.04;
      const v = (y - lineAt(t)) / Math.max(1, widthAt(t));
      const turn = cos(t * TAU * long * 0.5 + phase);
      const light = clamp(0.5 - v * 0.42 * (turn > 0 ? 1 : -1) + turn * 0.16);
      const sheen = smoothstep(0.28, 0, Math.abs(v + 0.35)) * 0.3;
      const thread = sampleNoise(tiles.fine, (x / unit) * 0.12, (y / unit) * 1.6) * 0.06;
      for (let c = 0; c < 3; c++) {
        const tone =
          light > 0.5
            ? lerp(ink[c]!, pale[c]!, (light - 0.5) * 2)
            : lerp(deep[c]!, ink[c]!, light * 2);
        out[c] = tone * (1 + thread) + sheen * 0.5 * pale[c]!;
      }
    });
  }
};

/** Soft clouds of colour flowing into one another. Repeats. */
export const paintMesh: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const first = createWaveField(canvas, random, [0.45, 1.1], 3);
  const second = createWaveField(canvas, random, [0.4, 1], 3);
  const third = createWaveField(canvas, random, [0.5, 0.9], 2);
  const [a, b, c, d] = palette.inks;
  const dark = random.chance(0.5);
  const grain = noiseScale(canvas, 1.6);
  const ground = dark ? mixColors(palette.dark, a!, 0.4) : palette.paper;
  canvas.shade((x, y, out) => {
    const s = smoothstep(-0.7, 0.8, first(x, y));
    const t = smoothstep(-0.6, 0.9, second(x, y));
    const w = smoothstep(0.05, 0.95, third(x, y));
    const film = 1 + sampleNoise(tiles.fine, x * grain[0], y * grain[1]) * 0.08;
    for (let k = 0; k < 3; k++) {
      const low = a![k]! + (b![k]! - a![k]!) * s;
      const high = c![k]! + (d![k]! - c![k]!) * s;
      const mixed = low + (high - low) * t;
      out[k] = (mixed + (ground[k]! - mixed) * w * 0.8) * film;
    }
  });
};

/** Curtains of light hanging in the dark. */
export const paintCurtains: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height, unit } = canvas;
  const ground = createRamp([
    [0, mixColors(palette.dark, palette.inks[2]!, 0.25)],
    [1, palette.dark],
  ]);
  const folds = Array.from({ length: 4 }, (_, k) => ({
    ink: palette.inks[k % palette.inks.length]!,
    y: random.range(0.35, 0.85),
    swing: random.range(0.06, 0.16),
    long: random.range(0.6, 1.5),
    phase: random.next() * TAU,
    tall: random.range(0.35, 0.7),
    offset: random.next() * 512,
  }));
  const rgb = new Float64Array(3);
  canvas.shade((x, y, out) => {
    ground.sample(y / height, rgb);
    let r = rgb[0]!;
    let g = rgb[1]!;
    let b = rgb[2]!;
    const u = x / width;
    for (const fold of folds) {
      const a = u * TAU * fold.long + fold.phase;
      const foot = fold.y + fold.swing * (sin(a) + 0.35 * sin(a * 2.7));
      const t = (foot - y / height) / fold.tall;
      if (t < -0.04 || t > 1) continue;
      const ray =
        0.62 +
        sampleNoise(tiles.fbm, (x / unit) * 0.55 + fold.offset, 5 + (y / unit) * 0.01) * 0.95;
      const light = smoothstep(-0.04, 0.03, t) * (1 - t) * (1 - t) * Math.max(0.05, ray) * 0.85;
      r += fold.ink[0] * light;
      g += fold.ink[1] * light;
      b += fold.ink[2] * light;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  });
};

/** Rings of light around a low sun, each a step of the ramp, softly grained. */
export const paintHalo: PaintSheet = ({ canvas, tiles, palette, random }) => {
  const { width, height, unit } = canvas;
  const cx = width * random.range(0.3, 0.7);
  const cy = height * random.range(0.35, 0.75);
  const ramp = createRamp([
    [0, mixColors(palette.paper, palette.inks[1]!, 0.25)],
    [0.18, palette.inks[1]!],
    [0.42, palette.inks[0]!],
    [0.7, palette.inks[2]!],
    [1, palette.dark],
  ]);
  const rings = random.int(5, 9);
  const step = random.range(0.25, 0.8);
  const squash = random.range(0.8, 1.25);
  const reach = Math.max(width, height) * 0.8;
  const rgb = new Float64Array(3);
  canvas.shade((x, y, out) => {
    const d = length(x - cx, (y - cy) * squash) / reach;
    const band = d * rings;
    const within = band - Math.floor(band);
    const t = lerp(d, (Math.floor(band) + smoothstep(0, 1, within)) / rings, step);
    ramp.sample(clamp(t), rgb);
    const relief = 1 + (0.5 - within) * 0.16 * step;
    const grain = 1 + sampleNoise(tiles.fine, (x * 1.6) / unit, (y * 1.6) / unit) * 0.1;
    for (let c = 0; c < 3; c++) out[c] = rgb[c]! * relief * grain;
  });
  const bar = height * 0.004;
  fillPolygons(canvas, rect(0, cy - bar / 2, width, bar), palette.paper, { alpha: 0.25 });
};
