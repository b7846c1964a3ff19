import { z } from 'zod';
import type { Publication } from '../../../contract/community.ts';
import {
  type GenerationRequestInput,
  generationRequestSchema,
  type Model,
  seedMax,
} from '../../../contract/generations.ts';
import {
  highResolutionEdge,
  imageSizeIds,
  imageSizes,
  resolveImageSize,
} from '../../../contract/image-sizes.ts';
import type { Image } from '../../../contract/images.ts';
import { imagesPerRequestMax } from '../../../contract/plans.ts';
import type { Quota } from '../../../contract/quotas.ts';
import { memberStoragePrefix } from '../../api/member-storage.ts';
import { readStored, writeStored } from '../../ui/stored-state.ts';

/** Where the draft stands in local storage. */
export const settingsKey = `${memberStoragePrefix}generator.settings`;

/** The state of the form. Null leaves the choice to the server or to the model's default. */
const settingsSchema = z.object({
  prompt: z.string().catch(''),
  negativePrompt: z.string().catch(''),
  size: z.enum(imageSizeIds).catch('square'),
  highResolution: z.boolean().catch(false),
  /** Null draws one at random for each request. */
  seed: z.number().nullable().catch(null),
  /** How far from the locked seed's picture, 0 to 1. */
  variationStrength: z.number().min(0).max(1).catch(0),
  /** The other seed; null draws one at random for each request. */
  variationSeed: z.number().nullable().catch(null),
  tiling: z.boolean().catch(false),
  count: z.int().min(1).max(imagesPerRequestMax).catch(1),
  modelId: z.string().nullable().catch(null),
  steps: z.number().nullable().catch(null),
  guidanceScale: z.number().nullable().catch(null),
  sampler: z.string().nullable().catch(null),
});

export type GeneratorSettings = z.infer<typeof settingsSchema>;

/** Makes valid settings of whatever was stored. */
export function parseSettings(stored: unknown): GeneratorSettings {
  return settingsSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

/** Changes the draft from another page; the generator shows it when it opens. */
export function saveGeneratorSettings(change: Partial<GeneratorSettings>): void {
  const known = readStored(() => localStorage, settingsKey, parseSettings);
  writeStored(() => localStorage, settingsKey, { ...known, ...change });
}

/** The choice that makes a picture of these pixels; the default where none does. */
function chooseSize(picture: {
  width: number;
  height: number;
}): Pick<GeneratorSettings, 'size' | 'highResolution'> {
  const choice = [false, true]
    .flatMap((highResolution) => imageSizes.map(({ id }) => ({ size: id, highResolution })))
    .find(({ size, highResolution }) => {
      const { width, height } = resolveImageSize(size, highResolution);
      return width === picture.width && height === picture.height;
    });
  return choice ?? { size: 'square', highResolution: false };
}

/** What everybody may know of a published picture, as settings for one of one's own. */
export function settingsFromPublication(
  publication: Pick<Publication, 'prompt' | 'modelId' | 'width' | 'height'>,
): GeneratorSettings {
  return {
    ...parseSettings({}),
    prompt: publication.prompt,
    modelId: publication.modelId,
    ...chooseSize(publication),
  };
}

/** Everything that made an image, as settings that make it again. */
export function settingsFromImage(image: Image): GeneratorSettings {
  return {
    prompt: image.prompt,
    negativePrompt: image.negativePrompt,
    ...chooseSize(image),
    seed: image.seed,
    variationStrength: image.variation?.strength ?? 0,
    variationSeed: image.variation?.seed ?? null,
    tiling: image.tiling,
    count: 1,
    modelId: image.modelId,
    steps: image.steps,
    guidanceScale: image.guidanceScale,
    sampler: image.sampler,
  };
}

export function drawSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % (seedMax + 1);
}

/** The chosen model, or the first one when the chosen one is gone. */
export function resolveModel(models: readonly Model[], modelId: string | null): Model | undefined {
  return models.find((model) => model.id === modelId) ?? models[0];
}

/** Why high resolution can't be had now; null when it can. */
export function highResolutionRefusal(
  quota: Quota | undefined,
  model: Model | undefined,
): string | null {
  if (!quota?.isPremium) return `Part of Premium: up to ${highResolutionEdge} pixels`;
  if (model && model.maxEdge < highResolutionEdge)
    return `${model.label} makes up to ${model.maxEdge} pixels`;
  return null;
}

/** How many images one request may ask for now, at least 1. */
export function countAllowed(quota: Quota | undefined): number {
  return Math.max(1, Math.min(imagesPerRequestMax, quota?.remaining ?? imagesPerRequestMax));
}

/** What is asked for: only controls that the model honours, since the server refuses the others. */
export function toRequest(
  settings: GeneratorSettings,
  model: Model | undefined,
  quota: Quota | undefined,
): GenerationRequestInput {
  const request: GenerationRequestInput = {
    prompt: settings.prompt,
    size: settings.size,
    highResolution: settings.highResolution && highResolutionRefusal(quota, model) === null,
    count: Math.min(settings.count, countAllowed(quota)),
  };
  if (!model) return request;
  request.modelId = model.id;
  if (model.negativePrompt) request.negativePrompt = settings.negativePrompt;
  if (model.seed && settings.seed !== null) {
    request.seed = settings.seed;
    if (model.variation && settings.variationStrength > 0)
      request.variation = {
        strength: settings.variationStrength,
        ...(settings.variationSeed !== null && { seed: settings.variationSeed }),
      };
  }
  if (model.tiling && settings.tiling) request.tiling = true;
  if (model.steps && settings.steps !== null)
    request.steps = clamp(settings.steps, model.steps.min, model.steps.max);
  if (model.guidanceScale && settings.guidanceScale !== null)
    request.guidanceScale = clamp(
      settings.guidanceScale,
      model.guidanceScale.min,
      model.guidanceScale.max,
    );
  if (settings.sampler !== null && model.samplers.includes(settings.sampler))
    request.sampler = settings.sampler;
  return request;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

export interface RequestProblem {
  field: string;
  message: string;
}

/** The first thing that the server would not accept. */
export function findRequestProblem(request: GenerationRequestInput): RequestProblem | null {
  const issue = generationRequestSchema.safeParse(request).error?.issues[0];
  return issue ? { field: String(issue.path[0] ?? 'prompt'), message: issue.message } : null;
}
