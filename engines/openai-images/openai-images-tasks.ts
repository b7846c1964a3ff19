/** What is sent to a server of the OpenAI Images protocol, and what its picture becomes. */
import sharp from 'sharp';
import { FormData } from 'undici';
import type { EditRequest, EncodedImage, GenerateRequest } from '../engine.ts';
import { chooseServerSize, cropToSize, type OfferedSizes } from '../remote/fit-size.ts';
import { createFrame, frameMask, frameSource, takeFromFrame } from '../remote/frame.ts';
import { neutralisePrompt } from '../remote/prompt-neutraliser.ts';
import type { OpenAIImagesConfig } from './openai-images-config.ts';

/** One request to the server. */
export interface OpenAIImagesTask {
  path: string;
  /** Edits are asked for in one piece: few servers stream those. */
  canStream: boolean;
  body(wantsStream: boolean): unknown;
  /** The answered picture at the asked size. @throws {EngineError} `unavailable` */
  fit(bytes: Buffer): Promise<EncodedImage>;
}

export function offeredSizes({ sizes }: OpenAIImagesConfig): OfferedSizes {
  return Array.isArray(sizes) ? { kind: 'list', sizes } : { kind: 'multiple', ...sizes };
}

/** @throws {EngineError} `invalid_request` for a source that is not a picture */
export async function createTask(
  config: OpenAIImagesConfig,
  request: GenerateRequest | EditRequest,
): Promise<OpenAIImagesTask> {
  return request.operation === 'edit'
    ? createEdit(config, request)
    : createGeneration(config, request);
}

function createGeneration(config: OpenAIImagesConfig, request: GenerateRequest): OpenAIImagesTask {
  const asked = { width: request.width, height: request.height };
  const serverSize = chooseServerSize(asked, offeredSizes(config));
  return {
    path: '/v1/images/generations',
    canStream: true,
    body: (wantsStream) => ({
      ...commonFields(config, request, serverSize),
      ...(wantsStream && { stream: true, partial_images: config.partialImages }),
    }),
    fit: (bytes) => cropToSize(config.label, bytes, asked, serverSize),
  };
}

async function createEdit(
  config: OpenAIImagesConfig,
  request: EditRequest,
): Promise<OpenAIImagesTask> {
  const asked = { width: request.width, height: request.height };
  const frame = createFrame(asked, chooseServerSize(asked, offeredSizes(config)));
  const image = await frameSource(request.source, frame);
  const mask = request.mask && (await toTransparentMask(await frameMask(request.mask, frame)));
  return {
    path: '/v1/images/edits',
    canStream: false,
    body() {
      const form = new FormData();
      for (const [name, value] of Object.entries(commonFields(config, request, frame.outer))) {
        form.set(name, String(value));
      }
      form.set('image', new Blob([image], { type: 'image/png' }), 'image.png');
      if (mask) form.set('mask', new Blob([mask], { type: 'image/png' }), 'mask.png');
      return form;
    },
    fit: (bytes) => takeFromFrame(config.label, bytes, frame),
  };
}

function commonFields(
  config: OpenAIImagesConfig,
  request: GenerateRequest | EditRequest,
  { width, height }: { width: number; height: number },
): Record<string, unknown> {
  return {
    ...config.parameters,
    model: request.modelId,
    prompt: neutralisePrompt(request.prompt, 'openai-images'),
    size: `${width}x${height}`,
    n: 1,
    ...(config.responseFormat && { response_format: config.responseFormat }),
    ...(config.supportsSeed && { seed: request.seed }),
    ...(config.supportsNegativePrompt && {
      negative_prompt: neutralisePrompt(request.negativePrompt, 'openai-images'),
    }),
  };
}

/**
 * OpenAI paints anew where a mask is transparent, stable-diffusion.cpp where it is white: this one
 * is both there, and neither elsewhere.
 */
async function toTransparentMask(mask: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await sharp(mask).negate().toColourspace('b-w').raw().toBuffer({
    resolveWithObject: true,
  });
  const { width, height } = kept.info;
  const png = await sharp(mask)
    .toColourspace('srgb')
    .joinChannel(kept.data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}
