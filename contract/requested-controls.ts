import { z } from 'zod';
import {
  chosenSettings,
  mapValues,
  promptLengthMax,
  rangedSettings,
  seedMax,
  seedOutOfRange,
} from './image-settings.ts';
import { isPlainText } from './plain-text.ts';

export const seedSchema = z
  .int({ error: seedOutOfRange })
  .min(0, seedOutOfRange)
  .max(seedMax, seedOutOfRange);

const negativePromptSchema = z
  .string()
  .trim()
  .max(promptLengthMax, 'Please keep the negative prompt under 4,000 characters')
  .refine(isPlainText, 'The negative prompt contains characters that are not text');

/** The controls that every operation with a prompt has. Absent leaves the choice to server or model. */
export const requestedControls = {
  negativePrompt: negativePromptSchema.default(''),
  /** Of the first image; each further one counts up by one. Drawn at random when absent. */
  seed: seedSchema.optional(),
  ...mapValues(rangedSettings, ({ requested: { min, max, isWhole } }) =>
    (isWhole ? z.int() : z.number()).min(min).max(max).optional(),
  ),
  ...mapValues(chosenSettings, () => z.string().min(1).max(100).optional()),
};

/** Names a request, so that one which is sent again, its answer lost, is carried out once. */
export const requestIdSchema = z.uuid().toLowerCase().optional();
