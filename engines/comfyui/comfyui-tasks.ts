/** A request as a filled workflow, and what its picture becomes. */
import type { EffectiveSettings, EncodedImage } from '../engine.ts';
import { chooseServerSize, cropToSize, type PixelSize } from '../remote/fit-size.ts';
import { createFrame, frameMask, frameSource, plainMask, takeFromFrame } from '../remote/frame.ts';
import { neutralisePrompt } from '../remote/prompt-neutraliser.ts';
import type { CheckedRequest } from '../remote/request-check.ts';
import { drawSource, requireUpscaledSize } from '../remote/source-picture.ts';
import type { ComfyUiModel, SizedWorkflow } from './comfyui-models.ts';
import {
  fillWorkflow,
  valueAt,
  type Workflow,
  type WorkflowInputName,
  type WorkflowValues,
} from './workflow.ts';

export interface ComfyUiTask {
  workflow: Workflow;
  output: string;
  size: PixelSize;
  effective: EffectiveSettings;
  /** The picture at its size. @throws {EngineError} `unavailable` */
  fit(bytes: Buffer): Promise<EncodedImage>;
}

/**
 * @param upload gives the name that a workflow knows a picture by
 * @throws {EngineError} `invalid_request` for a source that is not a picture
 */
export async function createTask(
  label: string,
  model: ComfyUiModel,
  checked: CheckedRequest,
  upload: (png: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<ComfyUiTask> {
  switch (checked.operation) {
    case 'generate': {
      const { request } = checked;
      const size = { width: request.width, height: request.height };
      const sized = model.generate!;
      const serverSize = serverSizeOf(sized, size);
      return taskOf(sized, size, { ...controlValues(checked), ...serverSize }, (bytes) =>
        cropToSize(label, bytes, size, serverSize),
      );
    }
    case 'edit': {
      const { request } = checked;
      const size = { width: request.width, height: request.height };
      const sized = model.edit!(request.mask !== undefined);
      const frame = createFrame(size, serverSizeOf(sized, size));
      const source = await upload(await frameSource(request.source, frame));
      const mask = request.mask ? await frameMask(request.mask, frame) : await plainMask(frame);
      const values: WorkflowValues = {
        ...controlValues(checked),
        ...frame.outer,
        source,
        ...(sized.inputs.mask && { mask: await upload(mask) }),
        // Without a say of the person, the workflow has its own.
        strength: request.strength ?? checked.ability.strength?.default,
      };
      return taskOf(sized, size, values, (bytes) => takeFromFrame(label, bytes, frame));
    }
    case 'upscale': {
      const { source, factor, upscaler } = checked.request;
      const sized = model.upscale!;
      const size = await requireUpscaledSize(label, source, { factor, edgeMax: sized.edgeMax });
      const values: WorkflowValues = {
        ...size,
        source: await upload(await drawSource(source, (picture) => picture.png())),
        upscaler: upscaler ?? checked.ability.models[0]?.id,
      };
      return taskOf(sized, size, values, (bytes) => cropToSize(label, bytes, size));
    }
  }
}

function taskOf(
  { workflow, inputs, output }: SizedWorkflow,
  size: PixelSize,
  values: WorkflowValues,
  fit: (bytes: Buffer) => Promise<EncodedImage>,
): ComfyUiTask {
  const filled = fillWorkflow(workflow, inputs, values);
  /** What the server draws with, whoever chose it. */
  const used = (name: WorkflowInputName): unknown => {
    const [target] = inputs[name] ?? [];
    return target === undefined ? undefined : valueAt(filled, target);
  };
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const sampler = used('sampler');
  return {
    workflow: filled,
    output,
    size,
    effective: {
      seed: number(used('seed')),
      steps: number(used('steps')),
      guidanceScale: number(used('guidanceScale')),
      sampler: typeof sampler === 'string' ? sampler : null,
      style: null,
      strength: number(used('strength')),
    },
    fit,
  };
}

function controlValues({
  request,
}: Exclude<CheckedRequest, { operation: 'upscale' }>): WorkflowValues {
  const { prompt, negativePrompt, seed, steps, guidanceScale, sampler } = request;
  return {
    prompt: neutralisePrompt(prompt, 'comfyui'),
    negativePrompt: neutralisePrompt(negativePrompt, 'comfyui'),
    seed,
    steps,
    guidanceScale,
    sampler,
  };
}

const serverSizeOf = ({ sizeMultiple, edgeMax }: SizedWorkflow, asked: PixelSize): PixelSize =>
  chooseServerSize(asked, { kind: 'multiple', multipleOf: sizeMultiple, edgeMax });
