/** Plants of the field, drawn small and by the hundred: each a few flat shapes in pixels. */
import type { Canvas } from '../core/canvas.ts';
import { mixColors, oklch, type Rgb } from '../core/color.ts';
import { ellipse, stroke } from '../core/geometry.ts';
import { cos, sin, TAU } from '../core/math.ts';
import type { Random } from '../core/random.ts';
import { fillPolygons } from '../core/raster.ts';
import { type LightRig, litColor } from './light-rig.ts';

export type CropName =
  | 'grass'
  | 'wheat'
  | 'corn'
  | 'rice'
  | 'lavender'
  | 'poppy'
  | 'sunflower'
  | 'tulip'
  | 'rapeseed'
  | 'cotton'
  | 'daisy';

export interface Crop {
  /** Ground albedo between the plants and of their mass from afar. */
  soil: Rgb;
  mass: Rgb;
  /** Height as a share of the distance below the horizon. */
  tall: number;
  /** True when it is sown in rows that run to the horizon. */
  rows: boolean;
  /** Plants at full density, over the whole field. */
  count: number;
  /** Colours of its flowers or ears, one of them for each field or plant. */
  colors: readonly Rgb[];
  /** True when all plants of one field share a colour. */
  isUniform?: boolean;
}

const GREEN = oklch(0.5, 0.11, 132);
const EARTH = oklch(0.42, 0.055, 55);

export const CROPS: Record<CropName, Crop> = {
  grass: {
    soil: oklch(0.46, 0.1, 128),
    mass: oklch(0.62, 0.12, 118),
    tall: 0.1,
    rows: false,
    count: 1500,
    colors: [oklch(0.95, 0.02, 95), oklch(0.86, 0.15, 95), oklch(0.7, 0.12, 310)],
  },
  wheat: {
    soil: oklch(0.58, 0.1, 75),
    mass: oklch(0.78, 0.115, 82),
    tall: 0.22,
    rows: false,
    count: 1900,
    colors: [oklch(0.82, 0.12, 82), oklch(0.74, 0.12, 74), oklch(0.88, 0.09, 88)],
  },
  corn: {
    soil: EARTH,
    mass: oklch(0.5, 0.11, 128),
    tall: 0.62,
    rows: true,
    count: 420,
    colors: [oklch(0.82, 0.1, 85)],
  },
  rice: {
    soil: oklch(0.62, 0.05, 215),
    mass: oklch(0.68, 0.15, 125),
    tall: 0.11,
    rows: true,
    count: 900,
    colors: [oklch(0.74, 0.16, 122)],
  },
  lavender: {
    soil: oklch(0.5, 0.05, 95),
    mass: oklch(0.54, 0.14, 298),
    tall: 0.17,
    rows: true,
    count: 760,
    colors: [oklch(0.54, 0.16, 298), oklch(0.6, 0.15, 304), oklch(0.48, 0.16, 292)],
  },
  poppy: {
    soil: oklch(0.48, 0.1, 128),
    mass: oklch(0.54, 0.15, 40),
    tall: 0.15,
    rows: false,
    count: 1100,
    colors: [oklch(0.6, 0.23, 28), oklch(0.56, 0.22, 25), oklch(0.64, 0.22, 33)],
  },
  sunflower: {
    soil: oklch(0.42, 0.09, 128),
    mass: oklch(0.74, 0.15, 92),
    tall: 0.4,
    rows: true,
    count: 380,
    colors: [oklch(0.83, 0.165, 86)],
  },
  tulip: {
    soil: oklch(0.46, 0.08, 110),
    mass: oklch(0.6, 0.18, 20),
    tall: 0.16,
    rows: true,
    count: 820,
    colors: [
      oklch(0.62, 0.22, 22),
      oklch(0.86, 0.16, 92),
      oklch(0.74, 0.16, 352),
      oklch(0.95, 0.02, 95),
      oklch(0.55, 0.17, 318),
    ],
  },
  rapeseed: {
    soil: oklch(0.62, 0.14, 115),
    mass: oklch(0.87, 0.17, 102),
    tall: 0.17,
    rows: false,
    count: 1300,
    colors: [oklch(0.88, 0.175, 102), oklch(0.84, 0.17, 98)],
  },
  cotton: {
    soil: EARTH,
    mass: oklch(0.72, 0.04, 95),
    tall: 0.15,
    rows: true,
    count: 520,
    colors: [oklch(0.97, 0.01, 90)],
  },
  daisy: {
    soil: oklch(0.47, 0.1, 130),
    mass: oklch(0.68, 0.1, 118),
    tall: 0.13,
    rows: false,
    count: 1200,
    colors: [
      oklch(0.97, 0.01, 95),
      oklch(0.72, 0.16, 300),
      oklch(0.86, 0.16, 92),
      oklch(0.7, 0.17, 10),
      oklch(0.64, 0.15, 255),
    ],
  },
};

