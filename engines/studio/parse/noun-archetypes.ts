/**
 * English nouns as the kind of thing they are: "schnauzer" is a dog, "gazpacho" a soup. Rolled up
 * from WordNet by scripts/build-noun-archetypes.mjs; its licence stands in NOTICE beside this file.
 */
import { readFileSync } from 'node:fs';

interface Archetypes {
  concepts: ReadonlyMap<string, string>;
  modifiers: ReadonlySet<string>;
}

/** Each line is "concept:" and sorted words, each as a base-36 count of shared letters and a rest. */
function readArchetypes(): Archetypes {
  const text = readFileSync(new URL('./noun-archetypes.txt', import.meta.url), 'utf8');
  const concepts = new Map<string, string>();
  const modifiers = new Set<string>();
  for (const line of text.trim().split('\n')) {
    const colon = line.indexOf(':');
    const concept = line.slice(0, colon);
    let word = '';
    for (const packed of line.slice(colon + 1).split(',')) {
      word = word.slice(0, Number.parseInt(packed[0]!, 36)) + packed.slice(1);
      if (concept === '*') modifiers.add(word);
      else concepts.set(word, concept);
    }
  }
  return { concepts, modifiers };
}

const ARCHETYPES = readArchetypes();

/** The concept a noun falls to (lower case, singular); null when it is no kind of any of ours. */
export function findArchetype(noun: string): string | null {
  return ARCHETYPES.concepts.get(noun) ?? null;
}

const ENDINGS = /(ly|ful|ous|ish|less|able|ible|ical|esque|ified|like|ward|some)$/;

/** True for words that describe rather than name: they are not reported as not drawn. */
export function isModifier(word: string): boolean {
  return ARCHETYPES.modifiers.has(word) || (word.length > 5 && ENDINGS.test(word));
}
