/** One article of the help center. Its texts must be true of the software: change both together. */
export interface HelpArticle {
  title: string;
  /** One sentence: shown in lists and found by search engines. */
  summary: string;
  /** Other words that people search for; they are not shown. */
  keywords?: string;
  /** In the marks of `web/site/prose/parse-prose.ts`. */
  text: string;
}
