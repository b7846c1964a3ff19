import { afterEach, describe, expect, test } from 'vitest';
import type { GenerateRequest, ImageEngine } from '../engine.ts';
import { describeEngineCompliance } from '../engine-compliance.ts';
import { EngineError } from '../engine-error.ts';
import { sdCppConfig } from './sd-cpp-config.ts';
import { createSdCppEngine } from './sd-cpp-engine.ts';
import {
  type SdCppBehaviour,
  type SdCppServer,
  startSdCppServer,
} from './sd-cpp-server.fixture.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function connect(
  overrides: Record<string, unknown> = {},
): Promise<{ server: SdCppServer; engine: ImageEngine }> {
  const server = await startSdCppServer();
  const engine = createSdCppEngine(
    sdCppConfig.parse({
      protocol: 'sd-cpp',
      id: 'sd-cpp',
      label: 'The GPU',
      baseUrl: server.url,
      pollMs: 3,
      ...overrides,
    }),
  );
  return { server, engine };
}

async function connectForTest(overrides?: Record<string, unknown>) {
  const pair = await connect(overrides);
  closers.push(pair.server.close, pair.engine.close);
  return pair;
}

const requestFor = (overrides: Partial<GenerateRequest> = {}): GenerateRequest => ({
  operation: 'generate',
  prompt: 'a fox',
  negativePrompt: '',
  seed: 42,
  width: 64,
  height: 64,
  modelId: 'ochre-test',
  ...overrides,
});

const generate = (engine: ImageEngine, overrides: Partial<GenerateRequest> = {}) =>
  engine.run(requestFor(overrides), { signal: new AbortController().signal });

async function failureOf(call: Promise<unknown>): Promise<EngineError> {
  const error = await call.then(
    () => expect.fail('expected a rejection'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
}

const bodies = (server: SdCppServer) =>
  server.requests.flatMap(({ path, body }) => (path === '/sdcpp/v1/img_gen' ? [body!] : []));

describeEngineCompliance('sd-cpp', async () => {
  const styles = [{ lora: 'ink' }];
  const { server, engine } = await connect({ styles, concurrency: 3 });
  return { engine, cleanUp: server.close };
});

describe('what the engine sends', () => {
  test('carries every setting, and the rest is the server’s own', async () => {
    const { server, engine } = await connectForTest({ styles: [{ lora: 'ink', multiplier: 0.8 }] });
    await generate(engine);
    await generate(engine, {
      negativePrompt: 'blur',
      seed: 0xffff_ffff,
      width: 200,
      height: 136,
      steps: 4,
      guidanceScale: 3.5,
      sampler: 'euler_a',
      style: 'ink',
    });
    const [plain, full] = bodies(server);
    expect(plain).toMatchObject({ seed: 42, sample_params: {}, embed_image_metadata: false });
    expect(plain).not.toHaveProperty('lora');
    expect(full).toMatchObject({
      negative_prompt: 'blur',
      seed: 0xffff_ffff,
      width: 256,
      height: 192,
      sample_params: {
        sample_steps: 4,
        sample_method: 'euler_a',
        guidance: { txt_cfg: 3.5 },
      },
      lora: [{ path: 'styles/ink.safetensors', multiplier: 0.8 }],
    });
  });

  test('says what the server’s own settings were, where the person chose none', async () => {
    const { engine } = await connectForTest();
    const { effective } = await generate(engine);
    expect(effective).toMatchObject({ steps: 8, guidanceScale: 1, sampler: null });
  });

  test('offers no style whose LoRA the server does not have', async () => {
    const { engine } = await connectForTest({
      styles: [{ lora: 'gone' }, { lora: 'ink', label: 'Ink' }],
    });
    const [model] = await engine.listModels(new AbortController().signal);
    expect(model!.operations.generate!.styles).toEqual([{ id: 'ink', label: 'Ink' }]);
  });
});

describe('what the engine makes of answers', () => {
  test.each<[SdCppBehaviour, EngineError['kind']]>([
    ['queue-full', 'rate_limited'],
    ['invalid-parameters', 'invalid_request'],
    ['failed-job', 'unavailable'],
    ['thumbnail', 'unavailable'],
    ['not-a-picture', 'unavailable'],
    ['failure', 'unavailable'],
    ['input-error', 'invalid_request'],
    ['loading', 'not_running'],
    ['malformed-json', 'unavailable'],
    ['html', 'unavailable'],
    ['reset', 'unavailable'],
    ['huge', 'unavailable'],
  ])('answers %s with %s, and stays usable', async (behaviour, kind) => {
    const { server, engine } = await connectForTest();
    server.behave(behaviour);
    expect((await failureOf(generate(engine))).kind).toBe(kind);
    server.behave('normal');
    await generate(engine);
  });

  test('refuses what was asked of another model than the server has now', async () => {
    const { server, engine } = await connectForTest();
    await generate(engine);
    server.restartWith('another');
    expect((await failureOf(generate(engine))).kind).toBe('invalid_request');
    expect(bodies(server)).toHaveLength(1);
  });

  test('tries a picture again that the server lost, and waits for no server that crashed over one', async () => {
    const { server, engine } = await connectForTest();
    server.gate.shut();
    const begun = server.nextEvent('job begun');
    const lost = failureOf(generate(engine));
    await begun;
    server.restartWith('ochre-test');
    const error = await lost;
    expect(error).toMatchObject({ kind: 'unavailable', isRetriable: true });
    expect(error.message).toContain('lost');

    const again = server.nextEvent('POST /sdcpp/v1/img_gen');
    const crashed = failureOf(generate(engine));
    await again;
    await server.close();
    expect((await crashed).isDown).toBe(false);
    expect((await failureOf(generate(engine))).isDown).toBe(true);
  });
});

describe('cancelling', () => {
  test('takes a waiting job back, and waits for one that is drawn', async () => {
    const { server, engine } = await connectForTest({ concurrency: 2 });
    server.gate.shut();
    const begun = server.nextEvent('job begun');
    const controllers = [new AbortController(), new AbortController()];
    const busy: Promise<void>[][] = [[], []];
    const start = (index: number) =>
      engine
        .run(requestFor({ seed: index }), {
          signal: controllers[index]!.signal,
          waitUntil: (until) => busy[index]!.push(until),
        })
        .catch((reason: unknown) => reason);
    const drawn = start(0);
    await begun;
    const submitted = server.nextEvent('POST /sdcpp/v1/img_gen');
    const waiting = start(1);
    await submitted;
    for (const controller of controllers) controller.abort('changed my mind');
    expect(await Promise.all([drawn, waiting])).toEqual(['changed my mind', 'changed my mind']);
    await busy[1]![0];
    expect(server.statuses()).toEqual(['generating', 'cancelled']);
    server.gate.open();
    await busy[0]![0];
    expect(server.statuses()).toEqual(['completed', 'cancelled']);
  });

  test('a picture that takes too long is waited for, and used by the next attempt', async () => {
    const { server, engine } = await connectForTest({ timeoutMs: 300 });
    server.gate.shut();
    expect((await failureOf(generate(engine))).kind).toBe('timed_out');
    server.gate.open();
    await expect(generate(engine)).resolves.toMatchObject({ width: 64 });
    expect(bodies(server)).toHaveLength(1);
  });

  test('closing ends what is under way', async () => {
    const { server, engine } = await connectForTest();
    server.gate.shut();
    const begun = server.nextEvent('job begun');
    const failure = failureOf(generate(engine));
    await begun;
    await engine.close();
    expect((await failure).message).toContain('closed');
  });
});
