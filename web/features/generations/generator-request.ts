import { type EditRequestInput, editRequestSchema } from '../../../contract/edits.ts';
import type { Entitlements } from '../../../contract/entitlements.ts';
import {
  type GenerationRequestInput,
  generationRequestSchema,
} from '../../../contract/generations.ts';
import {
  type ControlAbilities,
  chosenSettingNames,
  chosenSettings,
  type Model,
  rangedSettingNames,
} from '../../../contract/image-settings.ts';
import { highResolutionEdge } from '../../../contract/image-sizes.ts';
import { imagesPerRequestMax } from '../../../contract/plans.ts';
import type { Quota } from '../../../contract/quotas.ts';
import type { Task } from '../../../contract/tasks.ts';
import { client } from '../../api/client.ts';
import type { GeneratorSettings } from './generator-settings.ts';

/** What the form can ask for: a picture of words, or one that starts from another. */
export type ImageRequest =
  | { kind: 'generate'; input: GenerationRequestInput }
  | { kind: 'edit'; input: EditRequestInput };

/** Sends a request of either kind. */
export function sendImageRequest(
  request: ImageRequest,
  { requestId, signal }: { requestId: string; signal: AbortSignal },
): Promise<{ items: Task[] }> {
  return request.kind === 'edit'
    ? client.edits.create({ ...request.input, requestId }, { signal })
    : client.generations.create({ ...request.input, requestId }, { signal });
}

/** The operation that the form asks a model for. */
export const operationOf = ({ source }: Pick<GeneratorSettings, 'source'>) =>
  source ? ('edit' as const) : ('generate' as const);

/** What the chosen model honours for the operation; undefined where it does not have it. */
export function abilitiesOf(
  model: Model | undefined,
  settings: Pick<GeneratorSettings, 'source'>,
): ControlAbilities | undefined {
  return model?.operations[operationOf(settings)];
}

/** The chosen model where it can do what is asked for, else the first one that can. */
export function resolveModel(
  models: readonly Model[],
  modelId: string | null,
  operation: 'generate' | 'edit' = 'generate',
): Model | undefined {
  const able = models.filter(({ operations }) => operations[operation]);
  return able.find(({ id }) => id === modelId) ?? able[0];
}

/** Why high resolution can't be had now; null when it can. */
export function highResolutionRefusal(
  entitlements: Entitlements | undefined,
  model: Model | undefined,
): 'plan' | 'model' | null {
  if (!entitlements || entitlements.edgeMax < highResolutionEdge) return 'plan';
  const maxEdge = model?.operations.generate?.maxEdge;
  return maxEdge !== undefined && maxEdge < highResolutionEdge ? 'model' : null;
}

/** How many images one request may ask for now, at least 1. */
export function countAllowed(
  quota: Quota | undefined,
  entitlements: Entitlements | undefined,
): number {
  const batchMax = entitlements?.batchMax ?? imagesPerRequestMax;
  return Math.max(1, Math.min(batchMax, quota?.remaining ?? batchMax));
}

interface Allowed {
  quota: Quota | undefined;
  entitlements: Entitlements | undefined;
}

/** What is asked for: only controls that the model honours, since the server refuses the others. */
export function toRequest(
  settings: GeneratorSettings,
  model: Model | undefined,
  allowed: Allowed,
): ImageRequest {
  const { source, mask } = settings;
  const common = {
    prompt: settings.prompt,
    count: Math.min(settings.count, countAllowed(allowed.quota, allowed.entitlements)),
    ...(model && { modelId: model.id }),
    ...toControls(settings, abilitiesOf(model, settings)),
  };
  if (source) {
    const able = model?.operations.edit;
    return {
      kind: 'edit',
      input: {
        ...common,
        source: source.kind === 'image' ? { imageId: source.id } : { uploadId: source.id },
        ...(able?.mask && mask && { maskUploadId: mask.id }),
        ...(able?.strength &&
          settings.strength !== null && { strength: within(settings.strength, able.strength) }),
      },
    };
  }
  const able = model?.operations.generate;
  return {
    kind: 'generate',
    input: {
      ...common,
      size: settings.size,
      highResolution:
        settings.highResolution && highResolutionRefusal(allowed.entitlements, model) === null,
      ...(able?.variation &&
        common.seed !== undefined &&
        settings.variationStrength > 0 && {
          variation: {
            strength: settings.variationStrength,
            ...(settings.variationSeed !== null && { seed: settings.variationSeed }),
          },
        }),
      ...(able?.tiling && settings.tiling && { tiling: true }),
    },
  };
}

type Controls = Pick<
  EditRequestInput,
  | 'negativePrompt'
  | 'seed'
  | (typeof rangedSettingNames)[number]
  | (typeof chosenSettingNames)[number]
>;

function toControls(settings: GeneratorSettings, able: ControlAbilities | undefined): Controls {
  const controls: Controls = {};
  if (!able) return controls;
  if (able.negativePrompt) controls.negativePrompt = settings.negativePrompt;
  if (able.seed && settings.seed !== null) controls.seed = settings.seed;
  for (const name of rangedSettingNames) {
    const [value, range] = [settings[name], able[name]];
    if (range && value !== null) controls[name] = within(value, range);
  }
  for (const name of chosenSettingNames) {
    const value = settings[name];
    if (value !== null && able[chosenSettings[name].list].some(({ id }) => id === value))
      controls[name] = value;
  }
  return controls;
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(Math.max(value, min), max);
}

/** The request of a task once more, for one image; with its seed where the model honours one. */
export function toRetry(task: Task, asked: unknown, models: readonly Model[]): ImageRequest | null {
  const request = (asked as ImageRequest | undefined) ?? rebuildRequest(task);
  if (!request) return null;
  const able = models.find(({ id }) => id === task.modelId)?.operations[request.kind];
  const seed = able?.seed ? task.settings.seed : null;
  const again = { count: 1, ...(seed !== null && { seed }) };
  return request.kind === 'edit'
    ? { kind: 'edit', input: { ...request.input, ...again } }
    : { kind: 'generate', input: { ...request.input, ...again } };
}

/** What another tab or program asked for is known as far as its task says. */
function rebuildRequest(task: Task): ImageRequest | null {
  const { prompt, modelId, parentImageId } = task;
  if (task.kind === 'generate') return { kind: 'generate', input: { prompt, modelId } };
  if (parentImageId === null) return null;
  return { kind: 'edit', input: { prompt, modelId, source: { imageId: parentImageId } } };
}

export interface RequestProblem {
  field: string;
  message: string;
}

/** The first thing that the server would not accept. */
export function findRequestProblem({ kind, input }: ImageRequest): RequestProblem | null {
  const schema = kind === 'edit' ? editRequestSchema : generationRequestSchema;
  const issue = schema.safeParse(input).error?.issues[0];
  return issue ? { field: String(issue.path[0] ?? 'prompt'), message: issue.message } : null;
}
