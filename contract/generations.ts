import { z } from 'zod';
import { promptLengthMax, seedOutOfRange } from './image-settings.ts';
import { imageSizeIds } from './image-sizes.ts';
import { isPlainText } from './plain-text.ts';
import { freeGenerationsPerDay, imagesPerRequestMax } from './plans.ts';
import { requestedControls, requestIdSchema, seedSchema } from './requested-controls.ts';

/** Texts of the image generator. */
export const generationTexts = {
  heading: 'AI Image Generator',
  promptRequired: 'Please enter a description for your image',
  promptTooLong: 'Please keep the description under 4,000 characters',
  promptNotText: 'The description contains characters that are not text',
  generating: 'Generating Your Image...',
  generate: 'Generate Image',
  upgradeToGenerate: 'Upgrade to Generate More',
  failed: 'Failed to generate image. Please try again.',
  succeededPremium: 'Image generated and saved to your library!',
  alreadySaved: 'Image already saved to your library!',
  urlCopied: 'Image URL copied to clipboard!',
  quotaExceeded: `You have used all ${freeGenerationsPerDay} free generations for today.`,
  seedOutOfRange,
} as const;

/** Toast of a finished image. `remaining` is null for premium members. */
export function generationSucceededText(remaining: number | null): string {
  if (remaining === null) return generationTexts.succeededPremium;
  if (remaining === 0) return "Image generated! You've used all free generations for today.";
  return `Image generated! ${remaining} free generations remaining today.`;
}

export const promptSchema = z
  .string({ error: generationTexts.promptRequired })
  .trim()
  .min(1, generationTexts.promptRequired)
  .max(promptLengthMax, generationTexts.promptTooLong)
  .refine(isPlainText, generationTexts.promptNotText);

/** What a member asks for. Controls that the chosen engine does not honour are refused, not ignored. */
export const generationRequestSchema = z.strictObject({
  requestId: requestIdSchema,
  prompt: promptSchema,
  ...requestedControls,
  size: z.enum(imageSizeIds, { error: 'Please choose one of the listed sizes' }).default('square'),
  /** Premium only: the longest edge becomes 2048 pixels. */
  highResolution: z.boolean().default(false),
  /** Asks for pictures near that of `seed`, which must be given then; all images start from it. */
  variation: z
    .strictObject({
      /** 0 is the picture of `seed` itself, 1 that of the variation's seed. */
      strength: z.number().min(0).max(1),
      /** Of the first image; each further one counts up by one. Drawn at random when absent. */
      seed: seedSchema.optional(),
    })
    .optional(),
  /** A picture that repeats without a seam. */
  tiling: z.boolean().default(false),
  /** How many images; each is counted. */
  count: z
    .int()
    .min(1, 'At least one image')
    .max(imagesPerRequestMax, `At most ${imagesPerRequestMax} images at once`)
    .default(1),
  /** "<engine>/<model>"; the first available one when absent. */
  modelId: z.string().min(1).max(300).optional(),
});

export type GenerationRequest = z.infer<typeof generationRequestSchema>;
export type GenerationRequestInput = z.input<typeof generationRequestSchema>;

export const promptHistorySchema = z.object({
  /** Newest first, each text once. */
  prompts: z.array(z.string()),
});
