/** A city seen from across the water or from a park: towers in layers before the sky. */
import { bloom } from '../../core/blur.ts';
import type { Canvas } from '../../core/canvas.ts';
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { ellipse, rect, stroke } from '../../core/geometry.ts';
import { clamp, exp, lerp, pow, smoothstep, square, TAU } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import { hash2, type Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import { SkyPlane } from '../../core/sky-plane.ts';
import { lightPixel, litColor } from '../../paint/light-rig.ts';
import { paintLightning } from '../../paint/particles.ts';
import { paintSky } from '../../paint/sky.ts';
import { hasSubject, type SceneSpec } from '../../parse/scene-spec.ts';
import type { SceneContext } from '../scene-painter.ts';
import type { CityMood } from './city-mood.ts';

export type SkylineLayout = 'waterfront' | 'park';

type Roof = 'flat' | 'steps' | 'spire' | 'slant' | 'dome';

interface Tower {
  x: number;
  width: number;
  height: number;
  roof: Roof;
  albedo: Rgb;
  id: number;
  litShare: number;
  hue: number;
  antenna: number;
}

/** Silhouette pieces of one tower standing on row `base`. */
function towerShape(t: Tower, base: number): number[][] {
  const { x, width: w, height: h } = t;
  const top = base - h;
  const cx = x + w / 2;
  switch (t.roof) {
    case 'steps':
      return [
        rect(x, base - h * 0.72, w, h * 0.72 + 2),
        rect(x + w * 0.14, base - h * 0.88, w * 0.72, h * 0.88),
        rect(x + w * 0.3, top, w * 0.4, h),
      ];
    case 'spire':
      return [
        rect(x, base - h * 0.8, w, h * 0.8 + 2),
        [
          x + w * 0.08,
          base - h * 0.8,
          x + w * 0.92,
          base - h * 0.8,
          cx + w * 0.06,
          top,
          cx - w * 0.06,
          top,
        ],
      ];
    case 'slant':
      return [[x, base + 2, x, top + w * 0.55, x + w, top, x + w, base + 2]];
    case 'dome':
      return [
        rect(x, top + w * 0.5, w, h - w * 0.5 + 2),
        ellipse(cx, top + w * 0.5, w / 2, w / 2, 0, TAU / 2, TAU),
      ];
    default:
      return [rect(x, top, w, h + 2), rect(x + w * 0.2, top - w * 0.12, w * 0.3, w * 0.14)];
  }
}

function raiseTowers(canvas: Canvas, mood: CityMood, depth: number, random: Random): Tower[] {
  const { width, height, unit } = canvas;
  const towers: Tower[] = [];
  const peak = width * random.range(0.3, 0.7);
  const reach = Math.min(height * 0.5, 560 * unit);
  let x = -30 * unit;
  // A fixed count keeps the draws the same at every size; those beyond the edge are not painted.
  for (let i = 0; i < 64; i++) {
    const w = random.range(30, 78) * unit * (0.75 + depth * 0.5);
    const mound = exp(-square((x + w / 2 - peak) / width) * 7);
    const tall = pow(random.next(), 1.6);
    towers.push({
      x,
      width: w,
      height: reach * (0.16 + 0.3 * mound + tall * (0.12 + 0.62 * mound)) * (1.05 - depth * 0.62),
      roof: random.pick(['flat', 'flat', 'flat', 'steps', 'spire', 'slant', 'dome'] as const),
      albedo: oklch(
        random.range(0.4, 0.72),
        random.range(0.01, 0.055),
        random.pick([250, 60, 35, 85, 230]),
      ),
      id: random.int(0, 100000),
      litShare: clamp(mood.litShare * random.range(0.5, 1.7)),
      hue: random.pick([80, 70, 90, 60, 220]),
      antenna: random.chance(0.28) ? random.range(0.1, 0.3) : 0,
    });
    x += w * random.range(0.9, 1.7 - depth * 0.3);
  }
  return towers;
}

function paintTower(
  canvas: Canvas,
  mood: CityMood,
  tiles: NoiseTiles,
  t: Tower,
  base: number,
  depth: number,
  sunSide: number,
): void {
  const { unit } = canvas;
  const { rig } = mood;
  const haze = 0.6 * pow(1 - depth, 1.1) + 0.03;
  const lamp = oklch(0.85, 0.12, t.hue);
  const cellX = 6.4 * unit * (0.8 + depth * 0.5);
  const cellY = 8 * unit * (0.8 + depth * 0.5);
  // A darker side face gives each tower a second plane.
  const turn = t.x + t.width * (sunSide > 0 ? 0.3 : 0.7);
  const glass = rig.sky[1];
  fillPolygons(canvas, towerShape(t, base), (x, y, out) => {
    const isLitFace = sunSide > 0 ? x > turn : x < turn;
    const col = Math.floor((x - t.x) / cellX);
    const row = Math.floor((y - base) / cellY);
    const fu = (x - t.x) / cellX - col;
    const fv = (y - base) / cellY - row;
    const inWindow = fu > 0.22 && fu < 0.84 && fv > 0.24 && fv < 0.8;
    const shade = sampleNoise(tiles.fbm, (x / unit) * 0.4 + t.id, (y / unit) * 0.4) * 0.1;
    for (let c = 0; c < 3; c++) out[c] = t.albedo[c]!;
    if (inWindow && !mood.isDark)
      for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, glass[c]! * 0.42, 0.6);
    lightPixel(rig, out, (isLitFace ? 0.72 : 0.14) + shade, 0);
    const floorBias = hash2(t.id, row) < 0.16 ? 2 : 1;
    if (inWindow && hash2(col + t.id, row * 3 + 7) < t.litShare * floorBias) {
      const k =
        (0.35 + 0.9 * hash2(col * 5, row + t.id)) * mood.lampLevel * (mood.isDark ? 1.1 : 0.8);
      const tint = mood.isNeon && hash2(t.id, 5) < 0.5 ? mood.neon[t.id % 4]! : lamp;
      for (let c = 0; c < 3; c++) out[c] = out[c]! * 0.4 + tint[c]! * k;
    }
    const low = smoothstep(t.height * 0.9, 0, base - y) * 0.16;
    const air = clamp(haze + low * (1 - depth * 0.4));
    const veil = mood.isNeon ? mood.fogNear : rig.haze;
    for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, veil[c]! * (mood.isNeon ? 0.6 : 1), air);
  });
  if (t.antenna > 0) {
    const cx = t.x + t.width / 2;
    const top = base - t.height;
    const tip = top - t.height * t.antenna;
    const tone = mixColors([0.05, 0.05, 0.07], rig.haze, haze);
    fillPolygons(canvas, stroke([cx, top + 2, cx, tip], Math.max(1, 1.8 * unit)), tone);
    if (mood.isDark) fillPolygons(canvas, ellipse(cx, tip, 2.2 * unit), [1.4, 0.15, 0.1]);
  }
}

