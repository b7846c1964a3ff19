import type {
  EngineModel,
  EngineRequest,
  EngineResult,
  ImageEngine,
  RunOptions,
} from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { untilAborted } from '../remote/abortable.ts';
import { createCallKeeper, keyOfRequest } from '../remote/call-keeper.ts';
import { readEventData } from '../remote/event-stream.ts';
import { longestEdge, shrinkPreview } from '../remote/fit-size.ts';
import {
  createHttpClient,
  type HttpAnswer,
  type HttpStream,
  readWhole,
} from '../remote/http-client.ts';
import { findJson, parseJsonAnswer } from '../remote/json-answer.ts';
import { createProgressReporter, type ProgressReporter } from '../remote/progress-reporter.ts';
import { requireAllowed } from '../remote/request-check.ts';
import { type WarnOperator, warnOnce } from '../remote/warn-operator.ts';
import {
  type AnsweredPicture,
  errorFromAnswer,
  errorFromStreamEvent,
  imagesAnswer,
  modelList,
  readErrorDetails,
  streamEvent,
} from './openai-images-answers.ts';
import type { OpenAIImagesConfig } from './openai-images-config.ts';
import { createTask, type OpenAIImagesTask, offeredSizes } from './openai-images-tasks.ts';
import { createSeedProbe, seedMax } from './seed-probe.ts';

/** Base64 of the largest PNG we would decode with its previews, about. */
const pictureAnswerBytesMax = 128 * 1024 * 1024;
/** What stable-diffusion.cpp calls its model, whatever that is. */
const sdCppModelId = 'sd-cpp-local';

