import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  EffectiveSettings,
  EngineRequest,
  EngineResult,
  ImageEngine,
  RunOptions,
} from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { untilAborted } from '../remote/abortable.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import { createCallKeeper, keyOfRequest, type StartedCall } from '../remote/call-keeper.ts';
import { createHttpClient, type HttpAnswer } from '../remote/http-client.ts';
import { findJson, parseJsonAnswer } from '../remote/json-answer.ts';
import { createProgressReporter } from '../remote/progress-reporter.ts';
import { type CheckedRequest, requireAllowed } from '../remote/request-check.ts';
import { type WarnOperator, warnOnce } from '../remote/warn-operator.ts';
import {
  checkpointList,
  errorAnswer,
  findHash,
  type GenerationInfo,
  isSameCheckpoint,
} from './a1111-answers.ts';
import type { A1111Config } from './a1111-config.ts';
import { type A1111Features, discoverFeatures } from './a1111-discovery.ts';
import { findTaskState, followProgress, type ProgressContext } from './a1111-progress.ts';
import { createTask, strengthOf } from './a1111-tasks.ts';

/** Base64 of the largest PNG we would decode, about. */
const pictureAnswerBytesMax = 128 * 1024 * 1024;
const interruptEveryMs = 500;

/**
 * Makes pictures on a server that speaks `/sdapi/v1`. Calls run one after another, because such a
 * server has one interrupt for all of its work.
 */
