import type { Entitlements } from '../../../contract/entitlements.ts';
import type { GenerationRequest, Model } from '../../../contract/generations.ts';
import { resolveImageSize } from '../../../contract/image-sizes.ts';
import { AppError } from '../../app-error.ts';

/** Runs before a generation is given up: crashes and passing refusals of the engine count alike. */
export const attemptsMax = 4;

/**
 * Refuses controls that the model does not honour, rather than drop them in silence.
 * @throws {AppError} invalid_request, premium_required
 */
export function requireAllowed(
  request: GenerationRequest,
  model: Model,
  entitlements: Entitlements,
): { width: number; height: number } {
  const refuse = (field: string, message: string) =>
    new AppError('invalid_request', message, { details: { field } });

  const size = resolveImageSize(request.size, request.highResolution);
  const edge = Math.max(size.width, size.height);
  if (edge > entitlements.edgeMax)
    throw new AppError('premium_required', 'High resolution is part of the premium plan');
  if (entitlements.models !== 'all' && !entitlements.models.includes(model.id))
    throw new AppError('premium_required', `${model.label} is part of the premium plan`);
  if (request.count > entitlements.batchMax)
    throw refuse('count', `At most ${entitlements.batchMax} images at once`);
  if (edge > model.maxEdge)
    throw refuse('size', `${model.label} makes images up to ${model.maxEdge} pixels`);
  if (request.negativePrompt && !model.negativePrompt)
    throw refuse('negativePrompt', `${model.label} takes no negative prompt`);
  if (request.seed !== undefined && !model.seed)
    throw refuse('seed', `${model.label} takes no seed`);
  if (request.variation && !model.variation)
    throw refuse('variation', `${model.label} makes no variations`);
  if (request.variation && request.seed === undefined)
    throw refuse('variation', 'A variation needs the seed that it starts from');
  if (request.tiling && !model.tiling)
    throw refuse('tiling', `${model.label} makes no repeating pictures`);
  for (const control of ['steps', 'guidanceScale'] as const) {
    const value = request[control];
    if (value === undefined) continue;
    const range = model[control];
    if (!range) throw refuse(control, `${model.label} has no such control`);
    if (value < range.min || value > range.max)
      throw refuse(control, `${model.label} takes ${range.min} to ${range.max} here`);
  }
  if (request.sampler !== undefined && !model.samplers.includes(request.sampler))
    throw refuse('sampler', `${model.label} has no such sampler`);
  return size;
}
