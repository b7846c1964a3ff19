import { z } from 'zod';

/** JPG, PNG, WebP up to 10 MB. */
export const uploadBytesMax = 10 * 1024 * 1024;

/** Pixels of a picture that is taken in: more is a bomb, or of no use to any engine here. */
export const uploadPixelsMax = 40_000_000;

export const uploadEdgeMin = 16;

export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const uploadTexts = {
  notPicture: 'Please choose a JPG, PNG or WebP picture.',
  tooLarge: 'Please choose a picture of at most 10 MB.',
  tooManyPixels: 'Please choose a picture of at most 40 megapixels.',
  tooSmall: `Please choose a picture of at least ${uploadEdgeMin} x ${uploadEdgeMin} pixels.`,
  animated: 'Please choose a picture that does not move.',
  damaged: 'This picture is damaged or cut short. Please choose another one.',
  tooMany: 'You have sent many pictures. Please try again in a while.',
} as const;

/** What a picture is sent for. */
export const uploadPurposes = ['source', 'mask'] as const;

export const uploadInputSchema = z.strictObject({
  purpose: z.enum(uploadPurposes),
  file: z.file(),
});

export const uploadSchema = z.object({
  id: z.uuid(),
  purpose: z.enum(uploadPurposes),
  /** Pixels, upright: the orientation that a camera notes has been applied. */
  width: z.number().int(),
  height: z.number().int(),
  /** It goes after this moment, unless a task still needs it. */
  expiresAt: z.iso.datetime(),
  /** Path of the picture as it was taken in; its sender only. */
  url: z.string(),
});

export type Upload = z.infer<typeof uploadSchema>;
