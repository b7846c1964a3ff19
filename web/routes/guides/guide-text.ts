import type { Root } from 'hast';
import { z } from 'zod';
import { sitePictureNameSchema } from '../../site/pictures/site-picture-list.ts';

/** How a guide begins. Each heading of the first rank after it begins a chapter. */
export const guideFrontSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  category: z.enum(['Masterclass', 'Beginner', 'Intermediate', 'Advanced', 'Business']),
  /** With its exercises, where it has some; otherwise the words are counted. */
  minutes: z.int().positive().optional(),
  picture: sitePictureNameSchema,
});

export type Guide = z.infer<typeof guideFrontSchema> & { text: Root };
