/** The built-in engine: a pool of threads that paint. No weights, no network, processor only. */
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type {
  ControlAbilities,
  EncodedImage,
  EngineModel,
  EngineProgress,
  EngineRequest,
  EngineResult,
  ImageEngine,
  RunOptions,
} from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import { type CheckedRequest, requireAllowed } from '../remote/request-check.ts';
import { decodeSource } from '../remote/source-picture.ts';
import { STUDIO_STYLES } from './studio-styles.ts';
import type { ThreadReport, ThreadResult, ThreadTask } from './studio-thread.ts';

export const STUDIO_MODEL_ID = 'studio-1';

/** Shown to people. */
export const STUDIO_MODEL_LABEL = 'Ochre Studio 1';

const EDGE_MIN = 64;
const EDGE_MAX = 2048;
const PROMPT_LENGTH_MAX = 4000;
/** The largest picture takes half a minute on one slow core. */
const TIMEOUT_MS = 300_000;

const SEED_MAX = 0xffff_ffff;
const STRENGTH = { min: 0, max: 1, default: 1, step: 0.05 };
const LABEL = 'Ochre Studio (built-in, procedural)';

const CONTROLS: ControlAbilities = {
  negativePrompt: true,
  seed: { max: SEED_MAX },
  steps: null,
  guidanceScale: null,
  samplers: [],
  styles: STUDIO_STYLES,
};

const MODEL: EngineModel = {
  id: STUDIO_MODEL_ID,
  label: STUDIO_MODEL_LABEL,
  operations: {
    generate: { ...CONTROLS, tiling: true, variation: true, maxEdge: EDGE_MAX },
    // Another medium for a finished picture; it knows nothing of what the picture shows.
    edit: {
      ...CONTROLS,
      negativePrompt: false,
      mask: false,
      followsPrompt: false,
      strength: STRENGTH,
      maxEdge: EDGE_MAX,
    },
  },
  progress: true,
  preview: true,
  cancel: true,
};

export interface StudioEngineOptions {
  /** Pictures painted at once, each on a thread of its own. */
  threads: number;
  /** How long a picture may take. */
  timeoutMs?: number;
}

/** @throws {EngineError} `invalid_request` */
function requireValid(request: EngineRequest): CheckedRequest {
  const refuse = (why: string): never => {
    throw new EngineError('invalid_request', why);
  };
  const checked = requireAllowed(LABEL, [MODEL], request);
  if (checked.operation === 'upscale') return checked;
  const { prompt, negativePrompt, width, height } = checked.request;
  for (const text of [prompt, negativePrompt]) {
    if (typeof text !== 'string') refuse('Prompts are text');
    // Characters as people count them: an emoji is one.
    if (text.length > PROMPT_LENGTH_MAX && [...text].length > PROMPT_LENGTH_MAX) {
      refuse(`Prompts have at most ${PROMPT_LENGTH_MAX} characters`);
    }
  }
  if (Math.min(width, height) < EDGE_MIN) refuse(`Edges have at least ${EDGE_MIN} pixels`);
  if (checked.operation === 'edit') return checked;
  const { variation } = checked.request;
  if (!variation) return checked;
  const { seed, strength } = variation;
  if (!Number.isInteger(seed) || seed < 0 || seed > SEED_MAX) {
    refuse('The seed is an unsigned 32-bit integer');
  }
  if (!(strength >= 0 && strength <= 1)) {
    refuse('The strength of a variation is a number from 0 to 1');
  }
  return checked;
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

type ThreadWork = OmitEach<ThreadTask, 'cancelFlag' | 'port'>;
type OmitEach<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** What a thread needs to know. @throws {EngineError} `invalid_request` for a broken source */
async function toThreadWork({ request }: CheckedRequest): Promise<ThreadWork> {
  switch (request.operation) {
    case 'generate':
      return request;
    case 'edit': {
      const { source, strength = STRENGTH.default, ...rest } = request;
      // The negative prompt names things, and a repainted picture keeps all of them.
      return { ...rest, negativePrompt: '', strength, pixels: await decodeSource(source, request) };
    }
    case 'upscale':
      throw new EngineError('invalid_request', 'This engine makes no picture larger');
  }
}

/** @param pool for tests that need to reach the threads */
export function createStudioEngine(
  options: StudioEngineOptions,
  pool: PaintPool = createPaintPool(options.threads),
): ImageEngine {
  const { timeoutMs = TIMEOUT_MS } = options;

  async function run(
    request: EngineRequest,
    { signal: callerSignal, onProgress }: RunOptions,
  ): Promise<EngineResult> {
    const checked = requireValid(request);
    callerSignal.throwIfAborted();
    const timedOut = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([callerSignal, timedOut]);
    const work = await toThreadWork(checked);
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

    const task: ThreadTask = { ...work, cancelFlag, port: port2 };
    try {
      const painting = pool.run(task, { transferList: [port2] }).then(async (result) => {
        await reported;
        return result;
      });
      // When an abort wins the race, nobody else listens for a late failure.
      painting.catch(() => {});
      const result = await Promise.race([painting, aborted]);
      signal.throwIfAborted();
      if (result.status === 'cancelled') {
        throw new EngineError('unavailable', 'The picture was cancelled inside the engine');
      }
      const image: EncodedImage = { bytes: result.bytes, mimeType: result.mimeType };
      if (progress < 1) onProgress?.({ progress: 1 });
      return {
        ...image,
        width: work.width,
        height: work.height,
        effective: {
          seed: work.seed,
          steps: null,
          guidanceScale: null,
          sampler: null,
          style: result.style,
          strength: work.operation === 'edit' ? work.strength : null,
        },
        notDrawn: result.notDrawn,
        modelVersion: result.modelVersion,
      };
    } catch (error) {
      if (callerSignal.aborted) throw callerSignal.reason;
      if (timedOut.aborted) {
        throw new EngineError('timed_out', 'The studio engine took too long over a picture');
      }
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
    label: LABEL,
    sourceType: 'algorithmicMedia',
    concurrency: options.threads,
    timeoutMs,
    async listModels(signal) {
      signal.throwIfAborted();
      return [MODEL];
    },
    run,
    async checkHealth(signal) {
      signal.throwIfAborted();
      if (pool.threads.length === 0) {
        throw new EngineError('unavailable', 'The studio engine has no threads');
      }
    },
    close: () => pool.destroy(),
  };
}
