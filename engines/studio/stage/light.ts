/** Sun, sky and air of a time of day and a weather. */
import type { Rgb } from '../core/color.ts';
import { cos, sin } from '../core/math.ts';
import type { Random } from '../core/random.ts';
import { type Color, linear } from '../model/paint.ts';
import { unit, type Vec } from '../model/vec.ts';
import type { Light } from '../render/stage.ts';

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';
export type Weather = 'fair' | 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog' | 'storm';

interface Hour {
  /** Degrees of the sun above the horizon, and its light's strength. */
  rise: number;
  sun: Color;
  strength: number;
  top: Color;
  horizon: Color;
  /** Brightness of the sky's light. */
  sky: number;
  rim: number;
}

const HOURS: Record<TimeOfDay, Hour> = {
  dawn: {
    rise: 16,
    sun: '#ffc9a0',
    strength: 2.1,
    top: '#7f9bd0',
    horizon: '#ffd9c2',
    sky: 0.95,
    rim: 1.1,
  },
  day: {
    rise: 42,
    sun: '#ffeaca',
    strength: 2.5,
    top: '#3f86dc',
    horizon: '#c4e0f4',
    sky: 1,
    rim: 0.9,
  },
  golden: {
    rise: 24,
    sun: '#ffdab0',
    strength: 2.7,
    top: '#6f9bd6',
    horizon: '#ffe0ab',
    sky: 0.95,
    rim: 1.3,
  },
  sunset: {
    rise: 13,
    sun: '#ffd2ac',
    strength: 2.6,
    top: '#5a6fb4',
    horizon: '#ffbe96',
    sky: 0.85,
    rim: 1.5,
  },
  dusk: {
    rise: 14,
    sun: '#b79ae0',
    strength: 0.9,
    top: '#27356e',
    horizon: '#d597a8',
    sky: 0.6,
    rim: 0.8,
  },
  night: {
    rise: 38,
    sun: '#9db8ff',
    strength: 1.25,
    top: '#0d1a42',
    horizon: '#2c4a80',
    sky: 0.8,
    rim: 1.3,
  },
};

const times = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];
const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A stage's light and what its sky shows. */
export interface Weathered {
  light: Light;
  /** Degrees of the sun above the horizon. */
  rise: number;
  isNight: boolean;
  /** 0 blue to 1 all cloud. */
  overcast: number;
}

/**
 * @param camera yaw of the camera, degrees: the sun stands beside it or behind the scene
 * @param ground colour that comes back from below
 */
export function lightFor(
  time: TimeOfDay,
  weather: Weather,
  camera: number,
  ground: Rgb,
  random: Random,
): Weathered {
  const hour = HOURS[time];
  const overcast = {
    fair: 0.16,
    clear: 0.05,
    cloudy: 0.85,
    rain: 0.95,
    snow: 0.75,
    fog: 0.9,
    storm: 1,
  }[weather];
  const side = random.pick([1, -1]);
  const away = side * random.range(38, 62) * (time === 'sunset' || time === 'golden' ? 1.5 : 1);
  const yaw = ((camera + away) * Math.PI) / 180;
  const pitch = ((hour.rise + random.range(-3, 5)) * Math.PI) / 180;
  const toSun: Vec = unit([sin(yaw) * cos(pitch), sin(pitch), cos(yaw) * cos(pitch)]);
  const grey: Rgb = [0.62, 0.66, 0.71];
  const dim = 1 - 0.62 * overcast * (weather === 'snow' ? 0.6 : 1);
  const shade = weather === 'storm' ? 0.55 : weather === 'rain' ? 0.8 : 1;
  const top = times(blend(linear(hour.top), times(grey, 0.8), overcast * 0.6), hour.sky * shade);
  const horizon = times(blend(linear(hour.horizon), grey, overcast * 0.5), hour.sky * shade);
  const isNight = time === 'night';
  const sun = times(linear(hour.sun), hour.strength * dim * 0.95);
  const fogBase = {
    fair: 0.004,
    clear: 0.002,
    cloudy: 0.007,
    rain: 0.007,
    snow: 0.012,
    fog: 0.032,
    storm: 0.01,
  }[weather];
  const bounce: Rgb = [
    ground[0] * (sun[0] * 0.26 + horizon[0] * 0.3),
    ground[1] * (sun[1] * 0.26 + horizon[1] * 0.3),
    ground[2] * (sun[2] * 0.26 + horizon[2] * 0.3),
  ];
  return {
    light: {
      toSun,
      sun,
      skyTop: top,
      skyHorizon: horizon,
      bounce,
      rim: times(blend(horizon, linear(hour.sun), 0.5), hour.rim),
      softness: 0.035 + 0.11 * overcast,
      fog: fogBase,
      fogColor: blend(horizon, sun, isNight ? 0 : 0.08),
      fogFrom: 0,
      lamps: [],
    },
    rise: hour.rise,
    isNight,
    overcast,
  };
}