export function createA1111Engine(config: A1111Config, warn: WarnOperator): ImageEngine {
  const { id, label, timeouts, timeoutMs } = config;
  const warnOperator = warnOnce(warn);
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
  const keeper = createCallKeeper<HttpAnswer>(label, timeoutMs);

  /** As of the last listing; forgotten when the server turns out to be another. */
  let features: A1111Features | undefined;
  /** Resolves when the server is free of the picture before. */
  let turn: Promise<void> = Promise.resolve();

  async function discover(callerSignal: AbortSignal): Promise<A1111Features> {
    const signal = AbortSignal.any([callerSignal, closing.signal]);
    features = await discoverFeatures(client, config, progressContext, signal);
    if (features.isStableDiffusionCpp) {
      warnOperator(`${label} is stable-diffusion.cpp: the protocol "sd-cpp" gets more out of it`);
    }
    return features;
  }

  async function run(request: EngineRequest, options: RunOptions): Promise<EngineResult> {
    options.signal.throwIfAborted();
    const signal = AbortSignal.any([options.signal, closing.signal]);
    const previousTurn = turn;
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    turn = promise;
    let serverIsFree: Promise<void> = previousTurn;
    const waitUntil = (busy: Promise<void>): void => {
      serverIsFree = busy;
      options.waitUntil?.(busy);
    };
    try {
      await untilAborted(previousTurn, signal);
      let known = features;
      if (!known?.models.some((model) => model.id === request.modelId)) {
        known = await discover(signal);
      }
      const checked = requireAllowed(label, known.models, request);
      return await draw(known, checked, { ...options, signal, waitUntil });
    } catch (error) {
      // What comes back may have another model, or be another server.
      if (error instanceof EngineError && error.isDown) features = undefined;
      throw error;
    } finally {
      void serverIsFree.then(endTurn);
    }
  }

  async function draw(
    known: A1111Features,
    checked: CheckedRequest,
    { signal, onProgress, waitUntil }: RunOptions,
  ): Promise<EngineResult> {
    const taskId = `ochre-${randomUUID()}`;
    const task = await createTask(config, known, checked, taskId);
    const reporter = createProgressReporter(onProgress);
    const polling = new AbortController();
    const followed = followProgress(
      progressContext,
      checked.operation === 'upscale' ? { kind: 'none' } : known.progress,
      taskId,
      reporter,
      AbortSignal.any([signal, polling.signal]),
    );
    // Handled below; without this a listener that throws would end the process meanwhile.
    followed.catch(() => {});
    const start = (callSignal: AbortSignal): StartedCall<HttpAnswer> => ({
      answer: client.request({
        method: 'POST',
        path: task.path,
        body: task.body,
        signal: callSignal,
        maxBytes: pictureAnswerBytesMax,
      }),
      // An upscaling has no task id, and the interrupt of whatever else is drawn is not ours.
      stop:
        known.canInterrupt && checked.operation !== 'upscale'
          ? (over) => interrupt(taskId, over)
          : undefined,
    });
    try {
      const key = keyOfRequest(checked.request);
      const answer = await keeper.run(key, start, { signal, waitUntil });
      polling.abort();
      await followed;
      if (answer.status !== 200) throw errorFromAnswer(answer);
      const { image, info } = await untilAborted(task.read(answer.body), signal);
      requireSameModel(known, checked.request, info);
      return {
        ...image,
        effective: readEffective(known, checked, info),
        notDrawn: [],
        modelVersion: findHash(
          info.sd_model_hash,
          known.checkpoints.get(checked.request.modelId)?.hash,
        ),
      };
    } finally {
      reporter.end();
      polling.abort();
    }
  }

  /** What the server says it drew with, and what was sent where it says nothing. */
  function readEffective(
    known: A1111Features,
    checked: CheckedRequest,
    info: GenerationInfo,
  ): EffectiveSettings {
    if (checked.operation === 'upscale') {
      return {
        seed: null,
        steps: null,
        guidanceScale: null,
        sampler: null,
        style: null,
        strength: null,
      };
    }
    const { request } = checked;
    const answeredSeed = info.all_seeds?.[0] ?? info.seed ?? request.seed;
    if (answeredSeed !== request.seed) {
      warnOperator(`${label} draws with other seeds than it is asked for`);
    }
    return {
      // One that can't be asked for again is none.
      seed: isSeed(answeredSeed) ? answeredSeed : null,
      steps: info.steps ?? request.steps ?? config.steps.default,
      guidanceScale: info.cfg_scale ?? request.guidanceScale ?? config.guidanceScaleDefault,
      clipSkip: known.isStableDiffusionCpp ? null : (info.clip_skip ?? request.clipSkip ?? 1),
      sampler: info.sampler_name ?? request.sampler ?? config.sampler ?? null,
      style: null,
      strength:
        checked.operation === 'edit'
          ? (info.denoising_strength ?? strengthOf(checked.request))
          : null,
    };
  }

  /** A server that was started again may have another model behind the same list. */
  function requireSameModel(
    known: A1111Features,
    { modelId }: EngineRequest,
    { sd_model_name: answered }: GenerationInfo,
  ): void {
    const checkpoint = known.checkpoints.get(modelId);
    if (!checkpoint || !answered || isSameCheckpoint(checkpoint, answered)) return;
    features = undefined;
    throw new EngineError('unavailable', `${label} drew with another model than it was asked for`);
  }

  function errorFromAnswer(answer: HttpAnswer): EngineError {
    const parsed = errorAnswer.safeParse(findJson(answer.body));
    const detail = parsed.success ? String(parsed.data.detail ?? '') : '';
    // A1111 says so with 404, which elsewhere means that the API is off.
    const missing = /^(model|sampler|scheduler) not found/i.exec(detail)?.[1]?.toLowerCase();
    if (answer.status === 404 && missing) {
      features = undefined;
      return new EngineError('invalid_request', `${label} does not have this ${missing}`);
    }
    return errorFromStatus(label, answer);
  }

  /**
   * Stops our task; true when the server has let go of it or had `cancelMs` for that. An
   * interrupt that comes before the task has begun is lost, so it is sent again; one that comes
   * while ours waits in the server's queue would stop a stranger's picture, so it is not sent.
   */
  async function interrupt(taskId: string, ended: AbortSignal): Promise<boolean> {
    const over = AbortSignal.any([ended, AbortSignal.timeout(timeouts.cancelMs)]);
    try {
      while (!over.aborted) {
        const state = await findTaskState(progressContext, taskId, over);
        if (state === null || state === 'active') {
          await client.request({
            method: 'POST',
            path: '/sdapi/v1/interrupt',
            signal: over,
            timeoutMs: timeouts.answerMs,
          });
        }
        await delay(interruptEveryMs, undefined, { signal: over });
      }
    } catch {
      // Over, or the server can't be reached: hanging up is all that is left.
    }
    return true;
  }

  return {
    id,
    label,
    premiumModels: config.premiumModels,
    sourceType: 'trainedAlgorithmicMedia',
    concurrency: 1,
    timeoutMs,
    async listModels(signal) {
      return (await discover(signal)).models;
    },
    run,
    async checkHealth(callerSignal) {
      const answer = await client.request({
        method: 'GET',
        path: '/sdapi/v1/sd-models',
        signal: AbortSignal.any([callerSignal, closing.signal]),
        timeoutMs: timeouts.answerMs,
      });
      if (answer.status !== 200) throw errorFromStatus(label, answer);
      parseJsonAnswer(label, answer.body, checkpointList);
    },
    async close() {
      closing.abort(new EngineError('unavailable', `${label} was closed`));
      await keeper.close();
      await turn;
    },
  };
}

function basicAuthorization({ username, password }: A1111Config): Record<string, string> {
  if (username === undefined) return {};
  const credentials = Buffer.from(`${username}:${password ?? ''}`).toString('base64');
  return { authorization: `Basic ${credentials}` };
}

function isSeed(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff;
}
