/** Lit signs with invented writing: strokes on a grid, in no script that exists. */
import type { Shader } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { ellipse, type Polygon, rect } from '../../core/geometry.ts';
import { exp, length, lerp, smoothstep } from '../../core/math.ts';
import { hash2, type Random } from '../../core/random.ts';
import { airAt, type CityMood } from './city-mood.ts';
import type { Building } from './facades.ts';
import type { StreetView } from './street-view.ts';

export interface Sign {
  shape: Polygon;
  shader: Shader;
  /** For the halo. */
  x: number;
  y: number;
  radius: number;
  color: Rgb;
  strength: number;
}

/**
 * Ink of an invented character at (a, b) of its unit square, 0 to 1.
 * @param blur half a pixel in units of the square
 */
function inkAt(seed: number, index: number, a: number, b: number, blur: number): number {
  if (a < 0.08 || a > 0.92 || b < 0.08 || b > 0.92) return 0;
  let ink = 0;
  for (let i = 0; i < 5; i++) {
    const at = 0.14 + 0.18 * Math.floor(hash2(seed + i, index * 7) * 5);
    const from = hash2(index, seed + i * 3) * 0.4;
    const to = 0.6 + hash2(index + 5, seed + i) * 0.4;
    const isUpright = hash2(seed + i * 13, index) < 0.5;
    const across = isUpright ? a : b;
    const along = isUpright ? b : a;
    if (along < from || along > to) continue;
    ink = Math.max(ink, smoothstep(0.05 + blur, 0.05 - blur, Math.abs(across - at)));
  }
  return ink;
}

export function hangSigns(
  building: Building,
  view: StreetView,
  mood: CityMood,
  random: Random,
  width: number,
  height: number,
): Sign[] {
  const b = building;
  const isAlley = view.halfWidth < 5;
  const signs: Sign[] = [];
  const reach = 1024 * 0.2 * (view.focal / (0.95 * 1024));
  const wanted = b.z < 70 ? random.int(4, 8) : 2;
  const count = mood.isNeon ? wanted : Math.ceil(wanted * (mood.isDark ? 0.45 : 0.2));
  for (let k = 0; k < count; k++) {
    const z = Math.max(isAlley ? 4.5 : 8.5, b.z + random.next() * b.depth * 0.9 + 0.3);
    const kind = random.pick(['column', 'column', 'board', 'column', 'disc'] as const);
    const isUpright = kind === 'column';
    const scale = isAlley ? 0.55 : 1;
    const w =
      (kind === 'column'
        ? random.range(0.8, 1.5)
        : kind === 'disc'
          ? 1.6
          : random.range(2.2, 3.6)) * scale;
    const h =
      (kind === 'column' ? random.range(3.5, 9) : kind === 'disc' ? 1.6 : random.range(1, 2.2)) *
      scale;
    const bottom = random.range(3.6, isAlley ? 9 : 20);
    const color = random.pick(mood.neon);
    const seed = random.int(0, 1_000_000);
    const isInverse = random.chance(0.35);
    const clear = exp(-z / (mood.visibility * 1.07));
    const outer = b.side * (b.x - 0.12);
    const inner = b.side * (b.x - w - 0.12);
    const [xa, ya] = view.project(inner, bottom, z);
    const [xb, yb] = view.project(outer, bottom + h, z);
    const left = Math.min(xa, xb);
    const right = Math.max(xa, xb);
    const top = Math.min(ya, yb);
    const tall = Math.abs(ya - yb);
    const wide = right - left;
    const middleX = (left + right) / 2;
    const middleY = top + tall / 2;
    const air = new Float64Array(3);
    const cell = Math.min(w, h) * 0.82;
    const level = mood.lampLevel * 1.15;
    // Half a pixel in metres and in units of a character, so edges are smooth.
    const pixel = (0.6 * z) / view.focal;
    const blur = pixel / cell;
    const shader: Shader = (X, Y, out) => {
      const u = ((X - left) / wide) * w;
      const v = ((Y - top) / tall) * h;
      let border = Math.min(u, v, w - u, h - v);
      if (kind === 'disc') border = (0.5 - length(u / w - 0.5, v / h - 0.5)) * w;
      let ink = 0;
      if (kind === 'disc')
        ink = inkAt(seed, 1, (u / w - 0.5) * 1.5 + 0.5, (v / h - 0.5) * 1.5 + 0.5, blur);
      else {
        const along = ((isUpright ? v : u) - 0.1) / cell;
        const across = isUpright ? (u - w * 0.09) / cell : (v - h * 0.09) / cell;
        const index = Math.floor(along);
        const within = along - index;
        ink = isUpright
          ? inkAt(seed, index, across, within, blur)
          : inkAt(seed, index, within, across, blur);
      }
      const frame = smoothstep(0.07 + pixel, 0.07 - pixel, border);
      const k = isInverse ? lerp(0.95, 0.06, ink) : Math.max(ink * 1.7, frame * 1.5, 0.1);
      airAt(mood, view, width, height, X, Math.min(Y, 2 * view.cy - Y), air);
      const whiten = isInverse ? 0 : ink * 0.45;
      for (let c = 0; c < 3; c++) {
        out[c] = lerp(lerp(color[c]!, 1, whiten) * k * level, air[c]!, 1 - clear);
      }
    };
    signs.push({
      shape:
        kind === 'disc'
          ? ellipse(middleX, middleY, wide / 2, tall / 2)
          : rect(left, top, wide, tall),
      shader,
      x: middleX,
      y: middleY,
      radius: Math.min(reach, (tall + wide) * 1.1 + reach * 0.04),
      color,
      strength: 0.2 * clear * mood.lampLevel,
    });
  }
  return signs;
}
