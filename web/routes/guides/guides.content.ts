import { type GuideId, guideIds } from '../../../contract/site-paths.ts';
import { collectTexts, type MarkdownFile, readingMinutes } from '../../site/prose/prose-text.ts';
import { type Guide, guideFrontSchema } from './guide-text.ts';

const guides = collectTexts(
  import.meta.glob<MarkdownFile>('./texts/*.md', { eager: true, import: 'default' }),
  guideIds,
  guideFrontSchema,
);

export interface ListedGuide extends Guide {
  id: GuideId;
  path: string;
  minutes: number;
}

/** All guides, in the order of learning. */
export const listedGuides: readonly ListedGuide[] = guideIds.map((id) => ({
  ...guides[id],
  id,
  path: `/guide/${id}`,
  minutes: guides[id].minutes ?? readingMinutes(guides[id].text),
}));
