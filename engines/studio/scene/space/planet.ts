/** Planets as shaded spheres: banded gas, rock with craters, seas under cloud; rings around them. */
import type { Canvas } from '../../core/canvas.ts';
import { type ColorRamp, createRamp, oklch, type Rgb } from '../../core/color.ts';
import { ellipse } from '../../core/geometry.ts';
import { clamp, cos, length, lerp, pow, sin, smoothstep } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { addGlow, fillPolygons } from '../../core/raster.ts';

export type PlanetKind = 'gas' | 'rock' | 'ocean' | 'ice';

export interface Planet {
  x: number;
  y: number;
  radius: number;
  kind: PlanetKind;
  /** OKLCH of the middle tone. */
  tone: readonly [number, number, number];
  tilt: number;
  hasRing: boolean;
  /** Toward the sun; unit length. x right, y down, z to the viewer. */
  light: Rgb;
}

function planetRamp(planet: Planet): ColorRamp {
  const [L, C, h] = planet.tone;
  const steps: readonly (readonly [number, number, number])[] =
    planet.kind === 'rock'
      ? [
          [L - 0.25, C * 0.8, h - 10],
          [L - 0.08, C, h],
          [L + 0.06, C * 0.8, h + 12],
          [L + 0.18, C * 0.5, h + 20],
        ]
      : planet.kind === 'ocean'
        ? [
            [L - 0.2, C, h + 8],
            [L, C, h],
            [L + 0.04, C * 0.9, h - 25],
            [0.62, 0.1, h - 110],
            [0.7, 0.07, h - 150],
          ]
        : planet.kind === 'ice'
          ? [
              [L - 0.12, C, h],
              [L + 0.08, C * 0.7, h - 8],
              [0.9, 0.04, h - 20],
              [0.97, 0.015, h],
            ]
          : [
              [L - 0.22, C * 0.75, h - 14],
              [L - 0.06, C, h],
              [L + 0.1, C * 0.95, h + 12],
              [L + 0.28, C * 0.5, h + 28],
              [L + 0.38, C * 0.28, h + 50],
            ];
  return createRamp(
    steps.map(
      ([l, c, hue], i) => [i / (steps.length - 1), oklch(clamp(l, 0.12, 0.97), c, hue)] as const,
    ),
  );
}

/** A shallow bowl with a bright rim for each cell of a jittered lattice; 0 flat. */
function craters(tiles: NoiseTiles, u: number, v: number): number {
  const a = sampleNoise(tiles.fbm, u * 2.1, v * 2.1);
  const b = sampleNoise(tiles.ridge, u * 1.2 + 40, v * 1.2);
  return (
    smoothstep(0.3, 0.42, a) * -0.5 +
    smoothstep(0.24, 0.3, a) * smoothstep(0.36, 0.3, a) * 0.7 +
    b * 0.22
  );
}

function paintRing(canvas: Canvas, tiles: NoiseTiles, planet: Planet, front: boolean): void {
  const { x: px, y: py, radius: R, tone } = planet;
  const c = cos(planet.tilt);
  const s = sin(planet.tilt);
  const flat = 0.24;
  const outer = 1.95;
  const color = oklch(0.82, tone[1] * 0.45, tone[2] + 25);
  const shape = ellipse(px, py, R * outer, R * outer * flat, planet.tilt);
  fillPolygons(canvas, shape, (x, y, out) => {
    const dx = (x - px) / R;
    const dy = (y - py) / R;
    const a = dx * c + dy * s;
    const b = (-dx * s + dy * c) / flat;
    const d = length(a, b);
    if (d < 1.22 || b > 0 !== front) {
      out[3] = 0;
      return;
    }
    const n = sampleNoise(tiles.fine, d * 420, 3) * 0.6 + sampleNoise(tiles.fbm, d * 160, 9);
    const gap = 1 - smoothstep(0.03, 0.01, Math.abs(d - 1.62)) * 0.85;
    const edge = smoothstep(1.22, 1.28, d) * smoothstep(outer, outer - 0.12, d);
    out[3] = edge * gap * (0.28 + 0.6 * smoothstep(-0.3, 0.3, n)) * 0.85;
    // The planet's shadow falls on the far half.
    const along = a * planet.light[0] + b * flat * planet.light[1];
    const shadow = !front && along < 0 && length(a, b * 0.9) < 1.7 ? 0.35 : 1;
    for (let k = 0; k < 3; k++) out[k] = color[k]! * (0.8 + 0.35 * n) * shadow;
  });
}

