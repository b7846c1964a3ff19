/** The road: what stands beside it mirrored in the wet, asphalt and lines where it is dry. */
import type { Canvas } from '../../core/canvas.ts';
import { oklch } from '../../core/color.ts';
import { exp, lerp, smoothstep } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import { fillPolygons } from '../../core/raster.ts';
import { type CityMood, wallColor } from './city-mood.ts';
import type { StreetView } from './street-view.ts';

/** Samples along the smear of a reflection. */
const SMEAR = 6;

export function paintRoad(
  canvas: Canvas,
  view: StreetView,
  mood: CityMood,
  tiles: NoiseTiles,
): void {
  const { width, height, unit } = canvas;
  const { cx, cy, focal, eye, halfWidth } = view;
  const slope = eye / halfWidth;
  const mirror = canvas.clone();
  const asphalt = wallColor(mood, oklch(mood.isNeon ? 0.2 : 0.36, 0.012, 270), 0.5);
  const slab = wallColor(
    mood,
    mood.isSnowing ? oklch(0.93, 0.01, 250) : oklch(0.56, 0.015, 75),
    0.55,
  );
  const paint = wallColor(mood, oklch(0.88, 0.02, 90), 0.6);
  const kerb = halfWidth - Math.min(2, halfWidth * 0.24);
  const rgb = new Float64Array(3);
  const edge = (x: number) => cy + slope * Math.abs(x - cx);
  const shape = [0, height, 0, edge(0), cx, cy, width, edge(width), width, height];
  fillPolygons(canvas, shape, (X, Y, out) => {
    const z = (focal * eye) / Math.max(1, Y - cy);
    const x = ((X - cx) * z) / focal;
    const near = (Y - cy) / height;
    // Far away a row spans metres: puddles and ripples blend into one sheen.
    const close = exp(-z / (view.eye * 14));
    const patch = sampleNoise(tiles.fbm, x * 16 + 300, z * 5) * close + 0.05 * (1 - close);
    const ripple = sampleNoise(tiles.fine, x * 30, z * 11) * close;
    const puddle = smoothstep(-0.06, 0.16, patch);
    const rough = lerp(1, 0.22, puddle);
    // Walls stand on the kerb line, so their mirror image is theirs turned over about it.
    const turn = 2 * edge(X);
    const smear = (16 + 0.11 * ((Y - cy) / unit)) * rough * unit;
    const shiftX = (ripple * 9 + patch * 5) * unit * rough * (0.4 + near * 3);
    let r = 0;
    let g = 0;
    let b = 0;
    for (let k = 0; k < SMEAR; k++) {
      const from = turn - Y + (k - 2.2) * smear * 0.55 + ripple * 10 * unit * rough;
      mirror.sample(X + shiftX, Math.min(from, edge(X) - 1), rgb);
      r += rgb[0]!;
      g += rgb[1]!;
      b += rgb[2]!;
    }
    const strength =
      (mood.wetness * lerp(0.4, 0.98, puddle) * (0.62 + 0.38 * exp(-near * 2.4))) / SMEAR;
    const isWalk = Math.abs(x) > kerb;
    const grain = 1 + ripple * 0.25 + patch * 0.18;
    const haze = 1 - exp(-z / mood.visibility);
    const joint =
      isWalk && (Math.abs((z % 1.6) - 0.8) > 0.77 || Math.abs((Math.abs(x) % 1.2) - 0.6) > 0.575)
        ? 0.75
        : 1;
    const wetShade = 1 - mood.wetness * (0.55 + 0.4 * puddle);
    const bare = wetShade * grain * joint * (1 - haze);
    const ground = isWalk ? slab : asphalt;
    // Houses on the sunny side throw their shadow across most of the street.
    const reach = kerb * (-0.15 + 0.45 * sampleNoise(tiles.fbm, z * 2.2 + 40, 9));
    const sun = mood.isDark
      ? 1
      : 1 + mood.sunshine * (smoothstep(reach + 0.15, reach - 0.15, x) * 1.5 - 0.42);
    const dry = bare * sun;
    const isKerb = Math.abs(Math.abs(x) - kerb) < 0.09;
    const isLane = Math.abs(x) < 0.1 && z % 5 < 2.6 && halfWidth > 5;
    // A crossing close to us leads into the picture.
    const isStripe =
      z > 9 && z < 12.5 && Math.abs(x) < kerb - 0.5 && Math.abs(x % 1.1) > 0.55 && halfWidth > 5;
    const mark =
      (isLane ? 0.62 : isStripe ? 0.5 : isKerb ? 0.4 : 0) * (1 - mood.wetness * 0.62) * (1 - haze);
    out[0] =
      r * strength +
      ground[0] * dry +
      paint[0] * mark +
      mood.fogNear[0] * haze * (1 - mood.wetness);
    out[1] =
      g * strength +
      ground[1] * dry +
      paint[1] * mark +
      mood.fogNear[1] * haze * (1 - mood.wetness);
    out[2] =
      b * strength +
      ground[2] * dry +
      paint[2] * mark +
      mood.fogNear[2] * haze * (1 - mood.wetness);
  });
}
