import type { Model } from '../../../contract/generations.ts';
import type { GenerateAbility } from '../../../engines/engine.ts';
import type { RegisteredModel } from '../../../engines/registry.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';

type Asking = Pick<AppContext, 'engines'>;

/** The models of all engines that can be reached now, in the order of the engines. */
export async function listModels({ engines }: Asking): Promise<Model[]> {
  const { models } = await engines.listModels();
  return models.filter(canGenerate).map(presentModel);
}

/**
 * @param id the first model of the first engine that can be reached, when undefined
 * @throws {AppError} invalid_request for an unknown id, unavailable when there is no model at all
 */
export async function getModel(
  { engines }: Asking,
  id: string | undefined,
): Promise<{ engineId: string; model: Model }> {
  const found = id === undefined ? await engines.findDefaultModel() : await engines.findModel(id);
  if (found && canGenerate(found)) return { engineId: found.engine.id, model: presentModel(found) };
  if (id === undefined)
    throw new AppError('unavailable', 'No image engine can be reached. Please try again later.');
  throw new AppError('invalid_request', 'This model is not available now', {
    details: { field: 'modelId' },
  });
}

function presentModel({ id, engine, model }: OfferedModel): Model {
  const { generate } = model.operations;
  return {
    id,
    label: model.label,
    engineLabel: engine.label,
    negativePrompt: generate.negativePrompt,
    seed: generate.seed !== null,
    variation: generate.variation,
    tiling: generate.tiling,
    steps: generate.steps,
    guidanceScale: generate.guidanceScale,
    samplers: [...generate.samplers],
    progress: model.progress,
    preview: model.preview,
    cancel: model.cancel,
    maxEdge: generate.maxEdge,
  };
}

/** A model that makes pictures of prompts. */
type OfferedModel = RegisteredModel & { model: { operations: { generate: GenerateAbility } } };

const canGenerate = (found: RegisteredModel): found is OfferedModel =>
  found.model.operations.generate !== undefined;
