/** A castle of towers, walls and a keep, built to a plan that differs by seed. */
import type { Canvas } from '../core/canvas.ts';
import { oklch, type Rgb } from '../core/color.ts';
import { ellipse, rect, spline } from '../core/geometry.ts';
import { clamp, smoothstep } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { hash2, type Random } from '../core/random.ts';
import { addGlow, fillPolygons } from '../core/raster.ts';
import { type LightRig, lightPixel, litColor } from './light-rig.ts';

export interface CastleOptions {
  /** Middle of its foot, pixels. */
  x: number;
  y: number;
  /** Width of its front, pixels; it stands about 1.2 times as high. */
  size: number;
  haze: number;
  /** +1 when the light comes from the right, -1 from the left. */
  lightSide: number;
  /** Hue of walls and roofs; by default by chance. */
  wall?: Rgb;
  roof?: Rgb;
  /** Share of lit windows, 0 to 1. */
  litWindows: number;
}

type Top = 'cone' | 'battlement';

interface TowerPlan {
  /** Middle and width as shares of the size. */
  x: number;
  width: number;
  height: number;
  /** Further back is hazier: 0 front, 1 back. */
  back: number;
  top: Top;
}

const LAMP = oklch(0.88, 0.14, 78);

/** Towers from back to front; keep and walls are drawn between the back and front ones. */
function planTowers(random: Random): TowerPlan[] {
  const top = (coneChance: number): Top => (random.chance(coneChance) ? 'cone' : 'battlement');
  const j = () => random.range(-0.018, 0.018);
  const plan = random.int(0, 2);
  const mirror = random.chance(0.5) ? 1 : -1;
  const back: TowerPlan[] = [
    { x: -0.05 * mirror + j(), width: 0.15, height: random.range(0.9, 1.04), back: 1, top: 'cone' },
    { x: 0.2 * mirror + j(), width: 0.12, height: random.range(0.66, 0.8), back: 0.9, top: 'cone' },
    {
      x: -0.27 * mirror + j(),
      width: 0.11,
      height: random.range(0.58, 0.72),
      back: 0.8,
      top: 'cone',
    },
  ];
  if (plan === 1) {
    back[0] = { x: 0.13 * mirror, width: 0.19, height: 0.94, back: 1, top: 'battlement' };
    back.push({ x: 0.19 * mirror, width: 0.075, height: 1.1, back: 1, top: 'cone' });
  }
  if (plan === 2) {
    back.push({ x: 0.34 * mirror, width: 0.09, height: 0.86, back: 0.95, top: 'cone' });
    back.push({ x: 0.08 * mirror, width: 0.08, height: 1.16, back: 1, top: 'cone' });
  }
  const front: TowerPlan[] = [
    { x: 0.14 * mirror, width: 0.1, height: random.range(0.6, 0.7), back: 0.4, top: 'cone' },
    { x: -0.46, width: 0.14, height: random.range(0.36, 0.46), back: 0, top: top(0.55) },
    { x: 0.45, width: 0.15, height: random.range(0.32, 0.42), back: 0, top: top(0.55) },
    { x: -0.1, width: 0.09, height: 0.31, back: 0, top: 'battlement' },
    { x: 0.1, width: 0.09, height: 0.31, back: 0, top: 'battlement' },
  ];
  return [...back, ...front];
}