export interface CropPlant {
  /** Its foot, pixels. */
  x: number;
  y: number;
  /** Height, pixels. */
  size: number;
  color: Rgb;
  haze: number;
}

/** Draws one plant. @param random the same number of draws for every plant of a kind */
export function paintCropPlant(
  canvas: Canvas,
  rig: LightRig,
  random: Random,
  kind: CropName,
  plant: CropPlant,
): void {
  const { x, y, size, color, haze } = plant;
  const bend = random.bell() * 0.16;
  const light = random.range(0.3, 0.95);
  const tone = random.range(0.88, 1.1);
  const leafy = mixColors(GREEN, oklch(0.62, 0.12, 118), random.next());
  const top: readonly [number, number] = [x + bend * size, y - size];
  const fill = (points: number[], albedo: Rgb, l = light) =>
    fillPolygons(
      canvas,
      points,
      litColor(rig, [albedo[0] * tone, albedo[1] * tone, albedo[2] * tone], l, haze),
    );
  const stalk = (albedo: Rgb, width: number) =>
    fill(
      stroke([x, y, x + bend * 0.3 * size, y - size * 0.55, ...top], (t) =>
        Math.max(0.5 * canvas.unit, width * size * (1 - t * 0.5)),
      ),
      albedo,
      light * 0.8,
    );
  const blade = (side: number, low: number, long: number, width: number, albedo: Rgb) => {
    const y0 = y - size * low;
    const tx = x + side * long * size;
    fill(
      [
        x,
        y0 + width * size,
        x + side * long * 0.5 * size,
        y0 - long * 0.55 * size,
        tx,
        y0 - long * 0.2 * size,
        x + side * long * 0.5 * size,
        y0 - long * 0.34 * size,
      ],
      albedo,
      light * 0.85,
    );
  };
  switch (kind) {
    case 'grass': {
      stalk(leafy, 0.12);
      if (random.chance(0.06)) fill(ellipse(top[0], top[1], size * 0.16, size * 0.13), color, 0.9);
      return;
    }
    case 'wheat': {
      stalk(mixColors(color, GREEN, 0.12), 0.045);
      const nod = bend > 0 ? 1 : -1;
      fill(
        stroke(
          [
            ...top,
            top[0] + nod * 0.06 * size,
            top[1] - 0.16 * size,
            top[0] + nod * 0.13 * size,
            top[1] - 0.27 * size,
          ],
          (t) => size * 0.085 * (0.5 + sin(t * 3) * 0.7),
        ),
        color,
      );
      return;
    }
    case 'corn': {
      stalk(leafy, 0.06);
      for (const [side, low, long] of [
        [1, 0.15, 0.34],
        [-1, 0.28, 0.36],
        [1, 0.45, 0.34],
        [-1, 0.62, 0.28],
        [1, 0.74, 0.2],
      ] as const)
        blade(side, low, long, 0.05, leafy);
      fill(ellipse(x + 0.06 * size, y - 0.52 * size, size * 0.045, size * 0.11), color);
      fill(stroke([...top, top[0] + 0.02 * size, top[1] - 0.14 * size], size * 0.05), color, 0.8);
      return;
    }
    case 'rice': {
      for (const side of [-1, -0.45, 0, 0.45, 1]) {
        fill(
          stroke(
            [
              x,
              y,
              x + side * 0.2 * size,
              y - size * 0.7,
              x + side * 0.55 * size,
              y - size * (1.02 - 0.2 * side * side),
            ],
            (t) => size * 0.1 * (1 - t * 0.8),
          ),
          mixColors(color, leafy, 0.3 + 0.3 * side * side),
        );
      }
      return;
    }
    case 'lavender': {
      for (const side of [-0.5, -0.25, 0, 0.25, 0.5]) {
        const tx = x + (side * 1.5 + bend) * size;
        const ty = y - size * (1 - side * side * 0.8);
        fill(stroke([x + side * 0.4 * size, y, tx, ty], size * 0.035), leafy, light * 0.7);
        fill(
          stroke(
            [tx + (x - tx) * 0.28, ty + (y - ty) * 0.28, tx, ty],
            (t) => size * (0.14 - 0.08 * t),
          ),
          color,
          light * (0.75 + 0.25 * side),
        );
      }
      return;
    }
    case 'sunflower': {
      stalk(leafy, 0.05);
      blade(1, 0.3, 0.3, 0.09, leafy);
      blade(-1, 0.45, 0.3, 0.09, leafy);
      const r = size * 0.23;
      const petals: number[] = [];
      for (let i = 0; i < 32; i++) {
        const reach = i % 2 === 0 ? 1 : 0.74;
        const a = (i / 32) * TAU;
        petals.push(top[0] + cos(a) * r * reach, top[1] + sin(a) * r * reach * 0.94);
      }
      fill(petals, color, 0.62 + light * 0.35);
      fill(ellipse(top[0], top[1], r * 0.46, r * 0.43), oklch(0.32, 0.07, 55), 0.6);
      fill(ellipse(top[0], top[1], r * 0.24, r * 0.22), oklch(0.24, 0.04, 60), 0.5);
      return;
    }
    case 'tulip': {
      stalk(leafy, 0.07);
      blade(1, 0.02, 0.5, 0.14, leafy);
      blade(-1, 0.02, 0.46, 0.14, leafy);
      const w = size * 0.17;
      const b = top[1] + size * 0.14;
      const h = size * 0.34;
      fill(
        [
          top[0] - w * 0.5,
          b,
          top[0] - w,
          b - h * 0.5,
          top[0] - w * 0.85,
          b - h,
          top[0] - w * 0.4,
          b - h * 0.78,
          top[0],
          b - h * 1.08,
          top[0] + w * 0.4,
          b - h * 0.78,
          top[0] + w * 0.85,
          b - h,
          top[0] + w,
          b - h * 0.5,
          top[0] + w * 0.5,
          b,
        ],
        color,
        0.45 + light * 0.5,
      );
      return;
    }
    case 'cotton': {
      stalk(oklch(0.42, 0.06, 60), 0.06);
      for (const [u, v] of [
        [-0.24, 0.5],
        [0.26, 0.62],
        [-0.12, 0.8],
        [0.08, 1],
      ] as const)
        fill(ellipse(x + u * size, y - v * size, size * 0.15, size * 0.13), color, 0.8);
      return;
    }
    default: {
      const isPoppy = kind === 'poppy';
      stalk(leafy, 0.05);
      blade(bend > 0 ? -1 : 1, 0.05, 0.4, 0.08, leafy);
      const r = size * (isPoppy ? 0.24 : kind === 'rapeseed' ? 0.17 : 0.2);
      fill(ellipse(top[0], top[1], r, r * 0.72), color, 0.5 + light * 0.45);
      if (kind === 'rapeseed') {
        fill(ellipse(top[0] - r, top[1] + r, r * 0.8, r * 0.7), color, light);
        fill(ellipse(top[0] + r, top[1] + r * 1.3, r * 0.8, r * 0.7), color, light);
      } else {
        fill(ellipse(top[0], top[1] + r * 0.3, r * 0.94, r * 0.4), color, light * 0.4);
        fill(
          ellipse(top[0], top[1] - r * 0.06, r * 0.3, r * 0.22),
          isPoppy ? oklch(0.2, 0.02, 300) : oklch(0.84, 0.15, 88),
          0.7,
        );
      }
    }
  }
}
