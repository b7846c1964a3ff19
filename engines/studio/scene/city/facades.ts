/** House fronts: windows, shops and grime, computed in metres on the wall. */
import type { Shader } from '../../core/canvas.ts';
import { mixColors, oklch, type Rgb, scaleColor } from '../../core/color.ts';
import { clamp, exp, lerp, sin, smoothstep, square } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import { hash2, type Random } from '../../core/random.ts';
import { airAt, type CityMood, wallColor } from './city-mood.ts';
import type { StreetView } from './street-view.ts';

export interface Building {
  /** -1 left, 1 right of the street. */
  side: -1 | 1;
  /** Distance of the near corner. */
  z: number;
  /** Extent along the street. */
  depth: number;
  /** Distance of the front from the street's middle. */
  x: number;
  /** Extent away from the street. */
  breadth: number;
  height: number;
  id: number;
  /** Metres per window column and per floor. */
  bay: number;
  floor: number;
  litShare: number;
  windowHue: number;
  windowStyle: 'plain' | 'band' | 'slit';
  albedo: Rgb;
  /** Colour of a light strip at the corner. */
  edge: Rgb | null;
}

export function layBuildings(
  view: StreetView,
  mood: CityMood,
  random: Random,
  neonHue: number,
): Building[] {
  const buildings: Building[] = [];
  const [low, high] = view.heights;
  const isAlley = view.halfWidth < 5;
  for (const side of [-1, 1] as const) {
    let z = isAlley ? 2.2 : 4.5;
    // Far houses are small; a fixed count keeps the draws the same for every picture.
    for (let i = 0; i < 16; i++) {
      const depth = random.range(7, 17) * (isAlley ? 0.6 : 1) * (i > 10 ? 1.6 : 1);
      const gap = random.chance(0.14) ? 3 : 0;
      const near = i === 0;
      buildings.push({
        side,
        z,
        depth,
        x:
          view.halfWidth +
          random.range(-0.4, isAlley ? 0.5 : 1.6) +
          (z > 40 ? random.range(0, 4) : 0),
        breadth: random.range(9, 22),
        height: random.range(near ? high * 0.7 : low, high) * (1 + z / 110),
        id: i * 2 + (side + 1) / 2 + random.int(0, 900) * 32,
        bay: random.range(0.9, 1.5) * (isAlley ? 1 : 1.15),
        floor: random.range(2.4, 3.1),
        litShare: clamp(mood.litShare * random.range(0.5, 1.5)),
        windowHue: random.pick([70, 85, 60, neonHue, 220, 95]),
        windowStyle: random.pick(['plain', 'band', 'slit'] as const),
        albedo: mood.isNeon
          ? oklch(random.range(0.16, 0.3), 0.03, random.range(250, 310))
          : oklch(
              random.range(0.5, 0.84),
              random.range(0.015, 0.07),
              random.pick([40, 55, 75, 85, 250, 30]),
            ),
        edge: mood.isNeon && random.chance(0.55) ? random.pick(mood.neon) : null,
      });
      z += depth + gap;
    }
  }
  return buildings;
}

/** 1 inside [from, to], 0 outside, soft over one pixel at the edges. */
function within(v: number, from: number, to: number, blur: number): number {
  return smoothstep(from - blur, from + blur, v) * smoothstep(to + blur, to - blur, v);
}

/** Top of the shop windows, metres. */
const SHOP_TOP = 3.4;
const SHOP_WIDTH = 3.4;

/**
 * Shades one wall. `along` is true for the wall beside the street, false for the one facing us.
 * The wall position follows from the pixel by inverting the projection.
 */
