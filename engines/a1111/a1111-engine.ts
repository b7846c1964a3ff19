import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  EngineModel,
  EngineRequest,
  EngineResult,
  GenerateAbility,
  GenerateRequest,
  ImageEngine,
  RunOptions,
} from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { untilAborted } from '../remote/abortable.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import { chooseServerSize, cropToSize, type OfferedSizes } from '../remote/fit-size.ts';
import { createHttpClient, type HttpAnswer } from '../remote/http-client.ts';
import { findJson, findJsonAnswer, parseJsonAnswer } from '../remote/json-answer.ts';
import { createProgressReporter } from '../remote/progress-reporter.ts';
import { neutralisePrompt } from '../remote/prompt-neutraliser.ts';
import { requireAllowed } from '../remote/request-check.ts';
import {
  decodeBase64,
  errorAnswer,
  imageAnswer,
  modelList,
  parseInfo,
  samplerList,
} from './a1111-answers.ts';
import type { A1111Config } from './a1111-config.ts';
import {
  findProgressSource,
  findTaskState,
  followProgress,
  type ProgressContext,
  type ProgressSource,
} from './a1111-progress.ts';

/** Base64 of the largest PNG we would decode, about. */
const pictureAnswerBytesMax = 128 * 1024 * 1024;
const interruptEveryMs = 500;
const seedMax = 0xffff_ffff;
/** Offered where the server lists no checkpoints: it makes pictures with what it has loaded. */
const loadedModel = { model_name: 'loaded', title: 'Loaded model', hash: null };

/**
 * Makes pictures on a server that speaks `/sdapi/v1`. Calls run one after another, because such a
 * server has one interrupt for all of its work.
 */
