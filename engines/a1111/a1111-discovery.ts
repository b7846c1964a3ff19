/** What an A1111-style server has of its protocol, found out when its models are listed. */
import type { ControlAbilities, EngineModel } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { errorFromStatus } from '../remote/answer-errors.ts';
import type { HttpAnswer, HttpClient } from '../remote/http-client.ts';
import { findJsonAnswer, parseJsonAnswer } from '../remote/json-answer.ts';
import {
  type Checkpoint,
  checkpointList,
  samplerList,
  sdCppCapabilities,
  upscalerList,
} from './a1111-answers.ts';
import type { A1111Config } from './a1111-config.ts';
import { findProgressSource, type ProgressContext, type ProgressSource } from './a1111-progress.ts';

export interface A1111Features {
  models: readonly EngineModel[];
  /** By name; empty where the server lists none and draws with what it has loaded. */
  checkpoints: ReadonlyMap<string, Checkpoint>;
  isStableDiffusionCpp: boolean;
  progress: ProgressSource;
  canInterrupt: boolean;
}

const missing: HttpAnswer = { status: 404, headers: {}, body: Buffer.alloc(0) };

/** Offered where the server lists no checkpoints. */
const loadedModel = { name: 'loaded', label: 'Loaded model' };

/** stable-diffusion.cpp reads a larger one as a negative number and draws its own. */
const sdCppSeedMax = 0x7fff_ffff;
const seedMax = 0xffff_ffff;

/** @throws {EngineError} when it can't be reached */
export async function discoverFeatures(
  client: HttpClient,
  config: A1111Config,
  progressContext: ProgressContext,
  signal: AbortSignal,
): Promise<A1111Features> {
  const { label, timeouts } = config;
  const get = (path: string) =>
    client.request({ method: 'GET', path, signal, timeoutMs: timeouts.answerMs });
  /** Proxies answer paths that they don't know in ways of their own: that is a no as well. */
  const ask = (path: string) =>
    get(path).catch((error: unknown) => {
      if (error instanceof EngineError && !error.isDown) return missing;
      throw error;
    });
  /** A GET does nothing: 405 says that the POST exists. */
  const takesPost = async (path: string): Promise<boolean> => (await ask(path)).status === 405;

  const answer = await get('/sdapi/v1/sd-models');
  if (answer.status !== 200) throw errorFromStatus(label, answer);
  const listed = parseJsonAnswer(label, answer.body, checkpointList);
  const [sdCpp, progress, canInterrupt, hasImg2img, hasUpscaling, samplers, upscalers] =
    await Promise.all([
      ask('/sdcpp/v1/capabilities').then((found) => findJsonAnswer(found, sdCppCapabilities)),
      findProgressSource(progressContext, signal),
      takesPost('/sdapi/v1/interrupt'),
      takesPost('/sdapi/v1/img2img'),
      takesPost('/sdapi/v1/extra-single-image'),
      // Some subsets know no such lists: then there is nothing to choose.
      ask('/sdapi/v1/samplers').then((found) => findJsonAnswer(found, samplerList) ?? []),
      ask('/sdapi/v1/upscalers').then((found) => findJsonAnswer(found, upscalerList) ?? []),
    ]);
  const isStableDiffusionCpp = sdCpp !== null;

  const controls: ControlAbilities = {
    negativePrompt: true,
    seed: { max: isStableDiffusionCpp ? sdCppSeedMax : seedMax },
    steps: { min: 1, max: config.steps.max, default: config.steps.default, step: 1 },
    guidanceScale: { min: 1, max: 30, default: config.guidanceScaleDefault, step: 0.5 },
    // stable-diffusion.cpp drops what stands in override_settings.
    ...(!isStableDiffusionCpp && { clipSkip: { min: 1, max: 12, default: 1, step: 1 } }),
    samplers: [...new Set(samplers.map(({ name }) => name))],
    styles: [],
  };
  const maxEdge = config.edgeMax;
  // Models first: the others only interpolate.
  const byKind = [...upscalers].sort((a, b) => Number(!a.model_path) - Number(!b.model_path));
  const upscalerNames = [...new Set(byKind.map(({ name }) => name))].filter((n) => n !== 'None');
  const described: Omit<EngineModel, 'id' | 'label'> = {
    operations: {
      generate: { ...controls, tiling: false, variation: false, maxEdge },
      ...((hasImg2img || isStableDiffusionCpp) && {
        edit: {
          ...controls,
          mask: true,
          followsPrompt: true,
          strength: { min: 0, max: 1, default: 0.75, step: 0.05 },
          maxEdge,
        },
      }),
      ...(hasUpscaling &&
        upscalerNames.length > 0 && {
          upscale: {
            factors: [2, 3, 4],
            models: upscalerNames.map((name) => ({ id: name, label: name })),
            maxEdge: config.upscaleEdgeMax,
          },
        }),
    },
    progress: progress.kind !== 'none',
    preview: progress.kind === 'task' && progress.hasPreviews,
    cancel: canInterrupt,
  };

  const checkpoints = new Map(listed.map((checkpoint) => [checkpoint.model_name, checkpoint]));
  const existing = listed.length > 0 ? [...checkpoints.keys()] : [loadedModel.name];
  const offered = config.models ?? existing;
  return {
    models: offered
      .filter((name) => existing.includes(name))
      .map((name) => ({
        id: name,
        label: listed.length > 0 ? name : loadedModel.label,
        ...described,
      })),
    checkpoints,
    isStableDiffusionCpp,
    progress,
    canInterrupt,
  };
}
