/** The built-in engine: a pool of threads that paint. No weights, no network, processor only. */
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type {
  EncodedImage,
  EngineModel,
  EngineProgress,
  GeneratedImage,
  GenerateOptions,
  GenerateRequest,
  ImageEngine,
} from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import type { ThreadReport, ThreadResult, ThreadTask } from './studio-thread.ts';

export const STUDIO_MODEL_ID = 'studio-1';

/** Shown to people. */
export const STUDIO_MODEL_LABEL = 'Ochre Studio 1';

const EDGE_MIN = 64;
const EDGE_MAX = 2048;
const PROMPT_LENGTH_MAX = 4000;

const MODEL: EngineModel = {
  id: STUDIO_MODEL_ID,
  label: STUDIO_MODEL_LABEL,
  capabilities: {
    negativePrompt: true,
    seed: true,
    steps: null,
    guidanceScale: null,
    samplers: [],
    imageToImage: false,
    mask: false,
    upscale: false,
    tiling: true,
    variation: true,
    progress: true,
    preview: true,
    cancel: true,
    maxEdge: EDGE_MAX,
  },
};

export interface StudioEngineOptions {
  /** Pictures painted at once, each on a thread of its own. */
  threads: number;
}

/** @throws {EngineError} `invalid_request` */
function requireValid(request: GenerateRequest): void {
  const refuse = (why: string): never => {
    throw new EngineError('invalid_request', why);
  };
  if (request.modelId !== STUDIO_MODEL_ID) refuse('This engine has no such model');
  for (const text of [request.prompt, request.negativePrompt]) {
    if (typeof text !== 'string') refuse('Prompts are text');
    // Characters as people count them: an emoji is one.
    if (text.length > PROMPT_LENGTH_MAX && [...text].length > PROMPT_LENGTH_MAX) {
      refuse(`Prompts have at most ${PROMPT_LENGTH_MAX} characters`);
    }
  }
  for (const edge of [request.width, request.height]) {
    if (!Number.isInteger(edge) || edge < EDGE_MIN || edge > EDGE_MAX) {
      refuse(`Edges are whole numbers from ${EDGE_MIN} to ${EDGE_MAX} pixels`);
    }
  }
  const { seed, variation } = request;
  for (const value of variation ? [seed, variation.seed] : [seed]) {
    if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) {
      refuse('The seed is an unsigned 32-bit integer');
    }
  }
  if (variation && !(variation.strength >= 0 && variation.strength <= 1)) {
    refuse('The strength of a variation is a number from 0 to 1');
  }
}

export type PaintPool = Piscina<ThreadTask, ThreadResult>;

/** Threads with their noise tiles made, waiting for pictures. A thread that dies is replaced. */
export function createPaintPool(threads: number): PaintPool {
  const pool: PaintPool = new Piscina<ThreadTask, ThreadResult>({
    filename: new URL('./studio-thread.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    // A thread must hear its message port while it waits, which 'sync' would not allow.
    atomics: 'async',
  });
  // A dying thread also emits on the pool; the call it carried rejects, which is enough.
  pool.on('error', () => {});
  return pool;
}

/** @param pool for tests that need to reach the threads */
export function createStudioEngine(
  options: StudioEngineOptions,
  pool: PaintPool = createPaintPool(options.threads),
): ImageEngine {
  async function generate(
    request: GenerateRequest,
    { signal, onProgress }: GenerateOptions,
  ): Promise<GeneratedImage> {
    requireValid(request);
    signal.throwIfAborted();

    const cancelFlag = new Int32Array(new SharedArrayBuffer(4));
    const { port1, port2 } = new MessageChannel();
    const { promise: aborted, reject: rejectAborted } = Promise.withResolvers<never>();
    // Without a listener an abort after the end would be an unhandled rejection.
    aborted.catch(() => {});
    const onAbort = () => {
      Atomics.store(cancelFlag, 0, 1);
      rejectAborted(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });

    let progress = 0;
    const { promise: reported, resolve: allReported } = Promise.withResolvers<void>();
    port1.on('message', (report: ThreadReport) => {
      if (report.kind === 'finished') {
        allReported();
        return;
      }
      if (signal.aborted) return;
      progress = Math.max(progress, report.progress);
      const passed: EngineProgress = { progress };
      if (report.preview) passed.preview = report.preview;
      onProgress?.(passed);
    });

    const task: ThreadTask = {
      prompt: request.prompt,
      negativePrompt: request.negativePrompt,
      seed: request.seed,
      width: request.width,
      height: request.height,
      ...(request.variation ? { variation: request.variation } : {}),
      ...(request.tiling ? { tiling: true } : {}),
      cancelFlag,
      port: port2,
    };
    try {
      const run = pool.run(task, { transferList: [port2] }).then(async (result) => {
        await reported;
        return result;
      });
      // When an abort wins the race, nobody else listens for a late failure.
      run.catch(() => {});
      const result = await Promise.race([run, aborted]);
      signal.throwIfAborted();
      if (result.status === 'cancelled') {
        throw new EngineError('unavailable', 'The picture was cancelled inside the engine');
      }
      const image: EncodedImage = { bytes: result.bytes, mimeType: result.mimeType };
      if (progress < 1) onProgress?.({ progress: 1 });
      return {
        ...image,
        seed: request.seed,
        width: request.width,
        height: request.height,
        notDrawn: result.notDrawn,
        modelVersion: result.modelVersion,
      };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof EngineError) throw error;
      throw new EngineError('unavailable', 'The studio engine could not finish the picture', {
        cause: error,
      });
    } finally {
      signal.removeEventListener('abort', onAbort);
      port1.close();
    }
  }

  return {
    id: 'studio',
    label: 'Ochre Studio (built-in, procedural)',
    sourceType: 'algorithmicMedia',
    concurrency: options.threads,
    async listModels(signal) {
      signal.throwIfAborted();
      return [MODEL];
    },
    generate,
    async checkHealth(signal) {
      signal.throwIfAborted();
      if (pool.threads.length === 0) {
        throw new EngineError('unavailable', 'The studio engine has no threads');
      }
    },
    close: () => pool.destroy(),
  };
}
