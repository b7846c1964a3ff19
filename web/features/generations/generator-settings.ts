import { z } from 'zod';
import type { Publication } from '../../../contract/community.ts';
import {
  type ChosenSetting,
  chosenSettingNames,
  type Model,
  type RangedSetting,
  rangedSettingNames,
  seedMax,
} from '../../../contract/image-settings.ts';
import { imageSizeIds, imageSizes, resolveImageSize } from '../../../contract/image-sizes.ts';
import type { Image } from '../../../contract/images.ts';
import { imagesPerRequestMax } from '../../../contract/plans.ts';
import { client } from '../../api/client.ts';
import { memberStoragePrefix, onMemberStorageCleared } from '../../api/member-storage.ts';
import { createStoredStore } from '../../ui/stored-store.ts';

const forEach = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;

const uploadShape = { id: z.uuid(), url: z.string() };

/** A picture to start from: one of the library, or one that was sent. */
const sourceSchema = z.object({
  kind: z.enum(['image', 'upload']),
  ...uploadShape,
  width: z.number(),
  height: z.number(),
});

/** The part of the source that is painted anew, as it was sent. */
const maskSchema = z.object(uploadShape);

/**
 * The state of the form. Null leaves the choice to the server or to the model's default. Each
 * parameter of the contract's tables has a place here without being named.
 */
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
  source: sourceSchema.nullable().catch(null),
  mask: maskSchema.nullable().catch(null),
  /** How much of the source is let go, 0 to 1. */
  strength: z.number().min(0).max(1).nullable().catch(null),
  ...forEach<RangedSetting, z.ZodCatch<z.ZodNullable<z.ZodNumber>>>(
    rangedSettingNames,
    z.number().nullable().catch(null),
  ),
  ...forEach<ChosenSetting, z.ZodCatch<z.ZodNullable<z.ZodString>>>(
    chosenSettingNames,
    z.string().nullable().catch(null),
  ),
});

export type GeneratorSettings = z.infer<typeof settingsSchema>;
export type DraftSource = z.infer<typeof sourceSchema>;
export type DraftMask = z.infer<typeof maskSchema>;

/** Makes valid settings of whatever was stored. */
export function parseSettings(stored: unknown): GeneratorSettings {
  return settingsSchema.parse(typeof stored === 'object' && stored !== null ? stored : {});
}

const store = createStoredStore(
  () => localStorage,
  `${memberStoragePrefix}generator.settings`,
  parseSettings,
);

if (typeof window !== 'undefined') onMemberStorageCleared(store.reload);

/** The draft, as every part of the page sees it. */
export const useGeneratorSettings = store.use;

/** Changes the draft, also from another page; the generator shows it. */
export function saveGeneratorSettings(change: Partial<GeneratorSettings>): void {
  store.write({ ...store.read(), ...change });
}

/** As it stands, for who need not follow each key. */
export function readPrompt(): string {
  return store.read().prompt;
}

/** The prompt that was asked for is done; what was typed since then is another one, and stays. */
export function clearPrompt(prompt: string): void {
  if (store.read().prompt.trim() === prompt) saveGeneratorSettings({ prompt: '' });
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

const pick = <Key extends string, Values extends Readonly<Record<Key, unknown>>>(
  keys: readonly Key[],
  values: Values,
) => Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<Values, Key>;

/** Everything that made an image, as settings that make it again as far as that can be. */
export function settingsFromImage(image: Image): GeneratorSettings {
  const { settings } = image;
  return {
    ...parseSettings(null),
    prompt: image.prompt,
    ...chooseSize(image),
    modelId: image.modelId,
    negativePrompt: settings.negativePrompt,
    seed: settings.seed,
    variationStrength: settings.variation?.strength ?? 0,
    variationSeed: settings.variation?.seed ?? null,
    tiling: settings.tiling,
    strength: settings.strength,
    ...pick(rangedSettingNames, settings),
    ...pick(chosenSettingNames, settings),
  };
}

/**
 * The settings of an image, set for others near it. Null where its model makes none, its seed is not
 * known, or it started from a picture, which no seed brings back.
 */
export function settingsForVariations(
  image: Image,
  models: readonly Model[],
): GeneratorSettings | null {
  const model = models.find(({ id }) => id === image.modelId);
  const { seed, strength } = image.settings;
  const isFromPicture = image.parentImageId !== null || strength !== null;
  if (seed === null || isFromPicture || !model?.operations.generate?.variation) return null;
  return {
    ...settingsFromImage(image),
    variationStrength: image.settings.variation?.strength ?? 0.25,
    variationSeed: null,
    count: 2,
  };
}

/** As {@link settingsFromImage}, with the image that it started from where that is still there. */
export async function loadSettingsOfImage(image: Image): Promise<GeneratorSettings> {
  const settings = settingsFromImage(image);
  if (!image.parentImageId) return settings;
  const parent = await client.images.get({ id: image.parentImageId }).catch(() => null);
  return parent ? { ...settings, ...sourceFromImage(parent) } : settings;
}

/** An image as the picture to start from; a mask belongs to the source before it. */
export function sourceFromImage(image: Image): Pick<GeneratorSettings, 'source' | 'mask'> {
  const thumbnail = image.thumbnails.toSorted((a, b) => a.width - b.width).at(-1);
  return {
    source: {
      kind: 'image',
      id: image.id,
      url: thumbnail?.url ?? image.url,
      width: image.width,
      height: image.height,
    },
    mask: null,
  };
}

/** @param max the largest that the model takes */
export function drawSeed(max: number = seedMax): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % (Math.min(max, seedMax) + 1);
}
