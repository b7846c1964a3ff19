/**
 * What every engine must pass. Call `describeEngineCompliance` from the engine's own test file.
 *
 * The suite asks only for what `ImageEngine` promises, and asks for progress, previews and
 * repeatable seeds only where the engine declares them.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  EncodedImage,
  EngineModel,
  EngineProgress,
  GeneratedImage,
  GenerateRequest,
  ImageEngine,
  NumberRange,
} from './engine.ts';
import { EngineError } from './engine-error.ts';

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

const uint32Max = 0xffff_ffff;

/**
 * Declares the suite every engine passes.
 * @param name shown in the test report
 * @param makeEngine gives a fresh, working engine; called more than once
 */
export function describeEngineCompliance(
  name: string,
  makeEngine: () => Promise<EngineUnderTest>,
): void {
  describe(`${name} keeps the promises of an engine`, () => {
    let subject: EngineUnderTest;
    let engine: ImageEngine;
    let models: readonly EngineModel[];

    beforeAll(async () => {
      subject = await makeEngine();
      engine = subject.engine;
      models = await engine.listModels(new AbortController().signal);
    });
    afterAll(async () => {
      await engine?.close();
      await subject?.cleanUp();
    });

    const request = (overrides: Partial<GenerateRequest> = {}): GenerateRequest => ({
      prompt: 'a red fox in the snow, oil painting',
      negativePrompt: '',
      seed: 3_735_928_559,
      width: 256,
      height: 256,
      modelId: models[0]!.id,
      ...overrides,
    });
    const generate = (
      overrides?: Partial<GenerateRequest>,
      onProgress?: (report: EngineProgress) => void,
    ): Promise<GeneratedImage> =>
      engine.generate(request(overrides), { signal: new AbortController().signal, onProgress });

    test('names itself', () => {
      expect(engine.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(engine.label.trim()).not.toBe('');
      expect(['trainedAlgorithmicMedia', 'algorithmicMedia']).toContain(engine.sourceType);
      expect(Number.isInteger(engine.concurrency) && engine.concurrency >= 1).toBe(true);
    });

    test('lists models with sane capabilities', () => {
      expect(models.length).toBeGreaterThan(0);
      expect(new Set(models.map((model) => model.id)).size).toBe(models.length);
      for (const model of models) {
        expect(model.id).not.toBe('');
        expect(model.label.trim()).not.toBe('');
        const { capabilities } = model;
        expect(Number.isInteger(capabilities.maxEdge)).toBe(true);
        expect(capabilities.maxEdge).toBeGreaterThanOrEqual(256);
        expectSaneRange(capabilities.steps);
        expectSaneRange(capabilities.guidanceScale);
        expect(new Set(capabilities.samplers).size).toBe(capabilities.samplers.length);
        // A preview arrives inside a progress report.
        if (capabilities.preview) expect(capabilities.progress).toBe(true);
      }
    });

    test('makes exactly the asked size with every model', async () => {
      for (const model of models) {
        const size = { width: 200, height: 136 };
        await expectPicture(await generate({ ...size, modelId: model.id }), size);
      }
    });

    test('makes exactly 256 x 256', async () => {
      const size = { width: 256, height: 256 };
      await expectPicture(await generate(size), size);
    });

    test('returns the seed', async () => {
      const { seed } = await generate({ seed: uint32Max });
      expect(Number.isInteger(seed) && seed >= 0 && seed <= uint32Max).toBe(true);
      if (models[0]!.capabilities.seed) expect(seed).toBe(uint32Max);
    });

    test('makes the same bytes from the same request, where it declares seeds', async (context) => {
      if (!models[0]!.capabilities.seed) context.skip();
      const [first, second] = [await generate({ seed: 7 }), await generate({ seed: 7 })];
      expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    });

    test('moves from one seed to another, where it declares variations', async (context) => {
      if (!models[0]!.capabilities.variation) context.skip();
      const at = (strength: number) => generate({ seed: 7, variation: { seed: 8, strength } });
      const same = (a: GeneratedImage, b: GeneratedImage) =>
        Buffer.from(a.bytes).equals(Buffer.from(b.bytes));
      const [from, to] = [await generate({ seed: 7 }), await generate({ seed: 8 })];
      expect(same(await at(0), from)).toBe(true);
      expect(same(await at(1), to)).toBe(true);
      const between = await at(0.6);
      expect(same(between, from) || same(between, to)).toBe(false);
      expect(between.seed).toBe(7);
    });

    test('makes another picture to repeat, where it declares tiling', async (context) => {
      if (!models[0]!.capabilities.tiling) context.skip();
      const size = { width: 200, height: 136 };
      const [plain, tile] = [await generate(size), await generate({ ...size, tiling: true })];
      await expectPicture(tile, size);
      expect(Buffer.from(tile.bytes).equals(Buffer.from(plain.bytes))).toBe(false);
    });

    test('reports progress within 0 to 1, never decreasing', async () => {
      const reports: EngineProgress[] = [];
      const edge = Math.min(512, models[0]!.capabilities.maxEdge);
      await generate({ width: edge, height: edge }, (report) => reports.push(report));
      let last = 0;
      for (const { progress } of reports) {
        expect(progress).toBeGreaterThanOrEqual(last);
        expect(progress).toBeLessThanOrEqual(1);
        last = progress;
      }
      if (models[0]!.capabilities.progress) expect(reports.length).toBeGreaterThan(0);
      const previews = reports.flatMap(({ preview }) => preview ?? []);
      if (models[0]!.capabilities.preview) expect(previews.length).toBeGreaterThan(0);
      for (const preview of previews) await expectDecodable(preview);
    });

    test('makes as many pictures at once as it declares', async () => {
      const seeds = [1, 2, 3].slice(0, engine.concurrency);
      const size = { width: 256, height: 256 };
      const pictures = await Promise.all(seeds.map((seed) => generate({ seed, ...size })));
      for (const picture of pictures) await expectPicture(picture, size);
    });

    test('rejects with the reason when aborted before the call, and stays usable', async () => {
      const reason = new Error('cancelled before the start');
      const signal = AbortSignal.abort(reason);
      await expect(engine.generate(request(), { signal })).rejects.toBe(reason);
      await generate();
    });

    test('rejects with the reason when aborted just after the start, and stays usable', async () => {
      const controller = new AbortController();
      const reason = new Error('cancelled just after the start');
      const call = engine.generate(request(), { signal: controller.signal });
      const outcome = expect(call).rejects.toBe(reason);
      controller.abort(reason);
      await outcome;
      await generate();
    });

    test('rejects with the reason when aborted at work, stays usable and goes quiet', async () => {
      const controller = new AbortController();
      const reason = new Error('cancelled at work');
      let reportsAfterAbort = 0;
      const edge = Math.min(512, models[0]!.capabilities.maxEdge);
      const call = engine.generate(request({ width: edge, height: edge }), {
        signal: controller.signal,
        onProgress: () => {
          if (controller.signal.aborted) reportsAfterAbort += 1;
          controller.abort(reason);
        },
      });
      const outcome = expect(call).rejects.toBe(reason);
      // Without progress to wait for, one turn of the event loop puts the call under way.
      if (!models[0]!.capabilities.progress) setImmediate(() => controller.abort(reason));
      await outcome;
      await generate();
      expect(reportsAfterAbort).toBe(0);
    });

    test('refuses a model it does not have', async () => {
      const error = await caughtFrom(generate({ modelId: 'no-such-model' }));
      expect(error).toBeInstanceOf(EngineError);
      expect((error as EngineError).kind).toBe('invalid_request');
    });

    for (const [kind, text] of Object.entries(hostilePrompts)) {
      test(`takes ${kind} as text, or refuses with an EngineError`, async () => {
        const size = { width: 200, height: 136 };
        for (const overrides of [{ prompt: text }, { negativePrompt: text }]) {
          try {
            await expectPicture(await generate({ ...size, ...overrides }), size);
          } catch (error) {
            if (!(error instanceof EngineError)) throw error;
            // A refusal must not have broken anything.
            await generate();
          }
        }
      });
    }

    test('answers a health check', async () => {
      await expect(engine.checkHealth(new AbortController().signal)).resolves.toBeUndefined();
    });

    test('closes twice without complaint', async () => {
      const other = await makeEngine();
      try {
        await other.engine.close();
        await expect(other.engine.close()).resolves.toBeUndefined();
      } finally {
        await other.cleanUp();
      }
    });
  });
}

function expectSaneRange(range: NumberRange | null): void {
  if (range === null) return;
  expect(range.min).toBeLessThanOrEqual(range.default);
  expect(range.default).toBeLessThanOrEqual(range.max);
  expect(range.step).toBeGreaterThan(0);
}

/** Trusts the pixels alone: declared size, MIME type and bytes must tell the same story. */
async function expectPicture(
  picture: GeneratedImage,
  size: { width: number; height: number },
): Promise<void> {
  const decoded = await expectDecodable(picture);
  expect(decoded).toEqual(size);
  expect({ width: picture.width, height: picture.height }).toEqual(size);
  expect(picture.modelVersion).not.toBe('');
  expect(Array.isArray(picture.notDrawn)).toBe(true);
}

async function expectDecodable(image: EncodedImage): Promise<{ width: number; height: number }> {
  const { format } = await sharp(image.bytes).metadata();
  expect(`image/${format}`).toBe(image.mimeType);
  const { info } = await sharp(image.bytes).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

async function caughtFrom(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  return expect.fail('expected a rejection');
}
