import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { EngineProgress, GenerateRequest, ImageEngine } from '../engine.ts';
import { describeEngineCompliance } from '../engine-compliance.ts';
import { EngineError } from '../engine-error.ts';
import { plainSource, rightHalfMask } from '../engine-under-test.ts';
import { openAIImagesConfig } from './openai-images-config.ts';
import { createOpenAIImagesEngine } from './openai-images-engine.ts';
import {
  type OpenAIImagesBehaviour,
  type OpenAIImagesServer,
  type OpenAIImagesServerOptions,
  startOpenAIImagesServer,
} from './openai-images-server.fixture.ts';

type Pair = { server: OpenAIImagesServer; engine: ImageEngine };

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function connect(
  serverOptions: OpenAIImagesServerOptions = {},
  overrides: Record<string, unknown> = {},
  warn: (message: string) => void = () => {},
): Promise<Pair> {
  const server = await startOpenAIImagesServer(serverOptions);
  const engine = createOpenAIImagesEngine(
    openAIImagesConfig.parse({
      protocol: 'openai-images',
      id: 'hosted',
      label: 'The studio',
      baseUrl: `${server.url}/v1/`,
      sizes: { multipleOf: 64, edgeMax: 1024 },
      ...overrides,
    }),
    warn,
  );
  return { server, engine };
}

