import { z } from 'zod';
import { engineBase, httpBaseUrl, milliseconds } from '../remote/config-fields.ts';

/** stable-diffusion.cpp's `sd-server`, by its own protocol. */
export const sdCppConfig = z.strictObject({
  protocol: z.literal('sd-cpp'),
  ...engineBase,
  /** Where the server is, without `/sdcpp/v1`. */
  baseUrl: httpBaseUrl,
  /** Longest edge people may ask for, in pixels; the server has a limit of its own. */
  edgeMax: z.int().min(256).max(8192).default(1536),
  /** The server says how many are usual for its model. */
  stepsMax: z.int().min(1).max(100).default(60),
  /** LoRAs of the server that people may choose as styles. */
  styles: z
    .array(
      z.strictObject({
        /** As the server lists it. */
        lora: z.string().min(1),
        label: z.string().trim().min(1).optional(),
        multiplier: z.number().min(-4).max(4).default(1),
      }),
    )
    .default([]),
  /** How many pictures may lie in the server's queue: it draws one at a time. */
  concurrency: z.int().min(1).max(32).default(1),
  timeouts: z
    .strictObject({
      connectMs: milliseconds.default(5_000),
      /** For each question to the server: none of them waits for a picture. */
      answerMs: milliseconds.default(20_000),
    })
    .prefault({}),
  /** How often the server is asked whether a picture is done. */
  pollMs: milliseconds.default(500),
});

export type SdCppConfig = z.infer<typeof sdCppConfig>;
