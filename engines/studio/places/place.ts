/** What a place is: a ground, scenery around what the picture shows, and its far distance. */
import type { Rgb } from '../core/color.ts';
import type { NoiseTiles } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import type { Vec } from '../model/vec.ts';
import type { Instance } from '../render/soup.ts';
import type { Backdrop, Ground, Lamp, Light } from '../render/stage.ts';
import type { View } from '../render/view.ts';
import type { TimeOfDay, Weather, Weathered } from '../stage/light.ts';

export interface PlaceContext {
  random: Random;
  tiles: NoiseTiles;
  time: TimeOfDay;
  weather: Weather;
  weathered: Weathered;
  view: View;
  /** Degrees: where the camera stands around the subjects. */
  yaw: number;
  /** The ball that holds all subjects. */
  center: Vec;
  radius: number;
  excluded: ReadonlySet<string>;
  /** What is asked for in the sky. */
  sky: ReadonlySet<string>;
  season: Season | null;
  /** Width to height of the picture. */
  ratio: number;
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What things are in: it decides how they stand or float. */
export type Medium = 'ground' | 'water' | 'underwater' | 'space';

export interface Scenery {
  instances: Instance[];
  ground: Ground | null;
  backdrop: Backdrop;
  lamps?: readonly Lamp[];
  /** Share that is lost in a metre of its air. */
  fog?: number;
  /** Where the light is its own. */
  light?: Partial<Light>;
}

export interface Place {
  name: string;
  /** Colour that the ground throws back. */
  bounce: Rgb;
  /** True indoors: no weather, a soft light of its own. */
  isEnclosed?: boolean;
  /** True where things stand on a table rather than on the ground. */
  isTable?: boolean;
  medium?: Medium;
  time?: TimeOfDay;
  weather?: Weather;
  /** Degrees that the camera looks down; what suits the subjects when absent. */
  tilt?: number;
  build(context: PlaceContext): Scenery;
}
