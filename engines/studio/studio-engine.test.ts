import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { GenerateRequest } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { MODEL_VERSION } from './render.ts';
import { createPaintPool, createStudioEngine } from './studio-engine.ts';

/** Threads make their noise tiles first; a loaded machine may take ten times as long. */
vi.setConfig({ testTimeout: 120_000 });

const engine = createStudioEngine({ threads: 1 });
afterAll(() => engine.close());

const never = () => new AbortController().signal;

function request(overrides: Partial<GenerateRequest> = {}): GenerateRequest {
  return {
    operation: 'generate',
    prompt: 'sea at night',
    negativePrompt: '',
    seed: 1,
    width: 128,
    height: 128,
    modelId: 'studio-1',
    ...overrides,
  };
}

describe('studio engine', () => {
  it('offers one model and says what it honours', async () => {
    const models = await engine.listModels(never());
    expect(models.map((m) => m.id)).toEqual(['studio-1']);
    const { operations, ...rest } = models[0]!;
    expect(rest).toMatchObject({ progress: true, preview: true, cancel: true });
    expect(operations.generate).toMatchObject({
      negativePrompt: true,
      seed: { max: 0xffff_ffff },
      steps: null,
      guidanceScale: null,
      tiling: true,
      variation: true,
      maxEdge: 2048,
    });
    expect(operations.edit).toMatchObject({
      negativePrompt: false,
      mask: false,
      followsPrompt: false,
      maxEdge: 2048,
    });
    expect(operations.upscale).toBeUndefined();
    for (const ability of [operations.generate!, operations.edit!]) {
      expect(ability.styles).toHaveLength(15);
    }
    expect(engine).toMatchObject({
      id: 'studio',
      label: 'Ochre Studio (built-in, procedural)',
      sourceType: 'algorithmicMedia',
      concurrency: 1,
    });
    await engine.checkHealth(never());
  });

  it('returns bytes, size, seed, version and what it did not draw', async () => {
    const progress: number[] = [];
    let previews = 0;
    const picture = await engine.run(request({ prompt: 'xylophone over the sea' }), {
      signal: never(),
      onProgress: (report) => {
        progress.push(report.progress);
        if (report.preview) {
          previews++;
          expect(report.preview.mimeType).toBe('image/webp');
          expect(report.preview.bytes.length).toBeGreaterThan(50);
        }
      },
    });
    expect(picture).toMatchObject({
      mimeType: 'image/png',
      effective: { seed: 1, style: 'photo' },
      width: 128,
      height: 128,
      notDrawn: ['xylophone'],
      modelVersion: MODEL_VERSION,
    });
    expect(previews).toBe(1);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  it('gives the same bytes on every call', async () => {
    const a = await engine.run(request(), { signal: never() });
    const b = await engine.run(request(), { signal: never() });
    expect(Buffer.compare(a.bytes, b.bytes)).toBe(0);
  });

  it.each([
    { width: 63 },
    { width: 2049 },
    { height: 100.5 },
    { seed: -1 },
    { seed: 2 ** 32 },
    { seed: Number.NaN },
    { modelId: 'other' },
    { prompt: 'x'.repeat(4001) },
    { prompt: null as unknown as string },
    { variation: { seed: -1, strength: 0.5 } },
    { variation: { seed: 1, strength: 1.01 } },
    { variation: { seed: 1, strength: Number.NaN } },
  ])('refuses a request with %j', async (overrides) => {
    const refused = engine.run(request(overrides), { signal: never() });
    await expect(refused).rejects.toMatchObject({ name: 'EngineError', kind: 'invalid_request' });
  });

  it('rejects with the reason of the signal and takes new work at once', async () => {
    const events: string[] = [];
    const controller = new AbortController();
    const reason = new Error('changed my mind');
    const cancelled = engine
      .run(request({ prompt: 'castle in a forest, oil', width: 2048, height: 2048 }), {
        signal: controller.signal,
        onProgress: () => {
          if (!controller.signal.aborted) events.push('aborted');
          controller.abort(reason);
        },
      })
      .catch((error: unknown) => {
        expect(error).toBe(reason);
        events.push('rejected');
      });
    await cancelled;
    // One thread: this can only finish first if the large picture really stopped.
    await engine.run(request(), { signal: never() });
    events.push('next finished');
    expect(events).toEqual(['aborted', 'rejected', 'next finished']);
  });

  it('passes variations and tiling to its threads', async () => {
    const plain = await engine.run(request(), { signal: never() });
    const varied = await engine.run(request({ variation: { seed: 9, strength: 0.5 } }), {
      signal: never(),
    });
    const tiled = await engine.run(request({ tiling: true }), { signal: never() });
    expect(Buffer.compare(plain.bytes, varied.bytes)).not.toBe(0);
    expect(Buffer.compare(plain.bytes, tiled.bytes)).not.toBe(0);
    expect(tiled).toMatchObject({ width: 128, height: 128 });
  });

  it('rejects within 200 ms of an abort, whatever it is doing', async () => {
    for (const style of ['oil painting', 'stained glass', 'ukiyo-e', 'paper-cut']) {
      const controller = new AbortController();
      let abortedAt = 0;
      const painting = engine.run(
        request({ prompt: `castle by a lake, ${style}`, width: 1024, height: 1024 }),
        {
          signal: controller.signal,
          onProgress: ({ progress }) => {
            if (progress < 0.3 || abortedAt > 0) return;
            abortedAt = performance.now();
            controller.abort();
          },
        },
      );
      await expect(painting).rejects.toThrow();
      expect(performance.now() - abortedAt, style).toBeLessThan(200);
    }
  });

  it('takes prompts of 4,000 characters however they are encoded', async () => {
    const prompt = '🌊'.repeat(4000);
    const picture = await engine.run(request({ prompt, width: 64, height: 64 }), {
      signal: never(),
    });
    expect(picture.bytes.length).toBeGreaterThan(500);
  });

  it('ends a picture that takes too long, and stops painting it', async () => {
    const hasty = createStudioEngine({ threads: 1, timeoutMs: 50 });
    const late = hasty.run(request({ prompt: 'castle, oil', width: 2048, height: 2048 }), {
      signal: never(),
    });
    await expect(late).rejects.toMatchObject({ name: 'EngineError', kind: 'timed_out' });
    await hasty.close();
  });

  it('repaints a picture in the asked medium, with nothing but that changed', async () => {
    const source = await engine.run(request(), { signal: never() });
    const edit = {
      ...request({ prompt: 'a castle', style: 'mosaic' }),
      operation: 'edit',
      source,
    } as const;
    const picture = await engine.run(edit, { signal: never() });
    expect(picture).toMatchObject({
      effective: { seed: 1, style: 'mosaic', strength: 1 },
      notDrawn: ['castle'],
    });
    const kept = await engine.run({ ...edit, strength: 0 }, { signal: never() });
    const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    expect((await pixelsOf(kept.bytes)).equals(await pixelsOf(source.bytes))).toBe(true);
  });

  it('rejects at once when already aborted', async () => {
    const reason = new Error('too late');
    const refused = engine.run(request(), { signal: AbortSignal.abort(reason) });
    await expect(refused).rejects.toBe(reason);
  });
});

describe('a thread that dies', () => {
  it('rejects its call as unavailable and is replaced', async () => {
    const pool = createPaintPool(1);
    const killable = createStudioEngine({ threads: 1 }, pool);
    try {
      const killed = killable.run(request({ width: 2048, height: 2048 }), {
        signal: never(),
        onProgress: () => void pool.threads[0]?.terminate(),
      });
      const error = await killed.catch((e: unknown) => e);
      expect(error).toBeInstanceOf(EngineError);
      expect((error as EngineError).kind).toBe('unavailable');
      const next = await killable.run(request(), { signal: never() });
      expect(next.bytes.length).toBeGreaterThan(500);
    } finally {
      await killable.close();
    }
  });
});
