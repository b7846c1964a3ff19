import type { EditRequest } from '../../../contract/edits.ts';
import type { Entitlements } from '../../../contract/entitlements.ts';
import type { GenerationRequest } from '../../../contract/generations.ts';
import {
  type ControlAbilities,
  chosenSettingNames,
  chosenSettings,
  type Model,
  rangedSettingNames,
} from '../../../contract/image-settings.ts';
import { resolveImageSize } from '../../../contract/image-sizes.ts';
import { AppError } from '../../app-error.ts';

const refuse = (field: string, message: string) =>
  new AppError('invalid_request', message, { details: { field } });

type Range = { min: number; max: number };

function requireInRange(
  field: string,
  value: number | undefined,
  range: Range | null,
  label: string,
) {
  if (value === undefined) return;
  if (!range) throw refuse(field, `${label} has no such control`);
  if (value < range.min || value > range.max)
    throw refuse(field, `${label} takes ${range.min} to ${range.max} here`);
}

/**
 * Refuses controls that the model does not honour, rather than drop them in silence.
 * @throws {AppError} invalid_request
 */
function requireControls(
  request: GenerationRequest | EditRequest,
  able: ControlAbilities,
  label: string,
): void {
  if (request.negativePrompt && !able.negativePrompt)
    throw refuse('negativePrompt', `${label} takes no negative prompt`);
  if (request.seed !== undefined && !able.seed) throw refuse('seed', `${label} takes no seed`);
  if (request.seed !== undefined && request.seed > able.seed!.max)
    throw refuse('seed', `${label} takes seeds up to ${able.seed!.max}`);
  for (const name of rangedSettingNames) requireInRange(name, request[name], able[name], label);
  for (const name of chosenSettingNames) {
    const value = request[name];
    if (value !== undefined && !able[chosenSettings[name].list].some(({ id }) => id === value))
      throw refuse(name, `${label} has no such ${name}`);
  }
}

function requireModel(label: string, isPremium: boolean, models: Entitlements['models']): void {
  if (isPremium && models !== 'all')
    throw new AppError('premium_required', `${label} is part of the premium plan`);
}

/** @throws {AppError} invalid_request, premium_required */
export function requireGenerationAllowed(
  request: GenerationRequest,
  { label, operations, premium }: Model,
  { edgeMax, models }: Entitlements,
): { width: number; height: number } {
  requireModel(label, premium, models);
  const able = operations.generate;
  if (!able) throw refuse('modelId', `${label} makes no pictures of words`);
  const size = resolveImageSize(request.size, request.highResolution);
  const edge = Math.max(size.width, size.height);
  if (edge > edgeMax)
    throw new AppError('premium_required', 'High resolution is part of the premium plan');
  if (edge > able.maxEdge)
    throw refuse('size', `${label} makes images up to ${able.maxEdge} pixels`);
  requireControls(request, able, label);
  if (request.variation && !able.variation)
    throw refuse('variation', `${label} makes no variations`);
  if (request.variation && request.seed === undefined)
    throw refuse('variation', 'A variation needs the seed that it starts from');
  if (request.tiling && !able.tiling)
    throw refuse('tiling', `${label} makes no repeating pictures`);
  return size;
}

/** Engines refuse narrower pictures, and nobody can look at them. */
const edgeMin = 64;

/**
 * The size of an edited picture: its source's, no larger than plan and model allow.
 * @throws {AppError} invalid_request, premium_required
 */
export function requireEditAllowed(
  request: EditRequest,
  source: { width: number; height: number },
  { label, operations, premium }: Model,
  { edgeMax, models }: Entitlements,
): { width: number; height: number } {
  requireModel(label, premium, models);
  const able = operations.edit;
  if (!able) throw refuse('modelId', `${label} cannot start from a picture`);
  requireControls(request, able, label);
  requireInRange('strength', request.strength, able.strength, label);
  if (request.maskUploadId && !able.mask) throw refuse('maskUploadId', `${label} takes no mask`);
  const scale = Math.min(
    1,
    Math.min(edgeMax, able.maxEdge) / Math.max(source.width, source.height),
  );
  const width = Math.round(source.width * scale);
  const height = Math.round(source.height * scale);
  if (Math.min(width, height) < edgeMin)
    throw refuse(
      'source',
      `Please choose a picture of at least ${edgeMin} pixels on each side, and not so narrow`,
    );
  return { width, height };
}
