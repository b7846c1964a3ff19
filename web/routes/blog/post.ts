import type { SitePictureName } from '../../site/pictures/site-picture-list.ts';

/** Spec, section 2, "Blog": the chips beside All. */
export const postCategories = [
  'Technology',
  'Tutorial',
  'Community',
  'Workflow',
  'Ethics',
] as const;

export type PostCategory = (typeof postCategories)[number];

export interface Post {
  title: string;
  /** One or two sentences: shown in lists and found by search engines. */
  excerpt: string;
  author: string;
  /** UTC day, YYYY-MM-DD. */
  date: string;
  category: PostCategory;
  picture: SitePictureName;
  /** In the marks of `web/site/prose/parse-prose.ts`. */
  text: string;
}
