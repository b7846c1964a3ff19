/** What a concept is: the small definition every drawable thing exports. */
import type { Pen } from '../paint/pen.ts';
import type { Actor } from './stage/actor.ts';
import type { Ground } from './stage/ground.ts';
import type { World } from './stage/world.ts';

/** Where a thing lives: decides where the composer may put it. */
export type Habitat = 'ground' | 'water' | 'underwater' | 'air' | 'table' | 'space';

/** Names of settings an actor may prefer; see settings/registry.ts. */
export type SettingName = string;

/** A thing that can be placed in a setting. One file in actors/ and one line in its registry. */
export interface ActorDefinition {
  /** Its name in the scene specification. */
  concept: string;
  /** English words for it in the singular, comma separated: "fox, vixen". */
  words: string;
  /** Real size in metres of one local unit: its height, or its length if it is longer than high. */
  size: number;
  /** Extent of the drawing in local units; it reaches from -width/2 to width/2 and from 0 to height. */
  width: number;
  height: number;
  /** Where it can be, the natural place first. */
  habitat: readonly Habitat[];
  /** Settings that suit it when the prompt names none; one is chosen by the seed. */
  settings: readonly SettingName[];
  /** Its part of the picture when it is alone, relative to others; 1 by default. */
  share?: number;
  /** Height in local units at which something can stand or lie on it. */
  seat?: number;
  /** True when it sits down on a seat rather than stand on it. */
  sits?: boolean;
  /** Share of it, from the top, that a portrait shows. */
  bust?: number;
  /** True when what is "in" it is seen above its rim. */
  holds?: boolean;
  /** Share of its height that is under water while it swims. */
  draft?: number;
  /** Things that stand in the distance behind living ones: buildings, trees. */
  isBackdrop?: boolean;
  paint(pen: Pen, actor: Actor): void;
}

/** A world that things stand in. One file in settings/ and one line in its registry. */
export interface SettingDefinition {
  concept: string;
  words: string;
  /** Which of several named settings leads: a "city by the sea" is a city. */
  rank: number;
  /** Concepts that it draws itself as part of the world when they are asked for. */
  absorbs?: readonly string[];
  /** Those that it draws all over when they are many and nobody said how many. */
  absorbsMany?: readonly string[];
  /** Concepts that, when they are many and uncounted, turn it into another setting. */
  whenMany?: Readonly<Record<string, string>>;
  /** True indoors and under water: no weather, no sky. */
  isEnclosed?: boolean;
  /** True when its painter adds the weather and the bloom of lights itself. */
  isFinished?: boolean;
  /** Paints all that lies behind the actors. */
  paint(world: World): Ground;
}

/** Something seen in the sky, painted behind the land. */
export interface PhenomenonDefinition {
  concept: string;
  words: string;
  /** The setting it belongs to when the prompt names none and nothing stands on the ground. */
  setting?: SettingName;
  /** Its time of day when the prompt names none. */
  time?: 'night' | 'dusk' | 'golden';
  /** Its weather when the prompt names none. */
  weather?: 'storm' | 'cloudy';
  /** Nothing when the sky's own painter draws it (sun, moon, stars, clouds). */
  paint?(world: World): void;
}
