/** What is sent to a stable-diffusion.cpp server, and what its picture becomes. */
import type { EditRequest, EncodedImage, GenerateRequest } from '../engine.ts';
import { chooseServerSize, cropToSize, type OfferedSizes } from '../remote/fit-size.ts';
import { createFrame, frameMask, frameSource, plainMask, takeFromFrame } from '../remote/frame.ts';
import { neutralisePrompt } from '../remote/prompt-neutraliser.ts';
import type { SdCppCapabilities } from './sd-cpp-answers.ts';
import type { SdCppConfig } from './sd-cpp-config.ts';

/** The server rounds sides up to this, whatever its model needs. */
const sizeMultiple = 64;

export interface SdCppTask {
  body: Record<string, unknown>;
  /** The picture at the asked size. @throws {EngineError} `unavailable` */
  fit(bytes: Buffer): Promise<EncodedImage>;
}

export function edgeMaxOf(config: SdCppConfig, { limits }: SdCppCapabilities): number {
  return Math.min(config.edgeMax, limits.max_width, limits.max_height);
}

export const defaultStrengthOf = ({ defaults }: SdCppCapabilities): number =>
  Math.min(1, Math.max(0, defaults.strength ?? 0.75));

/** @throws {EngineError} `invalid_request` for a source that is not a picture */
export async function createTask(
  config: SdCppConfig,
  capabilities: SdCppCapabilities,
  request: GenerateRequest | EditRequest,
): Promise<SdCppTask> {
  const { label } = config;
  const asked = { width: request.width, height: request.height };
  const offered: OfferedSizes = {
    kind: 'multiple',
    multipleOf: sizeMultiple,
    edgeMax: edgeMaxOf(config, capabilities),
  };
  const serverSize = chooseServerSize(asked, offered);
  const body = { ...commonBody(config, capabilities, request), ...serverSize };
  if (request.operation === 'generate') {
    return { body, fit: (bytes) => cropToSize(label, bytes, asked, serverSize) };
  }
  const frame = createFrame(asked, serverSize);
  const mask = request.mask ? await frameMask(request.mask, frame) : await plainMask(frame);
  return {
    body: {
      ...body,
      init_image: toBase64(await frameSource(request.source, frame)),
      mask_image: toBase64(mask),
      strength: request.strength ?? defaultStrengthOf(capabilities),
    },
    fit: (bytes) => takeFromFrame(label, bytes, frame),
  };
}

function commonBody(
  config: SdCppConfig,
  { loras }: SdCppCapabilities,
  {
    prompt,
    negativePrompt,
    seed,
    steps,
    guidanceScale,
    sampler,
    style,
  }: GenerateRequest | EditRequest,
): Record<string, unknown> {
  const chosen = config.styles.find(({ lora }) => lora === style);
  const lora = loras.find(({ name }) => name === chosen?.lora);
  return {
    prompt: neutralisePrompt(prompt, 'sd-cpp'),
    negative_prompt: neutralisePrompt(negativePrompt, 'sd-cpp'),
    seed,
    batch_count: 1,
    sample_params: {
      ...(steps !== undefined && { sample_steps: steps }),
      ...(sampler !== undefined && { sample_method: sampler }),
      ...(guidanceScale !== undefined && { guidance: { txt_cfg: guidanceScale } }),
    },
    ...(chosen && lora && { lora: [{ path: lora.path, multiplier: chosen.multiplier }] }),
    output_format: 'png',
    // The whole request as text in the file, which nobody of ours reads.
    embed_image_metadata: false,
  };
}

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
