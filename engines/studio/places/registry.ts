/** How every place looks. Their words are in concepts/places.ts. */
import { ROOM, STUDIO, TABLETOP } from './indoors.ts';
import { FOREST, ICE, MEADOW, SNOW } from './outdoors.ts';
import type { Place } from './place.ts';
import { MOON, SPACE } from './space.ts';
import { CAVE, ROOFTOP, SKY, VOLCANO } from './strange.ts';
import { STREET } from './street.ts';
import { LAKE, SEA, UNDERWATER } from './waters.ts';
import { BEACH, COAST } from './waterside.ts';
import { CANYON, DESERT, JUNGLE, MOUNTAIN, SAVANNA } from './wild.ts';

const ALL: readonly Place[] = [
  MEADOW,
  FOREST,
  SNOW,
  ICE,
  BEACH,
  COAST,
  STREET,
  ROOM,
  TABLETOP,
  STUDIO,
  LAKE,
  SEA,
  UNDERWATER,
  SPACE,
  MOON,
  DESERT,
  CANYON,
  SAVANNA,
  MOUNTAIN,
  JUNGLE,
  SKY,
  ROOFTOP,
  CAVE,
  VOLCANO,
];

const byName = new Map(ALL.map((place) => [place.name, place]));

export function findPlace(name: string): Place {
  return byName.get(name) ?? MEADOW;
}
