import type { Publication } from '../../../contract/community.ts';
import {
  type ChosenSetting,
  chosenSettingNames,
  type Model,
  type RangedSetting,
  rangedSettingNames,
  seedMax,
} from '../../../contract/image-settings.ts';
import {
  type ImageSizeId,
  imageSizeIds,
  imageSizes,
  resolveImageSize,
} from '../../../contract/image-sizes.ts';
import type { Image } from '../../../contract/images.ts';
import { imagesPerRequestMax } from '../../../contract/plans.ts';
import { isUuid } from '../../../contract/uuid.ts';
import { client } from '../../api/client.ts';
import { memberStoragePrefix, onMemberStorageCleared } from '../../api/member-storage.ts';
import { createStoredStore } from '../../ui/stored-store.ts';

/** A picture to start from: one of the library, or one that was sent. */
export interface DraftSource {
  kind: 'image' | 'upload';
  id: string;
  url: string;
  width: number;
  height: number;
}

/** The part of the source that is painted anew, as it was sent. */
export type DraftMask = Pick<DraftSource, 'id' | 'url'>;

/**
 * The state of the form. Null leaves the choice to the server or to the model's default. Each
 * parameter of the contract's tables has a place here without being named.
 */
export interface GeneratorSettings
  extends Record<RangedSetting, number | null>,
    Record<ChosenSetting, string | null> {
  prompt: string;
  negativePrompt: string;
  size: ImageSizeId;
  highResolution: boolean;
  /** Null draws one at random for each request. */
  seed: number | null;
  /** How far from the locked seed's picture, 0 to 1. */
  variationStrength: number;
  /** The other seed; null draws one at random for each request. */
  variationSeed: number | null;
  tiling: boolean;
  count: number;
  modelId: string | null;
  source: DraftSource | null;
  mask: DraftMask | null;
  /** How much of the source is let go, 0 to 1. */
  strength: number | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isShare = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 1;
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= imagesPerRequestMax;
const isSize = (value: unknown): value is ImageSizeId =>
  (imageSizeIds as readonly unknown[]).includes(value);
const isMask = (value: unknown): value is DraftMask => {
  const { id, url } = Object(value) as Partial<DraftMask>;
  return isUuid(id) && isText(url);
};
const isSource = (value: unknown): value is DraftSource => {
  const { kind, width, height } = Object(value) as Partial<DraftSource>;
  return (
    (kind === 'image' || kind === 'upload') && isMask(value) && isNumber(width) && isNumber(height)
  );
};

const orNull =
  <Value>(isValid: (value: unknown) => value is Value) =>
  (value: unknown): Value | null =>
    isValid(value) ? value : null;
const readNumber = orNull(isNumber);
const readText = orNull(isText);
const readMask = orNull(isMask);
const readSource = orNull(isSource);

const readEach = <Key extends string, Value>(
  keys: readonly Key[],
  stored: Record<string, unknown>,
  read: (value: unknown) => Value,
) => Object.fromEntries(keys.map((key) => [key, read(stored[key])])) as Record<Key, Value>;

/** Makes valid settings of whatever was stored, by hand: the generator waits for no library. */
export function parseSettings(value: unknown): GeneratorSettings {
  const stored = Object(value) as Record<string, unknown>;
  const mask = readMask(stored.mask);
  const source = readSource(stored.source);
  return {
    prompt: readText(stored.prompt) ?? '',
    negativePrompt: readText(stored.negativePrompt) ?? '',
    size: isSize(stored.size) ? stored.size : 'square',
    highResolution: stored.highResolution === true,
    seed: readNumber(stored.seed),
    variationStrength: isShare(stored.variationStrength) ? stored.variationStrength : 0,
    variationSeed: readNumber(stored.variationSeed),
    tiling: stored.tiling === true,
    count: isCount(stored.count) ? stored.count : 1,
    modelId: readText(stored.modelId),
    source: source && pick(['kind', 'id', 'url', 'width', 'height'], source),
    mask: mask && pick(['id', 'url'], mask),
    strength: isShare(stored.strength) ? stored.strength : null,
    ...readEach(rangedSettingNames, stored, readNumber),
    ...readEach(chosenSettingNames, stored, readText),
  };
}

const pick = <Key extends string, Values extends Readonly<Record<Key, unknown>>>(
  keys: readonly Key[],
  values: Values,
) => Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<Values, Key>;

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
