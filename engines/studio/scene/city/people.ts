/** Passers-by: coats, walking legs, umbrellas, each with a mirror image on wet ground. */
import type { Canvas } from '../../core/canvas.ts';
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { ellipse, spline, stroke } from '../../core/geometry.ts';
import { clamp, exp, lerp, pow } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { fillPolygons } from '../../core/raster.ts';
import { type CityMood, wallColor } from './city-mood.ts';
import type { StreetView } from './street-view.ts';

export interface Person {
  /** Metres from the street's middle, and away from us. */
  x: number;
  z: number;
  height: number;
  coat: Rgb;
  umbrella: Rgb | null;
  /** Phase of the step, -1 to 1. */
  stride: number;
  hasBag: boolean;
  /** Hand that holds the umbrella, -1 or 1. */
  hand: number;
  longCoat: boolean;
}

export function choosePerson(
  mood: CityMood,
  random: Random,
  x: number,
  z: number,
  umbrellaChance: number,
): Person {
  const hue = random.pick([20, 60, 250, 300, 160, 30]);
  return {
    x,
    z,
    height: random.range(1.58, 1.86),
    coat: oklch(random.range(0.16, mood.isDark ? 0.26 : 0.4), random.range(0.01, 0.06), hue),
    umbrella: random.chance(umbrellaChance) ? random.pick(mood.neon) : null,
    stride: random.range(-1, 1),
    hasBag: random.chance(0.5),
    hand: random.pick([-1, 1]),
    longCoat: random.chance(0.55),
  };
}

interface Limb {
  shape: number[];
  tone: number;
}

/** Outlines in pixels, from back to front; `up` maps a share of the height to a row. */
function bodyParts(p: Person, px: number, h: number, up: (v: number) => number): Limb[] {
  const at = (points: readonly number[]) =>
    points.map((value, i) => (i % 2 === 0 ? px + value * h : up(value)));
  const s = p.stride * 0.055;
  const hem = p.longCoat ? 0.27 : 0.42;
  const flare = p.longCoat ? 0.125 : 0.1;
  const leg = (side: number, swing: number): Limb[] => [
    {
      shape: stroke(
        at([0.045 * side, hem + 0.06, 0.05 * side + swing * 0.5, 0.24, 0.05 * side + swing, 0.035]),
        (t) => h * lerp(0.085, 0.048, t),
      ),
      tone: 0.62,
    },
    // A shoe, its toe pointing where the foot swings.
    {
      shape: spline(
        at([
          0.05 * side + swing - 0.03,
          0.045,
          0.05 * side + swing + 0.03,
          0.045,
          0.05 * side + swing + 0.042,
          0.006,
          0.05 * side + swing - 0.034,
          0.006,
        ]),
        true,
        4,
      ),
      tone: 0.4,
    },
  ];
  const free = -p.hand;
  const parts: Limb[] = [...leg(-1, -s), ...leg(1, s)];
  parts.push({
    shape: stroke(
      spline(at([0.115 * free, 0.795, 0.15 * free, 0.64, 0.145 * free + s, 0.47]), false, 5),
      (t) => h * lerp(0.078, 0.045, t),
    ),
    tone: 0.75,
  });
  if (p.hasBag) {
    const bx = 0.15 * free + s;
    parts.push({
      shape: spline(
        at([bx - 0.055, 0.46, bx + 0.055, 0.46, bx + 0.065, 0.31, bx - 0.065, 0.31]),
        true,
        4,
      ),
      tone: 0.5,
    });
  }
  parts.push({
    shape: spline(
      at([
        -0.035,
        0.865,
        -0.125,
        0.825,
        -0.138,
        0.7,
        -0.105,
        0.58,
        -flare,
        hem + 0.06,
        -flare - 0.012,
        hem,
        0,
        hem - 0.014,
        flare + 0.012,
        hem,
        flare,
        hem + 0.06,
        0.105,
        0.58,
        0.138,
        0.7,
        0.125,
        0.825,
        0.035,
        0.865,
      ]),
      true,
      4,
    ),
    tone: 1,
  });
  if (p.umbrella) {
    // The raised forearm.
    parts.push({
      shape: stroke(
        spline(at([0.115 * p.hand, 0.79, 0.155 * p.hand, 0.67, 0.075 * p.hand, 0.73]), false, 5),
        (t) => h * lerp(0.074, 0.045, t),
      ),
      tone: 0.85,
    });
  } else {
    parts.push({
      shape: stroke(
        spline(
          at([0.115 * p.hand, 0.795, 0.148 * p.hand, 0.64, 0.14 * p.hand - s, 0.47]),
          false,
          5,
        ),
        (t) => h * lerp(0.078, 0.045, t),
      ),
      tone: 0.85,
    });
  }
  parts.push({ shape: stroke(at([0, 0.84, 0, 0.9]), h * 0.06), tone: 0.7 });
  parts.push({ shape: ellipse(px, up(0.935), h * 0.05, h * 0.062), tone: 0.55 });
  // Hair, as a cap a little wider than the head.
  parts.push({ shape: ellipse(px, up(0.948), h * 0.054, h * 0.052), tone: 0.35 });
  return parts;
}

