/** Finds help articles by words that are begun, bent or misspelt. */

export interface SearchEntry {
  path: string;
  title: string;
  category: string;
  summary: string;
  /** Words of more weight than those of the text, in small letters. */
  keywords: string;
  /** Words of the text, in small letters, each once. */
  text: string;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing about what is looked for, unless they stand alone. */
const fillers = new Set(
  'a an and are can cant do does for how i in is it my of on or t the to what where why with you your'.split(
    ' ',
  ),
);

/**
 * Slips between two words: a letter too many, missing, wrong, or two that changed places.
 * @returns a count, or more than `max` as soon as it is exceeded
 * @see Damerau 1964; optimal string alignment
 */
export function countSlips(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let slips = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, before[j - 2]! + 1);
      row.push(slips);
    }
    if (Math.min(...row) > max) return max + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length]!;
}

/** How well a word answers what was typed, 0 to 1: whole, begun, misspelt, or begun and misspelt. */
function likeness(typed: string, word: string): number {
  if (word === typed) return 1;
  if (word.startsWith(typed)) return 0.8;
  // "pricing" for "prices": a common stem of five letters or more.
  if (typed.length > 5 && word.length > 5 && word.startsWith(typed.slice(0, -2))) return 0.6;
  const max = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  if (max === 0) return 0;
  const slips = Math.min(
    countSlips(typed, word, max),
    countSlips(typed, word.slice(0, typed.length), max),
  );
  return slips > max ? 0 : 0.6 - 0.15 * slips;
}

function bestLikeness(typed: string, text: string): number {
  let best = 0;
  for (const word of wordsOf(text)) best = Math.max(best, likeness(typed, word));
  return best;
}

/** The entries that answer every word of the query, the best first. */
export function searchEntries(
  entries: readonly SearchEntry[],
  query: string,
  count = 8,
): SearchEntry[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const found: { entry: SearchEntry; score: number }[] = [];
  for (const entry of entries) {
    let score = 0;
    for (const word of words) {
      const best = Math.max(
        10 * bestLikeness(word, entry.title),
        6 * bestLikeness(word, entry.keywords),
        3 * bestLikeness(word, entry.category),
        2 * bestLikeness(word, entry.text),
      );
      if (best === 0) {
        score = 0;
        break;
      }
      score += best;
    }
    if (score > 0) found.push({ entry, score });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ entry }) => entry);
}