/** Water: the picture above, turned over and broken by ripples that widen toward us. */
function paintWater(
  canvas: Canvas,
  mood: CityMood,
  tiles: NoiseTiles,
  line: number,
  offset: number,
): void {
  const { width, height, unit } = canvas;
  const mirror = canvas.clone();
  const deep = mood.isNeon ? mood.fogHigh : mixColors(mood.rig.sky[0], oklch(0.28, 0.06, 240), 0.6);
  const rgb = new Float64Array(3);
  fillPolygons(canvas, rect(0, line, width, height - line), (x, y, out) => {
    const d = (y - line) / (height * 0.4);
    const far = 1 / (0.05 + d);
    const n = sampleNoise(tiles.fbm, ((x / unit) * 0.35) / (0.3 + d) + offset, far * 34);
    const n2 = sampleNoise(tiles.fine, ((x / unit) * 0.25) / (0.3 + d), far * 20 + offset);
    const from = 2 * line - y + (n * 56 * d + n2 * 13 * d) * unit - 2;
    mirror.sample(x + n2 * 22 * d * unit + n * 10 * d * unit, clamp(from, 0, line - 1), rgb);
    const keep = 0.9 - 0.34 * d - 0.06 * (n2 + 0.4);
    for (let c = 0; c < 3; c++) out[c] = lerp(deep[c]! * 0.6, rgb[c]!, clamp(keep));
  });
}

