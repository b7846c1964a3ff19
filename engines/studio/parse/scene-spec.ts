/** What a prompt asks for, in the terms the painters know. Made by the parser, read by all else. */

/**
 * Pictures of things are composed of setting, actors and sky; a lone dish is a flat illustration of
 * its own; abstract ones show no thing.
 */
export type SceneFamily = 'composed' | 'food' | 'abstract';

/** What part a concept plays in a picture. */
export type SubjectRole = 'actor' | 'setting' | 'sky' | 'abstract';

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';

export type Weather = 'fair' | 'clear' | 'cloudy' | 'rain' | 'snow' | 'fog' | 'storm';

export type StyleName =
  | 'photo'
  | 'watercolor'
  | 'oil'
  | 'ink'
  | 'sketch'
  | 'flat'
  | 'low-poly'
  | 'pixel'
  | 'poster'
  | 'paper-cut'
  | 'ukiyo-e'
  | 'neon'
  | 'synthwave'
  | 'stained-glass'
  | 'mosaic';

export type Mood = 'calm' | 'moody' | 'dreamy' | 'epic' | 'cosy' | 'eerie' | 'vibrant';

export type Framing = 'close-up' | 'wide' | 'aerial' | 'symmetrical' | 'minimal';

/** A colour word in OKLCH: lightness 0..1, chroma 0..0.32, hue in degrees. */
export interface NamedColor {
  name: string;
  L: number;
  C: number;
  hue: number;
}

/** A part of something, or what it wears or is served with: "green eyes", "a top hat". */
export interface SubjectPart {
  /** The lexicon's name: "eyes" for "eye". */
  name: string;
  /** The words in the prompt. */
  word: string;
  colors: readonly NamedColor[];
  adjectives: readonly string[];
}

/** Something to be drawn, with the words that were bound to it. */
export interface Subject {
  /** The lexicon's concept: "castle" for "fortress". */
  concept: string;
  /** The words in the prompt. */
  word: string;
  role: SubjectRole;
  colors: readonly NamedColor[];
  /** Adjectives before the noun that are not colours: "old", "tiny". */
  adjectives: readonly string[];
  /** Named parts of it. */
  parts: readonly SubjectPart[];
  /** How many: a number word, a figure, "many" is 12, a bare plural 3, else 1. */
  count: number;
  /** True when a word or a figure said how many. */
  isCounted: boolean;
  /** Emphasis in `(x:1.2)`, 1 when none. */
  weight: number;
  /**
   * How the subject before it stands to it: "a cat on a chair" gives the chair "on". One of on, in,
   * above, under, beside, in-front, behind, at.
   */
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
