import type { Root } from 'hast';
import { z } from 'zod';
import { sitePictureNameSchema } from '../../site/pictures/site-picture-list.ts';

/** The chips beside All. */
export const postCategories = [
  'Technology',
  'Tutorial',
  'Community',
  'Workflow',
  'Ethics',
] as const;

/** How a post begins. */
export const postFrontSchema = z.strictObject({
  title: z.string(),
  /** One or two sentences: shown in lists and found by search engines. */
  excerpt: z.string(),
  author: z.string(),
  /** UTC day. */
  date: z.iso.date(),
  category: z.enum(postCategories),
  picture: sitePictureNameSchema,
});

export type Post = z.infer<typeof postFrontSchema> & { text: Root };
