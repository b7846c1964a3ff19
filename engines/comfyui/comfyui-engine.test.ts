import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { EngineProgress, GenerateRequest, ImageEngine } from '../engine.ts';
import { describeEngineCompliance } from '../engine-compliance.ts';
import { EngineError } from '../engine-error.ts';
import { createTextToImage } from './checkpoint-workflows.ts';
import { comfyUiConfig } from './comfyui-config.ts';
import { createComfyUiEngine } from './comfyui-engine.ts';
import {
  type ComfyUiBehaviour,
  type ComfyUiServer,
  type ComfyUiServerOptions,
  startComfyUiServer,
} from './comfyui-server.fixture.ts';
import type { Workflow } from './workflow.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Pair {
  server: ComfyUiServer;
  engine: ImageEngine;
}

async function connect(
  serverOptions: ComfyUiServerOptions = {},
  overrides: Record<string, unknown> = {},
): Promise<Pair> {
  const server = await startComfyUiServer(serverOptions);
  const config = comfyUiConfig.parse({
    protocol: 'comfyui',
    id: 'comfy',
    label: 'The GPU',
    baseUrl: server.url,
    pollMs: 10,
    steps: { default: 3, max: 60 },
    ...overrides,
  });
  try {
    return { server, engine: await createComfyUiEngine(config) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function connectForTest(
  serverOptions?: ComfyUiServerOptions,
  overrides?: Record<string, unknown>,
): Promise<Pair> {
  const pair = await connect(serverOptions, overrides);
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
  modelId: 'sd15.safetensors',
  ...overrides,
});

const generate = (
  engine: ImageEngine,
  overrides: Partial<GenerateRequest> = {},
  onProgress?: (report: EngineProgress) => void,
) => engine.run(requestFor(overrides), { signal: new AbortController().signal, onProgress });

async function failureOf(call: Promise<unknown>): Promise<EngineError> {
  const error = await call.then(
    () => expect.fail('expected a rejection'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EngineError);
  return error as EngineError;
}

const workflows = (server: ComfyUiServer): Workflow[] =>
  server.requests.flatMap(({ path: at, body }) =>
    at === '/prompt' ? [body!.prompt as Workflow] : [],
  );

describeEngineCompliance('comfyui', async () => {
  const { server, engine } = await connect({ stepMs: 3 }, { concurrency: 3 });
  // Declares what the socket has told.
  await generate(engine, { steps: 20 });
  return { engine, cleanUp: server.close };
});

describe('what the engine sends', () => {
  test('is a workflow with every setting in its place', async () => {
    const { server, engine } = await connectForTest();
    await generate(engine, {
      negativePrompt: 'blur',
      seed: 0xffff_ffff,
      width: 200,
      height: 130,
      steps: 2,
      guidanceScale: 3.5,
      sampler: 'dpmpp_2m',
      modelId: 'sdxl.safetensors',
    });
    const [workflow] = workflows(server);
    expect(workflow!.checkpoint!.inputs.ckpt_name).toBe('sdxl.safetensors');
    expect(workflow!.prompt!.inputs.text).toBe('a fox');
    expect(workflow!.negative!.inputs.text).toBe('blur');
    expect(workflow!.latent!.inputs).toMatchObject({ width: 200, height: 136 });
    expect(workflow!.sampler!.inputs).toMatchObject({
      seed: 0xffff_ffff,
      steps: 2,
      cfg: 3.5,
      sampler_name: 'dpmpp_2m',
      scheduler: 'normal',
      denoise: 1,
    });
  });

  test('runs no command of a prompt', async () => {
    const { server, engine } = await connectForTest();
    const hostile = 'embedding:../../secret (embedding:x:1.2) <|endoftext|>';
    await generate(engine, { prompt: hostile, negativePrompt: hostile });
    expect(server.commandsRun).toEqual([]);
  });
});

describe('progress and previews', () => {
  test.each([true, false])('come from the socket, named previews: %s', async (namesPreviews) => {
    const { server, engine } = await connectForTest({ namesPreviews });
    server.gate.shut();
    const ready = server.nextEvent('socket ready');
    const reports: EngineProgress[] = [];
    const call = generate(engine, { steps: 10 }, (report) => reports.push(report));
    await ready;
    server.gate.open();
    await call;
    expect(reports.length).toBeGreaterThan(3);
    expect(reports.some(({ preview }) => preview?.mimeType === 'image/webp')).toBe(true);
  });

  test.each<[ComfyUiServerOptions, { progress: boolean; preview: boolean }]>([
    [{ hasSocket: false }, { progress: false, preview: false }],
    [{ hasPreviews: false }, { progress: true, preview: false }],
    [{}, { progress: true, preview: true }],
  ])('of a server with %j are declared when they were heard', async (options, heard) => {
    const { server, engine } = await connectForTest(options);
    const declared = async () => {
      const [model] = await engine.listModels(new AbortController().signal);
      return { progress: model!.progress, preview: model!.preview };
    };
    expect(await declared()).toEqual({ progress: false, preview: false });
    server.gate.shut();
    const ready = options.hasSocket === false ? undefined : server.nextEvent('socket ready');
    const call = generate(engine, { steps: 10 });
    await ready;
    server.gate.open();
    await call;
    // The last preview may still be on its way.
    await expect.poll(declared).toEqual(heard);
  });

  test('are not needed: a server whose socket is closed makes pictures as well', async () => {
    const { engine } = await connectForTest({ hasSocket: false });
    const reports: EngineProgress[] = [];
    await generate(engine, {}, (report) => reports.push(report));
    expect(reports).toEqual([]);
  });
});

describe('what the engine makes of answers', () => {
  test.each<[ComfyUiBehaviour, EngineError['kind']]>([
    ['execution-error', 'unavailable'],
    ['out-of-memory', 'unavailable'],
    ['input-fault', 'invalid_request'],
    ['lost', 'unavailable'],
    ['no-output', 'unavailable'],
    ['thumbnail', 'unavailable'],
    ['not-a-picture', 'unavailable'],
    ['failure', 'unavailable'],
    ['refused-credentials', 'unavailable'],
    ['rate-limited', 'rate_limited'],
    ['loading', 'not_running'],
    ['reset', 'unavailable'],
    ['redirect', 'unavailable'],
  ])('answers %s with %s, and stays usable', async (behaviour, kind) => {
    const { server, engine } = await connectForTest();
    server.behave(behaviour);
    const error = await failureOf(generate(engine, { prompt: 'a zebracorn' }));
    expect(error.kind).toBe(kind);
    expect(`${error.message} ${error.cause}`).not.toContain('zebracorn');
    server.behave('normal');
    await generate(engine);
  });

  test('does not hand in a picture twice because an answer was lost', async () => {
    const { server, engine } = await connectForTest();
    server.behave('lost-answer');
    await expect(generate(engine)).resolves.toMatchObject({ width: 64 });
    expect(server.promptIds).toHaveLength(1);
  });

  test('refuses a checkpoint that the server does not have', async () => {
    const { engine } = await connectForTest();
    expect((await failureOf(generate(engine, { modelId: 'gone.safetensors' }))).kind).toBe(
      'invalid_request',
    );
  });

  test('does not wait for a server that went down over a picture', async () => {
    const { server, engine } = await connectForTest();
    server.gate.shut();
    const begun = server.nextEvent('prompt begun');
    const crashed = failureOf(generate(engine));
    await begun;
    await server.close();
    expect((await crashed).isDown).toBe(false);
    expect((await failureOf(generate(engine))).isDown).toBe(true);
  });
});

describe('cancelling', () => {
  test('stops the picture at the server', async () => {
    const { server, engine } = await connectForTest({ stepMs: 10 });
    const controller = new AbortController();
    const begun = server.nextEvent('prompt begun');
    const busy: Promise<void>[] = [];
    const call = engine.run(requestFor({ steps: 60 }), {
      signal: controller.signal,
      waitUntil: (until) => busy.push(until),
    });
    const outcome = expect(call).rejects.toBe('changed my mind');
    await begun;
    controller.abort('changed my mind');
    await outcome;
    await busy[0];
    expect(server.endings.get(server.promptIds[0]!)).toBe('interrupted');
  });

  test('takes a waiting picture out of the queue, and leaves that of somebody else alone', async () => {
    const { server, engine } = await connectForTest({ stepMs: 5 });
    await engine.listModels(new AbortController().signal);
    server.handIn('of-somebody');
    const controller = new AbortController();
    const handedIn = server.nextEvent('POST /prompt');
    const busy: Promise<void>[] = [];
    const call = engine.run(requestFor(), {
      signal: controller.signal,
      waitUntil: (until) => busy.push(until),
    });
    const outcome = expect(call).rejects.toBeDefined();
    await handedIn;
    controller.abort();
    await outcome;
    await busy[0];
    expect(server.requests.some(({ path: at }) => at === '/interrupt')).toBe(false);
    await expect.poll(() => server.endings.get('of-somebody')).toBe('success');
    expect(server.endings.size).toBe(1);
  });

  test('a picture that takes too long is stopped, too', async () => {
    const { server, engine } = await connectForTest({ stepMs: 50 }, { timeoutMs: 800 });
    const ended = server.nextEvent('prompt ended');
    expect((await failureOf(generate(engine, { steps: 60 }))).kind).toBe('timed_out');
    await ended;
    expect(server.endings.get(server.promptIds[0]!)).toBe('interrupted');
  });

  test('closing ends what is under way', async () => {
    const { server, engine } = await connectForTest();
    server.gate.shut();
    const begun = server.nextEvent('prompt begun');
    const failure = failureOf(generate(engine));
    await begun;
    await engine.close();
    expect((await failure).message).toContain('closed');
  });
});

describe('a folder of workflows', () => {
  const { workflow } = createTextToImage('sd15.safetensors', {
    steps: 4,
    guidanceScale: 1,
    sampler: 'euler',
    scheduler: 'simple',
  });
  const model = {
    label: 'Fast',
    operations: {
      generate: {
        workflow: 'fast.json',
        inputs: {
          prompt: 'prompt.text',
          seed: 'sampler.seed',
          width: 'latent.width',
          height: ['latent.height'],
          steps: 'sampler.steps',
        },
        output: 'result',
        stepsMax: 8,
      },
    },
  };

  async function folderWith(files: Record<string, unknown>): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'ochre-workflows-'));
    closers.push(() => rm(folder, { recursive: true }));
    for (const [name, value] of Object.entries(files)) {
      await writeFile(path.join(folder, name), JSON.stringify(value));
    }
    return folder;
  }

  test('is a model for each file, which honours what it maps', async () => {
    const workflowsFolder = await folderWith({ 'fast.json': workflow, 'fast.model.json': model });
    const { server, engine } = await connectForTest({}, { workflowsFolder });
    const [fast, ...others] = await engine.listModels(new AbortController().signal);
    expect(others).toEqual([]);
    expect(fast).toMatchObject({ id: 'fast', label: 'Fast' });
    expect(fast!.operations).toMatchObject({
      generate: {
        negativePrompt: false,
        seed: { max: 0xffff_ffff },
        steps: { min: 1, max: 8, default: 4 },
        guidanceScale: null,
        samplers: [],
      },
    });
    const { effective } = await generate(engine, { modelId: 'fast', negativePrompt: 'blur' });
    expect(effective).toMatchObject({ seed: 42, steps: 4, guidanceScale: null });
    const [sent] = workflows(server);
    expect(sent!.negative!.inputs.text).toBe('');
    expect(sent!.sampler!.inputs).toMatchObject({ seed: 42, scheduler: 'simple' });
  });

  test.each([
    ['an input that the workflow lacks', { inputs: { prompt: 'prompt.words' } }, 'prompt.words'],
    ['no prompt', { inputs: { width: 'latent.width' } }, 'inputs.prompt is missing'],
    ['an output that the workflow lacks', { output: '9' }, 'no node 9'],
    ['a file elsewhere', { workflow: '../fast.json' }, 'same folder'],
    ['a mistyped key', { ouput: 'result' }, 'ouput'],
  ])('with %s is refused at the start, and the fault named', async (_, change, named) => {
    const generating = { ...model.operations.generate, ...change };
    if ('inputs' in change && 'prompt' in change.inputs) {
      generating.inputs = { ...model.operations.generate.inputs, ...change.inputs };
    }
    const workflowsFolder = await folderWith({
      'fast.json': workflow,
      'fast.model.json': { ...model, operations: { generate: generating } },
    });
    await expect(connect({}, { workflowsFolder })).rejects.toThrow(named);
  });
});
