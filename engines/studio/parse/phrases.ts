/** Tokens to phrases: the longest run of words that means something, with what it may mean. */
import { findActor } from '../scene/actors/registry.ts';
import { findPhenomenon } from '../scene/phenomena/registry.ts';
import { findSetting } from '../scene/settings/registry.ts';
import { foreignClauses, isForeignFunctionWord } from './foreign.ts';
import { findMeanings, LONGEST_PHRASE, type Meaning } from './lexicon.ts';
import { type Archetype, findArchetype, isUndrawn } from './noun-archetypes.ts';
import { singulars, type Token } from './tokenize.ts';

export interface Phrase {
  text: string;
  isPlural: boolean;
  /** True when it was understood only as the kind of thing it is. */
  isArchetype: boolean;
  /** True for a word of another language: it names nothing that we could know. */
  isForeign: boolean;
  weight: number;
  meanings: readonly Meaning[];
  /** True when the words before said "no" or "without". */
  negated: boolean;
}

interface Found {
  meanings: readonly Meaning[];
  isPlural: boolean;
}

function lookUp(words: readonly string[]): Found | null {
  const exact = findMeanings(words.join(' '));
  if (exact) return { meanings: exact, isPlural: false };
  const before = words.slice(0, -1);
  for (const last of singulars(words[words.length - 1]!)) {
    const found = findMeanings([...before, last].join(' '));
    if (found) return { meanings: found, isPlural: true };
  }
  return null;
}

/** Any other English noun: as the kind of thing it is. */
export function lookUpArchetype(words: readonly string[]): Found | null {
  const before = words.slice(0, -1);
  const last = words[words.length - 1]!;
  for (const [i, form] of [last, ...singulars(last)].entries()) {
    const noun = [...before, form].join(' ');
    if (isUndrawn(noun)) return { meanings: [], isPlural: i > 0 };
    const archetype = findArchetype(noun);
    if (archetype === null) continue;
    const meaning = roleOf(archetype);
    if (meaning) return { meanings: [meaning], isPlural: i > 0 };
  }
  return null;
}

function roleOf({ concept, variant }: Archetype): Meaning | null {
  const role = findActor(concept)
    ? 'actor'
    : findSetting(concept)
      ? 'setting'
      : findPhenomenon(concept)
        ? 'sky'
        : null;
  if (role === null) return null;
  return { kind: 'subject', concept, role, ...(variant === null ? {} : { variant }) };
}

/** How many tokens from the start of `words` mean something together, and what. */
function longestMatch(
  words: readonly string[],
): (Found & { used: number; isArchetype: boolean }) | null {
  for (let n = Math.min(LONGEST_PHRASE, words.length); n >= 1; n--) {
    const part = words.slice(0, n);
    const found = lookUp(part);
    if (found) return { ...found, used: n, isArchetype: false };
    const archetype = lookUpArchetype(part);
    if (archetype) return { ...archetype, used: n, isArchetype: true };
  }
  return null;
}

/** Longest match first: "cherry blossom" before "cherry". */
export function findPhrases(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  const foreign = foreignClauses(tokens, (words) => longestMatch(words));
  let negated = false;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!;
    const plain = {
      text: token.text,
      isPlural: false,
      isArchetype: false,
      isForeign: false,
      weight: token.weight,
      meanings: [],
      negated,
    };
    if (token.text === ',') {
      negated = false;
      phrases.push({ ...plain, weight: 1, negated });
      i++;
      continue;
    }
    if (foreign[i]) {
      if (!isForeignFunctionWord(token.text)) phrases.push({ ...plain, isForeign: true });
      i++;
      continue;
    }
    const words: string[] = [];
    for (let k = i; k < Math.min(tokens.length, i + LONGEST_PHRASE); k++) {
      if (tokens[k]!.text === ',') break;
      words.push(tokens[k]!.text);
    }
    const found = longestMatch(words);
    const used = found?.used ?? 1;
    const meanings = found?.meanings ?? [];
    if (meanings.some((m) => m.kind === 'negation')) negated = true;
    else {
      // "no trees on a hill": the relation ends what is negated, "no trees or birds" does not.
      if (meanings.some((m) => m.kind === 'relation')) negated = false;
      phrases.push({
        ...plain,
        text: words.slice(0, used).join(' '),
        isPlural: found?.isPlural ?? false,
        isArchetype: found?.isArchetype ?? false,
        meanings,
        negated,
      });
    }
    i += used;
  }
  return phrases;
}
