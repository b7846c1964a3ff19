/** What a prompt asks for, in the terms the painters know. Made by the parser, read by all else. */

export type SceneFamily = 'landscape' | 'city' | 'animal' | 'food' | 'abstract' | 'space';

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';

export type Weather = 'fair' | 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog' | 'storm';

export type StyleName =
  | 'photo'
  | 'watercolor'
  | 'oil'
  | 'ink'
  | 'flat'
  | 'low-poly'
  | 'pixel'
  | 'poster';

export type Mood = 'calm' | 'moody' | 'dreamy' | 'epic' | 'cosy' | 'eerie' | 'vibrant';

export type Framing = 'close-up' | 'wide' | 'aerial' | 'symmetrical' | 'minimal';

/** A colour word in OKLCH: lightness 0..1, chroma 0..0.32, hue in degrees. */
export interface NamedColor {
  name: string;
  L: number;
  C: number;
  hue: number;
}

/** Something to be drawn, with the words that were bound to it. */
export interface Subject {
  /** The lexicon's concept: "castle" for "fortress". */
  concept: string;
  /** The word in the prompt. */
  word: string;
  colors: readonly NamedColor[];
  /** Adjectives before the noun that are not colours: "old", "tiny". */
  adjectives: readonly string[];
  /** How many; 1 unless a number word or figure says otherwise, "many" is 12. */
  count: number;
  /** Emphasis in `(x:1.2)`, 1 when none. */
  weight: number;
  /** Preposition that ties it to the subject before it: "on", "above", "in", "beside". */
  relation: string | null;
}

export interface SceneSpec {
  family: SceneFamily;
  /** In the order of the prompt, negated ones left out. */
  subjects: readonly Subject[];
  timeOfDay: TimeOfDay;
  /** False when no word asked for it: painters may then choose what suits. */
  timeOfDayAsked: boolean;
  weather: Weather;
  style: StyleName;
  moods: readonly Mood[];
  framing: Framing | null;
  /** Colours that belong to no subject: they tint the whole ("purple sky", "pastel blue"). */
  palette: readonly NamedColor[];
  /** Concepts and modifier values that must not appear ("without trees", negative prompt). */
  excluded: ReadonlySet<string>;
  /** Other words that colour a scene without being drawn: "neon", "cyberpunk", "medieval". */
  flavors: ReadonlySet<string>;
  /** Nouns that were understood as things but can't be drawn, in the prompt's words. */
  notDrawn: readonly string[];
}

/** The first subject with one of these concepts. */
export function findSubject(spec: SceneSpec, ...concepts: string[]): Subject | null {
  return spec.subjects.find((subject) => concepts.includes(subject.concept)) ?? null;
}

/** True when one of these concepts is asked for. */
export function hasSubject(spec: SceneSpec, ...concepts: string[]): boolean {
  return findSubject(spec, ...concepts) !== null;
}
