import type { EngineCapabilities, EngineModel, GenerateRequest, NumberRange } from '../engine.ts';
import { EngineError } from '../engine-error.ts';

/** @throws {EngineError} `invalid_request` when the model is not among these */
export function requireModel(
  label: string,
  models: readonly EngineModel[],
  modelId: string,
): EngineModel {
  const model = models.find((candidate) => candidate.id === modelId);
  if (!model) throw new EngineError('invalid_request', `${label} does not have this model`);
  return model;
}

/**
 * Holds a request to what the model declares, so that a server is never asked for more.
 * @throws {EngineError} `invalid_request`
 */
export function requireWithinRanges(
  label: string,
  capabilities: EngineCapabilities,
  request: GenerateRequest,
): void {
  const refuse = (what: string): never => {
    throw new EngineError('invalid_request', `${label} can't make a picture with this ${what}`);
  };
  const isEdge = (edge: number): boolean =>
    Number.isInteger(edge) && edge >= 1 && edge <= capabilities.maxEdge;
  if (!isEdge(request.width) || !isEdge(request.height)) refuse('size');
  if (!isWithin(request.steps, capabilities.steps)) refuse('number of steps');
  if (!isWithin(request.guidanceScale, capabilities.guidanceScale)) refuse('guidance scale');
  if (request.sampler !== undefined && !capabilities.samplers.includes(request.sampler)) {
    refuse('sampler');
  }
}

/** What an engine has no notion of is left out of its request, and so can't be out of range. */
function isWithin(value: number | undefined, range: NumberRange | null): boolean {
  return value === undefined || range === null || (value >= range.min && value <= range.max);
}
