/** What a concept is: data that the reader and the stage know, and a shape built from a kit. */
import type { Kit } from '../bodies/kit.ts';

/** Which families share their rules: how they are placed, framed and described. */
export type ConceptKind =
  | 'animal'
  | 'bird'
  | 'fish'
  | 'person'
  | 'wear'
  | 'prop'
  | 'furniture'
  | 'vessel'
  | 'food'
  | 'vehicle'
  | 'building'
  | 'plant'
  | 'rock';

/** Where a thing can be, its natural place first. */
export type Habitat = 'ground' | 'water' | 'underwater' | 'air' | 'table' | 'space';

/** Where a hand is that holds something: wind instruments go to the mouth. */
export type Grip = 'raised' | 'forward' | 'low' | 'hug' | 'mouth';

export type Pose =
  | 'stand'
  | 'walk'
  | 'run'
  | 'sit'
  | 'lie'
  | 'sleep'
  | 'peek'
  | 'ride'
  | 'swim'
  | 'fly'
  | 'hold'
  | 'wave'
  | 'play';

export interface Concept {
  /** Its name, in kebab case: 'top-hat'. */
  name: string;
  /** English words for it in the singular, comma separated, the commonest first. */
  words: string;
  kind: ConceptKind;
  /** Height in metres, or length for what is longer than high: of the grown, ordinary kind. */
  size: number;
  habitat: readonly Habitat[];
  /** Places that suit it when the prompt names none; the seed chooses. */
  places: readonly string[];
  /** Poses that it has; the first is its own. 'stand' alone when absent. */
  poses?: readonly Pose[];
  /** Words that change how it is built, for the reader: "striped, open". */
  variants?: string;
  /** Parts whose colour can be asked for, by their words: { eyes: 'eye', band: 'band, ribbon' }. */
  parts?: Readonly<Record<string, string>>;
  /** The socket of whoever wears it that it goes onto. */
  worn?: 'headTop' | 'face' | 'neck' | 'back';
  /** Share of its height that is under water while it floats or wades. */
  draft?: number;
  /** True for what is carried rather than stood beside: its `grip` socket goes into a hand. */
  held?: boolean;
  /** How a hand holds it; by its size when absent. */
  grip?: Grip;
  /** Builds it in metres, standing on y = 0, facing +z. */
  build(k: Kit): void;
}