/** Rounded crowns of trees along the lower edge, and a path of lamps at night. */
function paintPark(
  canvas: Canvas,
  mood: CityMood,
  spec: SceneSpec,
  tiles: NoiseTiles,
  line: number,
  random: Random,
): void {
  const { width, height, unit } = canvas;
  const { rig } = mood;
  const leaf = spec.flavors.has('autumn')
    ? oklch(0.6, 0.14, 55)
    : mood.isSnowing
      ? oklch(0.88, 0.015, 240)
      : oklch(0.46, 0.1, 138);
  const lawn = litColor(rig, leaf, 0.3, 0.3);
  fillPolygons(canvas, rect(0, line, width, height - line), lawn);
  for (let row = 0; row < 4; row++) {
    const y = line + (height - line) * (0.05 + row * 0.28);
    const size = (26 + row * 26) * unit;
    const haze = 0.42 - row * 0.13;
    const tone = rig.haze;
    for (let i = 0; i < 46; i++) {
      const x = ((i + random.next()) / 40 - 0.05) * width;
      const r = size * random.range(0.7, 1.35);
      const rise = y - r * random.range(0.1, 0.6);
      const shift = random.range(-0.05, 0.05);
      const seed = random.next() * 512;
      fillPolygons(canvas, ellipse(x, rise + r * 0.3, r, r * 0.9), (px, py, out) => {
        const n = sampleNoise(tiles.fbm, (px / unit) * 1.4 + seed, (py / unit) * 1.4);
        const fine = sampleNoise(tiles.fine, (px / unit) * 0.9 + seed, (py / unit) * 0.9);
        const light = clamp(0.5 - (py - rise) / (r * 2.2) + n * 0.55 + fine * 0.35 + shift);
        for (let c = 0; c < 3; c++) out[c] = leaf[c]! * (0.9 + n * 0.3);
        lightPixel(rig, out, light * 0.85, haze);
        // Ragged edges: leaves, not balls.
        const dx = (px - x) / r;
        const dy = (py - rise - r * 0.3) / (r * 0.9);
        out[3] = smoothstep(1, 0.82, Math.sqrt(dx * dx + dy * dy) + n * 0.24 + fine * 0.16);
        if (row === 0) for (let c = 0; c < 3; c++) out[c] = lerp(out[c]!, tone[c]!, 0.1);
      });
    }
  }
}

export function paintSkyline(
  canvas: Canvas,
  spec: SceneSpec,
  mood: CityMood,
  layout: SkylineLayout,
  random: Random,
  context: SceneContext,
): void {
  const { width, height } = canvas;
  const { tiles, report } = context;
  const line = height * (layout === 'waterfront' ? 0.66 : 0.76);
  const sunSide = random.pick([-1, 1]);
  const sunX = width * (0.5 + sunSide * random.range(0.12, 0.3));
  paintSky(canvas, mood.rig, tiles, random.fork('sky'), {
    horizon: line,
    sunX,
    cloudCover: spec.weather === 'clear' ? 0.15 : Math.max(0.4, mood.rig.overcast),
    starCount: mood.rig.isMoon ? 220 : 0,
  });
  context.paintInSky?.();
  if (hasSubject(spec, 'lightning')) {
    const x = width * (0.5 - sunSide * 0.2);
    paintLightning(canvas, random.fork('lightning'), x, 0.12 * line, line);
  }
  canvas.sky = new SkyPlane(canvas);
  report(0.35);
  for (let k = 0; k < 4; k++) {
    const depth = k / 3;
    const towers = raiseTowers(canvas, mood, depth, random.fork(`row ${k}`));
    for (const t of towers) {
      if (t.x < width) paintTower(canvas, mood, tiles, t, line + k * 1.5, depth, sunSide);
    }
    report(0.35 + 0.1 * (k + 1));
  }
  if (layout === 'waterfront') paintWater(canvas, mood, tiles, line + 4, random.next() * 512);
  else paintPark(canvas, mood, spec, tiles, line, random.fork('park'));
  canvas.sky.settle(canvas);
  report(0.92);
  bloom(canvas, mood.isDark ? 0.55 : 0.85, mood.isDark ? 0.42 : 0.25);
}
