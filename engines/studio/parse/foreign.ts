/**
 * Tells clauses in other languages from English ones by their small words. Without this "un chat noir
 * sur une chaise" would show what those letters happen to mean in English.
 */
import type { Meaning } from './lexicon.ts';
import type { Token } from './tokenize.ts';

/** What the words from here on mean as one phrase: the parser's own look-up. */
type MatchWords = (
  words: readonly string[],
) => { used: number; isArchetype: boolean; meanings: readonly Meaning[] } | null;

/** Articles, prepositions and conjunctions that are no English words. */
const FOREIGN = new Set(
  `ein eine einen einem einer eines der das dem und mit auf vom zum zur ist über unter bei vor neben beim
  oder ohne für nicht im am un une le la les des du et sur avec dans sous au aux sans près est une
  una unos unas el los las del con en por al para sobre bajo junto y il lo gli della dello delle degli
  di nel nella sul sulla sulle uno che alla alle um uma os em com ao da dos do na nas no sob pelo
  een het op met bij onder naast zee ett och på med vid det og av na w z pod nad przy bir ve yang dengan
  och till från`.split(/\s+/),
);
/** Words of the list above that English prompts use as well. */
for (const word of ['do', 'no', 'unter']) FOREIGN.delete(word);

const ENGLISH = new Set(
  `the a an of with and at by over under near from behind between to is for in on into above beside before
  after as like it his her their my your its that this`.split(/\s+/),
);

/** French and Italian elisions: "l'eau", "d'or". */
const ELISION = /^(?:l|d|qu|dell|nell|all|un)'/;

export function isForeignFunctionWord(word: string): boolean {
  return FOREIGN.has(word);
}

/** True when a clause reads as another language. */
function isForeign(words: readonly string[], match: MatchWords): boolean {
  const foreign = new Set<string>();
  let english = 0;
  let known = 0;
  for (let i = 0; i < words.length; ) {
    const word = words[i]!;
    const found = match(words.slice(i, i + 4));
    const used = found?.used ?? 1;
    // "Los Angeles" and "la paz" are names that English uses.
    if (used === 1) {
      if (FOREIGN.has(word) || ELISION.test(word)) foreign.add(word);
      else if (ENGLISH.has(word)) english++;
      else if (found && !found.isArchetype && found.meanings[0]!.kind !== 'filler') known++;
    } else known += 2;
    i += used;
  }
  if (foreign.size <= english) return false;
  return foreign.size > 1 ? foreign.size * 2 >= known : known === 0 || words.length > 4 * known;
}

/** For each token whether its clause is in another language. */
export function foreignClauses(tokens: readonly Token[], match: MatchWords): boolean[] {
  const marks = tokens.map(() => false);
  for (let start = 0; start < tokens.length; ) {
    let end = start;
    while (end < tokens.length && tokens[end]!.text !== ',') end++;
    const words = tokens.slice(start, end).map((t) => t.text);
    const hinted = words.some((word) => FOREIGN.has(word) || ELISION.test(word));
    if (hinted && isForeign(words, match)) marks.fill(true, start, end);
    start = end + 1;
  }
  return marks;
}