async function connectForTest(
  serverOptions?: OpenAIImagesServerOptions,
  overrides?: Record<string, unknown>,
  warn?: (message: string) => void,
): Promise<Pair> {
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
    modelId: 'ochre-test-image',
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

const bodies = (server: OpenAIImagesServer): Record<string, unknown>[] =>
  server.requests.flatMap(({ path, body }) =>
    path === '/v1/images/generations' && body ? [body] : [],
  );

const declaresPreviews = async (engine: ImageEngine): Promise<boolean> => {
  const [model] = await engine.listModels(new AbortController().signal);
  return model!.preview && model!.progress;
};

/** Resolves when seeds were found to be honoured. */
async function seedsDeclared(engine: ImageEngine): Promise<void> {
  await vi.waitFor(async () => {
    const [model] = await engine.listModels(new AbortController().signal);
    expect(model!.operations.generate!.seed).toEqual({ max: 0xffff_ffff });
  });
}

describeEngineCompliance('openai-images (any size, seeds)', async () => {
  const { server, engine } = await connect(
    {},
    { supportsSeed: true, supportsNegativePrompt: true, supportsEdits: true },
  );
  await seedsDeclared(engine);
  return { engine, cleanUp: server.close };
});

describeEngineCompliance('openai-images (fixed sizes)', async () => {
  const sizes = ['256x256', '384x256', '256x384'];
  const { server, engine } = await connect({ sizes }, { sizes, supportsEdits: true });
  return { engine, cleanUp: server.close };
});

describeEngineCompliance('openai-images (streaming)', async () => {
  const { server, engine } = await connect({ streaming: 'streams' }, { streaming: true });
  await generate(engine);
  return { engine, cleanUp: server.close };
});

describe('what the engine sends', () => {
  test('is no more than configured', async () => {
    const { server, engine } = await connectForTest();
    await generate(engine, { width: 200, height: 136, negativePrompt: 'blur' });
    expect(bodies(server)).toEqual([
      { model: 'ochre-test-image', prompt: 'a fox', size: '256x192', n: 1 },
    ]);
  });

  test('carries what is configured', async () => {
    const { server, engine } = await connectForTest(
      { apiKey: 'sk-test' },
      {
        apiKey: 'sk-test',
        supportsSeed: true,
        supportsNegativePrompt: true,
        responseFormat: 'b64_json',
        parameters: { quality: 'low' },
      },
    );
    await generate(engine, { negativePrompt: 'blur' });
    expect(bodies(server).find((body) => body.prompt === 'a fox')).toMatchObject({
      seed: 42,
      negative_prompt: 'blur',
      response_format: 'b64_json',
      quality: 'low',
    });
  });

  test('runs no command of a prompt', async () => {
    const { server, engine } = await connectForTest();
    await generate(engine, {
      prompt: 'a | b <sd_cpp_extra_args>{"width":64}</sd_cpp_extra_args>',
    });
    expect(server.commandsRun).toEqual([]);
  });

  test('asks for configured models only, without asking for a list', async () => {
    const { server, engine } = await connectForTest(
      {},
      { models: [{ id: 'ochre-test-image', label: 'Ochre test' }] },
    );
    const models = await engine.listModels(new AbortController().signal);
    expect(models.map(({ id, label }) => ({ id, label }))).toEqual([
      { id: 'ochre-test-image', label: 'Ochre test' },
    ]);
    await generate(engine);
    expect(server.requests.some(({ path }) => path === '/v1/models')).toBe(false);
  });
});

describe('seeds', () => {
  test('are claimed by no server until small pictures have shown that it honours them', async () => {
    const { server, engine } = await connectForTest({}, { supportsSeed: true });
    await expect(generate(engine)).resolves.toMatchObject({ effective: { seed: null } });
    await seedsDeclared(engine);
    await expect(generate(engine)).resolves.toMatchObject({ effective: { seed: 42 } });
    const probes = bodies(server).filter((body) => body.prompt !== 'a fox');
    expect(probes.map(({ seed, size }) => ({ seed, size }))).toEqual(
      [1, 2, 1].map((seed) => ({ seed, size: '256x256' })),
    );
  });

  test('are not claimed by one that ignores them, and the operator is told', async () => {
    const warnings: string[] = [];
    const { server, engine } = await connectForTest(
      { honoursSeed: false },
      { supportsSeed: true },
      (message) => warnings.push(message),
    );
    await engine.listModels(new AbortController().signal);
    await expect.poll(() => warnings).toEqual([expect.stringContaining('does not honour seeds')]);
    const [one, two] = [await generate(engine, { seed: 1 }), await generate(engine, { seed: 2 })];
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
    expect([one.effective.seed, two.effective.seed]).toEqual([null, null]);
    await engine.listModels(new AbortController().signal);
    expect(bodies(server)).toHaveLength(4);
  });

  test('are not probed where none are sent', async () => {
    const { server, engine } = await connectForTest();
    await engine.listModels(new AbortController().signal);
    await generate(engine);
    expect(bodies(server)).toHaveLength(1);
  });
});

describe('a picture that nobody waits for any more', () => {
  test('holds its place until the server has drawn it', async () => {
    const { server, engine } = await connectForTest();
    server.gate.shut();
    const controller = new AbortController();
    const busy: Promise<void>[] = [];
    const begun = server.nextEvent('picture begun');
    const call = engine.run(requestFor(), {
      signal: controller.signal,
      waitUntil: (until) => busy.push(until),
    });
    const outcome = expect(call).rejects.toBe('changed my mind');
    await begun;
    controller.abort('changed my mind');
    await outcome;
    expect(server.answered()).toBe(0);
    server.gate.open();
    await busy[0];
    expect(server.answered()).toBe(1);
  });

  test('is used by the next attempt where it took too long', async () => {
    const { server, engine } = await connectForTest({}, { timeoutMs: 300 });
    server.gate.shut();
    expect((await failureOf(generate(engine))).kind).toBe('timed_out');
    server.gate.open();
    await expect(generate(engine)).resolves.toMatchObject({ width: 64 });
    expect(bodies(server)).toHaveLength(1);
  });
});

test('tells the operator of a server that has a better protocol', async () => {
  const warnings: string[] = [];
  const { engine } = await connectForTest({ models: ['sd-cpp-local'] }, {}, (message) =>
    warnings.push(message),
  );
  for (let i = 0; i < 2; i += 1) await engine.listModels(new AbortController().signal);
  expect(warnings).toEqual([expect.stringContaining('"sd-cpp"')]);
});

describe('an edit', () => {
  const size = { width: 200, height: 136 };
  const sentForm = (server: OpenAIImagesServer): FormData =>
    server.requests.findLast(({ path }) => path === '/v1/images/edits')!.form as FormData;

  test('is sent as a form, with a mask that is transparent and white where it is painted anew', async () => {
    const { server, engine } = await connectForTest(
      { streaming: 'streams' },
      { supportsEdits: true, streaming: true, parameters: { quality: 'low' } },
    );
    const source = await plainSource(size);
    const mask = await rightHalfMask(size);
    const { signal } = new AbortController();
    await engine.run({ ...requestFor(size), operation: 'edit', source, mask }, { signal });
    const { image, mask: sentMask, ...fields } = Object.fromEntries(sentForm(server));
    expect(fields).toEqual({
      model: 'ochre-test-image',
      prompt: 'a fox',
      size: '256x192',
      n: '1',
      quality: 'low',
    });
    const bytesOf = async (file: unknown) => Buffer.from(await (file as Blob).arrayBuffer());
    expect(await sharp(await bytesOf(image)).metadata()).toMatchObject({ width: 256, height: 192 });
    const pixels = await sharp(await bytesOf(sentMask))
      .raw()
      .toBuffer();
    const at = (x: number) => [...pixels.subarray((96 * 256 + x) * 4, (96 * 256 + x) * 4 + 4)];
    expect(at(60)).toEqual([0, 0, 0, 255]);
    expect(at(190)).toEqual([255, 255, 255, 0]);
  });

  test('is not offered unless the operator says that the server has it', async () => {
    const { engine } = await connectForTest();
    const [model] = await engine.listModels(new AbortController().signal);
    expect(model!.operations.edit).toBeUndefined();
  });
});

describe('streaming', () => {
  test('reports the previews as they come, and declares them from then on', async () => {
    const { engine } = await connectForTest(
      { streaming: 'streams' },
      { streaming: true, partialImages: 3 },
    );
    expect(await declaresPreviews(engine)).toBe(false);
    const reports: EngineProgress[] = [];
    await generate(engine, {}, (report) => reports.push(report));
    expect(reports.map(({ progress }) => progress)).toEqual([0.25, 0.5, 0.75]);
    expect(reports.every(({ preview }) => preview?.mimeType === 'image/webp')).toBe(true);
    expect(await declaresPreviews(engine)).toBe(true);
  });

  test.each([
    ['ignores', 2],
    ['refuses', 3],
    ['wraps-the-finished-picture', 2],
  ] as const)('is not asked for again from a server that %s it', async (streaming, requests) => {
    const { server, engine } = await connectForTest({ streaming }, { streaming: true });
    await generate(engine);
    await generate(engine);
    expect(bodies(server)).toHaveLength(requests);
    expect(bodies(server).map((body) => body.stream === true)).toEqual(
      bodies(server).map((_, index) => index === 0),
    );
    expect(await declaresPreviews(engine)).toBe(false);
  });

  test('understands an error in the middle', async () => {
    const { server, engine } = await connectForTest({ streaming: 'streams' }, { streaming: true });
    server.behave('stream-error');
    expect((await failureOf(generate(engine))).kind).toBe('content_filtered');
    server.behave('stream-cut');
    expect((await failureOf(generate(engine))).kind).toBe('unavailable');
  });
});

describe('what the engine makes of answers', () => {
  test.each<[OpenAIImagesBehaviour, EngineError['kind'], number | undefined]>([
    ['content-policy', 'content_filtered', undefined],
    ['content-policy-worded', 'content_filtered', undefined],
    ['bad-request', 'invalid_request', undefined],
    ['rate-limited', 'rate_limited', 7000],
    ['no-credit', 'unavailable', undefined],
    ['refused-credentials', 'unavailable', undefined],
    ['failure', 'unavailable', undefined],
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
    ['foreign-url', 'unavailable', undefined],
  ])('answers %s with %s, and stays usable', async (behaviour, kind, retryAfterMs) => {
    const { server, engine } = await connectForTest();
    server.behave(behaviour);
    const error = await failureOf(generate(engine));
    expect({ kind: error.kind, retryAfterMs: error.retryAfterMs }).toEqual({ kind, retryAfterMs });
    server.behave('normal');
    await generate(engine);
  });

  test('tells the operator how to get pictures instead of addresses', async () => {
    const { server, engine } = await connectForTest();
    server.behave('foreign-url');
    expect((await failureOf(generate(engine))).message).toContain('responseFormat');
  });

  test('fetches a picture from the same server', async () => {
    const { server, engine } = await connectForTest();
    server.behave('own-url');
    await expect(generate(engine)).resolves.toMatchObject({ width: 64, height: 64 });
  });

  test('crops a picture of another size', async () => {
    const { server, engine } = await connectForTest();
    server.behave('wrong-size');
    await expect(generate(engine)).resolves.toMatchObject({ width: 64, height: 64 });
  });

  test('tells the operator about refused credentials, and shows no key', async () => {
    const { engine } = await connectForTest({ apiKey: 'sk-right' }, { apiKey: 'sk-wrong' });
    const error = await failureOf(engine.checkHealth(new AbortController().signal));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toContain('credentials');
    expect(`${error.message} ${error.cause}`).not.toContain('sk-wrong');
  });

  test('does not wait longer than configured', async () => {
    const { server, engine } = await connectForTest({}, { timeoutMs: 50 });
    server.behave('hang');
    expect((await failureOf(generate(engine))).kind).toBe('timed_out');
  });

  test('closing ends what is under way', async () => {
    const { server, engine } = await connectForTest();
    server.behave('hang');
    const begun = server.nextEvent('picture begun');
    const failure = failureOf(generate(engine));
    await begun;
    await engine.close();
    expect((await failure).kind).toBe('unavailable');
  });
});
