/**
 * One light rig per time of day. Every albedo in a picture is lit by it, so whatever stands in the
 * scene shares one harmony: sky ramp, key light, shadow light and haze come from the same anchors.
 */
import { oklch, type Rgb, scaleColor } from '../core/color.ts';
import { clamp, lerp, pow } from '../core/math.ts';
import type { Random } from '../core/random.ts';
import { findSubject, type SceneSpec, type TimeOfDay } from '../parse/scene-spec.ts';

/** OKLCH: lightness 0..1, chroma, hue in degrees. */
type Lch = readonly [number, number, number];

interface RigAnchors {
  /** Zenith to horizon. */
  sky: readonly [Lch, Lch, Lch, Lch];
  /** Key light as a linear RGB multiplier of the albedo. */
  key: Rgb;
  shadow: Lch;
  haze: Lch;
  sun: Lch;
  cloudLight: Lch;
  cloudShadow: Lch;
}

const ANCHORS: Record<TimeOfDay, RigAnchors> = {
  day: {
    sky: [
      [0.56, 0.13, 252],
      [0.7, 0.105, 242],
      [0.86, 0.055, 228],
      [0.95, 0.03, 95],
    ],
    key: [1.2, 1.1, 0.95],
    shadow: [0.56, 0.06, 262],
    haze: [0.86, 0.045, 232],
    sun: [0.98, 0.05, 95],
    cloudLight: [0.99, 0.01, 90],
    cloudShadow: [0.76, 0.04, 258],
  },
  golden: {
    sky: [
      [0.58, 0.09, 245],
      [0.74, 0.07, 225],
      [0.88, 0.08, 85],
      [0.94, 0.1, 82],
    ],
    key: [1.5, 1.08, 0.62],
    shadow: [0.5, 0.07, 285],
    haze: [0.86, 0.09, 78],
    sun: [0.98, 0.09, 88],
    cloudLight: [0.96, 0.08, 78],
    cloudShadow: [0.66, 0.06, 300],
  },
  sunset: {
    sky: [
      [0.36, 0.11, 290],
      [0.52, 0.14, 335],
      [0.72, 0.16, 38],
      [0.9, 0.13, 78],
    ],
    key: [1.5, 0.86, 0.42],
    shadow: [0.44, 0.1, 305],
    haze: [0.76, 0.12, 40],
    sun: [0.97, 0.1, 88],
    cloudLight: [0.86, 0.14, 50],
    cloudShadow: [0.46, 0.12, 318],
  },
  dawn: {
    sky: [
      [0.52, 0.1, 268],
      [0.7, 0.09, 320],
      [0.86, 0.09, 40],
      [0.95, 0.07, 85],
    ],
    key: [1.3, 0.98, 0.78],
    shadow: [0.52, 0.08, 285],
    haze: [0.87, 0.06, 40],
    sun: [0.98, 0.06, 85],
    cloudLight: [0.94, 0.07, 40],
    cloudShadow: [0.64, 0.08, 300],
  },
  dusk: {
    sky: [
      [0.2, 0.08, 280],
      [0.32, 0.12, 300],
      [0.52, 0.15, 345],
      [0.76, 0.13, 45],
    ],
    key: [0.95, 0.62, 0.6],
    shadow: [0.32, 0.09, 285],
    haze: [0.48, 0.11, 325],
    sun: [0.9, 0.1, 60],
    cloudLight: [0.62, 0.14, 15],
    cloudShadow: [0.3, 0.09, 295],
  },
  night: {
    sky: [
      [0.13, 0.05, 275],
      [0.2, 0.07, 268],
      [0.3, 0.08, 255],
      [0.44, 0.08, 235],
    ],
    key: [0.42, 0.55, 0.85],
    shadow: [0.2, 0.06, 270],
    haze: [0.36, 0.07, 250],
    sun: [0.95, 0.02, 100],
    cloudLight: [0.44, 0.05, 250],
    cloudShadow: [0.2, 0.05, 265],
  },
};

/** Between which heights sun or moon stands, as the anchors count. */
const HOURS: Record<TimeOfDay, readonly [high: number, low: number]> = {
  day: [0.08, 0.66],
  golden: [0.66, 0.84],
  sunset: [0.84, 0.95],
  dawn: [0.8, 0.94],
  dusk: [1.0, 1.06],
  night: [0.14, 0.55],
};

/** How much the weather greys the light, 0 to 1. */
const OVERCAST: Record<SceneSpec['weather'], number> = {
  clear: 0,
  fair: 0,
  cloudy: 0.55,
  rain: 0.75,
  snow: 0.35,
  fog: 0.5,
  storm: 0.95,
};

