/**
 * Colour: authored in OKLCH, mixed in OKLab, composited in linear-light sRGB.
 * @see Ottosson 2020, "A perceptual color space for image processing"
 */
import { cbrt, clamp, cos, lerp, pow, sin, smoothstep, TAU } from './math.ts';

/** Linear-light sRGB; 1 is display white, more is light for bloom to spread. */
export type Rgb = readonly [number, number, number];

/**
 * Converts OKLab to linear sRGB.
 * @param L in [0, 1]
 * @param a about [-0.4, 0.4]
 * @param b about [-0.4, 0.4]
 * @returns unclamped: outside the gamut some channel is negative or above 1
 */
export function oklabToLinear(L: number, a: number, b: number): Rgb {
  const l = pow(L + 0.3963377774 * a + 0.2158037573 * b, 3);
  const m = pow(L - 0.1055613458 * a - 0.0638541728 * b, 3);
  const s = pow(L - 0.0894841775 * a - 1.291485548 * b, 3);
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Converts linear sRGB (no negative channel) to OKLab [L, a, b]. */
export function linearToOklab(r: number, g: number, b: number): [number, number, number] {
  const l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * A colour by lightness, chroma and hue. Chroma is lowered until the colour fits sRGB.
 * @param L lightness in [0, 1]
 * @param C chroma, 0 to about 0.32
 * @param hue degrees: 25 red, 55 orange, 95 yellow, 145 green, 200 cyan, 255 blue, 305 purple
 */
export function oklch(L: number, C: number, hue: number): Rgb {
  const angle = (hue * TAU) / 360;
  const ca = cos(angle);
  const sa = sin(angle);
  for (let chroma = C, k = 0; k < 12; k++, chroma *= 0.88) {
    const [r, g, b] = oklabToLinear(L, chroma * ca, chroma * sa);
    if (Math.min(r, g, b) >= -0.002 && Math.max(r, g, b) <= 1.02) {
      return [clamp(r), clamp(g), clamp(b)];
    }
  }
  return oklabToLinear(L, 0, 0);
}

/** Mixes two colours in OKLab: no muddy middle and no detour through other hues. */
export function mixColors(a: Rgb, b: Rgb, t: number): Rgb {
  const p = linearToOklab(a[0], a[1], a[2]);
  const q = linearToOklab(b[0], b[1], b[2]);
  const [r, g, bl] = oklabToLinear(lerp(p[0], q[0], t), lerp(p[1], q[1], t), lerp(p[2], q[2], t));
  return [Math.max(0, r), Math.max(0, g), Math.max(0, bl)];
}

export function scaleColor(c: Rgb, k: number): Rgb {
  return [c[0] * k, c[1] * k, c[2] * k];
}

/** Relative luminance (Rec. 709 weights) of linear sRGB. */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** A colour ramp as a table: `sample(t, out)` writes linear RGB for t in [0, 1] (limited). */
export interface ColorRamp {
  sample(t: number, out: Float64Array): void;
}

/** @param stops positions ascending from 0 to 1, at least two */
export function createRamp(stops: readonly (readonly [number, Rgb])[], entries = 512): ColorRamp {
  const table = new Float32Array(entries * 3);
  const labs = stops.map(([at, c]) => ({ at, lab: linearToOklab(c[0], c[1], c[2]) }));
  for (let i = 0; i < entries; i++) {
    const t = i / (entries - 1);
    let k = 0;
    while (k < labs.length - 2 && t > labs[k + 1]!.at) k++;
    const from = labs[k]!;
    const to = labs[k + 1]!;
    const u = smoothstep(0, 1, (t - from.at) / (to.at - from.at));
    const rgb = oklabToLinear(
      lerp(from.lab[0], to.lab[0], u),
      lerp(from.lab[1], to.lab[1], u),
      lerp(from.lab[2], to.lab[2], u),
    );
    for (let c = 0; c < 3; c++) table[i * 3 + c] = Math.max(0, rgb[c]!);
  }
  return {
    sample(t, out) {
      const i = Math.floor(clamp(t) * (entries - 1)) * 3;
      out[0] = table[i]!;
      out[1] = table[i + 1]!;
      out[2] = table[i + 2]!;
    },
  };
}
