/** Marbling: colours floated on water and drawn through one another, veined stone, agate. */
import { createRamp, mixColors } from '../../core/color.ts';
import { clamp, length, sin, smoothstep, TAU } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import { noiseScale } from '../../core/torus.ts';
import { createWaveField, type PaintSheet, type Sheet } from './sheet.ts';

/** Two rounds of domain warping, in noise texels. Costs three fetches a place. */
function createWarp({ canvas, tiles, random }: Sheet, scale: number, strength: number) {
  const [sx, sy] = noiseScale(canvas, scale);
  const a = random.next() * 512;
  const b = random.next() * 512;
  return (x: number, y: number, out: Float64Array): void => {
    const u = x * sx;
    const v = y * sy;
    const first = sampleNoise(tiles.fbm, u + a, v) * strength;
    const second = sampleNoise(tiles.fbm, u + first, v + b - first) * strength;
    out[0] = u + second;
    out[1] = v - first + second * 0.5;
    out[2] = sampleNoise(tiles.fbm, u + second + 40, v + second - first + 90);
  };
}

/** Stone with veins: thin bright lines where a warped field crosses zero. */
const paintVeined: PaintSheet = (sheet) => {
  const { canvas, tiles, palette, random } = sheet;
  const warp = createWarp(sheet, 0.2, random.range(46, 70));
  const isDark = random.chance(0.4);
  const ground = isDark ? palette.dark : mixColors(palette.paper, palette.inks[1]!, 0.06);
  const cloud = mixColors(ground, palette.inks[0]!, isDark ? 0.45 : 0.24);
  const vein = isDark ? mixColors(palette.inks[1]!, palette.paper, 0.35) : palette.inks[2]!;
  const gold = palette.inks[1]!;
  const at = new Float64Array(3);
  const [fx, fy] = noiseScale(canvas, 1.2);
  const detail = noiseScale(canvas, 0.5);
  canvas.shade((x, y, out) => {
    warp(x, y, at);
    const field = at[2]!;
    const fine = sampleNoise(tiles.ridge, at[0]! * 0.6 + 20, at[1]! * 0.6);
    const body = smoothstep(-0.35, 0.4, field + fine * 0.12);
    // A vein's width follows the field's slope; a second family is thinner.
    const main = smoothstep(0.035, 0.004, Math.abs(field + fine * 0.03));
    const thin = smoothstep(
      0.02,
      0.002,
      Math.abs(sampleNoise(tiles.fbm, at[0]! * 1.4, at[1]! * 1.4 + 60)),
    );
    const strength =
      0.35 + 0.65 * smoothstep(-0.2, 0.3, sampleNoise(tiles.fbm, x * detail[0] + 9, y * detail[1]));
    const grain = 1 + sampleNoise(tiles.fine, x * fx, y * fy) * 0.025;
    for (let c = 0; c < 3; c++) {
      let v = ground[c]! + (cloud[c]! - ground[c]!) * body;
      v += (vein[c]! - v) * thin * 0.45 * strength;
      v += (gold[c]! * 1.08 - v) * main * strength;
      out[c] = v * grain;
    }
  });
};

/** Colours dripped and combed, as on Turkish paper. */
const paintEbru: PaintSheet = (sheet) => {
  const { canvas, tiles, palette, random } = sheet;
  const warp = createWarp(sheet, 0.16, random.range(60, 110));
  const field = createWaveField(canvas, random, [1, 3]);
  const bands = random.int(5, 9);
  const comb = random.range(0.25, 0.6);
  const teeth = random.int(6, 12);
  const colors = [
    palette.inks[0]!,
    palette.paper,
    palette.inks[1]!,
    palette.dark,
    palette.inks[2]!,
    palette.paper,
    palette.inks[3]!,
  ];
  const at = new Float64Array(3);
  const [fx, fy] = noiseScale(canvas, 1.2);
  const { width } = canvas;
  canvas.shade((x, y, out) => {
    warp(x, y, at);
    const pulled = sin((x / width) * TAU * teeth) * comb;
    const t = (field(x, y) * 0.5 + 0.5 + at[2]! * 0.9 + pulled * 0.16) * bands;
    const whole = Math.floor(t);
    const within = t - whole;
    const color = colors[((whole % colors.length) + colors.length) % colors.length]!;
    const next = colors[(((whole + 1) % colors.length) + colors.length) % colors.length]!;
    const share = smoothstep(0.93, 1, within);
    const rim = smoothstep(0.1, 0, within) * 0.14;
    const grain = 1 + sampleNoise(tiles.fine, x * fx, y * fy) * 0.05;
    for (let c = 0; c < 3; c++) {
      out[c] = (color[c]! + (next[c]! - color[c]!) * share) * (1 - rim) * grain;
    }
  });
};