export function createA1111Engine(config: A1111Config): ImageEngine {
  const { id, label, timeouts } = config;
  const closing = new AbortController();
  const client = createHttpClient({
    label,
    baseUrl: config.baseUrl,
    connectTimeoutMs: timeouts.connectMs,
    headers: basicAuthorization(config),
  });
  const progressContext: ProgressContext = {
    client,
    label,
    answerMs: timeouts.answerMs,
    pollMs: config.pollMs,
  };
  const offered: OfferedSizes = {
    kind: 'multiple',
    multipleOf: config.sizeMultiple,
    edgeMax: config.edgeMax,
  };

  let models: readonly EngineModel[] | undefined;
  let hashes = new Map<string, string>();
  /** What the server was found to have, when models were last listed. */
  let found: { progress: ProgressSource; listsModels: boolean } | undefined;
  /** Resolves when the server is free of the picture before. */
  let turn: Promise<void> = Promise.resolve();

  const get = (path: string, signal: AbortSignal): Promise<HttpAnswer> =>
    client.request({ method: 'GET', path, signal, timeoutMs: timeouts.answerMs });

  async function listModels(callerSignal: AbortSignal): Promise<readonly EngineModel[]> {
    const signal = AbortSignal.any([callerSignal, closing.signal]);
    const answer = await get('/sdapi/v1/sd-models', signal);
    if (answer.status !== 200) throw errorFromStatus(label, answer);
    const listed = parseJsonAnswer(label, answer.body, modelList);
    const [progress, samplers, canInterrupt] = await Promise.all([
      findProgressSource(progressContext, signal),
      listSamplers(signal),
      offersInterrupt(signal),
    ]);
    const generateAbility: GenerateAbility = {
      negativePrompt: true,
      seed: { max: seedMax },
      steps: { min: 1, max: config.steps.max, default: config.steps.default, step: 1 },
      guidanceScale: { min: 1, max: 30, default: config.guidanceScaleDefault, step: 0.5 },
      samplers,
      styles: [],
      tiling: false,
      variation: false,
      maxEdge: config.edgeMax,
    };
    const checkpoints = listed.length > 0 ? listed : [loadedModel];
    const byName = new Map(checkpoints.map((checkpoint) => [checkpoint.model_name, checkpoint]));
    const offeredNames = config.models ?? [...byName.keys()];
    hashes = new Map(checkpoints.map(({ model_name, hash }) => [model_name, hash ?? '']));
    found = { progress, listsModels: listed.length > 0 };
    models = offeredNames
      .filter((name) => byName.has(name))
      .map((name) => ({
        id: name,
        label: name === loadedModel.model_name ? loadedModel.title : name,
        operations: { generate: generateAbility },
        progress: progress.kind !== 'none',
        preview: progress.kind === 'task' && progress.hasPreviews,
        cancel: canInterrupt,
      }));
    return models;
  }

  async function listSamplers(signal: AbortSignal): Promise<string[]> {
    // Some subsets know no such list: then there is nothing to choose.
    const samplers = findJsonAnswer(await get('/sdapi/v1/samplers', signal), samplerList) ?? [];
    return [...new Set(samplers.map(({ name }) => name))];
  }

  /** A GET interrupts nothing: 405 says that the POST exists. */
  async function offersInterrupt(signal: AbortSignal): Promise<boolean> {
    const { status } = await get('/sdapi/v1/interrupt', signal);
    return status === 405;
  }

  async function run(request: EngineRequest, options: RunOptions): Promise<EngineResult> {
    options.signal.throwIfAborted();
    const signal = AbortSignal.any([options.signal, closing.signal]);
    const previousTurn = turn;
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    turn = promise;
    let serverIsFree: Promise<void> = previousTurn;
    try {
      await untilAborted(previousTurn, signal);
      let known = models;
      if (!known?.some((model) => model.id === request.modelId)) known = await listModels(signal);
      const checked = requireAllowed(label, known, request);
      if (checked.operation !== 'generate') {
        throw new EngineError('invalid_request', `${label} only makes pictures of prompts`);
      }
      const work = startWork(checked.request, options, signal);
      serverIsFree = work.serverIsFree;
      return await work.image;
    } finally {
      void serverIsFree.then(endTurn);
    }
  }

  /** Sends the request. The image may fail before the server is free of it. */
  function startWork(
    request: GenerateRequest,
    { onProgress }: RunOptions,
    signal: AbortSignal,
  ): { image: Promise<EngineResult>; serverIsFree: Promise<void> } {
    const taskId = `ochre-${randomUUID()}`;
    const call = new AbortController();
    const answer = client.request({
      method: 'POST',
      path: '/sdapi/v1/txt2img',
      body: txt2imgBody(request, taskId),
      signal: call.signal,
      timeoutMs: timeouts.generateMs + timeouts.cancelMs,
      maxBytes: pictureAnswerBytesMax,
    });
    const deadline = new AbortController();
    const deadlineTimer = setTimeout(() => {
      deadline.abort(new EngineError('unavailable', `${label} took too long over a picture`));
    }, timeouts.generateMs);
    const stop = AbortSignal.any([signal, deadline.signal]);
    const free = Promise.withResolvers<void>();

    const makeImage = async (): Promise<EngineResult> => {
      const reporter = createProgressReporter(onProgress);
      const polling = new AbortController();
      const followed = followProgress(
        progressContext,
        found?.progress ?? { kind: 'none' },
        taskId,
        reporter,
        AbortSignal.any([stop, polling.signal]),
      );
      // Handled below; without this a listener that throws would end the process meanwhile.
      followed.catch(() => {});
      try {
        const received = await untilAborted(answer, stop);
        free.resolve();
        polling.abort();
        await followed;
        return await untilAborted(readImage(request, received), stop);
      } catch (error) {
        if (stop.aborted) void interrupt(answer, call, taskId).then(free.resolve);
        else free.resolve();
        throw error;
      } finally {
        reporter.end();
        polling.abort();
        clearTimeout(deadlineTimer);
      }
    };
    return { image: makeImage(), serverIsFree: free.promise };
  }

  function txt2imgBody(request: GenerateRequest, taskId: string): Record<string, unknown> {
    const { width, height } = chooseServerSize(request, offered);
    return {
      prompt: neutralisePrompt(request.prompt, 'a1111'),
      negative_prompt: neutralisePrompt(request.negativePrompt, 'a1111'),
      seed: request.seed,
      steps: request.steps ?? config.steps.default,
      cfg_scale: request.guidanceScale ?? config.guidanceScaleDefault,
      sampler_name: request.sampler ?? config.sampler,
      width,
      height,
      batch_size: 1,
      n_iter: 1,
      send_images: true,
      save_images: false,
      force_task_id: taskId,
      ...(found?.listsModels && {
        override_settings: { sd_model_checkpoint: request.modelId },
        // Putting the other checkpoint back after each picture would load gigabytes twice.
        override_settings_restore_afterwards: false,
      }),
    };
  }

  async function readImage(request: GenerateRequest, answer: HttpAnswer): Promise<EngineResult> {
    if (answer.status !== 200) throw errorFromAnswer(answer);
    const { images, info: infoText } = parseJsonAnswer(label, answer.body, imageAnswer);
    const info = parseInfo(infoText);
    // Images before this index are contact sheets of the others.
    const picture = images[info.index_of_first_image ?? 0] ?? images.at(-1)!;
    const { width, height } = request;
    const encoded = await cropToSize(label, decodeBase64(picture), { width, height });
    return {
      ...encoded,
      width,
      height,
      effective: {
        seed: [info.all_seeds?.[0], info.seed].find(isSeed) ?? request.seed,
        steps: request.steps ?? config.steps.default,
        guidanceScale: request.guidanceScale ?? config.guidanceScaleDefault,
        sampler: request.sampler ?? config.sampler ?? null,
        style: null,
        strength: null,
      },
      notDrawn: [],
      modelVersion:
        info.sd_model_hash || hashes.get(request.modelId) || info.sd_model_name || request.modelId,
    };
  }

  function errorFromAnswer(answer: HttpAnswer): EngineError {
    const parsed = errorAnswer.safeParse(findJson(answer.body));
    const detail = parsed.success ? String(parsed.data.detail ?? '') : '';
    // A1111 says so with 404, which elsewhere means that the API is off.
    if (answer.status === 404 && /^(model|sampler|scheduler) not found/i.test(detail)) {
      return new EngineError('invalid_request', `${label} does not have what was asked for`, {
        cause: new Error(detail),
      });
    }
    return errorFromStatus(label, answer);
  }

  /**
   * Stops our task, and resolves when the server has let go of it or had `cancelMs` for that.
   * An interrupt that comes before the task has begun is lost, so it is sent again; one that comes
   * while ours waits in the server's queue would stop a stranger's picture, so it is not sent.
   */
  async function interrupt(
    answer: Promise<unknown>,
    call: AbortController,
    taskId: string,
  ): Promise<void> {
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), timeouts.cancelMs);
    void answer.catch(() => {}).then(() => over.abort());
    try {
      while (!over.signal.aborted) {
        const state = await findTaskState(progressContext, taskId, over.signal);
        if (state === null || state === 'active') {
          const { status } = await client.request({
            method: 'POST',
            path: '/sdapi/v1/interrupt',
            signal: over.signal,
            timeoutMs: timeouts.answerMs,
          });
          if (status === 404) break;
        }
        await delay(interruptEveryMs, undefined, { signal: over.signal });
      }
    } catch {
      // Over, or the server can't be reached: hanging up is all that is left.
    } finally {
      clearTimeout(timer);
      call.abort();
      await answer.catch(() => {});
    }
  }

  return {
    id,
    label,
    premiumModels: config.premiumModels,
    sourceType: 'trainedAlgorithmicMedia',
    concurrency: 1,
    timeoutMs: timeouts.generateMs,
    listModels,
    run,
    async checkHealth(signal) {
      const answer = await get('/sdapi/v1/sd-models', AbortSignal.any([signal, closing.signal]));
      if (answer.status !== 200) throw errorFromStatus(label, answer);
      parseJsonAnswer(label, answer.body, modelList);
    },
    async close() {
      closing.abort(new EngineError('unavailable', `${label} was closed`));
      await turn;
    },
  };
}

function basicAuthorization({ username, password }: A1111Config): Record<string, string> {
  if (username === undefined) return {};
  const credentials = Buffer.from(`${username}:${password ?? ''}`).toString('base64');
  return { authorization: `Basic ${credentials}` };
}

function isSeed(value: number | undefined | null): value is number {
  return Number.isInteger(value) && value! >= 0 && value! <= seedMax;
}
