/** Nebulae, stars and galaxies. */
import type { Canvas } from '../../core/canvas.ts';
import { oklch, type Rgb } from '../../core/color.ts';
import {
  atan2,
  cos,
  exp,
  length,
  log,
  pow,
  sin,
  smoothstep,
  square,
  TAU,
} from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { addGlow, fillPolygons } from '../../core/raster.ts';

export interface SpaceColors {
  /** Hue of the planet and what it lights, degrees. */
  hue: number;
  dark: Rgb;
  cloud: Rgb;
  veil: Rgb;
  core: Rgb;
}

/** Clouds of gas: warped noise, brightest where two fields coincide. Rows at half resolution. */
export function paintNebula(
  canvas: Canvas,
  tiles: NoiseTiles,
  colors: SpaceColors,
  random: Random,
  strength: number,
): void {
  const { unit } = canvas;
  const ox = random.next() * 512;
  const slant = random.range(-1, 1);
  const phase = random.next() * 6;
  const { dark, cloud, veil, core } = colors;
  const size = 1024 * unit;
  canvas.shade((x, y, out) => {
    const u = (x * 0.16) / unit + ox;
    const v = (y * 0.16) / unit;
    const w = sampleNoise(tiles.fbm, u * 0.7, v * 0.7) * 80;
    const a = sampleNoise(tiles.fbm, u + w, v - w * 0.6);
    const b = sampleNoise(tiles.ridge, u * 1.1 - w * 0.5 + 70, v * 1.1 + w * 0.4);
    const band = 0.25 * sin(((x * slant + y) / size) * 2.4 + phase);
    const m = smoothstep(-0.15, 0.55, a + band) * strength;
    const m2 = smoothstep(0, 0.7, b) * m;
    for (let c = 0; c < 3; c++) {
      out[c] =
        dark[c]! + cloud[c]! * m * 0.9 + veil[c]! * m2 * 0.75 + core[c]! * m2 * m2 * m * 0.55;
    }
  });
}

/** A star never falls between pixel centres; in small pictures it is fainter instead of smaller. */
function addStar(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  strength: number,
): void {
  const drawn = Math.max(1.1, radius);
  addGlow(canvas, x, y, drawn, color, strength * square(radius / drawn), 1.5);
}

export function paintStars(canvas: Canvas, random: Random, count: number): void {
  const { width, height, unit } = canvas;
  for (let i = 0; i < count; i++) {
    const size = pow(random.next(), 7);
    const x = random.next() * width;
    const y = random.next() * height;
    const hue = random.pick([60, 250, 250, 300]);
    addStar(canvas, x, y, (1.1 + size * 4.5) * unit, oklch(0.94, 0.06, hue), 0.3 + size * 2.4);
  }
  // A few with the cross that a telescope's struts make.
  for (let i = 0; i < 7; i++) {
    const x = random.next() * width;
    const y = random.next() * height * 0.65;
    const long = random.range(12, 32) * unit;
    const color = oklch(0.96, 0.04, 250);
    const w = Math.max(0.6, unit);
    fillPolygons(
      canvas,
      [
        [x - long, y, x, y - w, x + long, y, x, y + w],
        [x, y - long, x + w, y, x, y + long, x - w, y],
      ],
      color,
      { blend: 'add', alpha: 0.8 },
    );
    addGlow(canvas, x, y, long * 0.6, color, 0.7);
  }
}

export interface GalaxyView {
  x: number;
  y: number;
  /** Radius in pixels. */
  radius: number;
  /** Turn of the long axis, radians, and height of the disc as a share of its width. */
  angle: number;
  flatness: number;
}

/** A spiral: two logarithmic arms, a bulge, dust lanes, and star clouds along the arms. */
export function paintGalaxy(
  canvas: Canvas,
  tiles: NoiseTiles,
  colors: SpaceColors,
  view: GalaxyView,
  random: Random,
): void {
  const { unit } = canvas;
  const ca = cos(view.angle);
  const sa = sin(view.angle);
  const spin = random.pick([-1, 1]);
  const wind = random.range(4.4, 6);
  const turn = random.next() * 6.28;
  const warm: Rgb = oklch(0.92, 0.08, 75);
  const arm = oklch(0.72, 0.13, colors.hue);
  const pink = oklch(0.68, 0.18, colors.hue + 60);
  const { x: cx, y: cy, radius, flatness } = view;
  const y0 = cy - radius * 1.1;
  canvas.shade(
    (x, y, out) => {
      const dx = (x - cx) / radius;
      const dy = (y - cy) / radius;
      const u = dx * ca + dy * sa;
      const v = (-dx * sa + dy * ca) / flatness;
      const r = length(u, v);
      if (r > 1.15) return;
      const theta = atan2(v, u) * spin;
      const n = sampleNoise(tiles.fbm, u * 150 + 60, v * 150);
      const fine = sampleNoise(tiles.fbm, u * 420 + 9, v * 420);
      const phase = theta * 2 - log(r + 0.06) * wind + turn + n * 1.5;
      const ridge = 0.5 + 0.5 * cos(phase);
      const arms = pow(ridge, 1.7) * smoothstep(1.1, 0.25, r) * smoothstep(0.03, 0.25, r);
      const dust =
        pow(0.5 + 0.5 * cos(phase - 0.9), 6) * smoothstep(0.08, 0.3, r) * smoothstep(1, 0.5, r);
      const bulge = exp(-r * r * 38) * 1.5 + exp(-r * 6.5) * 0.75;
      const disc = exp(-r * 3.4) * 0.24 * smoothstep(1.12, 0.55, r);
      const glow = arms * (0.55 + n * 0.9 + fine * 0.7);
      const knots = Math.max(0, fine - 0.18) * arms * 3.2;
      const veil = 1 - dust * 0.6 * (0.6 + n);
      for (let c = 0; c < 3; c++) {
        const light =
          warm[c]! * (bulge + disc) + arm[c]! * Math.max(0, glow) * 1.5 + pink[c]! * knots;
        out[c] = out[c]! * (1 - Math.min(0.8, disc + arms * 0.4)) + light * Math.max(0.1, veil);
      }
    },
    y0,
    cy + radius * 1.1,
  );
  for (let i = 0; i < 900; i++) {
    const r = pow(random.next(), 0.7);
    const side = (random.int(0, 1) * TAU) / 2;
    const spread = random.bell() * 0.5;
    const theta = ((log(r + 0.06) * wind - turn) / 2 + side + spread) * spin;
    const size = pow(random.next(), 5);
    const u = cos(theta) * r * radius;
    const v = sin(theta) * r * radius * flatness;
    const hue = random.pick([250, 250, 60, 330]);
    addStar(
      canvas,
      cx + u * ca - v * sa,
      cy + u * sa + v * ca,
      (1 + size * 2.4) * unit,
      oklch(0.92, 0.07, hue),
      0.22 + size,
    );
  }
}