/** Makes pictures on a server that speaks the OpenAI Images protocol. */
export function createOpenAIImagesEngine(
  config: OpenAIImagesConfig,
  warn: WarnOperator,
): ImageEngine {
  const { id, label, timeouts, timeoutMs } = config;
  const closing = new AbortController();
  const baseUrl = config.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, '');
  const client = createHttpClient({
    label,
    baseUrl,
    connectTimeoutMs: timeouts.connectMs,
    headers: config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {},
  });
  const keeper = createCallKeeper<Buffer>(label, timeoutMs);
  const warnOperator = warnOnce(warn);
  const probe = createSeedProbe(config, warnOperator, (task) => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
    return askForPicture(task, signal, createProgressReporter(undefined), 'off');
  });
  const edgeMax = longestEdge(offeredSizes(config));

  /** Whether the server streams previews; `unknown` until a picture has shown it. */
  let streaming: 'unknown' | 'works' | 'off' = config.streaming ? 'unknown' : 'off';
  const calls = new Set<Promise<unknown>>();
  let modelIds: readonly string[] | undefined;

  const presentModel = (modelId: string): EngineModel => {
    const controls = {
      negativePrompt: config.supportsNegativePrompt,
      seed: probe.isHonoured(modelId) ? { max: seedMax } : null,
      steps: null,
      guidanceScale: null,
      samplers: [],
      styles: [],
    };
    return {
      id: modelId,
      label: config.models?.find((model) => model.id === modelId)?.label ?? modelId,
      operations: {
        generate: { ...controls, tiling: false, variation: false, maxEdge: edgeMax },
        ...(config.supportsEdits && {
          edit: { ...controls, mask: true, followsPrompt: true, strength: null, maxEdge: edgeMax },
        }),
      },
      progress: streaming === 'works',
      preview: streaming === 'works',
      // Hanging up ends our waiting; no server promises to stop drawing then.
      cancel: false,
    };
  };

  const requestModelList = (callerSignal: AbortSignal): Promise<HttpAnswer> =>
    client.request({
      method: 'GET',
      path: '/v1/models',
      signal: AbortSignal.any([callerSignal, closing.signal]),
      timeoutMs: timeouts.answerMs,
    });

  async function fetchModelIds(signal: AbortSignal): Promise<string[]> {
    const answer = await requestModelList(signal);
    if (answer.status !== 200) throw errorFromAnswer(label, answer);
    const listed = parseJsonAnswer(label, answer.body, modelList);
    if (listed.data.some((model) => model.id === sdCppModelId)) {
      warnOperator(`${label} is stable-diffusion.cpp: the protocol "sd-cpp" gets more out of it`);
    }
    return [...new Set(listed.data.map((model) => model.id))];
  }

  async function listModels(signal: AbortSignal): Promise<readonly EngineModel[]> {
    signal.throwIfAborted();
    modelIds = config.models?.map((model) => model.id) ?? (await fetchModelIds(signal));
    for (const modelId of modelIds) probe.begin(modelId);
    return modelIds.map(presentModel);
  }

  async function run(request: EngineRequest, options: RunOptions): Promise<EngineResult> {
    const signal = AbortSignal.any([options.signal, closing.signal]);
    signal.throwIfAborted();
    let known: readonly EngineModel[] | undefined = modelIds?.map(presentModel);
    if (!known?.some((model) => model.id === request.modelId)) known = await listModels(signal);
    const checked = requireAllowed(label, known, request);
    if (checked.operation === 'upscale') {
      throw new EngineError('invalid_request', `${label} makes no picture larger`);
    }
    const task = await createTask(config, checked.request);
    const reporter = createProgressReporter(options.onProgress);
    try {
      const bytes = await keeper.run(
        keyOfRequest(request),
        (callSignal) => ({ answer: askForPicture(task, callSignal, reporter, streaming) }),
        { signal, waitUntil: options.waitUntil },
      );
      const encoded = await untilAborted(task.fit(bytes), signal);
      return {
        ...encoded,
        width: checked.request.width,
        height: checked.request.height,
        effective: {
          seed: checked.ability.seed ? checked.request.seed : null,
          steps: null,
          guidanceScale: null,
          sampler: null,
          style: null,
          strength: null,
        },
        notDrawn: [],
        modelVersion: request.modelId,
      };
    } catch (error) {
      // What comes back may be another server.
      if (error instanceof EngineError && error.isDown) probe.forget();
      throw error;
    } finally {
      reporter.end();
    }
  }

  async function askForPicture(
    task: OpenAIImagesTask,
    signal: AbortSignal,
    reporter: ProgressReporter,
    habit: typeof streaming,
  ): Promise<Buffer> {
    const wantsStream = task.canStream && habit !== 'off';
    const stream = await client.stream({
      method: 'POST',
      path: task.path,
      body: task.body(wantsStream),
      signal,
      maxBytes: pictureAnswerBytesMax,
      accept: wantsStream ? 'text/event-stream, application/json' : 'application/json',
    });
    if (stream.headers['content-type']?.startsWith('text/event-stream')) {
      return fetchPicture(await readStream(stream, signal, reporter), signal);
    }
    const answer = await readWhole(stream);
    if (answer.status !== 200) {
      if (wantsStream && habit === 'unknown' && refusesStreaming(answer)) {
        // Refused before any work, so asking once more makes no second picture.
        streaming = 'off';
        return askForPicture(task, signal, reporter, streaming);
      }
      throw errorFromAnswer(label, answer);
    }
    // A server that ignores `stream` has answered the picture as usual.
    if (wantsStream) streaming = 'off';
    return fetchPicture(parseJsonAnswer(label, answer.body, imagesAnswer).data[0]!, signal);
  }

  async function readStream(
    { chunks }: HttpStream,
    signal: AbortSignal,
    reporter: ProgressReporter,
  ): Promise<AnsweredPicture> {
    let sentPreview = false;
    for await (const data of readEventData(label, chunks, pictureAnswerBytesMax)) {
      const json = findJson(Buffer.from(data));
      const parsed = streamEvent.safeParse(json);
      // `[DONE]` and events of other kinds.
      if (!parsed.success) continue;
      const { type, b64_json: base64, partial_image_index: index, error } = parsed.data;
      if (type === 'error' || error != null) throw errorFromStreamEvent(label, json);
      if (!base64) continue;
      if (type === 'image_generation.partial_image') {
        const preview = await shrinkPreview(label, Buffer.from(base64, 'base64'));
        signal.throwIfAborted();
        sentPreview = true;
        // Fewer may come than were asked for, so the last of them is not the end.
        reporter.report({ progress: ((index ?? 0) + 1) / (config.partialImages + 1), preview });
      } else if (type === 'image_generation.completed') {
        // Some servers wrap the finished picture in one event: that is no progress to promise.
        streaming = sentPreview || streaming === 'works' ? 'works' : 'off';
        return { b64_json: base64 };
      }
    }
    throw new EngineError('unavailable', `${label} ended its stream without a picture`);
  }

  async function fetchPicture(
    { b64_json: base64, url }: AnsweredPicture,
    signal: AbortSignal,
  ): Promise<Buffer> {
    if (base64) return Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64');
    // Any other address would let the server choose whom we call from inside the network.
    if (!url || !client.isSameOrigin(url)) {
      throw new EngineError(
        'unavailable',
        `${label} answers with no picture in it: set responseFormat to "b64_json"`,
      );
    }
    const answer = await client.request({
      method: 'GET',
      path: url,
      signal,
      timeoutMs: timeouts.answerMs,
      maxBytes: pictureAnswerBytesMax,
      accept: 'image/png, image/webp, image/jpeg',
    });
    if (answer.status !== 200) throw errorFromAnswer(label, answer);
    return answer.body;
  }

  return {
    id,
    label,
    premiumModels: config.premiumModels,
    sourceType: 'trainedAlgorithmicMedia',
    concurrency: config.concurrency,
    timeoutMs,
    listModels,
    run(request, options) {
      const call = run(request, options);
      const settled = call.catch(() => {}).finally(() => calls.delete(settled));
      calls.add(settled);
      return call;
    },
    async checkHealth(signal) {
      const answer = await requestModelList(signal);
      // Servers without a list are healthy all the same once the operator names their models.
      if (answer.status === 404 && config.models) return;
      if (answer.status !== 200) throw errorFromAnswer(label, answer);
    },
    async close() {
      closing.abort(new EngineError('unavailable', `${label} was closed`));
      await Promise.all([keeper.close(), probe.settled(), ...calls]);
    },
  };
}

function refusesStreaming(answer: HttpAnswer): boolean {
  if (answer.status !== 400 && answer.status !== 422) return false;
  const { message, param } = readErrorDetails(findJson(answer.body));
  return /stream|partial_images/i.test(`${param} ${message}`);
}
