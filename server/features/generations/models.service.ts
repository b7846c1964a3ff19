import {
  type ControlAbilities,
  type Model,
  mapRangedSettings,
} from '../../../contract/image-settings.ts';
import type { ControlAbilities as EngineControls } from '../../../engines/engine.ts';
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
 * @param id the first model that has the operation, when undefined
 * @throws {AppError} invalid_request for an unknown id, unavailable when there is no such model at all
 */
export async function getModel(
  { engines }: Asking,
  id: string | undefined,
  operation: keyof Model['operations'],
): Promise<{ engineId: string; model: Model }> {
  const found =
    id === undefined ? await findDefault(engines, operation) : await engines.findModel(id);
  if (found) return { engineId: found.engine.id, model: presentModel(found) };
  if (id === undefined)
    throw new AppError('unavailable', 'No image engine can be reached. Please try again later.');
  throw new AppError('invalid_request', 'This model is not available now', {
    details: { field: 'modelId' },
  });
}

/** One that everybody may use, where there is such a one. */
async function findDefault(
  engines: Asking['engines'],
  operation: keyof Model['operations'],
): Promise<RegisteredModel | undefined> {
  const able = (await engines.listModels()).models.filter(
    ({ model }) => model.operations[operation],
  );
  return able.find((one) => !isPremium(one)) ?? able[0];
}

const isPremium = ({ engine, model }: RegisteredModel) =>
  engine.premiumModels?.includes(model.id) ?? false;

function presentModel(registered: RegisteredModel): Model {
  const { id, engine, model } = registered;
  const { label, progress, preview, cancel, operations } = model;
  const { generate, edit, upscale } = operations;
  return {
    id,
    label,
    engineLabel: engine.label,
    premium: isPremium(registered),
    operations: {
      ...(generate && { generate: { ...generate, ...presentControls(generate) } }),
      ...(edit && { edit: { ...edit, ...presentControls(edit) } }),
      ...(upscale && {
        upscale: { ...upscale, factors: [...upscale.factors], models: [...upscale.models] },
      }),
    },
    progress,
    preview,
    cancel,
  };
}

/** An engine names the controls that it honours; the others are there for everybody, as null. */
const presentControls = ({ samplers, styles, ...rest }: EngineControls): ControlAbilities => ({
  ...mapRangedSettings((name) => rest[name] ?? null),
  negativePrompt: rest.negativePrompt,
  seed: rest.seed,
  samplers: samplers.map((id) => ({ id, label: id })),
  styles: [...styles],
});
