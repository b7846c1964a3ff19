import type { Model } from '../../../contract/generations.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';

type Asking = Pick<AppContext, 'engines'>;

/** The models of all engines that can be reached now; the built-in engine's come first. */
export async function listModels({ engines }: Asking): Promise<Model[]> {
  const { models } = await engines.listModels();
  return models.map(({ id, engine, model }) => ({
    id,
    label: model.label,
    engineLabel: engine.label,
    negativePrompt: model.capabilities.negativePrompt,
    seed: model.capabilities.seed,
    steps: model.capabilities.steps,
    guidanceScale: model.capabilities.guidanceScale,
    samplers: [...model.capabilities.samplers],
    progress: model.capabilities.progress,
    preview: model.capabilities.preview,
    cancel: model.capabilities.cancel,
    maxEdge: model.capabilities.maxEdge,
  }));
}

/** @throws {AppError} invalid_request for an unknown id, unavailable when there is no model at all */
export async function getModel(ctx: Asking, id: string | undefined): Promise<Model> {
  const models = await listModels(ctx);
  if (models.length === 0)
    throw new AppError('unavailable', 'No image engine can be reached. Please try again later.');
  const model = id === undefined ? models[0] : models.find((candidate) => candidate.id === id);
  if (!model)
    throw new AppError('invalid_request', 'This model is not available now', {
      details: { field: 'modelId' },
    });
  return model;
}
