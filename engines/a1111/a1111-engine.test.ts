import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import type { EngineProgress, GenerateRequest, ImageEngine } from '../engine.ts';
import { describeEngineCompliance } from '../engine-compliance.ts';
import { EngineError } from '../engine-error.ts';
import { plainSource, rightHalfMask } from '../engine-under-test.ts';
import { a1111Config } from './a1111-config.ts';
import { createA1111Engine } from './a1111-engine.ts';
import {
  type A1111Behaviour,
  type A1111Server,
  type A1111ServerOptions,
  startA1111Server,
} from './a1111-server.fixture.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function connect(
  serverOptions: A1111ServerOptions = {},
  overrides: Record<string, unknown> = {},
  warn: (message: string) => void = () => {},
): Promise<{ server: A1111Server; engine: ImageEngine }> {
  const server = await startA1111Server({ stepMs: 1, ...serverOptions });
  const engine = createA1111Engine(
    a1111Config.parse({
      protocol: 'a1111',
      id: 'gpu',
      label: 'The GPU',
      baseUrl: server.url,
      pollMs: 5,
      ...overrides,
    }),
    warn,
  );
  return { server, engine };
}

async function connectForTest(
  serverOptions?: A1111ServerOptions,
  overrides?: Record<string, unknown>,
  warn?: (message: string) => void,
): Promise<{ server: A1111Server; engine: ImageEngine }> {
  const pair = await connect(serverOptions, overrides, warn);
  closers.push(pair.server.close, pair.engine.close);
  return pair;
}

function requestFor(overrides: Partial<GenerateRequest> = {}): GenerateRequest {
  return {
    operation: 'generate',
    prompt: 'a fox',
    negativePrompt: '',
    seed: 42,
    width: 64,
    height: 64,
    modelId: 'ochre-test-v1',
    steps: 3,
    ...overrides,
  };
}

function generate(
  engine: ImageEngine,
  overrides: Partial<GenerateRequest> = {},
  onProgress?: (report: EngineProgress) => void,
) {
  return engine.run(requestFor(overrides), {
    signal: new AbortController().signal,
    onProgress,
  });
}

