import type { Root } from 'hast';
import { z } from 'zod';

/**
 * How an article of the help center begins. Its texts must be true of the software: change both
 * together.
 */
export const articleFrontSchema = z.strictObject({
  title: z.string(),
  /** One sentence: shown in lists and found by search engines. */
  summary: z.string(),
  /** Other words that people search for; they are not shown. */
  keywords: z.string().optional(),
});

export type HelpArticle = z.infer<typeof articleFrontSchema> & { text: Root };
