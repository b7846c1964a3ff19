import { z } from 'zod';
import { imageSizeIds } from './image-sizes.ts';
import { imageSchema } from './images.ts';
import { isPlainText } from './plain-text.ts';
import { freeGenerationsPerDay, imagesPerRequestMax } from './plans.ts';

/** Texts of the image generator: spec, sections 2, 4, 5 and 8. */
export const generationTexts = {
  heading: 'AI Image Generator',
  promptRequired: 'Please enter a description for your image',
  promptTooLong: 'Please keep the description under 4,000 characters',
  promptNotText: 'The description contains characters that are not text',
  generating: 'Generating Your Image...',
  generate: 'Generate Image',
  upgradeToGenerate: 'Upgrade to Generate More',
  failed: 'Failed to generate image. Please try again.',
  engineRemoved: 'The model is no longer available. Please choose another one.',
  succeededPremium: 'Image generated and saved to your library!',
  alreadySaved: 'Image already saved to your library!',
  urlCopied: 'Image URL copied to clipboard!',
  quotaExceeded: `You have used all ${freeGenerationsPerDay} free generations for today.`,
  seedOutOfRange: 'The seed must be a whole number from 0 to 4294967295',
} as const;

/** Toast of a finished image: spec, section 8. `remaining` is null for premium members. */
export function generationSucceededText(remaining: number | null): string {
  if (remaining === null) return generationTexts.succeededPremium;
  if (remaining === 0) return "Image generated! You've used all free generations for today.";
  return `Image generated! ${remaining} free generations remaining today.`;
}

export const promptLengthMax = 4000;
export const seedMax = 0xffffffff;

export const promptSchema = z
  .string({ error: generationTexts.promptRequired })
  .trim()
  .min(1, generationTexts.promptRequired)
  .max(promptLengthMax, generationTexts.promptTooLong)
  .refine(isPlainText, generationTexts.promptNotText);

export const negativePromptSchema = z
  .string()
  .trim()
  .max(promptLengthMax, 'Please keep the negative prompt under 4,000 characters')
  .refine(isPlainText, 'The negative prompt contains characters that are not text');

const seedSchema = z
  .int({ error: generationTexts.seedOutOfRange })
  .min(0, generationTexts.seedOutOfRange)
  .max(seedMax, generationTexts.seedOutOfRange);

/** What a member asks for. Controls that the chosen engine does not honour are refused, not ignored. */
export const generationRequestSchema = z.strictObject({
  prompt: promptSchema,
  negativePrompt: negativePromptSchema.default(''),
  size: z.enum(imageSizeIds, { error: 'Please choose one of the listed sizes' }).default('square'),
  /** Premium only: the longest edge becomes 2048 pixels. */
  highResolution: z.boolean().default(false),
  /** Of the first image; each further one counts up by one. Drawn at random when absent. */
  seed: seedSchema.optional(),
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
  steps: z.int().min(1).max(500).optional(),
  guidanceScale: z.number().min(0).max(100).optional(),
  sampler: z.string().min(1).max(100).optional(),
});

export type GenerationRequest = z.infer<typeof generationRequestSchema>;
export type GenerationRequestInput = z.input<typeof generationRequestSchema>;

const generationBase = z.object({
  id: z.uuid(),
  /** Shared by the images of one request. */
  batchId: z.uuid(),
  prompt: z.string(),
  negativePrompt: z.string(),
  seed: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  modelId: z.string(),
  modelLabel: z.string(),
  createdAt: z.iso.datetime(),
});

export const generationSchema = z.discriminatedUnion('status', [
  generationBase.extend({
    status: z.literal('queued'),
    /** 1 is next. */
    queuePosition: z.number().int(),
  }),
  generationBase.extend({
    status: z.literal('running'),
    /** 0 to 1; null where the engine does not tell. */
    progress: z.number().nullable(),
    previewUrl: z.string().nullable(),
  }),
  generationBase.extend({ status: z.literal('succeeded'), image: imageSchema.nullable() }),
  generationBase.extend({ status: z.literal('failed'), error: z.string() }),
  generationBase.extend({ status: z.literal('cancelled') }),
]);

export type Generation = z.infer<typeof generationSchema>;

export const generationListSchema = z.object({ items: z.array(generationSchema) });

export const promptHistorySchema = z.object({
  /** Newest first, each text once. */
  prompts: z.array(z.string()),
});

const rangeSchema = z.object({
  min: z.number(),
  max: z.number(),
  default: z.number(),
  step: z.number(),
});

/** A model that can be asked for now, and the controls that it honours. */
export const modelSchema = z.object({
  /** "<engine>/<model>". */
  id: z.string(),
  label: z.string(),
  engineLabel: z.string(),
  negativePrompt: z.boolean(),
  seed: z.boolean(),
  variation: z.boolean(),
  tiling: z.boolean(),
  steps: rangeSchema.nullable(),
  guidanceScale: rangeSchema.nullable(),
  samplers: z.array(z.string()),
  progress: z.boolean(),
  preview: z.boolean(),
  cancel: z.boolean(),
  maxEdge: z.number().int(),
});

export type Model = z.infer<typeof modelSchema>;

export const modelListSchema = z.object({ items: z.array(modelSchema) });
