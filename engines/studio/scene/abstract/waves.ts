/** Layered flowing bands: a sea, dunes or silk, whatever the eye makes of it. */
import type { Canvas } from '../../core/canvas.ts';
import { createRamp, luminance, mixColors, oklch } from '../../core/color.ts';
import { ellipse } from '../../core/geometry.ts';
import { clamp, cos, pow, sin, smoothstep, TAU } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import { noiseScale } from '../../core/torus.ts';
import type { Palette } from './palette.ts';

/** Bands seen from the side, tilted by up to a quarter turn, each with a lit crest. */
export function paintWaves(
  canvas: Canvas,
  tiles: NoiseTiles,
  palette: Palette,
  random: Random,
): void {
  const { width, height, unit } = canvas;
  const [first, second, third] = palette.inks;
  const night = mixColors(palette.dark, first!, 0.25);
  const ramp = createRamp([
    [0, mixColors(palette.paper, second!, 0.2)],
    [0.28, second!],
    [0.55, first!],
    [0.8, mixColors(third!, first!, 0.35)],
    [1, night],
  ]);
  const isDarkPaper = luminance(...palette.paper) < 0.2;
  const sky = isDarkPaper ? palette.paper : mixColors(palette.paper, oklch(0.97, 0.02, 90), 0.5);
  const glow = mixColors(palette.paper, second!, 0.35);
  canvas.shade((_x, y, out) => {
    const t = clamp(y / height / 0.6);
    for (let c = 0; c < 3; c++) out[c] = sky[c]! + (glow[c]! - sky[c]!) * t;
  });
  const discRadius = Math.min(width, height) * random.range(0.13, 0.2);
  const discX = width * random.pick([0.28, 0.5, 0.72]);
  const discY = height * random.range(0.24, 0.32);
  fillPolygons(canvas, ellipse(discX, discY, discRadius), first!, { blur: 0.6 * unit });

  const layers = random.int(8, 12);
  const tilt = random.range(-0.35, 0.35);
  const steep = random.range(0.5, 1.25);
  const span = width / unit;
  for (let k = 0; k < layers; k++) {
    canvas.checkpoint();
    const depth = k / (layers - 1);
    const base = height * (0.3 + 0.66 * pow(depth, 1.15));
    const swell = 46 * unit * steep * (0.55 + depth);
    const long = random.range(380, 640) * (0.75 + depth * 0.6);
    const phase = random.next() * TAU;
    const offset = random.next() * 512;
    const lean = random.range(0.15, 0.45);
    const lineAt = (x: number) => {
      const u = x / unit;
      const a = (u / long) * TAU + phase;
      // A second harmonic in phase sharpens the crest on one side, as in a real swell.
      const wave = sin(a + lean * sin(a)) + 0.32 * sin(a * 2.3 + phase * 2);
      const drift = sampleNoise(tiles.fbm, u * 0.09 + offset, k * 31) * 1.1;
      return (
        base + (u / span - 0.5) * tilt * 160 * unit * (1 - depth) - swell * (wave + drift) * 0.6
      );
    };
    const step = 3 * unit;
    const columns = Math.ceil(width / step) + 1;
    const line = new Float32Array(columns + 1);
    const outline = [0, height];
    for (let i = 0; i <= columns; i++) {
      line[i] = lineAt(i * step);
      outline.push(i * step, line[i]!);
    }
    outline.push(columns * step, height);
    const rgb = new Float64Array(3);
    fillPolygons(canvas, outline, (x, y, out) => {
      const i = Math.min(columns - 1, Math.floor(x / step));
      const d = (y - line[i]!) / unit;
      const slope = (line[i + 1]! - line[i]!) / step;
      ramp.sample(depth * 0.92 + d * 0.0009, rgb);
      const streak = sampleNoise(tiles.fbm, (x / unit) * 0.1 + offset, d * 0.9 + k * 40) * 0.16;
      const crest = smoothstep(7, 0, d) * 0.34;
      const light = 0.98 + slope * 0.5 + streak + crest - smoothstep(0, 130, d) * 0.16;
      for (let c = 0; c < 3; c++) out[c] = rgb[c]! * light + crest * 0.05;
    });
  }
}

/** Level lines of a warped field, as on a map: each band a little higher than the one around it. */
export function paintContours(
  canvas: Canvas,
  tiles: NoiseTiles,
  palette: Palette,
  random: Random,
): void {
  const { unit } = canvas;
  const across = canvas.width / unit;
  const down = canvas.height / unit;
  const [fineX, fineY] = noiseScale(canvas, 1.2);
  const levels = random.int(9, 13);
  const angle = random.next() * TAU;
  const lx = cos(angle) * 12;
  const ly = sin(angle) * 12;
  const stops = [palette.dark, palette.inks[2]!, palette.inks[0]!, palette.inks[1]!, palette.paper];
  const ramp = createRamp(stops.map((c, i) => [i / (stops.length - 1), c] as const));
  // Plane waves bending one another: smooth at every scale, where fractal noise would fray the edges.
  const waves = Array.from({ length: 6 }, (_, i) => {
    const heading = random.next() * TAU;
    const frequency = random.range(0.35, 0.75) * (i < 3 ? 1 : 2.1) * 0.01;
    let fx = cos(heading) * frequency;
    let fy = sin(heading) * frequency;
    if (canvas.isTorus) {
      fx = (Math.round((fx * across) / TAU) * TAU) / across;
      fy = (Math.round((fy * down) / TAU) * TAU) / down;
    }
    return {
      fx,
      fy,
      phase: random.next() * TAU,
      gain: i < 3 ? 0.2 : 0.07,
    };
  });
  const fieldAt = (u: number, v: number) => {
    let sum = 0.5;
    let bend = 0;
    for (const w of waves) {
      bend = sin(u * w.fx + v * w.fy + w.phase + bend * 1.7);
      sum += bend * w.gain;
    }
    return sum;
  };
  const rgb = new Float64Array(3);
  canvas.shade((x, y, out) => {
    const u = x / unit;
    const v = y / unit;
    const t = clamp(fieldAt(u, v)) * levels;
    const level = Math.floor(t);
    const within = t - level;
    const shade = clamp(fieldAt(u + lx, v + ly)) * levels;
    // The next level up casts its shadow down the slope, as stacked sheets of paper do.
    const drop = pow(clamp(shade - level - 1), 0.5) * 0.42;
    const edge = smoothstep(0.12, 0, within) * 0.1;
    const fibre = 1 + sampleNoise(tiles.fine, x * fineX, y * fineY) * 0.06;
    ramp.sample((level + 0.5) / levels, rgb);
    for (let c = 0; c < 3; c++) out[c] = rgb[c]! * (1 - drop + edge) * fibre;
  });
}
