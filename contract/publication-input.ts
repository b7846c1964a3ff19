import { z } from 'zod';
import { communityTexts, galleryCategories } from './community.ts';
import { isPlainText } from './plain-text.ts';

/** Under what title, name and category a member shows an image to everybody. */
export const publicationInputSchema = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, communityTexts.titleRequired)
    .max(80, communityTexts.titleTooLong)
    .refine(isPlainText, 'The title contains characters that are not text'),
  author: z
    .string()
    .trim()
    .min(1, communityTexts.authorRequired)
    .max(50, communityTexts.authorTooLong)
    .refine(isPlainText, 'The name contains characters that are not text'),
  category: z.enum(galleryCategories),
});

export type PublicationInput = z.infer<typeof publicationInputSchema>;
