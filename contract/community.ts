import { z } from 'zod';
import { isPlainText } from './plain-text.ts';

/** Texts of publishing and of the gallery. */
export const communityTexts = {
  titleRequired: 'Please give the picture a title',
  titleTooLong: 'Please keep the title under 80 characters',
  authorRequired: 'Please say whose name stands below it',
  authorTooLong: 'Please keep the name under 50 characters',
  published: 'Published to the gallery',
  unpublished: 'Taken out of the gallery',
  publishFailed: 'Failed to publish the image',
  signInToLike: 'Sign in to like pictures',
  draftFailed: 'This picture is no longer in the gallery',
  unpublishFailed: 'Failed to take the image out of the gallery',
} as const;

/** The chips of the gallery, without All. */
export const galleryCategories = [
  'Fantasy',
  'Nature',
  'Portraits',
  'Architecture',
  'Food',
  'Animals',
] as const;

export const galleryCategorySchema = z.enum(galleryCategories);
export type GalleryCategory = z.infer<typeof galleryCategorySchema>;

export const gallerySorts = [
  { value: 'latest', label: 'Latest' },
  { value: 'most_liked', label: 'Most Liked' },
  { value: 'most_viewed', label: 'Most Viewed' },
  { value: 'trending', label: 'Trending' },
] as const;

export const gallerySortSchema = z.enum(['latest', 'most_liked', 'most_viewed', 'trending']);
export type GallerySort = z.infer<typeof gallerySortSchema>;

/** What the page shows at first, and Load More adds. */
export const galleryPageSize = 12;

/** The most that one page may ask for. */
const galleryPageSizeMax = 25;

/** One visitor's views of one picture count once in this time. */
export const viewWindowMs = 3_600_000;

/** A picture that everybody may see, as the gallery shows it. */
export const publicationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  category: galleryCategorySchema,
  author: z.string(),
  prompt: z.string(),
  /** The model that made it; null where the product brought the picture along. */
  modelId: z.string().nullable(),
  /** The model that made it, for people. */
  modelLabel: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  dominantColor: z.string(),
  /** By whoever asks; false for visitors. */
  isLiked: z.boolean(),
  likesCount: z.number().int(),
  viewsCount: z.number().int(),
  publishedAt: z.iso.datetime(),
  /** By their real width, the smallest first. */
  sources: z.array(z.object({ width: z.number().int(), url: z.string() })).min(1),
});

export type Publication = z.infer<typeof publicationSchema>;

/** Which pictures, and in which order; the address of the gallery and of its pictures says the same. */
export const galleryFilterSchema = z.strictObject({
  search: z
    .string()
    .max(200)
    .refine(isPlainText, 'The search contains characters that are not text')
    .default(''),
  category: galleryCategorySchema.optional(),
  sort: gallerySortSchema.default('latest'),
});

export type GalleryFilter = z.infer<typeof galleryFilterSchema>;

export const galleryInputSchema = galleryFilterSchema.extend({
  cursor: z.string().min(1).max(300).optional(),
  limit: z.coerce.number().int().min(1).max(galleryPageSizeMax).default(galleryPageSize),
});

export const galleryPageSchema = z.object({
  items: z.array(publicationSchema),
  nextCursor: z.string().nullable(),
});

export type GalleryPage = z.infer<typeof galleryPageSchema>;
