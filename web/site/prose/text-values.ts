import { accountTexts, passwordLengthMax, passwordLengthMin } from '../../../contract/accounts.ts';
import { brand } from '../../../contract/brand.ts';
import { generationTexts } from '../../../contract/generations.ts';
import { promptLengthMax, seedMax } from '../../../contract/image-settings.ts';
import { highResolutionEdge, imageSizes, resolveImageSize } from '../../../contract/image-sizes.ts';
import { downloadFileName, imageSelectionMax, libraryTexts } from '../../../contract/images.ts';
import { confirmationHours } from '../../../contract/mail-subscriptions.ts';
import { notificationsShown, unreadBadgeMax } from '../../../contract/notifications.ts';
import {
  freeGenerationsPerDay,
  imagesPerRequestMax,
  lifetimePrice,
  lifetimeSeats,
  premiumPrice,
} from '../../../contract/plans.ts';
import { policies } from '../../../contract/policies.ts';
import { profileTexts } from '../../../contract/profiles.ts';

const sizeList = imageSizes
  .map(
    ({ label, ratio, width, height, description }) =>
      `- **${label}**, ${ratio}, ${width}x${height}: ${description.toLowerCase()}`,
  )
  .join('\n');

const highResolutionSizeList = imageSizes
  .map(({ id, label, ratio }) => {
    const { width, height } = resolveImageSize(id, true);
    return `- **${label}** (${ratio}): ${width}x${height}`;
  })
  .join('\n');

/** What the long texts may name: `{{premiumPrice}}`, `{{policies.refundReview}}`. */
const textValues: Record<string, unknown> = {
  accountTexts,
  brand,
  confirmationHours,
  exampleFileName: downloadFileName('A red fox in fresh snow at golden hour, oil painting'),
  freeGenerationsPerDay,
  generationTexts,
  highResolutionEdge,
  highResolutionSizeList,
  imageSelectionMax,
  imageSizeCount: imageSizes.length,
  imagesPerRequestMax,
  libraryTexts,
  lifetimePrice,
  lifetimeSeats,
  notificationsShown,
  passwordLengthMax,
  passwordLengthMin,
  policies,
  premiumPrice,
  profileTexts,
  promptLengthMax: promptLengthMax.toLocaleString('en-US'),
  seedMax: seedMax.toLocaleString('en-US'),
  sizeList,
  unreadBadgeMax,
};

/**
 * Puts the values in place of their names.
 * @throws where a name has none, so that a mistyped one ends the build
 */
export function fillValues(text: string): string {
  return text.replace(/\{\{(.*?)\}\}/g, (placeholder, name: string) => {
    let value: unknown = textValues;
    for (const part of name.split('.'))
      value = Object.hasOwn(Object(value), part)
        ? (value as Record<string, unknown>)[part]
        : undefined;
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`${placeholder} names no value of text-values.ts`);
    return String(value);
  });
}
