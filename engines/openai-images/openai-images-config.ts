import { z } from 'zod';
import { engineBase, headerSecret, httpBaseUrl, milliseconds } from '../remote/config-fields.ts';

const pixelSize = z
  .string()
  .regex(/^[1-9]\d{1,3}x[1-9]\d{1,3}$/, 'must be like "1024x1536"')
  .transform((text) => {
    const [width, height] = text.split('x').map(Number);
    return { width: width!, height: height! };
  });

/** OpenAI, LocalAI, stable-diffusion.cpp and others that speak the OpenAI Images protocol. */
export const openAIImagesConfig = z.strictObject({
  protocol: z.literal('openai-images'),
  ...engineBase,
  /** Where the server is, with or without a final `/v1`. */
  baseUrl: httpBaseUrl,
  /** Sent as bearer token. */
  apiKey: headerSecret.optional(),
  /** Models to offer; all that `/v1/models` lists when absent, chat models included. */
  models: z
    .array(z.strictObject({ id: z.string().min(1), label: z.string().trim().min(1).optional() }))
    .min(1)
    .optional(),
  /** The sizes the server takes: a fixed list, or any multiple up to an edge. */
  sizes: z
    .union([
      z.array(pixelSize).min(1),
      z.strictObject({
        multipleOf: z.int().min(1).max(256),
        edgeMax: z.int().min(256).max(8192),
      }),
    ])
    .prefault(['1024x1024', '1536x1024', '1024x1536']),
  /** Sent only when set: OpenAI's newer models refuse it, LocalAI answers URLs without it. */
  responseFormat: z.literal('b64_json').optional(),
  /** Asks for previews on the way. Found out by the first picture whether the server sends any. */
  streaming: z.boolean().default(false),
  /** How many previews to ask for. OpenAI bills each. */
  partialImages: z.int().min(1).max(3).default(2),
  /**
   * Sends `seed`: vLLM-Omni honours it, OpenAI refuses it. Three small pictures, made once for each
   * model, show whether it is; until then none is claimed.
   */
  supportsSeed: z.boolean().default(false),
  /** Sends `negative_prompt`, which OpenAI refuses. */
  supportsNegativePrompt: z.boolean().default(false),
  /** Offers to edit pictures by `/v1/images/edits`. */
  supportsEdits: z.boolean().default(false),
  /** More fields for every request, such as `{ "quality": "medium" }`. */
  parameters: z
    .record(
      z
        .string()
        .regex(
          /^(?!(?:prompt|model|n|size|seed|image|mask|stream|partial_images|response_format)$)/,
        ),
      z.union([z.string(), z.number(), z.boolean()]),
    )
    .default({}),
  /** How many pictures to ask for at once. */
  concurrency: z.int().min(1).max(64).default(2),
  timeouts: z
    .strictObject({
      connectMs: milliseconds.default(5_000),
      /** For lists and health. */
      answerMs: milliseconds.default(20_000),
    })
    .prefault({}),
});

export type OpenAIImagesConfig = z.infer<typeof openAIImagesConfig>;
