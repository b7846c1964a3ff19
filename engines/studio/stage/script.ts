/** What a picture shows, in the terms of the stage: written by the reader, played by the stage. */

import type { Pose } from '../concepts/concept.ts';
import type { Rgb } from '../core/color.ts';
import type { Season } from '../places/place.ts';
import type { TimeOfDay, Weather } from './light.ts';

/** How a thing stands to another: "a cat on a table" gives the cat `on` the table. */
export type Relation =
  /** The other wears this. */
  | 'worn-by'
  /** The other holds or carries this. */
  | 'held-by'
  /** The other eats or catches this: it is held at the mouth, or in the hands of who has some. */
  | 'eaten-by'
  | 'rides'
  | 'sits-on'
  | 'lies-on'
  | 'on'
  | 'in'
  | 'under'
  | 'behind'
  | 'in-front'
  | 'beside'
  | 'over';

export interface Thing {
  concept: string;
  /** The words in the prompt. */
  word: string;
  count: number;
  /** Times its real size: 2 for a giant one. */
  scale: number;
  colors: readonly Rgb[];
  partColors: Readonly<Record<string, Rgb>>;
  words: ReadonlySet<string>;
  pose: Pose | null;
  /** Index of the thing that it stands to, and how. */
  link: { relation: Relation; to: number } | null;
}

export type Shot = 'close-up' | 'wide' | 'aerial' | 'top' | 'isometric';

export interface Script {
  things: readonly Thing[];
  place: string | null;
  time: TimeOfDay;
  weather: Weather;
  shot: Shot | null;
  /** What is asked for in the sky. */
  sky: ReadonlySet<string>;
  season: Season | null;
  /** True when a photograph is asked for: what is far goes out of focus. */
  isPhoto: boolean;
  /** True for black and white. */
  isGrey: boolean;
  excluded: ReadonlySet<string>;
  /** Words that ask for something the picture will not show. */
  notDrawn: readonly string[];
}
