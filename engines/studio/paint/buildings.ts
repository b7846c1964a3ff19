/** Small buildings: houses, lighthouse. */
import type { Canvas } from '../core/canvas.ts';
import { oklch, type Rgb } from '../core/color.ts';
import { ellipse, rect, spline, stroke } from '../core/geometry.ts';
import { clamp, square } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import { addGlow, fillPolygons } from '../core/raster.ts';
import { type LightRig, lightPixel, litColor } from './light-rig.ts';

const LAMP = oklch(0.88, 0.14, 78);

export interface HouseOptions {
  /** Middle of its foot, pixels. */
  x: number;
  y: number;
  /** Width over both visible walls, pixels. */
  size: number;
  haze: number;
  lightSide: number;
  wall?: Rgb;
  roof?: Rgb;
  snow: number;
  litWindows: number;
}

/** A gabled house in three-quarter view: gable on the light's side, long wall beside it. */
export function paintHouse(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  options: HouseOptions,
): void {
  const { x, y, size: s, lightSide: side, haze } = options;
  const wall = options.wall ?? oklch(random.range(0.74, 0.9), 0.035, random.pick([80, 60, 95, 30]));
  const roof =
    options.roof ?? oklch(random.range(0.42, 0.52), 0.09, random.pick([35, 25, 45, 260]));
  const gable = 0.38 * s;
  const long = 0.62 * s;
  const high = 0.4 * s;
  const ridge = 0.34 * s;
  // `side` mirrors the house; px() places x from its lit end.
  const px = (u: number) => x + side * (s / 2 - u);
  const texture =
    (albedo: Rgb, light: number, stripes: number) =>
    (ax: number, ay: number, out: Float64Array) => {
      const n = sampleNoise(tiles.fbm, (ax * 60) / s, (ay * 60) / s);
      const stripe = stripes > 0 ? (Math.floor(((ay - y) / s) * stripes) & 1) * 0.08 : 0;
      out.set(albedo);
      lightPixel(rig, out, light + n * 0.25 - stripe - clamp(0.12 - (y - ay) / s) * 1.2, haze);
    };
  const snowed: Rgb = oklch(0.95, 0.012, 245);
  fillPolygons(
    canvas,
    [px(gable), y, px(gable + long), y, px(gable + long), y - high, px(gable), y - high],
    texture(wall, 0.34, 0),
  );
  fillPolygons(
    canvas,
    [px(0), y, px(gable), y, px(gable), y - high, px(gable / 2), y - high - ridge, px(0), y - high],
    texture(wall, 0.86, 0),
  );
  const chimneyX = px(gable + long * 0.55);
  fillPolygons(
    canvas,
    rect(chimneyX - 0.035 * s, y - high - ridge * 1.22, 0.07 * s, ridge * 0.8),
    texture(oklch(0.5, 0.06, 35), 0.55, 40),
  );
  const eave = 0.05 * s;
  fillPolygons(
    canvas,
    [
      px(gable / 2 - 0.02 * s),
      y - high - ridge - 0.02 * s,
      px(gable / 2 + long + eave),
      y - high - ridge - 0.02 * s,
      px(gable + long + eave),
      y - high + eave * 0.8,
      px(gable - 0.02 * s),
      y - high + eave * 0.8,
    ],
    texture(options.snow > 0 ? snowed : roof, 0.56, options.snow > 0 ? 0 : 34),
  );
  const trim = stroke(
    [
      px(-0.04 * s),
      y - high + 0.05 * s,
      px(gable / 2),
      y - high - ridge - 0.01 * s,
      px(gable + 0.01 * s),
      y - high + 0.05 * s,
    ],
    0.035 * s,
  );
  fillPolygons(canvas, trim, litColor(rig, options.snow > 0 ? snowed : roof, 0.9, haze));
  const opening = (u: number, v: number, w: number, h: number, lit: boolean): void => {
    const glass: Rgb = lit
      ? [LAMP[0] * (rig.isDark ? 1.5 : 1), LAMP[1] * (rig.isDark ? 1.5 : 1), LAMP[2]]
      : litColor(rig, oklch(0.3, 0.04, 250), 0.5, haze);
    const x0 = Math.min(px(u), px(u + w));
    fillPolygons(
      canvas,
      rect(x0 - 0.008 * s, y - v - h - 0.008 * s, w + 0.016 * s, h + 0.016 * s),
      litColor(rig, oklch(0.85, 0.02, 80), 0.7, haze),
    );
    fillPolygons(canvas, rect(x0, y - v - h, w, h), glass);
    fillPolygons(
      canvas,
      [
        rect(x0 + w / 2 - 0.004 * s, y - v - h, 0.008 * s, h),
        rect(x0, y - v - h / 2, w, 0.008 * s),
      ],
      litColor(rig, oklch(0.4, 0.03, 60), 0.5, haze),
    );
    if (lit && rig.isDark) addGlow(canvas, x0 + w / 2, y - v - h / 2, 0.2 * s, LAMP, 0.5);
  };
  const lit = () => random.chance(options.litWindows);
  opening(gable * 0.34, high * 0.95, gable * 0.32, ridge * 0.42, lit());
  opening(gable + long * 0.12, 0.14 * s, 0.1 * s, 0.13 * s, lit());
  opening(gable + long * 0.72, 0.14 * s, 0.1 * s, 0.13 * s, lit());
  const doorX = Math.min(px(gable * 0.33), px(gable * 0.67));
  fillPolygons(
    canvas,
    rect(doorX, y - 0.24 * s, gable * 0.34, 0.24 * s),
    litColor(rig, oklch(0.38, 0.08, random.pick([30, 150, 250])), 0.7, haze),
  );
  if (options.litWindows > 0.5)
    paintSmoke(canvas, rig, random, chimneyX, y - high - ridge * 1.2, s);
}