export interface LightRig {
  sky: readonly [Rgb, Rgb, Rgb, Rgb];
  key: Rgb;
  shadow: Rgb;
  haze: Rgb;
  sun: Rgb;
  sunHeight: number;
  cloudLight: Rgb;
  cloudShadow: Rgb;
  /** Stars, moon and lit windows rather than daylight. */
  isDark: boolean;
  /** True when the light in the sky is the moon. */
  isMoon: boolean;
  /** 0 clear to 1 storm: how much the sun is hidden. */
  overcast: number;
}

/** @param random jitters all hues together by a few degrees, so seeds differ in mood */
export function createLightRig(spec: SceneSpec, random: Random): LightRig {
  const anchors = ANCHORS[spec.timeOfDay];
  const overcast = OVERCAST[spec.weather];
  // Thick cloud darkens faster than thin cloud: a storm is dusk at noon.
  const gloom = 0.12 * overcast + 0.26 * pow(overcast, 4);
  const jitter = random.bell() * 8;
  const hour = HOURS[spec.timeOfDay];
  const sunHeight = lerp(hour[0], hour[1], random.fork('hour').next());
  // By day a low sun is warm, and some days the blue is deep, on others pale.
  const isDay = spec.timeOfDay === 'day';
  const warmth = isDay ? clamp((sunHeight - 0.2) / 0.45) : 0;
  const depth = random.fork('depth of the blue').range(-0.07, 0.05);
  const tint = findSubject(spec, 'sky', 'cloud')?.colors[0] ?? spec.palette[0] ?? null;
  const color = (anchor: Lch): Rgb => {
    const L = anchor[0] * (1 - gloom);
    const C = anchor[1] * (1 - 0.72 * overcast);
    if (tint === null || tint.C < 0.03) return oklch(L, C, anchor[2] + jitter);
    // The short way round the colour circle: red (25) to purple (305) passes through pink.
    const turn = ((((tint.hue - anchor[2]) % 360) + 540) % 360) - 180;
    return oklch(L, Math.max(C, 0.09), anchor[2] + turn * 0.7);
  };
  const plain = (anchor: Lch): Rgb =>
    oklch(anchor[0] * (1 - gloom), anchor[1] * (1 - 0.72 * overcast), anchor[2] + jitter);
  const dim = 1 - 0.35 * overcast - 0.1 * pow(overcast, 4);
  const grey = (anchors.key[0] + anchors.key[1] + anchors.key[2]) / 3;
  const key: Rgb = [
    lerp(anchors.key[0] * (1 + 0.14 * warmth), grey, overcast * 0.8) * dim,
    lerp(anchors.key[1], grey, overcast * 0.8) * dim,
    lerp(anchors.key[2] * (1 - 0.2 * warmth), grey, overcast * 0.8) * dim,
  ];
  const sky = anchors.sky.map((anchor, i) =>
    color([clamp(anchor[0] + depth * (1 - i / 3), 0.05, 0.97), anchor[1], anchor[2]]),
  ) as [Rgb, Rgb, Rgb, Rgb];
  return {
    sky,
    key,
    shadow: color(anchors.shadow),
    haze: color(anchors.haze),
    sun: plain(anchors.sun),
    sunHeight,
    cloudLight: color(anchors.cloudLight),
    // Storm clouds are thick: their bellies go dark while their rims stay light.
    cloudShadow: scaleColor(color(anchors.cloudShadow), 1 - 0.55 * pow(overcast, 4)),
    isDark: spec.timeOfDay === 'night' || spec.timeOfDay === 'dusk',
    isMoon: spec.timeOfDay === 'night',
    overcast,
  };
}

/**
 * Lights an albedo and veils it in haze, in place.
 * @param out albedo on entry, light on return; linear RGB
 * @param light 0 full shadow to 1 full key light (limited)
 * @param haze 0 near to 1 lost in the distance (limited)
 */
export function lightPixel(rig: LightRig, out: Float64Array, light: number, haze: number): void {
  const l = clamp(light);
  const h = clamp(haze);
  const { key, shadow } = rig;
  for (let c = 0; c < 3; c++) {
    const lit = out[c]! * (shadow[c]! + (key[c]! - shadow[c]!) * l);
    out[c] = lit + (rig.haze[c]! - lit) * h;
  }
}

/** One lit and hazed colour, for flat fills. */
export function litColor(rig: LightRig, albedo: Rgb, light: number, haze = 0): Rgb {
  const l = clamp(light);
  const h = clamp(haze);
  const channel = (c: 0 | 1 | 2): number => {
    const lit = albedo[c] * (rig.shadow[c] + (rig.key[c] - rig.shadow[c]) * l);
    return lit + (rig.haze[c] - lit) * h;
  };
  return [channel(0), channel(1), channel(2)];
}