export function facadeShader(
  building: Building,
  along: boolean,
  view: StreetView,
  mood: CityMood,
  tiles: NoiseTiles,
  width: number,
  height: number,
): Shader {
  const b = building;
  const { focal, cx, cy, eye } = view;
  const warm = oklch(0.82, 0.11, b.windowHue);
  const other = oklch(0.85, 0.08, 80);
  const shops: readonly Rgb[] = [[1, 0.72, 0.42], mood.neon[1]!, mood.neon[0]!, [0.95, 0.85, 0.65]];
  // The sun stands to the right of the street: left walls catch it.
  const light = along ? (b.side < 0 ? 1 : 0.2) : 0.38;
  const wall = wallColor(mood, b.albedo, light);
  const glass = mood.isDark
    ? wallColor(mood, oklch(0.25, 0.03, 250), 0.3)
    : scaleColor(
        mixColors(mood.rig.sky[1], [0.2, 0.2, 0.2], 0.62),
        along && b.side < 0 ? 0.62 : 0.42,
      );
  const street = mood.neon[b.id % 2]!;
  const spill = mood.isNeon ? 0.16 : 0;
  const lampLevel = mood.lampLevel;
  const wallLight = wallColor(mood, [0.8, 0.8, 0.8], light);
  const awnings = [25, 150, 250, 85].map((hue) => oklch(0.55, 0.13, hue));
  const air = new Float64Array(3);
  return (X, Y, out) => {
    const z = along ? (focal * b.x) / Math.max(1, Math.abs(X - cx)) : b.z;
    const y = eye + ((cy - Y) * z) / focal;
    const u = along ? z - b.z : (Math.abs(X - cx) * z) / focal - b.x;
    const bayAt = u / b.bay;
    const floorAt = y / b.floor;
    const bay = Math.floor(bayAt);
    const floor = Math.floor(floorAt);
    const fu = bayAt - bay;
    const fv = floorAt - floor;
    // Windows under two pixels become one even tone.
    const pixels = (focal / z) * b.bay * (along ? Math.min(1, (b.x / z) * 1.05) : 1);
    const detail = smoothstep(1.2, 4, pixels);
    const grime = 1 + sampleNoise(tiles.fbm, u * 9 + b.id * 40, y * 5) * (mood.isNeon ? 0.9 : 0.3);
    const blurU = 0.55 / pixels;
    const blurV = (0.55 * z) / (focal * b.floor);
    let window = 0;
    if (b.windowStyle === 'plain') {
      window = within(fu, 0.14, 0.86, blurU) * within(fv, 0.25, 0.85, blurV);
    } else if (b.windowStyle === 'band') window = within(fv, 0.3, 0.8, blurV);
    else window = within(fu, 0.3, 0.7, blurU) * within(fv, 0.12, 0.9, blurV);
    window *= y < 0 ? 0 : 1;
    const row = hash2(b.id * 7 + (along ? 1 : 0), floor);
    const share = b.litShare * (row < 0.18 ? 1.7 : row > 0.8 ? 0.25 : 1);
    const isLit = hash2(bay + b.id * 131, floor + (along ? 0 : 999)) < share;
    const brightness = 0.18 + 0.95 * square(hash2(bay * 3 + 1, floor * 5 + b.id));
    const blind = b.windowStyle === 'plain' ? 0.7 + 0.3 * sin(fv * 28) : 1;
    let glow = isLit ? window * brightness * blind : 0;
    glow = lerp(share * 0.16, glow, detail) * lampLevel;
    const lamp = hash2(bay, floor * 17 + b.id) < 0.75 ? warm : other;
    const pane = lerp(0.35, window, detail);
    // Cornices between floors: what daylight shows where night shows windows.
    const ledge = mood.isDark ? 1 : 1 - 0.28 * smoothstep(0.1, 0.02, fv) * detail;
    const low = exp(-Math.max(0, y) / 7);
    const plinth = y < 0.35 ? 0.45 : 1;
    const haze = 1 - exp(-z / mood.visibility);
    airAt(mood, view, width, height, X, Math.min(Y, 2 * cy - Y), air);
    for (let c = 0; c < 3; c++) {
      const tone = lerp(
        wall[c]! * ledge,
        mood.isNeon ? wall[c]! * 0.5 : glass[c]!,
        pane * (isLit ? 0.4 : 1),
      );
      const lit = (tone + street[c]! * spill * low * 0.55) * grime * plinth + lamp[c]! * glow * 0.8;
      out[c] = lerp(lit, air[c]!, haze);
    }
    if (y >= SHOP_TOP || y < 0.3) return;
    // Offset so that it stays positive on walls that reach behind their corner.
    const shop = Math.floor(u / SHOP_WIDTH) + (b.id % 97) + 64;
    const su = u / SHOP_WIDTH - Math.floor(u / SHOP_WIDTH);
    if (hash2(shop, 77) >= 0.8 || su < 0.06 || su > 0.94) return;
    // Shelves, goods and a bright fascia behind glass.
    const goods = sampleNoise(tiles.fbm, u * 26 + (b.id % 97) * 50, y * 22);
    const shelf = Math.abs((y % 0.8) - 0.4) < 0.06 ? 0.45 : 1;
    const level = (0.35 + 0.75 * hash2(shop, 3)) * (y > 2.7 ? 1.5 : (0.55 + goods * 1.3) * shelf);
    const pick = hash2(shop, 9);
    const tint =
      pick < 0.55 ? shops[0]! : pick < 0.75 ? shops[1]! : pick < 0.9 ? shops[2]! : shops[3]!;
    if (!mood.isDark && y > 2.6) {
      // By day shops are dark glass under striped awnings.
      const cloth = awnings[Math.abs(shop) % awnings.length]!;
      const stripe = Math.floor(su * 9) % 2 === 0 ? 1 : 0.55;
      const fall = 0.75 + 0.4 * smoothstep(2.6, SHOP_TOP, y);
      for (let c = 0; c < 3; c++) {
        const lit = lerp(0.9, cloth[c]!, stripe) * wallLight[c]! * fall;
        out[c] = lerp(lit, air[c]!, haze);
      }
      return;
    }
    const k = level * (1 - haze) * (mood.isDark ? 0.8 * lampLevel : 0.16);
    const dim = mood.isDark ? 0.4 : 0.5;
    const glint = mood.isDark ? tint : warm;
    for (let c = 0; c < 3; c++) out[c] = out[c]! * dim + Math.max(0, glint[c]! * k);
  };
}
