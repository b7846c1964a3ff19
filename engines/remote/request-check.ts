import type {
  ControlAbilities,
  Controls,
  EditAbility,
  EditRequest,
  EngineModel,
  EngineRequest,
  GenerateAbility,
  GenerateRequest,
  NumberRange,
  UpscaleAbility,
  UpscaleRequest,
} from '../engine.ts';
import { EngineError } from '../engine-error.ts';

/** A request beside what its model declares for it. */
export type CheckedRequest =
  | { operation: 'generate'; request: GenerateRequest; ability: GenerateAbility }
  | { operation: 'edit'; request: EditRequest; ability: EditAbility }
  | { operation: 'upscale'; request: UpscaleRequest; ability: UpscaleAbility };

/**
 * Holds a request to what its model declares, so that a server is never asked for more. The size
 * of an upscaled picture is known only once its source is decoded.
 * @param label names the engine in messages
 * @throws {EngineError} `invalid_request`
 */
export function requireAllowed(
  label: string,
  models: readonly EngineModel[],
  request: EngineRequest,
): CheckedRequest {
  const model = models.find((candidate) => candidate.id === request.modelId);
  if (!model) throw new EngineError('invalid_request', `${label} does not have this model`);
  switch (request.operation) {
    case 'generate': {
      const ability = model.operations.generate ?? refuseOperation(label);
      requireControls(label, ability, request);
      requireSize(label, ability.maxEdge, request);
      return { operation: request.operation, request, ability };
    }
    case 'edit': {
      const ability = model.operations.edit ?? refuseOperation(label);
      requireControls(label, ability, request);
      requireSize(label, ability.maxEdge, request);
      if (request.mask && !ability.mask) refuse(label, 'mask');
      if (!isWithin(request.strength, ability.strength)) refuse(label, 'strength');
      return { operation: request.operation, request, ability };
    }
    case 'upscale': {
      const ability = model.operations.upscale ?? refuseOperation(label);
      if (!ability.factors.includes(request.factor)) refuse(label, 'factor');
      if (!isOffered(request.upscaler, ability.models)) refuse(label, 'upscaling model');
      return { operation: request.operation, request, ability };
    }
  }
}

function requireControls(label: string, ability: ControlAbilities, controls: Controls): void {
  const { seed, sampler } = controls;
  if (ability.seed && !(Number.isInteger(seed) && seed >= 0 && seed <= ability.seed.max)) {
    refuse(label, 'seed');
  }
  if (!isWithin(controls.steps, ability.steps)) refuse(label, 'number of steps');
  if (!isWithin(controls.guidanceScale, ability.guidanceScale)) refuse(label, 'guidance scale');
  if (!isWithin(controls.clipSkip, ability.clipSkip ?? null)) refuse(label, 'clip skip');
  if (sampler !== undefined && !ability.samplers.includes(sampler)) refuse(label, 'sampler');
  if (!isOffered(controls.style, ability.styles)) refuse(label, 'style');
}

function requireSize(
  label: string,
  maxEdge: number,
  { width, height }: { width: number; height: number },
): void {
  const isEdge = (edge: number): boolean => Number.isInteger(edge) && edge >= 1 && edge <= maxEdge;
  if (!isEdge(width) || !isEdge(height)) refuse(label, 'size');
}

/** What an operation has no notion of is left out of its request, so can't be out of range. */
function isWithin(value: number | undefined, range: NumberRange | null): boolean {
  return value === undefined || range === null || (value >= range.min && value <= range.max);
}

function isOffered(id: string | undefined, choices: readonly { id: string }[]): boolean {
  return id === undefined || choices.some((choice) => choice.id === id);
}

function refuse(label: string, what: string): never {
  throw new EngineError('invalid_request', `${label} can't make a picture with this ${what}`);
}

function refuseOperation(label: string): never {
  throw new EngineError('invalid_request', `${label} can't do this with this model`);
}
