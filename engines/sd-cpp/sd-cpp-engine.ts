import type {
  ControlAbilities,
  EditRequest,
  EffectiveSettings,
  EngineModel,
  EngineRequest,
  EngineResult,
  GenerateRequest,
  ImageEngine,
  NumberRange,
  RunOptions,
} from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { untilAborted } from '../remote/abortable.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import { createCallKeeper, keyOfRequest, type StartedCall } from '../remote/call-keeper.ts';
import { createHttpClient } from '../remote/http-client.ts';
import { parseJsonAnswer } from '../remote/json-answer.ts';
import { requireAllowed } from '../remote/request-check.ts';
import { capabilitiesAnswer, type SdCppCapabilities } from './sd-cpp-answers.ts';
import type { SdCppConfig } from './sd-cpp-config.ts';
import { createJobs } from './sd-cpp-jobs.ts';
import { createTask, defaultStrengthOf, edgeMaxOf } from './sd-cpp-tasks.ts';

/** The server takes 64 bits; no request of ours has more than 32. */
const seedMax = 0xffff_ffff;

/** Makes pictures on a stable-diffusion.cpp server, which takes jobs and draws one at a time. */
export function createSdCppEngine(config: SdCppConfig): ImageEngine {
  const { id, label, timeouts, timeoutMs } = config;
  const closing = new AbortController();
  const client = createHttpClient({
    label,
    baseUrl: config.baseUrl,
    connectTimeoutMs: timeouts.connectMs,
  });
  const jobs = createJobs(client, {
    label,
    answerMs: timeouts.answerMs,
    pollMs: config.pollMs,
  });
  const keeper = createCallKeeper<Buffer>(label, timeoutMs);

  /** @throws {EngineError} when it can't be reached, or is another server */
  async function askCapabilities(callerSignal: AbortSignal): Promise<SdCppCapabilities> {
    const answer = await client.request({
      method: 'GET',
      path: '/sdcpp/v1/capabilities',
      signal: AbortSignal.any([callerSignal, closing.signal]),
      timeoutMs: timeouts.answerMs,
    });
    if (answer.status !== 200) throw errorFromStatus(label, answer);
    return parseJsonAnswer(label, answer.body, capabilitiesAnswer);
  }

  function presentModel(capabilities: SdCppCapabilities): EngineModel {
    const { model, features, samplers, loras } = capabilities;
    const controls: ControlAbilities = {
      negativePrompt: true,
      seed: { max: seedMax },
      steps: stepsOf(config, capabilities),
      guidanceScale: guidanceOf(capabilities),
      samplers: [...new Set(samplers)],
      styles: config.styles
        .filter(({ lora }) => loras.some(({ name }) => name === lora))
        .map(({ lora, label: name = lora }) => ({ id: lora, label: name })),
    };
    const maxEdge = edgeMaxOf(config, capabilities);
    return {
      id: model.stem,
      label: model.stem,
      operations: {
        generate: { ...controls, tiling: false, variation: false, maxEdge },
        ...(features.init_image && {
          edit: {
            ...controls,
            mask: features.mask_image,
            followsPrompt: true,
            strength: { min: 0, max: 1, default: defaultStrengthOf(capabilities), step: 0.05 },
            maxEdge,
          },
        }),
      },
      progress: false,
      preview: false,
      // A job in its queue can always be taken back.
      cancel: features.cancel_generating,
    };
  }

  async function run(request: EngineRequest, options: RunOptions): Promise<EngineResult> {
    const signal = AbortSignal.any([options.signal, closing.signal]);
    signal.throwIfAborted();
    // Asked each time: the server has one model, and a restart may have brought another.
    const capabilities = await askCapabilities(signal);
    const checked = requireAllowed(label, [presentModel(capabilities)], request);
    if (checked.operation === 'upscale') {
      throw new EngineError('invalid_request', `${label} makes no picture larger`);
    }
    const task = await createTask(config, capabilities, checked.request);
    const draw = (callSignal: AbortSignal): StartedCall<Buffer> => {
      const submitted = jobs.submit(task.body, callSignal);
      return {
        answer: submitted.then((jobId) => jobs.wait(jobId, callSignal)),
        stop: async (over) => jobs.cancel(await untilAborted(submitted, over), over),
      };
    };
    const { waitUntil } = options;
    const bytes = await keeper.run(keyOfRequest(request), draw, { signal, waitUntil });
    const encoded = await untilAborted(task.fit(bytes), signal);
    return {
      ...encoded,
      width: checked.request.width,
      height: checked.request.height,
      effective: effectiveOf(capabilities, checked.request),
      notDrawn: [],
      // It names no version of its model.
      modelVersion: null,
    };
  }

  return {
    id,
    label,
    sourceType: 'trainedAlgorithmicMedia',
    concurrency: config.concurrency,
    timeoutMs,
    async listModels(signal) {
      return [presentModel(await askCapabilities(signal))];
    },
    run,
    async checkHealth(signal) {
      await askCapabilities(signal);
    },
    async close() {
      closing.abort(new EngineError('unavailable', `${label} was closed`));
      await keeper.close();
    },
  };
}

/** The server says nothing of what it drew with, and honours all that it is sent here. */
function effectiveOf(
  capabilities: SdCppCapabilities,
  request: GenerateRequest | EditRequest,
): EffectiveSettings {
  const defaults = capabilities.defaults.sample_params;
  const defaultSampler = capabilities.samplers.find((name) => name === defaults?.sample_method);
  return {
    seed: request.seed,
    steps: request.steps ?? defaults?.sample_steps ?? null,
    guidanceScale: request.guidanceScale ?? defaults?.guidance?.txt_cfg ?? null,
    sampler: request.sampler ?? defaultSampler ?? null,
    style: request.style ?? null,
    strength:
      request.operation === 'edit' ? (request.strength ?? defaultStrengthOf(capabilities)) : null,
  };
}

function stepsOf({ stepsMax }: SdCppConfig, { defaults }: SdCppCapabilities): NumberRange {
  const usual = defaults.sample_params?.sample_steps ?? 20;
  return { min: 1, max: Math.max(stepsMax, usual), default: usual, step: 1 };
}

function guidanceOf({ defaults }: SdCppCapabilities): NumberRange {
  const usual = Math.min(30, Math.max(1, defaults.sample_params?.guidance?.txt_cfg ?? 7));
  return { min: 1, max: 30, default: usual, step: 0.5 };
}
