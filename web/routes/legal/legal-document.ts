import type { MetaDescriptor } from 'react-router';
import { z } from 'zod';
import { collectTexts, type MarkdownFile } from '../../site/prose/prose-text.ts';
import { siteMeta } from '../../site/site-meta.ts';
import type { LegalLink } from './legal-links.content.ts';

const legalFrontSchema = z.strictObject({
  /** For search engines: one sentence. */
  description: z.string(),
  /** Month and year of this wording, where the page states one. */
  lastUpdated: z.string().optional(),
});

/** The text of each legal page; links from outside rely on the names of its headings. */
export const legalTexts = collectTexts(
  import.meta.glob<MarkdownFile>('./*.md', { eager: true, import: 'default' }),
  ['terms-of-service', 'privacy-policy', 'refund-policy', 'cookie-policy'],
  legalFrontSchema,
);

export const legalTextOf = ({ to }: LegalLink) =>
  legalTexts[to.slice(1) as keyof typeof legalTexts];

export function legalMeta(link: LegalLink): MetaDescriptor[] {
  return siteMeta({
    path: link.to,
    title: link.label,
    description: legalTextOf(link).description,
  });
}
