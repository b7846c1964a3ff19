/** Where the animal is: painted at quarter size and out of focus, as a long lens would show it. */
import { blurred, enlarge } from '../../core/blur.ts';
import type { Canvas } from '../../core/canvas.ts';
import { createRamp, mixColors, oklch, type Rgb } from '../../core/color.ts';
import { ellipse, spline, stroke } from '../../core/geometry.ts';
import { clamp, sin, TAU } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { addGlow, fillPolygons } from '../../core/raster.ts';
import { type LightRig, litColor } from '../../paint/light-rig.ts';
import { hasSubject, type SceneSpec } from '../../parse/scene-spec.ts';

export type SettingName =
  | 'forest'
  | 'snow-forest'
  | 'meadow'
  | 'mountains'
  | 'lights'
  | 'shore'
  | 'studio';

export function chooseSetting(spec: SceneSpec, isIndoor: boolean, random: Random): SettingName {
  const isSnow = spec.weather === 'snow';
  if (hasSubject(spec, 'forest', 'tree', 'pine')) return isSnow ? 'snow-forest' : 'forest';
  if (hasSubject(spec, 'city', 'street', 'skyscraper') || spec.flavors.has('neon')) return 'lights';
  if (hasSubject(spec, 'sea', 'lake', 'river', 'boat')) return 'shore';
  if (hasSubject(spec, 'mountain')) return 'mountains';
  if (hasSubject(spec, 'hill', 'flowers', 'path')) return 'meadow';
  if (spec.framing === 'minimal' || spec.palette.length > 0) return 'studio';
  if (isSnow) return 'snow-forest';
  const choices: SettingName[] = isIndoor
    ? ['studio', 'lights', 'meadow', 'forest']
    : ['forest', 'meadow', 'mountains', 'forest', 'studio'];
  return random.pick(choices);
}

interface Backdrop {
  small: Canvas;
  rig: LightRig;
  random: Random;
  autumn: boolean;
  /** Colour asked for the whole picture. */
  wash: Rgb | null;
}

/** Trunks in three depths, each blurred less than the one behind; snow lies on the boughs. */
function paintTrunks(scene: Backdrop, snow: boolean, ground: Rgb): Canvas {
  const { rig, random } = scene;
  let { small } = scene;
  const { width, height, unit } = small;
  const bark = litColor(rig, oklch(0.33, 0.035, 60), 0.35);
  const leaf = litColor(rig, scene.autumn ? oklch(0.6, 0.14, 60) : oklch(0.5, 0.1, 140), 0.6);
  const white = litColor(rig, oklch(0.96, 0.012, 240), 0.85);
  const size = 1024 * unit;
  for (let depth = 0; depth < 3; depth++) {
    const haze = [0.72, 0.46, 0.18][depth]!;
    const tone = mixColors(bark, rig.haze, haze);
    const tips = mixColors(leaf, rig.haze, haze * 0.8);
    const count = Math.round((11 - depth * 3) * clamp(width / size, 0.7, 2));
    for (let i = 0; i < count; i++) {
      const x = random.next() * width;
      const w = size * (0.013 + 0.02 * depth) * random.range(0.6, 1.5);
      const lean = random.bell() * 20 * unit;
      fillPolygons(
        small,
        stroke(
          [x, -20, x + lean, height * 0.6, x + lean * 1.5, height * (0.74 + depth * 0.1)],
          w * 2,
        ),
        tone,
      );
      for (let k = 0; k < 8; k++) {
        const y = random.next() * height * 0.62;
        const reach = size * random.range(0.06, 0.17) * (1 + depth * 0.4) * random.pick([-1, 1]);
        const drop = Math.abs(reach);
        fillPolygons(
          small,
          stroke(
            spline([x, y, x + reach * 0.5, y + drop * 0.12, x + reach, y + drop * 0.42], false, 4),
            (t) => w * (1 - t) * 0.9,
          ),
          mixColors(tone, tips, 0.4),
        );
        const isLeafy = random.chance(0.75);
        const px = x + reach * random.range(0.5, 1);
        if (snow) {
          fillPolygons(
            small,
            stroke(
              spline(
                [
                  x,
                  y - w * 0.3,
                  x + reach * 0.5,
                  y + drop * 0.12 - w * 0.45,
                  x + reach,
                  y + drop * 0.42 - w * 0.2,
                ],
                false,
                4,
              ),
              (t) => w * (1 - t) * 0.8,
            ),
            mixColors(white, rig.haze, haze * 0.5),
            { alpha: 0.85 },
          );
        } else if (isLeafy) {
          fillPolygons(small, ellipse(px, y + drop * 0.25, drop * 0.42, drop * 0.3), tips, {
            alpha: 0.75,
          });
        }
      }
    }
    const bank = [0, height];
    const line = height * (0.72 + depth * 0.07);
    const swing = random.next() * TAU;
    for (let k = 0; k <= 16; k++) {
      bank.push((width * k) / 16, line + sin(swing + k * 0.55) * size * 0.014 * (1 + depth));
    }
    bank.push(width, height);
    fillPolygons(small, bank, mixColors(ground, rig.haze, haze * 0.6));
    small = blurred(small, (13 - depth * 3.4) * unit);
  }
  return small;
}

