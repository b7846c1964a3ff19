/** What `/sdapi/v1` servers answer, no stricter than the subsets need. */
import { z } from 'zod';
import { findJson } from '../remote/json-answer.ts';

export const modelList = z.array(
  z.object({
    title: z.string().nullish(),
    model_name: z.string().min(1),
    hash: z.string().nullish(),
  }),
);

export const samplerList = z.array(z.object({ name: z.string().min(1) }));

export const optionsAnswer = z.object({ live_previews_enable: z.boolean().nullish() });

export const taskProgress = z.object({
  active: z.boolean(),
  queued: z.boolean().nullish(),
  completed: z.boolean().nullish(),
  progress: z.number().nullish(),
  live_preview: z.string().nullish(),
  id_live_preview: z.number().nullish(),
});

export const globalProgress = z.object({ progress: z.number() });

export const imageAnswer = z.object({
  images: z.array(z.string()).min(1),
  info: z.unknown(),
});

export const errorAnswer = z.object({
  detail: z.unknown().optional(),
  error: z.unknown().optional(),
});

const generationInfo = z.object({
  all_seeds: z.array(z.number()).nullish().catch(null),
  seed: z.number().nullish().catch(null),
  index_of_first_image: z.int().min(0).nullish().catch(null),
  sd_model_name: z.string().nullish().catch(null),
  sd_model_hash: z.string().nullish().catch(null),
});

export type GenerationInfo = z.infer<typeof generationInfo>;

/** `info` is JSON in a string; stable-diffusion.cpp leaves it empty in some versions. */
export function parseInfo(info: unknown): GenerationInfo {
  const value = typeof info === 'string' ? findJson(Buffer.from(info)) : info;
  const parsed = generationInfo.safeParse(value);
  return parsed.success ? parsed.data : {};
}

/** Bytes of base64 text, with or without the `data:` prefix some servers add. */
export function decodeBase64(text: string): Buffer {
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
}