export function paintCastle(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: CastleOptions,
): void {
  const { x: cx, y: footY, size, lightSide } = options;
  /** Pixels of one course of masonry and the like. */
  const s = size / 300;
  const wallColor = options.wall ?? oklch(random.range(0.64, 0.76), 0.03, random.range(50, 90));
  const roofHue = random.pick([25, 255, 35, 200, 350, 290]);
  const roofColor = options.roof ?? oklch(0.46, 0.09, roofHue);
  const flagColor = oklch(0.58, 0.2, random.pick([25, 30, 260, 90]));

  /** Masonry; `round` shades it as a cylinder. `occlusion` darkens its foot. */
  const wall = (
    x0: number,
    y0: number,
    w: number,
    h: number,
    round: boolean,
    haze: number,
    occlusion = 1,
  ): void => {
    fillPolygons(canvas, rect(x0, y0, w, h), (x, y, out) => {
      const u = clamp((x - x0) / w) * 2 - 1;
      const course = (y - footY) / (5.2 * s);
      const row = Math.floor(course);
      const along = (x - x0) / (11 * s) + (row & 1) * 0.5;
      const stone = Math.floor(along);
      const joint = course - row < 0.16 || along - stone < 0.09 ? 0.14 : 0;
      const brick = (hash2(stone + 77, row) - 0.5) * 0.2 - joint;
      const weather = sampleNoise(tiles.fbm, (x * 0.9) / s, (y * 0.5) / s);
      let light = round ? 0.42 + 0.62 * u * lightSide - 0.1 * u * u : 0.5 + 0.08 * lightSide;
      light += weather * 0.3 - occlusion * 0.35 * smoothstep(0.5, 1, (y - y0) / h);
      for (let c = 0; c < 3; c++) out[c] = wallColor[c]! * (1 + brick);
      lightPixel(rig, out, light, haze);
    });
  };

  const battlement = (x0: number, y: number, w: number, haze: number, round: boolean): void => {
    const n = Math.max(3, Math.round(w / (9 * s)));
    const merlon = w / (2 * n - 1);
    for (let i = 0; i < n; i++)
      wall(x0 + i * 2 * merlon, y - 7 * s, merlon, 7.5 * s, false, haze, 0);
    wall(x0 - 2 * s, y, w + 4 * s, 5 * s, round, haze, 0);
    fillPolygons(canvas, rect(x0, y + 5 * s, w, 4 * s), [0.55, 0.5, 0.55], {
      blend: 'multiply',
      alpha: 0.7,
    });
  };

  const window = (x: number, y: number, h: number): void => {
    const lit = random.chance(options.litWindows);
    const w = h * 0.36;
    const shape = [rect(x - w / 2, y, w, h), ellipse(x, y, w / 2, w / 2)];
    const glass: Rgb = lit
      ? [LAMP[0] * (rig.isDark ? 1.5 : 1.05), LAMP[1] * (rig.isDark ? 1.5 : 1.05), LAMP[2]]
      : litColor(rig, oklch(0.24, 0.03, 290), 0.3, options.haze * 0.5);
    fillPolygons(canvas, shape, glass);
    if (lit && rig.isDark) addGlow(canvas, x, y + h / 2, h * 2.4, LAMP, 0.42);
  };

  const flag = (x: number, y: number, haze: number): void => {
    const pole = Math.max(0.8, 1.4 * s);
    fillPolygons(
      canvas,
      rect(x - pole / 2, y - 15 * s, pole, 17 * s),
      litColor(rig, [0.05, 0.05, 0.07], 0.3, haze),
    );
    const f = random.range(0.8, 1.25) * lightSide;
    const cloth = [
      x,
      y - 15 * s,
      x + 9 * f * s,
      y - 13.5 * s,
      x + 17 * f * s,
      y - 11 * s,
      x + 9 * f * s,
      y - 9.5 * s,
      x,
      y - 8 * s,
    ];
    fillPolygons(canvas, spline(cloth, true, 3), litColor(rig, flagColor, 0.75, haze));
  };

  const cone = (x: number, y: number, w: number, h: number, haze: number): void => {
    const e = w * 0.14;
    const outline = spline(
      [
        x - w / 2 - e,
        y,
        x - w * 0.32,
        y - h * 0.3,
        x - w * 0.1,
        y - h * 0.78,
        x,
        y - h,
        x + w * 0.1,
        y - h * 0.78,
        x + w * 0.32,
        y - h * 0.3,
        x + w / 2 + e,
        y,
        x,
        y + w * 0.07,
      ],
      true,
      5,
    );
    fillPolygons(canvas, outline, (px, py, out) => {
      const half = (w / 2 + e) * (1 - ((y - py) / h) * 0.9) + 0.5;
      const u = clamp((px - x) / half, -1, 1);
      const slate = (Math.floor(py / (4.2 * s)) & 1) * 0.07;
      const n = sampleNoise(tiles.fine, px / s, py / s) * 0.25;
      out.set(roofColor);
      lightPixel(rig, out, 0.42 + 0.55 * u * lightSide - slate + n, haze);
    });
    flag(x, y - h, haze);
  };

  const tower = (plan: TowerPlan): void => {
    const x = cx + plan.x * size;
    const w = plan.width * size;
    const h = plan.height * size;
    const y = footY - h;
    const haze = options.haze + plan.back * 0.12;
    wall(x - w / 2, y, w, h + 8 * s, true, haze);
    const windows = Math.max(1, Math.floor(h / (62 * s)));
    for (let i = 0; i < windows; i++) {
      window(x + random.range(-0.16, 0.16) * w, y + h * (0.16 + (0.62 * i) / windows), 12 * s);
    }
    if (plan.top === 'battlement') {
      battlement(x - w * 0.56, y, w * 1.12, haze, true);
      return;
    }
    wall(x - w * 0.57, y - 3 * s, w * 1.14, 13 * s, true, haze, 0);
    fillPolygons(canvas, rect(x - w * 0.5, y + 10 * s, w, 4 * s), [0.5, 0.45, 0.52], {
      blend: 'multiply',
      alpha: 0.75,
    });
    cone(x, y - 2 * s, w * 1.16, w * random.range(1.35, 1.95), haze);
  };

  const towers = planTowers(random);
  for (const plan of towers.filter((t) => t.back > 0.5)) tower(plan);

  const keepHaze = options.haze + 0.05;
  const keepHeight = random.range(0.48, 0.58) * size;
  wall(cx - 0.19 * size, footY - keepHeight, 0.36 * size, keepHeight + 6 * s, false, keepHaze);
  battlement(cx - 0.19 * size, footY - keepHeight, 0.36 * size, keepHaze, false);
  for (let i = 0; i < 4; i++)
    window(cx - 0.13 * size + i * 0.08 * size, footY - keepHeight * 0.8, 15 * s);
  for (const plan of towers.filter((t) => t.back > 0 && t.back <= 0.5)) tower(plan);

  wall(cx - 0.46 * size, footY - 0.22 * size, 0.9 * size, 0.27 * size, false, options.haze);
  battlement(cx - 0.46 * size, footY - 0.22 * size, 0.9 * size, options.haze, false);
  for (let i = 0; i < 6; i++) {
    const wx = cx + (-0.38 + i * 0.152) * size;
    if (Math.abs(wx - cx) > 0.16 * size) window(wx, footY - 0.15 * size, 9 * s);
  }
  for (const plan of towers.filter((t) => t.back === 0)) tower(plan);

  const gate = [
    rect(cx - 0.042 * size, footY - 0.11 * size, 0.084 * size, 0.14 * size),
    ellipse(cx, footY - 0.11 * size, 0.042 * size),
  ];
  fillPolygons(canvas, gate, litColor(rig, oklch(0.22, 0.04, 40), 0.2, options.haze));
  if (rig.isDark) addGlow(canvas, cx, footY - 0.05 * size, 0.1 * size, LAMP, 0.35);
}