/** Discs of unfocused light. */
function paintBokeh(
  canvas: Canvas,
  random: Random,
  count: number,
  colors: readonly Rgb[],
  radius: readonly [number, number],
  strength: number,
  top = 0,
  bottom = 1,
): void {
  const { width, height, unit } = canvas;
  for (let i = 0; i < count; i++) {
    const x = random.next() * width;
    const y = height * (top + (bottom - top) * random.next());
    const r = random.range(radius[0], radius[1]) * unit;
    const color = random.pick(colors);
    const alpha = random.range(0.3, 1) * strength;
    fillPolygons(canvas, ellipse(x, y, r), color, { alpha, blur: 0.09 * r });
    // A lens draws a disc's rim a little brighter.
    fillPolygons(canvas, stroke(ellipse(x, y, r * 0.94), r * 0.09), color, { alpha: alpha * 0.4 });
  }
}

function paintRidges(scene: Backdrop, tiles: NoiseTiles, snow: boolean): Canvas {
  const { small, rig, random } = scene;
  const { width, height, unit } = small;
  for (let k = 0; k < 3; k++) {
    const offset = random.next() * 512;
    const albedo =
      k === 0 && snow ? oklch(0.9, 0.01, 250) : oklch(0.46 - k * 0.06, 0.05, 150 + (2 - k) * 50);
    const tone = litColor(rig, albedo, 0.5, 0.68 - k * 0.26);
    const line = [0, height];
    for (let x = 0; x <= width + 4; x += 3) {
      const n = sampleNoise(tiles.fbm, (x / unit) * 0.15 + offset, k * 60);
      line.push(x, height * (0.38 + k * 0.17) - n * height * (0.3 - k * 0.06));
    }
    line.push(width + 4, height);
    fillPolygons(small, line, tone);
  }
  return blurred(small, 9 * unit);
}

