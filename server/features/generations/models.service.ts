import type { Model } from '../../../contract/generations.ts';
import type { RegisteredModel } from '../../../engines/registry.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';

type Asking = Pick<AppContext, 'engines'>;

/** The models of all engines that can be reached now, in the order of the engines. */
export async function listModels({ engines }: Asking): Promise<Model[]> {
  const { models } = await engines.listModels();
  return models.map(presentModel);
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
  if (found) return { engineId: found.engine.id, model: presentModel(found) };
  if (id === undefined)
    throw new AppError('unavailable', 'No image engine can be reached. Please try again later.');
  throw new AppError('invalid_request', 'This model is not available now', {
    details: { field: 'modelId' },
  });
}

function presentModel({ id, engine, model: { label, capabilities } }: RegisteredModel): Model {
  return {
    id,
    label,
    engineLabel: engine.label,
    negativePrompt: capabilities.negativePrompt,
    seed: capabilities.seed,
    variation: capabilities.variation,
    tiling: capabilities.tiling,
    steps: capabilities.steps,
    guidanceScale: capabilities.guidanceScale,
    samplers: [...capabilities.samplers],
    progress: capabilities.progress,
    preview: capabilities.preview,
    cancel: capabilities.cancel,
    maxEdge: capabilities.maxEdge,
  };
}