export function paintPerson(canvas: Canvas, view: StreetView, mood: CityMood, p: Person): void {
  const k = view.focal / p.z;
  const h = p.height * k;
  const [px, py] = view.project(p.x, 0, p.z);
  const haze = 1 - exp(-p.z / (mood.visibility * 0.75));
  const body = mixColors(wallColor(mood, p.coat, 0.4), mood.fogNear, haze);
  const rims = mood.isDark ? [mood.neon[0]!, mood.neon[1]!] : [mood.rig.sun, mood.rig.sky[2]];
  const rimLevel = (mood.isNeon ? 0.32 : 0.1) * (1 - haze);
  const { unit } = canvas;
  const passes = mood.wetness > 0.5 ? [-1, 1] : [1];
  if (mood.wetness <= 0.5) {
    fillPolygons(canvas, ellipse(px, py, h * 0.2, h * 0.026), [0.35, 0.35, 0.42], {
      blend: 'multiply',
      alpha: 0.7 * (1 - haze),
      blur: h * 0.012,
    });
  }
  for (const pass of passes) {
    const isMirror = pass < 0;
    const up = (v: number) => py - pass * v * h;
    const options = { alpha: isMirror ? 0.42 * mood.wetness : 1, blur: isMirror ? 2.4 * unit : 0 };
    for (const limb of bodyParts(p, px, h, up)) {
      fillPolygons(
        canvas,
        limb.shape,
        (x, _y, out) => {
          // Light from both sides of the street catches the outline of the coat.
          const u = clamp((x - px) / (h * 0.14), -1, 1);
          const rim = u * u * u * u * rimLevel;
          const tint = rims[u < 0 ? 0 : 1]!;
          for (let c = 0; c < 3; c++) out[c] = body[c]! * limb.tone + tint[c]! * rim;
        },
        options,
      );
    }
    if (p.umbrella) paintUmbrella(canvas, mood, p, px + p.hand * 0.06 * h, h, up, haze, options);
  }
}

function paintUmbrella(
  canvas: Canvas,
  mood: CityMood,
  p: Person,
  ux: number,
  h: number,
  up: (v: number) => number,
  haze: number,
  options: { alpha: number; blur: number },
): void {
  const reach = h * 0.36;
  const cloth = mood.isDark ? p.umbrella! : wallColor(mood, p.umbrella!, 0.7);
  fillPolygons(
    canvas,
    stroke([ux, up(1.22), ux, up(0.68)], h * 0.012),
    [0.03, 0.03, 0.035],
    options,
  );
  const panels = 5;
  const dome: number[] = [];
  for (let i = 0; i <= 16; i++) {
    const u = (i / 16) * 2 - 1;
    dome.push(ux + u * reach, up(0.985 + 0.225 * (1 - pow(Math.abs(u), 2.3))));
  }
  // The lower edge sags between the ribs.
  for (let i = panels; i >= 1; i--) {
    for (let k = 0; k < 4; k++) {
      const u = ((i - k / 4) / panels) * 2 - 1;
      const sag = 4 * (k / 4) * (1 - k / 4);
      dome.push(ux + u * reach, up(0.985 + 0.026 * sag));
    }
  }
  const glow = mood.isDark ? 0.16 : 0.75;
  fillPolygons(
    canvas,
    dome,
    (x, y, out) => {
      const u = clamp((x - ux) / reach, -1, 1);
      const panel = Math.floor(((u + 1) / 2) * panels);
      const within = ((u + 1) / 2) * panels - panel;
      const shade = 0.7 + 0.3 * (panel % 2) - 0.5 * Math.abs(within - 0.5) * 0.4;
      const high = clamp((up(0.985) - y) / (up(0.985) - up(1.21)));
      const level =
        glow * shade * (0.55 + 0.7 * Math.abs(high)) +
        (mood.isDark ? 0.34 * pow(Math.abs(u), 5) : 0);
      for (let c = 0; c < 3; c++) out[c] = lerp(cloth[c]! * level, mood.fogNear[c]!, haze);
    },
    options,
  );
  fillPolygons(
    canvas,
    stroke([ux, up(1.2), ux, up(1.245)], h * 0.012),
    [0.05, 0.05, 0.06],
    options,
  );
}
