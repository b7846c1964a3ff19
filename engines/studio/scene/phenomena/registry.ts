/** Everything seen in the sky. A new one is a file beside this and a line here. */
import type { PhenomenonDefinition } from '../concept.ts';
import { BLACK_HOLE } from './black-hole.ts';
import { GALAXY, PLANET } from './heavens.ts';
import { AURORA, COMET, FIREWORKS, RAINBOW } from './lights.ts';
import { NATIVE } from './native.ts';

export const PHENOMENA: readonly PhenomenonDefinition[] = [
  PLANET,
  GALAXY,
  BLACK_HOLE,
  AURORA,
  RAINBOW,
  COMET,
  FIREWORKS,
  ...NATIVE,
];

const BY_CONCEPT = new Map(PHENOMENA.map((it) => [it.concept, it]));

export function findPhenomenon(concept: string): PhenomenonDefinition | null {
  return BY_CONCEPT.get(concept) ?? null;
}
