import { z } from 'zod';
import { engineBase, headerSecret, httpBaseUrl, milliseconds } from '../remote/config-fields.ts';

/** A ComfyUI server, with its checkpoints in workflows of ours or with workflows of the operator. */
export const comfyUiConfig = z.strictObject({
  protocol: z.literal('comfyui'),
  ...engineBase,
  baseUrl: httpBaseUrl,
  /** Sent as bearer token, for servers behind a proxy that asks for one. */
  apiKey: headerSecret.optional(),
  /** Checkpoints to offer; all that the server has when absent. None where there is a folder. */
  checkpoints: z.array(z.string().min(1)).optional(),
  /** A folder of workflows in API format, with a `*.model.json` for each model they make. */
  workflowsFolder: z.string().min(1).optional(),
  /** For checkpoints: sides are made in this multiple and cropped. */
  sizeMultiple: z.int().min(8).max(256).default(8),
  /** For checkpoints: the longest edge people may ask for, in pixels. */
  edgeMax: z.int().min(256).max(8192).default(1536),
  /** Longest edge of a picture made larger, in pixels. */
  upscaleEdgeMax: z.int().min(256).max(8192).default(4096),
  steps: z
    .strictObject({ default: z.int().min(1), max: z.int().min(1) })
    .refine((steps) => steps.default <= steps.max, 'steps.default is above steps.max')
    .default({ default: 20, max: 60 }),
  guidanceScaleDefault: z.number().min(0).max(30).default(7),
  /** For checkpoints, used when the request names no sampler. */
  sampler: z.string().min(1).default('euler'),
  scheduler: z.string().min(1).default('normal'),
  /** How many pictures may lie in the server's queue: it draws one at a time. */
  concurrency: z.int().min(1).max(32).default(1),
  timeouts: z
    .strictObject({
      connectMs: milliseconds.default(5_000),
      /** For each question to the server: none of them waits for a picture. */
      answerMs: milliseconds.default(20_000),
      /** How long a cancelled picture may go on before it is left alone. */
      cancelMs: milliseconds.default(15_000),
    })
    .prefault({}),
  /** How often the server is asked whether a picture is done, beside what its socket tells. */
  pollMs: milliseconds.default(1_000),
});

export type ComfyUiConfig = z.infer<typeof comfyUiConfig>;
