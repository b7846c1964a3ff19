import type { SearchEntry } from '../../site/behaviors/search-matcher.ts';
import { plainTextOf } from '../../site/prose/prose-text.ts';
import { listedArticles } from './help.content.ts';

/** Each word once, as the search compares them. */
const wordsOf = (...texts: readonly string[]) =>
  [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ].join(' ');

/** What the search box of the help center looks through; fetched when it is first used. */
export function loader(): Response {
  const entries: SearchEntry[] = listedArticles.map(
    ({ path, title, summary, keywords = '', text, category }) => ({
      path,
      title,
      category: category.title,
      summary,
      keywords: wordsOf(summary, keywords),
      text: wordsOf(plainTextOf(text)),
    }),
  );
  return Response.json(entries);
}