async function failureOf(call: Promise<unknown>): Promise<EngineError> {
  const error = await call.then(
    () => expect.fail('expected a rejection'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
}

const bodyOf = (server: A1111Server, path: string): Record<string, unknown> =>
  server.requests.findLast((request) => request.path === path && request.body)!.body!;

const lastBody = (server: A1111Server) => bodyOf(server, '/sdapi/v1/txt2img');

for (const flavour of ['full', 'global-progress', 'bare', 'sd-cpp'] as const) {
  describeEngineCompliance(`a1111 (${flavour} server)`, async () => {
    const { server, engine } = await connect(
      { flavour, stepMs: flavour === 'bare' || flavour === 'sd-cpp' ? 0 : 3 },
      { steps: { default: 10, max: 60 } },
    );
    return { engine, cleanUp: server.close };
  });
}

describe('what the engine declares', () => {
  test('follows from what the server has', async () => {
    const declared = async (flavour: A1111ServerOptions['flavour']) => {
      const { engine } = await connectForTest({ flavour });
      const [model] = await engine.listModels(new AbortController().signal);
      const { progress, preview, cancel } = model!;
      return { progress, preview, cancel };
    };
    expect(await declared('full')).toEqual({ progress: true, preview: true, cancel: true });
    expect(await declared('global-progress')).toEqual({
      progress: true,
      preview: false,
      cancel: true,
    });
    expect(await declared('bare')).toEqual({ progress: false, preview: false, cancel: false });
  });

  test('is no less behind a proxy that redirects what it does not know', async () => {
    const { engine } = await connectForTest({ redirectsUnknown: true });
    const [model] = await engine.listModels(new AbortController().signal);
    expect(Object.keys(model!.operations)).toEqual(['generate', 'edit', 'upscale']);
    const bare = await connectForTest({ redirectsUnknown: true, flavour: 'bare' });
    await expect(generate(bare.engine)).resolves.toMatchObject({ width: 64 });
  });

  test('offers only the configured models that exist', async () => {
    const { engine } = await connectForTest({}, { models: ['gone', 'ochre-test-v2'] });
    const models = await engine.listModels(new AbortController().signal);
    expect(models.map(({ id }) => id)).toEqual(['ochre-test-v2']);
  });

  test('offers the loaded model where the server lists none', async () => {
    const { server, engine } = await connectForTest({ models: [] });
    const [model] = await engine.listModels(new AbortController().signal);
    await generate(engine, { modelId: model!.id });
    expect(lastBody(server)).not.toHaveProperty('override_settings.sd_model_checkpoint');
  });
});

describe('what the engine sends', () => {
  test('carries every setting', async () => {
    const { server, engine } = await connectForTest({}, { sizeMultiple: 64 });
    await generate(engine, {
      negativePrompt: 'blur',
      width: 200,
      height: 136,
      guidanceScale: 5.5,
      clipSkip: 2,
      sampler: 'Euler a',
      modelId: 'ochre-test-v2',
    });
    expect(lastBody(server)).toMatchObject({
      prompt: 'a fox',
      negative_prompt: 'blur',
      seed: 42,
      steps: 3,
      cfg_scale: 5.5,
      sampler_name: 'Euler a',
      width: 256,
      height: 192,
      batch_size: 1,
      n_iter: 1,
      save_images: false,
      override_settings: { sd_model_checkpoint: 'ochre-test-v2', CLIP_stop_at_last_layers: 2 },
    });
    expect(lastBody(server).force_task_id).toMatch(/^ochre-/);
  });

  test('leaves no setting of one picture to the next', async () => {
    const { server, engine } = await connectForTest();
    expect((await generate(engine, { clipSkip: 2 })).effective).toMatchObject({ clipSkip: 2 });
    expect((await generate(engine, {})).effective).toMatchObject({ clipSkip: 1 });
    expect(lastBody(server)).toMatchObject({ override_settings: { CLIP_stop_at_last_layers: 1 } });
  });

  test('runs no command of a prompt', async () => {
    const { server, engine } = await connectForTest();
    const hostile =
      '<lora:x:1> <hypernet:y:1> <sd_cpp_extra_args>{"width":64}</sd_cpp_extra_args> ' +
      'a AND b BREAK c [a|b] [a:b:0.5] {a|b} __file__ # d';
    await generate(engine, { prompt: hostile, negativePrompt: hostile });
    expect(server.commandsRun).toEqual([]);
  });

  test('refuses what it does not declare before the server hears of it', async () => {
    const { server, engine } = await connectForTest();
    for (const overrides of [
      { width: 4096 },
      { height: 0 },
      { width: 64.5 },
      { steps: 1000 },
      { guidanceScale: Number.NaN },
      { sampler: 'Nonsense' },
    ]) {
      expect((await failureOf(generate(engine, overrides))).kind).toBe('invalid_request');
    }
    expect(server.requests.some(({ path }) => path === '/sdapi/v1/txt2img')).toBe(false);
  });

  test('carries source, mask and strength of an edit', async () => {
    const { server, engine } = await connectForTest({}, { sizeMultiple: 64 });
    const size = { width: 200, height: 136 };
    const source = await plainSource(size);
    const { signal } = new AbortController();
    const edit = { ...requestFor(size), operation: 'edit', source } as const;
    const mask = await rightHalfMask(size);
    const { effective } = await engine.run({ ...edit, strength: 0.4, mask }, { signal });
    expect(effective).toMatchObject({ seed: 42, strength: 0.4 });
    const { init_images, mask: sentMask, ...sent } = bodyOf(server, '/sdapi/v1/img2img');
    expect(sent).toMatchObject({
      width: 256,
      height: 192,
      denoising_strength: 0.4,
      inpainting_fill: 1,
      inpaint_full_res: false,
      inpainting_mask_invert: 0,
      override_settings: { sd_model_checkpoint: 'ochre-test-v1' },
    });
    for (const picture of [...(init_images as string[]), sentMask as string]) {
      const metadata = await sharp(Buffer.from(picture, 'base64')).metadata();
      expect(metadata).toMatchObject({ width: 256, height: 192 });
    }
    await engine.run(edit, { signal });
    expect(bodyOf(server, '/sdapi/v1/img2img')).not.toHaveProperty('mask');
  });

  test('makes larger with a model rather than by interpolating', async () => {
    const { server, engine } = await connectForTest();
    const [model] = await engine.listModels(new AbortController().signal);
    const { models } = model!.operations.upscale!;
    expect(models.map(({ id }) => id)).toEqual(['R-ESRGAN 4x+', 'Lanczos']);
    const source = await plainSource({ width: 40, height: 30 });
    const { signal } = new AbortController();
    await engine.run({ operation: 'upscale', modelId: model!.id, source, factor: 2 }, { signal });
    expect(bodyOf(server, '/sdapi/v1/extra-single-image')).toMatchObject({
      upscaling_resize: 2,
      upscaler_1: 'R-ESRGAN 4x+',
    });
  });

  test('signs in by HTTP Basic', async () => {
    const credentials = { username: 'ochre', password: 'pässword' };
    const { engine } = await connectForTest({ credentials }, credentials);
    await expect(generate(engine)).resolves.toMatchObject({ effective: { seed: 42 } });
    const { engine: stranger } = await connectForTest({ credentials });
    const error = await failureOf(stranger.checkHealth(new AbortController().signal));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toContain('credentials');
  });
});

describe('what the engine makes of answers', () => {
  test('believes the answered seed, and tells the operator once', async () => {
    const warnings: string[] = [];
    const { server, engine } = await connectForTest({}, {}, (message) => warnings.push(message));
    server.behave('another-seed');
    for (let i = 0; i < 2; i += 1) {
      await expect(generate(engine)).resolves.toMatchObject({ effective: { seed: 43 } });
    }
    expect(warnings).toEqual(['The GPU draws with other seeds than it is asked for']);
  });

  test('refuses a picture of another model, and looks what there is now', async () => {
    const { server, engine } = await connectForTest();
    await generate(engine);
    server.behave('another-model');
    const error = await failureOf(generate(engine));
    expect(error).toMatchObject({ kind: 'unavailable' });
    expect(error.message).toContain('another model');
    server.setModels(['swapped']);
    expect(await failureOf(generate(engine))).toMatchObject({ kind: 'invalid_request' });
  });

  test('finds a checkpoint again that lies in a folder', async () => {
    const { engine } = await connectForTest({ models: ['sdxl/base'] });
    await expect(generate(engine, { modelId: 'sdxl_base' })).resolves.toMatchObject({ width: 64 });
  });

  test('skips the grid before the first picture', async () => {
    const { server, engine } = await connectForTest();
    const plain = await generate(engine);
    server.behave('grid-first');
    const besideGrid = await generate(engine);
    expect(Buffer.from(besideGrid.bytes).equals(Buffer.from(plain.bytes))).toBe(true);
  });

  test('accepts an empty info', async () => {
    const { server, engine } = await connectForTest();
    server.behave('empty-info');
    await expect(generate(engine)).resolves.toMatchObject({
      effective: { seed: 42 },
      modelVersion: '0cafe',
    });
  });

  test('crops a picture of another size', async () => {
    const { server, engine } = await connectForTest();
    server.behave('wrong-size');
    await expect(generate(engine)).resolves.toMatchObject({ width: 64, height: 64 });
  });

  test.each<[A1111Behaviour, EngineError['kind'], number | undefined]>([
    ['rate-limited', 'rate_limited', 7000],
    ['failure', 'unavailable', undefined],
    ['refused-credentials', 'unavailable', undefined],
    ['malformed-json', 'unavailable', undefined],
    ['deep-json', 'unavailable', undefined],
    ['html', 'unavailable', undefined],
    ['truncated', 'unavailable', undefined],
    ['reset', 'unavailable', undefined],
    ['huge', 'unavailable', undefined],
    ['redirect', 'unavailable', undefined],
    ['redirect-loop', 'unavailable', undefined],
    ['not-a-picture', 'unavailable', undefined],
    ['broken-picture', 'unavailable', undefined],
    ['thumbnail', 'unavailable', undefined],
    ['input-error', 'invalid_request', undefined],
    ['loading', 'not_running', 3000],
    ['model-not-found', 'invalid_request', undefined],
  ])('answers %s with %s, and stays usable', async (behaviour, kind, retryAfterMs) => {
    const { server, engine } = await connectForTest();
    server.behave(behaviour);
    const error = await failureOf(generate(engine));
    expect({ kind: error.kind, retryAfterMs: error.retryAfterMs }).toEqual({ kind, retryAfterMs });
    server.behave('normal');
    await generate(engine);
  });

  test('is unavailable while nothing listens', async () => {
    const { server, engine } = await connectForTest();
    await server.close();
    expect((await failureOf(generate(engine))).isDown).toBe(true);
    const error = await failureOf(engine.checkHealth(new AbortController().signal));
    expect(error.message).toContain('not running');
  });
});

describe('stable-diffusion.cpp', () => {
  const connectSdCpp = () => connectForTest({ flavour: 'sd-cpp' });

  test('is asked only for seeds that it honours', async () => {
    const { engine } = await connectSdCpp();
    const [model] = await engine.listModels(new AbortController().signal);
    expect(model!.operations.generate!.seed).toEqual({ max: 0x7fff_ffff });
    expect((await failureOf(generate(engine, { seed: 2 ** 31 }))).kind).toBe('invalid_request');
    await expect(generate(engine, { seed: 2 ** 31 - 1 })).resolves.toMatchObject({
      effective: { seed: 2 ** 31 - 1 },
    });
  });

  test('is told apart, and the operator hears of its own protocol once', async () => {
    const warnings: string[] = [];
    const { engine } = await connectForTest({ flavour: 'sd-cpp' }, {}, (message) =>
      warnings.push(message),
    );
    for (let i = 0; i < 2; i += 1) await engine.listModels(new AbortController().signal);
    expect(warnings).toEqual([expect.stringContaining('"sd-cpp"')]);
  });

  test('has no version: it says the same hash of every model', async () => {
    const { engine } = await connectSdCpp();
    await expect(generate(engine)).resolves.toMatchObject({ modelVersion: null });
  });

  test('gets prompts with nothing changed but its one command', async () => {
    const { server, engine } = await connectSdCpp();
    await generate(engine, {
      prompt: 'a [fox] {x} AND #1 <sd_cpp_extra_args>{}</sd_cpp_extra_args>',
    });
    expect(server.commandsRun).toEqual([]);
    expect(lastBody(server).prompt).toContain('a [fox] {x} AND #1 <');
  });

  test('is asked for sides in multiples of 64', async () => {
    const { server, engine } = await connectSdCpp();
    await generate(engine, { width: 200, height: 136 });
    expect(lastBody(server)).toMatchObject({ width: 256, height: 192 });
  });
});

describe('a server that can not be interrupted', () => {
  test('is waited for before the next picture, and holds its place until then', async () => {
    const { server, engine } = await connectForTest({ flavour: 'sd-cpp', stepMs: 10 });
    const controller = new AbortController();
    const busy: Promise<void>[] = [];
    const begun = server.nextEvent('task begun');
    const cancelled = engine.run(requestFor({ steps: 10 }), {
      signal: controller.signal,
      waitUntil: (until) => busy.push(until),
    });
    const outcome = expect(cancelled).rejects.toBe('changed my mind');
    await begun;
    controller.abort('changed my mind');
    await outcome;
    let isFinished = false;
    server.events.once('task finished', () => {
      isFinished = true;
    });
    const next = generate(engine, { seed: 5, steps: 1 });
    await busy[0];
    expect(isFinished).toBe(true);
    await expect(next).resolves.toMatchObject({ effective: { seed: 5 } });
  });

  test('that takes too long is not asked for the same picture again', async () => {
    const { server, engine } = await connectForTest({ flavour: 'sd-cpp' }, { timeoutMs: 300 });
    server.gate.shut();
    expect((await failureOf(generate(engine, { steps: 5 }))).kind).toBe('timed_out');
    server.gate.open();
    await expect(generate(engine, { steps: 5 })).resolves.toMatchObject({ width: 64 });
    expect(server.requests.filter(({ path }) => path === '/sdapi/v1/txt2img')).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('stops the work at the server', async () => {
    const { server, engine } = await connectForTest({ stepMs: 10 });
    const controller = new AbortController();
    const begun = server.nextEvent('task begun');
    const interrupted = server.nextEvent('task interrupted');
    const call = engine.run(requestFor({ steps: 60 }), { signal: controller.signal });
    const outcome = expect(call).rejects.toBe('changed my mind');
    await begun;
    controller.abort('changed my mind');
    await outcome;
    await interrupted;
    expect(server.stepsSampled()).toBeLessThan(60);
  });

  test('keeps the next picture back until the server has let go of this one', async () => {
    const { server, engine } = await connectForTest({ flavour: 'global-progress', stepMs: 5 });
    const seen: string[] = [];
    for (const name of ['POST /sdapi/v1/txt2img', 'task interrupted', 'task finished']) {
      server.events.on(name, () => seen.push(name));
    }
    const controller = new AbortController();
    const begun = server.nextEvent('task begun');
    const cancelled = engine.run(requestFor({ steps: 60 }), { signal: controller.signal });
    const outcome = expect(cancelled).rejects.toBeDefined();
    const next = generate(engine, { steps: 4 });
    await begun;
    controller.abort();
    await outcome;
    await next;
    expect(seen).toEqual([
      'POST /sdapi/v1/txt2img',
      'task interrupted',
      'POST /sdapi/v1/txt2img',
      'task finished',
    ]);
  });

  test("never interrupts a stranger's picture while ours waits in the server's queue", async () => {
    const { server, engine } = await connectForTest({ stepMs: 5 }, { timeouts: { cancelMs: 50 } });
    const strangerFinished = server.nextEvent('task finished');
    const strangerBegun = server.nextEvent('task begun');
    const stranger = fetch(`${server.url}/sdapi/v1/txt2img`, {
      method: 'POST',
      body: JSON.stringify({ prompt: 'mine', seed: 1, steps: 60, width: 64, height: 64 }),
    });
    await strangerBegun;
    const controller = new AbortController();
    const ours = server.nextEvent('POST /sdapi/v1/txt2img');
    const call = engine.run(requestFor(), { signal: controller.signal });
    const outcome = expect(call).rejects.toBeDefined();
    await ours;
    controller.abort();
    await outcome;
    await strangerFinished;
    expect((await stranger).status).toBe(200);
    const interrupts = server.requests.filter(
      ({ method, path }) => method === 'POST' && path === '/sdapi/v1/interrupt',
    );
    expect(interrupts).toEqual([]);
  });

  test('lets the next picture begin when the server does not let go', async () => {
    const { server, engine } = await connectForTest({}, { timeouts: { cancelMs: 30 } });
    server.behave('hang');
    const controller = new AbortController();
    const asked = server.nextEvent('task finished');
    const call = engine.run(requestFor(), { signal: controller.signal });
    const outcome = expect(call).rejects.toBeDefined();
    await asked;
    controller.abort();
    await outcome;
    server.behave('normal');
    await generate(engine);
  });

  test('ends a picture that takes too long, also at the server', async () => {
    const { server, engine } = await connectForTest({ stepMs: 10 }, { timeoutMs: 40 });
    const interrupted = server.nextEvent('task interrupted');
    const error = await failureOf(generate(engine, { steps: 60 }));
    expect(error.kind).toBe('timed_out');
    expect(error.message).toContain('too long');
    await interrupted;
  });

  test('closing ends what is under way', async () => {
    const { server, engine } = await connectForTest({ stepMs: 10 });
    const begun = server.nextEvent('task begun');
    const failure = failureOf(generate(engine, { steps: 60 }));
    await begun;
    await engine.close();
    expect((await failure).kind).toBe('unavailable');
    expect(server.stepsSampled()).toBeLessThan(60);
    expect((await failureOf(generate(engine))).message).toContain('closed');
  });
});
