/** What is sent to an A1111-style server, and what its answer makes of it. */
import type { EditRequest, EncodedImage, GenerateRequest, UpscaleRequest } from '../engine.ts';
import { chooseServerSize, cropToSize, type PixelSize } from '../remote/fit-size.ts';
import { createFrame, frameMask, frameSource, takeFromFrame } from '../remote/frame.ts';
import { parseJsonAnswer } from '../remote/json-answer.ts';
import { neutralisePrompt } from '../remote/prompt-neutraliser.ts';
import type { CheckedRequest } from '../remote/request-check.ts';
import { drawSource, requireUpscaledSize } from '../remote/source-picture.ts';
import type { GenerationInfo } from './a1111-answers.ts';
import { decodeBase64, imageAnswer, parseInfo, upscaledAnswer } from './a1111-answers.ts';
import type { A1111Config } from './a1111-config.ts';
import type { A1111Features } from './a1111-discovery.ts';

/** One request to the server. */
export interface A1111Task {
  path: string;
  body: Record<string, unknown>;
  /** Reads the answer of a 200. @throws {EngineError} */
  read(body: Buffer): Promise<AnsweredPicture>;
}

export interface AnsweredPicture {
  image: EncodedImage & PixelSize;
  info: GenerationInfo;
}

/** @throws {EngineError} `invalid_request` for a source that is not a picture */
export async function createTask(
  config: A1111Config,
  features: A1111Features,
  { operation, request, ability }: CheckedRequest,
  taskId: string,
): Promise<A1111Task> {
  switch (operation) {
    case 'generate':
      return createTxt2img(config, features, request, taskId);
    case 'edit':
      return createImg2img(config, features, request, taskId);
    case 'upscale':
      return createUpscaling(config.label, request, ability.models[0]!.id, ability.maxEdge);
  }
}

function createTxt2img(
  config: A1111Config,
  features: A1111Features,
  request: GenerateRequest,
  taskId: string,
): A1111Task {
  const asked = { width: request.width, height: request.height };
  const serverSize = chooseServerSize(asked, offeredSizes(config, features));
  return {
    path: '/sdapi/v1/txt2img',
    body: { ...commonBody(config, features, request, taskId), ...serverSize },
    async read(body) {
      const { picture, info } = readPicture(config.label, body);
      const image = await cropToSize(config.label, picture, asked, serverSize);
      return { image: { ...image, ...asked }, info };
    },
  };
}

async function createImg2img(
  config: A1111Config,
  features: A1111Features,
  request: EditRequest,
  taskId: string,
): Promise<A1111Task> {
  const asked = { width: request.width, height: request.height };
  const frame = createFrame(asked, chooseServerSize(asked, offeredSizes(config, features)));
  const source = await frameSource(request.source, frame);
  return {
    path: '/sdapi/v1/img2img',
    body: {
      ...commonBody(config, features, request, taskId),
      ...frame.outer,
      init_images: [toBase64(source)],
      denoising_strength: strengthOf(request),
      resize_mode: 0,
      ...(request.mask && {
        mask: toBase64(await frameMask(request.mask, frame)),
        mask_blur: 4,
        // What is to be painted anew begins as what was there.
        inpainting_fill: 1,
        inpaint_full_res: false,
        inpainting_mask_invert: 0,
      }),
    },
    async read(body) {
      const { picture, info } = readPicture(config.label, body);
      const image = await takeFromFrame(config.label, picture, frame);
      return { image: { ...image, ...asked }, info };
    },
  };
}

async function createUpscaling(
  label: string,
  { source, factor, upscaler }: UpscaleRequest,
  defaultUpscaler: string,
  edgeMax: number,
): Promise<A1111Task> {
  const size = await requireUpscaledSize(label, source, { factor, edgeMax });
  const png = await drawSource(source, (picture) => picture.png());
  return {
    path: '/sdapi/v1/extra-single-image',
    body: {
      image: toBase64(png),
      resize_mode: 0,
      upscaling_resize: factor,
      upscaler_1: upscaler ?? defaultUpscaler,
    },
    async read(body) {
      const { image } = parseJsonAnswer(label, body, upscaledAnswer);
      const encoded = await cropToSize(label, decodeBase64(image), size);
      return { image: { ...encoded, ...size }, info: {} };
    },
  };
}

function commonBody(
  config: A1111Config,
  features: A1111Features,
  request: GenerateRequest | EditRequest,
  taskId: string,
): Record<string, unknown> {
  const dialect = features.isStableDiffusionCpp ? 'sd-cpp' : 'a1111';
  return {
    prompt: neutralisePrompt(request.prompt, dialect),
    negative_prompt: neutralisePrompt(request.negativePrompt, dialect),
    seed: request.seed,
    steps: request.steps ?? config.steps.default,
    cfg_scale: request.guidanceScale ?? config.guidanceScaleDefault,
    sampler_name: request.sampler ?? config.sampler,
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
    force_task_id: taskId,
    override_settings: {
      ...(features.checkpoints.size > 0 && { sd_model_checkpoint: request.modelId }),
      // Said each time, as what is set stays.
      CLIP_stop_at_last_layers: request.clipSkip ?? 1,
    },
    // Putting the other checkpoint back after each picture would load gigabytes twice.
    override_settings_restore_afterwards: false,
  };
}

export const strengthOf = ({ strength = 0.75 }: EditRequest): number => strength;

function offeredSizes({ sizeMultiple, edgeMax }: A1111Config, features: A1111Features) {
  // stable-diffusion.cpp rounds sides up by itself, and then the picture isn't where it should be.
  const multipleOf = features.isStableDiffusionCpp ? Math.max(64, sizeMultiple) : sizeMultiple;
  return { kind: 'multiple', multipleOf, edgeMax } as const;
}

function readPicture(label: string, body: Buffer): { picture: Buffer; info: GenerationInfo } {
  const { images, info: infoText } = parseJsonAnswer(label, body, imageAnswer);
  const info = parseInfo(infoText);
  // Images before this index are contact sheets of the others.
  const picture = images[info.index_of_first_image ?? 0] ?? images.at(-1)!;
  return { picture: decodeBase64(picture), info };
}

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
