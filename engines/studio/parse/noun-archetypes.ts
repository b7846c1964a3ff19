/**
 * English nouns as the kind of thing they are: "schnauzer" is a dog, "gazpacho" a soup. Rolled up
 * from WordNet by scripts/build-noun-archetypes.mjs; its licence stands in NOTICE beside this file.
 */
import { readFileSync } from 'node:fs';

/** What a noun falls to. */
export interface Archetype {
  concept: string;
  /** Which kind of the concept, when its painter tells kinds apart: "beetle" of insects. */
  variant: string | null;
}

interface Archetypes {
  concepts: ReadonlyMap<string, Archetype>;
  modifiers: ReadonlySet<string>;
  undrawn: ReadonlySet<string>;
}

/**
 * Each line is "concept:" or "concept/variant:" and sorted words, each as a base-36 count of the
 * letters it shares with the word before it and the rest. "*" are describing words, "-" phrases that
 * are nothing we draw although their last word is.
 */
function readArchetypes(): Archetypes {
  const text = readFileSync(new URL('./noun-archetypes.txt', import.meta.url), 'utf8');
  const concepts = new Map<string, Archetype>();
  const modifiers = new Set<string>();
  const undrawn = new Set<string>();
  for (const line of text.trim().split('\n')) {
    const colon = line.indexOf(':');
    const key = line.slice(0, colon);
    const [concept, variant = null] = key.split('/') as [string, string | undefined];
    const archetype: Archetype = { concept, variant };
    let word = '';
    for (const packed of line.slice(colon + 1).split(',')) {
      word = word.slice(0, Number.parseInt(packed[0]!, 36)) + packed.slice(1);
      if (concept === '*') modifiers.add(word);
      else if (concept === '-') undrawn.add(word);
      else concepts.set(word, archetype);
    }
  }
  return { concepts, modifiers, undrawn };
}

const ARCHETYPES = readArchetypes();

/** What a noun falls to (lower case, singular); null when it is no kind of any of ours. */
export function findArchetype(noun: string): Archetype | null {
  return ARCHETYPES.concepts.get(noun) ?? null;
}

/** True for phrases whose last word misleads: a hot dog is no dog. */
export function isUndrawn(phrase: string): boolean {
  return ARCHETYPES.undrawn.has(phrase);
}

const ENDINGS = /(ly|ful|ous|ish|less|able|ible|ical|esque|ified|like|ward|some|[^w]ed|ing)$/;
/** Nouns with such an ending. */
const NAMED =
  /^(ceiling|clothing|earring|evening|herring|lightning|pudding|railing|starling|stocking|wedding|sapling|duckling)$/;

/** True for words whose ending says that they describe. */
export function hasDescribingEnding(word: string): boolean {
  return word.length > 5 && ENDINGS.test(word) && !NAMED.test(word);
}

/** True for words that describe rather than name: they are not reported as not drawn. */
export function isModifier(word: string): boolean {
  return ARCHETYPES.modifiers.has(word) || hasDescribingEnding(word);
}
