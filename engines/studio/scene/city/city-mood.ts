/** Light and air of a city: neon night, plain night, or daylight from the rig. */
import { mixColors, oklch, type Rgb, scaleColor } from '../../core/color.ts';
import { clamp, lerp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { createLightRig, type LightRig, litColor } from '../../paint/light-rig.ts';
import type { SceneSpec } from '../../parse/scene-spec.ts';
import { askedColors } from '../asked-colors.ts';

export interface CityMood {
  rig: LightRig;
  isNeon: boolean;
  isDark: boolean;
  /** How much the road mirrors, 0 dry to 1 flooded. */
  wetness: number;
  /** Strength of direct sun on the ground, 0 overcast or night to 1. */
  sunshine: number;
  isRaining: boolean;
  isSnowing: boolean;
  /** Colours of signs; at least six. */
  neon: readonly Rgb[];
  /** Air at the end of the street, high up, and in between. */
  fogNear: Rgb;
  fogHigh: Rgb;
  fogMiddle: Rgb;
  /** Distance in metres at which two thirds of a house are lost in the air. */
  visibility: number;
  /** Share of windows with light on, 0 to 1. */
  litShare: number;
  /** Brightness of signs and windows. */
  lampLevel: number;
}

export function createCityMood(spec: SceneSpec, random: Random): CityMood {
  const isFuture = spec.flavors.has('neon') || spec.flavors.has('cyberpunk');
  // Neon is a night-time thing unless the prompt says otherwise.
  const night = { ...spec, timeOfDay: 'night' as const };
  const isNeon =
    isFuture && (!spec.timeOfDayAsked || spec.timeOfDay === 'night' || spec.timeOfDay === 'dusk');
  const rig = createLightRig(isNeon ? night : spec, random);
  const isRaining =
    spec.weather === 'rain' || spec.weather === 'storm' || (isNeon && spec.weather === 'fair');
  const asked = askedColors(spec).filter((c) => c.C > 0.04);
  const hueA = asked[0]?.hue ?? random.pick([330, 350, 315]) + random.range(-8, 8);
  const hueB = asked[1]?.hue ?? (asked.length > 0 ? hueA - 50 : random.pick([205, 195, 225]));
  const neon: Rgb[] = [
    oklch(0.72, 0.25, hueA),
    oklch(0.8, 0.15, hueB),
    oklch(0.7, 0.2, asked.length > 0 ? hueA + 25 : 300),
    oklch(0.78, 0.17, asked.length > 0 ? hueB + 20 : 55),
    oklch(0.72, 0.22, asked.length > 0 ? hueA - 25 : 25),
    oklch(0.84, 0.2, asked.length > 0 ? hueB - 25 : 150),
  ];
  const foggy = spec.weather === 'fog';
  const shared = {
    rig,
    isNeon,
    sunshine: rig.isDark || isNeon ? 0 : 1 - rig.overcast,
    isRaining,
    isSnowing: spec.weather === 'snow',
    wetness: isRaining ? 1 : isNeon ? 0.8 : spec.weather === 'snow' ? 0.25 : 0.22,
    neon,
    isDark: rig.isDark,
  };
  if (isNeon) {
    return {
      ...shared,
      isDark: true,
      fogNear: oklch(0.5, 0.19, hueA - 8),
      fogHigh: oklch(0.15, 0.07, 268),
      fogMiddle: oklch(0.3, 0.1, hueB + 15),
      visibility: foggy ? 34 : 70,
      litShare: 0.42,
      lampLevel: 1,
    };
  }
  const low =
    spec.timeOfDay === 'sunset' || spec.timeOfDay === 'dusk' || spec.timeOfDay === 'golden';
  return {
    ...shared,
    fogNear: mixColors(rig.haze, rig.sky[3], 0.6),
    fogHigh: rig.sky[0],
    fogMiddle: rig.sky[2],
    visibility: foggy ? 30 : rig.isDark ? 95 : 240,
    litShare: rig.isDark ? 0.42 : low ? 0.2 : rig.overcast > 0.5 ? 0.12 : 0.03,
    lampLevel: rig.isDark ? 0.85 : low ? 0.6 : 0.32,
  };
}

/** Writes the colour of the air at a picture position. */
export function airAt(
  mood: CityMood,
  view: { cx: number; cy: number },
  width: number,
  height: number,
  x: number,
  y: number,
  out: Float64Array,
): void {
  const aside = clamp(1 - (Math.abs(x - view.cx) / width) * 1.6);
  const up = clamp((view.cy - y) / height / 0.62);
  if (mood.isNeon) {
    const k = 0.6 + 0.6 * aside;
    const high = clamp(up * 1.15 - 0.1 + 0.3 * (1 - aside));
    for (let c = 0; c < 3; c++) {
      const low = lerp(mood.fogNear[c]!, mood.fogMiddle[c]!, clamp(up * 1.5));
      out[c] = lerp(low, mood.fogHigh[c]!, high) * k;
    }
    return;
  }
  for (let c = 0; c < 3; c++) {
    const low = lerp(mood.fogNear[c]!, mood.fogMiddle[c]!, clamp(up * 2.2));
    out[c] = lerp(low, mood.fogHigh[c]!, clamp(up * 1.2 - 0.25));
  }
}

/** A wall's own colour under the mood's light. @param light 0 shaded to 1 facing the key light */
export function wallColor(mood: CityMood, albedo: Rgb, light: number): Rgb {
  return mood.isNeon ? scaleColor(albedo, 0.5) : litColor(mood.rig, albedo, light);
}
