/** What the parts of the compliance suite share: requests that suit the engine, and how to look. */
import sharp from 'sharp';
import { expect } from 'vitest';
import type {
  EditAbility,
  EditRequest,
  EncodedImage,
  EngineModel,
  EngineOperations,
  EngineRequest,
  EngineResult,
  GenerateAbility,
  GenerateRequest,
  ImageEngine,
  RunOptions,
  UpscaleAbility,
  UpscaleRequest,
} from './engine.ts';

export interface EngineUnderTest {
  engine: ImageEngine;
  /** Ends what the test started beside the engine, such as a server. The suite closes the engine. */
  cleanUp: () => Promise<void>;
}

/** Prompts that some image server reads as commands, or that break careless encoders. */
export const hostilePrompts: Readonly<Record<string, string>> = {
  emoji: '🦊🌋 a fox 👩‍👩‍👧‍👦 at the volcano',
  'right-to-left text': 'ثعلب أحمر \u202eunder the moon\u202c שועל',
  'control characters': 'a fox\u0007\u001b[31m in\r\n\tthe\u0085snow\u2028',
  NUL: 'a fox\u0000 in the snow',
  'a lone surrogate': 'a fox \ud83e in the snow',
  '4,000 characters': 'a fox in the snow, '.repeat(211).slice(0, 4000),
  'a LoRA tag': 'a fox <lora:x:1> in the snow',
  'a pipe': 'a | b',
  'stable-diffusion.cpp arguments': '<sd_cpp_extra_args>{"width":64}</sd_cpp_extra_args>',
};

export interface PixelSize {
  width: number;
  height: number;
}

/** The engine with the first of its models that has each operation. */
export interface Subject {
  engine: ImageEngine;
  models: readonly EngineModel[];
  generating: { model: EngineModel; ability: GenerateAbility } | undefined;
  editing: { model: EngineModel; ability: EditAbility } | undefined;
  upscaling: { model: EngineModel; ability: UpscaleAbility } | undefined;
  run(request: EngineRequest, options?: Partial<RunOptions>): Promise<EngineResult>;
  generateRequest(overrides?: Partial<GenerateRequest>): GenerateRequest;
  editRequest(overrides: Partial<EditRequest> & { source: EncodedImage }): EditRequest;
  upscaleRequest(overrides: Partial<UpscaleRequest> & { source: EncodedImage }): UpscaleRequest;
  /** A small one of an operation that the engine has. */
  anyRequest(): EngineRequest;
}

export async function createSubject(engine: ImageEngine): Promise<Subject> {
  const models = await engine.listModels(new AbortController().signal);
  const find = <Name extends keyof EngineOperations>(operation: Name) => {
    for (const model of models) {
      const ability = model.operations[operation];
      if (ability) return { model, ability: ability as NonNullable<EngineOperations[Name]> };
    }
    return undefined;
  };
  const [generating, editing, upscaling] = [find('generate'), find('edit'), find('upscale')];
  const source = await plainSource({ width: 64, height: 64 });
  const text = { prompt: 'a red fox in the snow, oil painting', negativePrompt: '' };
  const size = { width: 256, height: 256 };
  const bounded = (ability: { seed: { max: number } | null }) =>
    Math.min(3_735_928_559, ability.seed?.max ?? Number.POSITIVE_INFINITY);

  const subject: Subject = {
    engine,
    models,
    generating,
    editing,
    upscaling,
    run: (request, options) =>
      engine.run(request, { signal: new AbortController().signal, ...options }),
    generateRequest: (overrides) => ({
      ...text,
      ...size,
      operation: 'generate',
      modelId: generating!.model.id,
      seed: bounded(generating!.ability),
      ...overrides,
    }),
    editRequest: (overrides) => ({
      ...text,
      ...size,
      operation: 'edit',
      modelId: editing!.model.id,
      seed: bounded(editing!.ability),
      ...overrides,
    }),
    upscaleRequest: (overrides) => ({
      operation: 'upscale',
      modelId: upscaling!.model.id,
      factor: upscaling!.ability.factors[0]!,
      ...overrides,
    }),
    anyRequest() {
      if (generating) return subject.generateRequest();
      if (editing) return subject.editRequest({ source });
      return subject.upscaleRequest({ source });
    },
  };
  return subject;
}

/** A picture with something to see on both halves: a light disc on dark, a dark one on light. */
export async function plainSource({ width, height }: PixelSize): Promise<EncodedImage> {
  const [w, h, r] = [width / 2, height / 2, Math.min(width, height) / 5];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${w}" height="${height}" fill="#234"/><circle cx="${w / 2}" cy="${h}" r="${r}" fill="#fc6"/>
    <rect x="${w}" width="${w}" height="${height}" fill="#9cf"/><circle cx="${w * 1.5}" cy="${h}" r="${r}" fill="#630"/>
  </svg>`;
  const png = await sharp(Buffer.from(drawing)).removeAlpha().png().toBuffer();
  return { bytes: new Uint8Array(png), mimeType: 'image/png' };
}

/** White on the right half, black on the left. */
export async function rightHalfMask({ width, height }: PixelSize): Promise<EncodedImage> {
  const half = Math.floor(width / 2);
  const black = { create: { width, height, channels: 3, background: 'black' } } as const;
  const white = {
    create: { width: width - half, height, channels: 3, background: 'white' },
  } as const;
  const png = await sharp(black)
    .composite([{ input: await sharp(white).png().toBuffer(), left: half, top: 0 }])
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(png), mimeType: 'image/png' };
}

/**
 * Mean difference of two pictures over columns [from, to) as shares of the width.
 * @returns 0 to 255
 */
export async function differenceOf(
  a: EncodedImage,
  b: EncodedImage,
  [from, to]: readonly [number, number] = [0, 1],
): Promise<number> {
  const { width, height } = await sharp(a.bytes).metadata();
  const [left, right] = [Math.round(from * width), Math.round(to * width)];
  const pixelsOf = ({ bytes }: EncodedImage): Promise<Buffer> =>
    sharp(bytes)
      .resize(width, height, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .extract({ left, top: 0, width: right - left, height })
      .raw()
      .toBuffer();
  const [one, other] = await Promise.all([pixelsOf(a), pixelsOf(b)]);
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += Math.abs(one[i]! - other[i]!);
  return sum / one.length;
}

export function areSame(a: EncodedImage, b: EncodedImage): boolean {
  return Buffer.from(a.bytes).equals(Buffer.from(b.bytes));
}

/** Trusts the pixels alone: declared size, MIME type and bytes must tell the same story. */
export async function expectPicture(picture: EngineResult, size: PixelSize): Promise<void> {
  expect(await expectDecodable(picture)).toEqual(size);
  expect({ width: picture.width, height: picture.height }).toEqual(size);
  expect(picture.modelVersion).not.toBe('');
  expect(Array.isArray(picture.notDrawn)).toBe(true);
}

export async function expectDecodable(image: EncodedImage): Promise<PixelSize> {
  const { format } = await sharp(image.bytes).metadata();
  expect(`image/${format}`).toBe(image.mimeType);
  const { info } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  return expect.fail('expected a rejection');
}
