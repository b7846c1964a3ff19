/** All concepts. A new one is a file in its family's folder and a line in that family's list. */
import * as animals from './animals/family.ts';
import * as birds from './birds/family.ts';
import * as buildings from './buildings/family.ts';
import type { Concept } from './concept.ts';
import * as fantasy from './fantasy/family.ts';
import * as food from './food/family.ts';
import * as furniture from './furniture/family.ts';
import * as insects from './insects/family.ts';
import * as people from './people/family.ts';
import * as plants from './plants/family.ts';
import * as props from './props/family.ts';
import * as reptiles from './reptiles/family.ts';
import * as sea from './sea/family.ts';
import * as vehicles from './vehicles/family.ts';
import * as wear from './wear/family.ts';

const FAMILIES = [
  animals,
  birds,
  sea,
  reptiles,
  insects,
  fantasy,
  people,
  wear,
  props,
  furniture,
  food,
  plants,
  buildings,
  vehicles,
];

export const CONCEPTS: readonly Concept[] = FAMILIES.flatMap((family) => Object.values(family));

const byName = new Map(CONCEPTS.map((concept) => [concept.name, concept]));

export function findConcept(name: string): Concept | null {
  return byName.get(name) ?? null;
}
