/** What `/sdapi/v1` servers answer, no stricter than the subsets need. */
import { z } from 'zod';
import { findJson } from '../remote/json-answer.ts';

/** Names are stored and shown: no server needs longer ones. */
const name = z.string().min(1).max(300);

export const checkpointList = z.array(
  z.object({
    title: z.string().nullish(),
    model_name: name,
    hash: z.string().max(100).nullish().catch(null),
    filename: z.string().nullish().catch(null),
  }),
);

export type Checkpoint = z.infer<typeof checkpointList>[number];

export const samplerList = z.array(z.object({ name }));

export const upscalerList = z.array(
  z.object({ name, model_path: z.string().nullish().catch(null) }),
);

/** Tells stable-diffusion.cpp apart, which speaks a part of this protocol. */
export const sdCppCapabilities = z.object({ model: z.object({ stem: z.string() }) });

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

export const upscaledAnswer = z.object({ image: z.string() });

export const errorAnswer = z.object({
  detail: z.unknown().optional(),
  error: z.unknown().optional(),
});

const generationInfo = z.object({
  all_seeds: z.array(z.number()).nullish().catch(null),
  seed: z.number().nullish().catch(null),
  steps: z.int().nullish().catch(null),
  cfg_scale: z.number().nullish().catch(null),
  clip_skip: z.int().nullish().catch(null),
  sampler_name: name.nullish().catch(null),
  denoising_strength: z.number().nullish().catch(null),
  index_of_first_image: z.int().min(0).nullish().catch(null),
  sd_model_name: name.nullish().catch(null),
  sd_model_hash: z.string().max(100).nullish().catch(null),
});

export type GenerationInfo = z.infer<typeof generationInfo>;

/** `info` is JSON in a string; stable-diffusion.cpp leaves it empty in some versions. */
export function parseInfo(info: unknown): GenerationInfo {
  const value = typeof info === 'string' ? findJson(Buffer.from(info)) : info;
  const parsed = generationInfo.safeParse(value);
  return parsed.success ? parsed.data : {};
}

/** stable-diffusion.cpp says this of every model. */
const placeholderHash = '8888888888';

/** The first hash that means something. */
export function findHash(...hashes: (string | null | undefined)[]): string | null {
  return hashes.find((hash) => hash && hash !== placeholderHash) ?? null;
}

/**
 * Whether an answer's `sd_model_name` is this checkpoint. AUTOMATIC1111 lists `folder_model` and
 * answers `model`; stable-diffusion.cpp lists `model` and answers `model.safetensors`.
 */
export function isSameCheckpoint(checkpoint: Checkpoint, answeredName: string): boolean {
  const own = [checkpoint.model_name, checkpoint.filename ?? ''].map(stemOf);
  return own.includes(stemOf(answeredName));
}

function stemOf(file: string): string {
  const base = file.split(/[/\\]/).at(-1)!;
  return base.replace(/\.(?:safetensors|ckpt|gguf|sft|pth?)$/i, '');
}

/** Bytes of base64 text, with or without the `data:` prefix some servers add. */
export function decodeBase64(text: string): Buffer {
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
}
