import { type GuideId, guideIds } from '../../../contract/site-paths.ts';
import { readingMinutes } from '../../site/prose/parse-prose.ts';
import type { Guide } from './guide-text.ts';
import { firstPicture } from './texts/first-picture.content.ts';
import { masterclass } from './texts/masterclass.content.ts';
import { picturesForWork } from './texts/pictures-for-work.content.ts';
import { seriesWithSeeds } from './texts/series-with-seeds.content.ts';
import { styleAndLight } from './texts/style-and-light.content.ts';

export const guides: Record<GuideId, Guide> = {
  masterclass,
  'first-picture': firstPicture,
  'style-and-light': styleAndLight,
  'series-with-seeds': seriesWithSeeds,
  'pictures-for-work': picturesForWork,
};

/** The whole text of a guide in the marks of `parse-prose.ts`. */
export const guideText = ({ chapters }: Guide) =>
  chapters.map(({ title, text }) => `## ${title}\n\n${text.trim()}`).join('\n\n');

export interface ListedGuide extends Omit<Guide, 'minutes'> {
  id: GuideId;
  path: string;
  minutes: number;
}

/** All guides, in the order of learning. */
export const listedGuides: readonly ListedGuide[] = guideIds.map((id) => ({
  ...guides[id],
  id,
  path: `/guide/${id}`,
  minutes: guides[id].minutes ?? readingMinutes(guideText(guides[id])),
}));
