/** What a ComfyUI server can be asked for: its checkpoints, and the operator's workflows. */
import type { ControlAbilities, EngineModel, EngineOperations, NumberRange } from '../engine.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import type { HttpClient } from '../remote/http-client.ts';
import { findJson } from '../remote/json-answer.ts';
import {
  createImageToImage,
  createModelUpscaling,
  createTextToImage,
  type ReadyWorkflow,
} from './checkpoint-workflows.ts';
import { readOptions } from './comfyui-answers.ts';
import type { ComfyUiConfig } from './comfyui-config.ts';
import { valueAt, type WorkflowInputName } from './workflow.ts';
import type { WorkflowModel } from './workflow-folder.ts';

/** A workflow for one operation, and the sizes that it makes. */
export interface SizedWorkflow extends ReadyWorkflow {
  sizeMultiple: number;
  edgeMax: number;
}

export interface ComfyUiModel {
  model: EngineModel;
  generate?: SizedWorkflow;
  /** @param hasMask whether the request brings one */
  edit?: (hasMask: boolean) => SizedWorkflow;
  upscale?: SizedWorkflow;
}

/** The sampler takes 64 bits; no request of ours has more than 32. */
const seedMax = 0xffff_ffff;
const objectInfoBytesMax = 16 * 1024 * 1024;

/** @throws {EngineError} when the server can't be reached */
export async function listComfyUiModels(
  client: HttpClient,
  config: ComfyUiConfig,
  workflowModels: readonly WorkflowModel[],
  signal: AbortSignal,
): Promise<ComfyUiModel[]> {
  const optionsOf = async (nodeClass: string, input: string): Promise<string[]> => {
    const answer = await client.request({
      method: 'GET',
      path: `/object_info/${nodeClass}`,
      signal,
      timeoutMs: config.timeouts.answerMs,
      maxBytes: objectInfoBytesMax,
    });
    if (answer.status !== 200) throw errorFromStatus(config.label, answer);
    return readOptions(findJson(answer.body), nodeClass, input);
  };
  const [checkpoints, samplers, upscalers] = await Promise.all([
    optionsOf('CheckpointLoaderSimple', 'ckpt_name'),
    optionsOf('KSampler', 'sampler_name'),
    optionsOf('UpscaleModelLoader', 'model_name'),
  ]);
  const offered = config.checkpoints ?? (config.workflowsFolder ? [] : checkpoints);
  return [
    ...workflowModels.map((model) => presentWorkflows(model, samplers)),
    ...offered
      .filter((checkpoint) => checkpoints.includes(checkpoint))
      .map((checkpoint) => presentCheckpoint(config, checkpoint, samplers, upscalers)),
  ];
}

function presentCheckpoint(
  config: ComfyUiConfig,
  checkpoint: string,
  samplers: readonly string[],
  upscalers: readonly string[],
): ComfyUiModel {
  const defaults = {
    steps: config.steps.default,
    guidanceScale: config.guidanceScaleDefault,
    sampler: config.sampler,
    scheduler: config.scheduler,
  };
  const { sizeMultiple, edgeMax } = config;
  const controls: ControlAbilities = {
    negativePrompt: true,
    seed: { max: seedMax },
    steps: { min: 1, max: config.steps.max, default: config.steps.default, step: 1 },
    guidanceScale: { min: 0, max: 30, default: config.guidanceScaleDefault, step: 0.5 },
    samplers,
    styles: [],
  };
  const operations: EngineOperations = {
    generate: { ...controls, tiling: false, variation: false, maxEdge: edgeMax },
    edit: {
      ...controls,
      mask: true,
      followsPrompt: true,
      strength: { min: 0, max: 1, default: 0.75, step: 0.05 },
      maxEdge: edgeMax,
    },
    ...(upscalers.length > 0 && {
      upscale: {
        factors: [2, 3, 4],
        models: upscalers.map((name) => ({ id: name, label: withoutSuffix(name) })),
        maxEdge: config.upscaleEdgeMax,
      },
    }),
  };
  return {
    model: describe(checkpoint, withoutSuffix(checkpoint), operations),
    generate: { ...createTextToImage(checkpoint, defaults), sizeMultiple, edgeMax },
    edit: (hasMask) => ({
      ...createImageToImage(checkpoint, defaults, hasMask),
      sizeMultiple,
      edgeMax,
    }),
    upscale: { ...createModelUpscaling(), sizeMultiple: 1, edgeMax: config.upscaleEdgeMax },
  };
}

function presentWorkflows(model: WorkflowModel, samplers: readonly string[]): ComfyUiModel {
  const { generate, edit, upscale } = model;
  const controlsOf = (
    sized: SizedWorkflow & { stepsMax: number; guidanceScaleMax: number },
  ): ControlAbilities => ({
    negativePrompt: has(sized, 'negativePrompt'),
    seed: has(sized, 'seed') ? { max: seedMax } : null,
    steps: rangeOf(sized, 'steps', { min: 1, max: sized.stepsMax, step: 1 }),
    guidanceScale: rangeOf(sized, 'guidanceScale', {
      min: 0,
      max: sized.guidanceScaleMax,
      step: 0.5,
    }),
    samplers: has(sized, 'sampler') ? samplers : [],
    styles: [],
  });
  const operations: EngineOperations = {
    ...(generate && {
      generate: {
        ...controlsOf(generate),
        tiling: false,
        variation: false,
        maxEdge: generate.edgeMax,
      },
    }),
    ...(edit && {
      edit: {
        ...controlsOf(edit),
        mask: has(edit, 'mask'),
        followsPrompt: has(edit, 'prompt'),
        strength: rangeOf(edit, 'strength', { min: 0, max: 1, step: 0.05 }),
        maxEdge: edit.edgeMax,
      },
    }),
    ...(upscale && {
      upscale: {
        factors: [...new Set(upscale.factors)].sort((a, b) => a - b),
        models: [],
        maxEdge: upscale.edgeMax,
      },
    }),
  };
  return {
    model: describe(model.id, model.label, operations),
    ...(generate && { generate }),
    ...(edit && { edit: () => edit }),
    ...(upscale && { upscale: { ...upscale, sizeMultiple: 1 } }),
  };
}

const describe = (id: string, label: string, operations: EngineOperations): EngineModel => ({
  id,
  label,
  operations,
  // Known when the socket has told of either.
  progress: false,
  preview: false,
  cancel: true,
});

const has = ({ inputs }: ReadyWorkflow, name: WorkflowInputName): boolean =>
  inputs[name] !== undefined;

/** With the workflow's own value as default. */
function rangeOf(
  { workflow, inputs }: ReadyWorkflow,
  name: WorkflowInputName,
  { min, max, step }: Omit<NumberRange, 'default'>,
): NumberRange | null {
  const [target] = inputs[name] ?? [];
  if (target === undefined) return null;
  const own = valueAt(workflow, target);
  return {
    min,
    max,
    step,
    default: typeof own === 'number' ? Math.min(max, Math.max(min, own)) : min,
  };
}

const withoutSuffix = (file: string): string =>
  file.replace(/\.(?:safetensors|ckpt|gguf|sft|pth?)$/i, '');
