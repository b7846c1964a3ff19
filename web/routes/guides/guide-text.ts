import type { SitePictureName } from '../../site/pictures/site-picture-list.ts';

/** Spec, section 2, "Guides". */
export type GuideCategory = 'Masterclass' | 'Beginner' | 'Intermediate' | 'Advanced' | 'Business';

export interface Chapter {
  title: string;
  /** In the marks of `web/site/prose/parse-prose.ts`. */
  text: string;
}

export interface Guide {
  title: string;
  description: string;
  category: GuideCategory;
  /** With its exercises, where it has some; null counts the words. */
  minutes: number | null;
  picture: SitePictureName;
  chapters: readonly Chapter[];
}