function paintSmoke(
  canvas: Canvas,
  rig: LightRig,
  random: Random,
  x: number,
  y: number,
  s: number,
): void {
  const drift = random.range(0.2, 0.5) * s;
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const r = (0.03 + 0.09 * t) * s;
    fillPolygons(
      canvas,
      ellipse(x + drift * t * t + random.bell() * r * 0.4, y - t * 0.55 * s, r, r * 0.8),
      rig.cloudLight,
      {
        alpha: 0.22 * (1 - t * 0.75),
        blur: r * 0.4,
      },
    );
  }
}

export interface LighthouseOptions {
  x: number;
  y: number;
  /** Pixels. */
  height: number;
  haze: number;
  lightSide: number;
  stripe?: Rgb;
}

/** A striped tower with a gallery and lantern; by night it throws a beam. */
export function paintLighthouse(
  canvas: Canvas,
  rig: LightRig,
  tiles: NoiseTiles,
  options: LighthouseOptions,
): void {
  const { x, y, height: h, haze, lightSide } = options;
  const white = oklch(0.94, 0.01, 90);
  const stripe = options.stripe ?? oklch(0.55, 0.19, 27);
  const half = (v: number) => h * (0.085 - 0.035 * v);
  const shade = (albedo: (v: number) => Rgb) => (px: number, py: number, out: Float64Array) => {
    const v = (y - py) / h;
    const u = clamp((px - x) / half(clamp(v)), -1, 1);
    const n = sampleNoise(tiles.fbm, (px * 90) / h, (py * 40) / h);
    out.set(albedo(v));
    lightPixel(rig, out, 0.45 + 0.55 * u * lightSide - 0.12 * u * u + n * 0.2, haze);
  };
  const body = [
    x - half(0),
    y,
    x - half(0.8),
    y - 0.8 * h,
    x + half(0.8),
    y - 0.8 * h,
    x + half(0),
    y,
  ];
  fillPolygons(
    canvas,
    body,
    shade((v) => (Math.floor(v * 6.2) % 2 === 1 ? stripe : white)),
  );
  for (const [v, side] of [
    [0.2, -1],
    [0.42, 1],
    [0.62, -1],
  ] as const) {
    const w = 0.018 * h;
    fillPolygons(
      canvas,
      rect(x - side * w - w / 2, y - v * h, w, w * 1.7),
      rig.isDark ? LAMP : litColor(rig, oklch(0.25, 0.02, 260), 0.3, haze),
    );
  }
  const top = y - 0.8 * h;
  fillPolygons(
    canvas,
    rect(x - 0.075 * h, top - 0.015 * h, 0.15 * h, 0.025 * h),
    shade(() => oklch(0.35, 0.02, 260)),
  );
  const lantern = rig.isDark
    ? ([1.9, 1.7, 1.2] as Rgb)
    : litColor(rig, oklch(0.85, 0.06, 95), 0.9, haze);
  fillPolygons(canvas, rect(x - 0.038 * h, top - 0.09 * h, 0.076 * h, 0.078 * h), lantern);
  const bars = [-0.036, -0.012, 0.012, 0.036].map((u) =>
    rect(x + u * h - 0.003 * h, top - 0.09 * h, 0.006 * h, 0.078 * h),
  );
  fillPolygons(canvas, bars, litColor(rig, oklch(0.25, 0.02, 260), 0.4, haze));
  const dome = spline(
    [
      x - 0.052 * h,
      top - 0.088 * h,
      x - 0.03 * h,
      top - 0.13 * h,
      x,
      top - 0.155 * h,
      x + 0.03 * h,
      top - 0.13 * h,
      x + 0.052 * h,
      top - 0.088 * h,
    ],
    false,
    5,
  );
  fillPolygons(
    canvas,
    dome,
    shade(() => stripe),
  );
  fillPolygons(
    canvas,
    rect(x - 0.004 * h, top - 0.2 * h, 0.008 * h, 0.05 * h),
    litColor(rig, oklch(0.25, 0.02, 260), 0.4, haze),
  );
  if (!rig.isDark) return;
  const lampY = top - 0.05 * h;
  addGlow(canvas, x, lampY, 0.5 * h, LAMP, 0.9, 3);
  const reach = 3.2 * h;
  for (const side of [-1, 1]) {
    fillPolygons(
      canvas,
      [
        x,
        lampY - 2,
        x + side * reach,
        lampY - 0.3 * h,
        x + side * reach,
        lampY + 0.1 * h,
        x,
        lampY + 2,
      ],
      (px, _py, out) => {
        const t = Math.abs(px - x) / reach;
        out.set(LAMP);
        out[3] = 0.3 * square(1 - t);
      },
      { blend: 'add', blur: 0.012 * h },
    );
  }
}