/** Paints the whole background. */
export function paintSetting(
  canvas: Canvas,
  spec: SceneSpec,
  name: SettingName,
  rig: LightRig,
  tiles: NoiseTiles,
  random: Random,
  lightSide: number,
): void {
  const factor = 4;
  const { width, height } = canvas;
  let small = canvas.blank(Math.ceil(width / factor), Math.ceil(height / factor));
  const { unit } = small;
  const wash = spec.palette[0]
    ? oklch(spec.palette[0].L, spec.palette[0].C * 0.8, spec.palette[0].hue)
    : null;
  const scene: Backdrop = { small, rig, random, autumn: spec.flavors.has('autumn'), wash };
  const snow = name === 'snow-forest' || spec.weather === 'snow';
  const ground = snow
    ? litColor(rig, oklch(0.95, 0.012, 245), 0.75)
    : litColor(rig, scene.autumn ? oklch(0.55, 0.1, 62) : oklch(0.5, 0.09, 128), 0.6);
  const studio =
    wash ??
    oklch(
      random.range(0.34, 0.62),
      random.range(0.03, 0.075),
      random.pick([30, 60, 150, 200, 250, 320]),
    );
  const forestAir = mixColors(rig.haze, litColor(rig, oklch(0.6, 0.09, 135), 0.6), snow ? 0 : 0.5);
  const stops: (readonly [number, Rgb])[] =
    name === 'studio'
      ? [
          [0, mixColors(studio, [0, 0, 0], 0.35)],
          [0.5, studio],
          [1, mixColors(studio, [0, 0, 0], 0.5)],
        ]
      : name === 'lights'
        ? [
            [0, litColor(rig, oklch(0.3, 0.05, 275), 0.4)],
            [0.6, litColor(rig, oklch(0.36, 0.07, 300), 0.5)],
            [1, litColor(rig, oklch(0.24, 0.05, 260), 0.4)],
          ]
        : name === 'forest' || name === 'snow-forest'
          ? [
              [0, mixColors(rig.sky[1], forestAir, 0.5)],
              [0.42, forestAir],
              [0.68, mixColors(forestAir, ground, 0.6)],
              [1, ground],
            ]
          : name === 'meadow'
            ? [
                [0, rig.sky[1]],
                [0.34, rig.sky[3]],
                [0.44, mixColors(rig.haze, ground, 0.5)],
                [0.7, ground],
                [1, mixColors(ground, [0, 0, 0], 0.25)],
              ]
            : name === 'shore'
              ? [
                  [0, rig.sky[1]],
                  [0.4, rig.sky[3]],
                  [0.42, mixColors(rig.sky[1], oklch(0.4, 0.08, 225), 0.55)],
                  [0.66, mixColors(rig.sky[2], oklch(0.5, 0.08, 220), 0.5)],
                  [0.8, litColor(rig, oklch(0.78, 0.05, 80), 0.6)],
                  [1, litColor(rig, oklch(0.7, 0.06, 75), 0.6)],
                ]
              : [
                  [0, rig.sky[0]],
                  [0.4, rig.sky[2]],
                  [0.62, rig.sky[3]],
                  [1, ground],
                ];
  const ramp = createRamp(stops);
  const offset = random.next() * 512;
  small.shade((x, y, out) => {
    const drift = sampleNoise(tiles.fbm, (x * 0.15) / unit + offset, (y * 0.15) / unit);
    ramp.sample(y / small.height + drift * 0.09, out);
  });
  const lightX = small.width * (0.5 + 0.32 * lightSide);
  addGlow(small, lightX, small.height * 0.16, 720 * unit, rig.sun, rig.isMoon ? 0.16 : 0.3, 1.7);
  const warm = litColor(rig, oklch(0.88, 0.1, 70), 0.8);
  if (!rig.isDark) addGlow(small, lightX, small.height * 0.3, 560 * unit, warm, 0.34, 1.7);
  if (name === 'forest' || name === 'snow-forest') small = paintTrunks(scene, snow, ground);
  else if (name === 'mountains') small = paintRidges(scene, tiles, snow);
  else if (name === 'meadow') {
    const flower = hasSubject(spec, 'flowers') || random.chance(0.6);
    const petals = [
      oklch(0.85, 0.13, 90),
      oklch(0.75, 0.14, 350),
      oklch(0.92, 0.03, 90),
      oklch(0.66, 0.13, 300),
    ];
    const lit = petals.map((c) => litColor(rig, c, 0.8));
    if (flower) paintBokeh(small, random, 90, lit, [7, 20], 0.8, 0.5, 1);
    small = blurred(small, 6 * unit);
  } else small = blurred(small, 8 * unit);
  const lamps = [
    oklch(0.84, 0.13, 75),
    oklch(0.72, 0.19, 30),
    oklch(0.75, 0.16, 340),
    oklch(0.82, 0.12, 215),
  ];
  if (name === 'lights') paintBokeh(small, random, 60, lamps, [14, 44], 0.5, 0.05, 0.9);
  else if (name !== 'studio') {
    const air = [rig.sun, mixColors(rig.haze, [1, 1, 1], 0.4)];
    paintBokeh(small, random, 42, air, [6, 26], rig.isDark ? 0.12 : 0.24, 0, 0.75);
  }
  canvas.data.set(enlarge(small, width, height).data);
}
