import { z } from 'zod';
import { imageSettingsSchema } from './image-settings.ts';
import { isPlainText } from './plain-text.ts';

/** Texts of the library. */
export const libraryTexts = {
  title: 'My Library',
  searchPlaceholder: 'Search your creations...',
  loading: 'Loading your creations...',
  emptyTitle: 'No images found',
  emptySearch: 'No images match your search criteria',
  empty: 'Start creating amazing AI-generated images to build your library',
  createFirst: 'Create Your First Image',
  deleteQuestion: 'Are you sure you want to delete this image? This action cannot be undone.',
  loadFailed: 'Failed to load your images',
  deleteFailed: 'Failed to delete image',
  deleted: 'Image deleted successfully',
  downloadFailed: 'Failed to download image',
  favouriteFailed: 'Failed to update favourite. Please try again.',
  addressQuestion:
    'The image gets a new address. Links to it that you have shared stop working at once. This action cannot be undone.',
  addressRenewed: 'The image has a new address',
  addressFailed: 'Failed to give the image a new address',
  linkCopiedTitle: 'Link copied',
  linkCopied: 'Image link copied to clipboard',
} as const;

export const imageSorts = [
  { value: 'newest', label: 'Newest First' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'most_liked', label: 'Most Liked' },
] as const;

export const imageSortSchema = z.enum(['newest', 'oldest', 'most_liked']);
export type ImageSort = z.infer<typeof imageSortSchema>;

export const libraryPageSize = 50;

/** Images that one archive or one bulk deletion may name. */
export const imageSelectionMax = 100;

export const thumbnailWidths = [320, 640, 1024] as const;

export const imageSchema = z.object({
  id: z.uuid(),
  /** The task that made it; null once that is forgotten. */
  taskId: z.uuid().nullable(),
  /** The image it was made from; null for one that was made from words alone. */
  parentImageId: z.uuid().nullable(),
  prompt: z.string(),
  /** What really made it, as far as the engine tells. */
  settings: imageSettingsSchema,
  modelId: z.string(),
  /** The model that made it, for people. */
  modelLabel: z.string(),
  /** The engine that made it, for people. */
  engineLabel: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  sizeBytes: z.number().int(),
  /** CSS colour that stands in while the picture loads. */
  dominantColor: z.string(),
  /** What the prompt named and the engine could not draw. */
  notDrawn: z.array(z.string()),
  isPublic: z.boolean(),
  /** Its place in the gallery, `/gallery/{publicationId}`; null while it is not published. */
  publicationId: z.uuid().nullable(),
  /** The owner's own mark. */
  isFavourite: z.boolean(),
  /** Of what is published: 0 otherwise. */
  likesCount: z.number().int(),
  viewsCount: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Path of the PNG; whoever has it can view this one image, until it is given a new one. */
  url: z.string(),
  thumbnails: z.array(z.object({ width: z.number().int(), url: z.string() })),
});

export type Image = z.infer<typeof imageSchema>;

/** Where an image comes from and what came of it. */
export const lineageSchema = z.object({
  parent: imageSchema.nullable(),
  /** Newest first, the latest fifty. */
  children: z.array(imageSchema),
});

export type Lineage = z.infer<typeof lineageSchema>;

export const imageListInputSchema = z.strictObject({
  search: z
    .string()
    .max(200)
    .refine(isPlainText, 'The search contains characters that are not text')
    .default(''),
  sort: imageSortSchema.default('newest'),
  cursor: z.string().min(1).max(200).optional(),
  limit: z.coerce.number().int().min(1).max(libraryPageSize).default(libraryPageSize),
});

export const imagePageSchema = z.object({
  items: z.array(imageSchema),
  nextCursor: z.string().nullable(),
});

export type ImagePage = z.infer<typeof imagePageSchema>;

export const imageSelectionSchema = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(imageSelectionMax),
});

/** File name of a downloaded image: the first 50 characters of the prompt. */
export function downloadFileName(prompt: string): string {
  const name = [...prompt]
    .slice(0, 50)
    .join('')
    // Characters that Windows, macOS or Linux refuse in a file name, and controls.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${name || 'image'}.png`;
}
