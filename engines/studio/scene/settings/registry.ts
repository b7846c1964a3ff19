/** Every setting. A new one is a file beside this and a line here. */
import type { SettingDefinition } from '../concept.ts';
import { BAMBOO } from './bamboo.ts';
import { CAFE } from './cafe.ts';
import { CANYON } from './canyon.ts';
import { CAVE } from './cave.ts';
import { COUNTRY_KINDS, COUNTRYSIDE } from './countryside.ts';
import { DESERT } from './desert.ts';
import { HEAVENS, UNDERWATER } from './enclosed.ts';
import { FIELD } from './field.ts';
import { GARDEN } from './garden.ts';
import { GLACIER } from './glacier.ts';
import { HARBOUR } from './harbour.ts';
import { JUNGLE } from './jungle.ts';
import { KITCHEN } from './kitchen.ts';
import { LIBRARY } from './library.ts';
import { PARK } from './park.ts';
import { CITY, SKYLINE, SPACE, STREET } from './places.ts';
import { ROOFTOPS } from './rooftops.ts';
import { ROOM } from './room.ts';
import { SAVANNA } from './savanna.ts';
import { BEACH, CLIFF, ISLAND, SEA } from './sea.ts';
import { STATION } from './station.ts';
import { STUDIO } from './studio.ts';
import { SWAMP } from './swamp.ts';
import { TABLE } from './table.ts';
import { VOLCANO } from './volcano.ts';
import { WATERFALL } from './waterfall.ts';
import { WINDOW } from './window.ts';

export const SETTINGS: readonly SettingDefinition[] = [
  COUNTRYSIDE,
  ...COUNTRY_KINDS,
  UNDERWATER,
  HEAVENS,
  TABLE,
  ROOM,
  KITCHEN,
  LIBRARY,
  CAFE,
  JUNGLE,
  WATERFALL,
  CAVE,
  SWAMP,
  GARDEN,
  FIELD,
  PARK,
  BAMBOO,
  HARBOUR,
  CITY,
  SKYLINE,
  STREET,
  SPACE,
  SEA,
  CLIFF,
  BEACH,
  ISLAND,
  STUDIO,
  DESERT,
  SAVANNA,
  CANYON,
  GLACIER,
  VOLCANO,
  ROOFTOPS,
  WINDOW,
  STATION,
];

const BY_CONCEPT = new Map(SETTINGS.map((it) => [it.concept, it]));

export function findSetting(concept: string): SettingDefinition | null {
  return BY_CONCEPT.get(concept) ?? null;
}