export function paintPlanet(
  canvas: Canvas,
  tiles: NoiseTiles,
  planet: Planet,
  random: Random,
): void {
  const { unit } = canvas;
  const { x: px, y: py, radius: R, kind, light, tone } = planet;
  const ramp = planetRamp(planet);
  const air = oklch(0.78, Math.max(0.06, tone[1] * 0.85), tone[2] - 18);
  const airy = kind === 'rock' ? 0.25 : 1;
  const ox = random.next() * 512;
  const c = cos(planet.tilt);
  const s = sin(planet.tilt);
  // The halo grows toward the sun side.
  addGlow(
    canvas,
    px + light[0] * R * 0.06,
    py + light[1] * R * 0.06,
    R * 1.3,
    air,
    0.7 * airy,
    3.2,
  );
  if (planet.hasRing) paintRing(canvas, tiles, planet, false);
  // Texture detail follows the planet's size, so small moons are not noisy.
  const grain = Math.min(1, R / (300 * unit)) * 0.6 + 0.4;
  const rgb = new Float64Array(3);
  fillPolygons(canvas, ellipse(px, py, R), (x, y, out) => {
    const nx = (x - px) / R;
    const ny = (y - py) / R;
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
    const bx = nx * c + ny * s;
    const lat = -nx * s + ny * c;
    const lon = (bx / (0.35 + nz)) * 130 * grain;
    let bump = 0;
    let cloud = 0;
    if (kind === 'gas') {
      const w =
        sampleNoise(tiles.fbm, lon * 0.5 + ox, lat * 240) * 0.09 +
        sampleNoise(tiles.fbm, lon * 1.6 + ox, lat * 640) * 0.03;
      const n = sampleNoise(tiles.fbm, lon * 0.12 + 40, (lat + w) * 330);
      const n2 = sampleNoise(tiles.ridge, lon * 0.7 + w * 500, lat * 500 + w * 700);
      ramp.sample(clamp(0.46 + n * 1.25 + n2 * 0.16 + sin((lat + w) * 21) * 0.14), rgb);
    } else {
      const u = lon + ox;
      const v = lat * 130 * grain;
      const w = sampleNoise(tiles.fbm, u * 0.6, v * 0.6) * 40;
      const land = sampleNoise(tiles.fbm, u + w, v - w * 0.5);
      if (kind === 'rock') {
        bump = craters(tiles, u, v);
        ramp.sample(clamp(0.48 + land * 0.8 + bump * 0.3), rgb);
      } else if (kind === 'ice') {
        bump = sampleNoise(tiles.ridge, u * 0.8, v * 0.8) * 0.3;
        ramp.sample(clamp(0.62 + land * 0.9 - Math.max(0, bump) * 0.8), rgb);
      } else {
        ramp.sample(
          land > 0.12 ? 0.62 + Math.min(0.38, land - 0.12) : clamp(0.34 + land * 0.8),
          rgb,
        );
        const swirl = sampleNoise(tiles.fbm, u * 0.9 + w * 1.4 + 90, v * 2.2 + w);
        cloud = smoothstep(0.02, 0.34, swirl) * 0.9;
        const pole = smoothstep(0.78, 0.9, Math.abs(lat) + land * 0.2);
        cloud = Math.max(cloud, pole);
      }
    }
    const day = nx * light[0] + ny * light[1] + nz * light[2];
    const lit = smoothstep(-0.16, 0.92, day + bump * 0.35 * (1 - Math.max(0, day)));
    const limb = pow(1 - nz, 2.6);
    const k = 0.025 + 1.15 * lit;
    for (let i = 0; i < 3; i++) {
      const ground = lerp(rgb[i]!, 0.92, cloud);
      out[i] = ground * k + air[i]! * limb * airy * (0.1 + 1.25 * smoothstep(-0.1, 0.6, day));
    }
  });
  if (planet.hasRing) paintRing(canvas, tiles, planet, true);
}