/** A slice of agate: fine rings around one or two hollows. */
const paintAgate: PaintSheet = (sheet) => {
  const { canvas, tiles, palette, random } = sheet;
  const { width, height, unit, isTorus } = canvas;
  const warp = createWarp(sheet, 0.14, 40);
  const ramp = createRamp([
    [0, palette.dark],
    [0.22, palette.inks[0]!],
    [0.45, palette.inks[1]!],
    [0.68, palette.paper],
    [0.85, palette.inks[2]!],
    [1, mixColors(palette.dark, palette.inks[0]!, 0.4)],
  ]);
  const hearts = Array.from({ length: 2 }, () => ({
    x: width * random.range(0.2, 0.8),
    y: height * random.range(0.2, 0.8),
    grow: random.range(0.8, 1.3),
  }));
  const rings = random.int(14, 26);
  const at = new Float64Array(3);
  const rgb = new Float64Array(3);
  const around = (d: number, long: number) => (isTorus ? d - long * Math.round(d / long) : d);
  const [fx, fy] = noiseScale(canvas, 1.1);
  canvas.shade((x, y, out) => {
    warp(x, y, at);
    let d = 1e9;
    for (const heart of hearts) {
      const r = length(around(x - heart.x, width), around(y - heart.y, height)) / (620 * unit);
      d = Math.min(d, r * heart.grow);
    }
    const t = d + at[2]! * 0.34;
    const band = t * rings;
    const line = band - Math.floor(band);
    const pick = sampleNoise(tiles.fbm, Math.floor(band) * 37.3, 11);
    ramp.sample(clamp(t * 0.75 + pick * 0.16), rgb);
    const edge = 1 - smoothstep(0.16, 0, line) * 0.28 + smoothstep(0.7, 1, line) * 0.16;
    const hollow = smoothstep(0.1, 0.04, t);
    const sparkle = sampleNoise(tiles.fine, x * fx, y * fy);
    for (let c = 0; c < 3; c++) {
      const crystal = palette.paper[c]! * (0.75 + sparkle * 0.9);
      out[c] = rgb[c]! * edge + (crystal - rgb[c]! * edge) * hollow * 0.8;
    }
  });
};

/** Ink let into water: smoke-like folds, lit from one side. */
const paintInkFolds: PaintSheet = (sheet) => {
  const { canvas, palette, random } = sheet;
  const { unit } = canvas;
  const warp = createWarp(sheet, 0.1, random.range(80, 130));
  const ramp = createRamp([
    [0, palette.dark],
    [0.3, palette.inks[0]!],
    [0.52, palette.inks[2]!],
    [0.72, palette.inks[1]!],
    [1, palette.paper],
  ]);
  const at = new Float64Array(3);
  const lit = new Float64Array(3);
  const rgb = new Float64Array(3);
  canvas.shade((x, y, out) => {
    warp(x, y, at);
    warp(x - 5 * unit, y - 7 * unit, lit);
    const field = at[2]!;
    const slope = clamp((field - lit[2]!) * 7, -0.45, 0.55);
    ramp.sample(clamp(0.5 + field * 1.15), rgb);
    for (let c = 0; c < 3; c++) out[c] = rgb[c]! * (1 + slope) + Math.max(0, slope - 0.2) * 0.12;
  });
};

const LAYOUTS = [paintVeined, paintEbru, paintAgate, paintInkFolds] as const;

export const paintMarble: PaintSheet = (sheet) => {
  sheet.random.pick(LAYOUTS)({ ...sheet, random: sheet.random.fork('marble') });
};
