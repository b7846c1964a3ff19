import { z } from 'zod';
import { engineBase, httpBaseUrl, milliseconds } from '../remote/config-fields.ts';

/** An AUTOMATIC1111, Forge, stable-diffusion.cpp or koboldcpp server, as the operator states it. */
export const a1111Config = z.strictObject({
  protocol: z.literal('a1111'),
  ...engineBase,
  /** Where the server is, without `/sdapi/v1`. */
  baseUrl: httpBaseUrl,
  /** HTTP Basic, where the server was started with `--api-auth`. */
  username: z
    .string()
    .regex(/^[^:]+$/, 'must not hold a colon')
    .optional(),
  password: z.string().optional(),
  /** Model names to offer, in this order; all the server has when absent. */
  models: z.array(z.string().min(1)).min(1).optional(),
  /** Sides are made in this multiple and cropped. 8 for A1111, 64 for stable-diffusion.cpp. */
  sizeMultiple: z.int().min(1).max(256).default(8),
  /** Longest edge people may ask for, in pixels. */
  edgeMax: z.int().min(256).max(8192).default(1536),
  /** Longest edge of a picture made larger, in pixels. */
  upscaleEdgeMax: z.int().min(256).max(8192).default(4096),
  steps: z
    .strictObject({ default: z.int().min(1), max: z.int().min(1) })
    .refine((steps) => steps.default <= steps.max, 'steps.default is above steps.max')
    .default({ default: 20, max: 60 }),
  guidanceScaleDefault: z.number().min(1).max(30).default(7),
  /** Used when the request names no sampler; the server chooses when absent. */
  sampler: z.string().min(1).optional(),
  timeouts: z
    .strictObject({
      connectMs: milliseconds.default(5_000),
      /** For lists, health and progress. */
      answerMs: milliseconds.default(20_000),
      /** How long a cancelled picture may keep the next one waiting. */
      cancelMs: milliseconds.default(15_000),
    })
    .prefault({}),
  /** How often progress is asked for. */
  pollMs: milliseconds.default(700),
});

export type A1111Config = z.infer<typeof a1111Config>;
