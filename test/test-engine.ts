import sharp from 'sharp';
import type {
  EditAbility,
  EditRequest,
  EngineModel,
  EngineRequest,
  EngineResult,
  GenerateAbility,
  GenerateRequest,
  ImageEngine,
  RunOptions,
} from '../engines/engine.ts';
import { EngineError } from '../engines/engine-error.ts';

const plainAbility: GenerateAbility = {
  negativePrompt: true,
  seed: { max: 0xffff_ffff },
  steps: null,
  guidanceScale: null,
  samplers: [],
  styles: [],
  tiling: false,
  variation: false,
  maxEdge: 2048,
};

const plainEditAbility: EditAbility = {
  negativePrompt: true,
  seed: { max: 0xffff_ffff },
  steps: null,
  guidanceScale: null,
  samplers: [],
  styles: [],
  mask: true,
  followsPrompt: true,
  strength: { min: 0, max: 1, default: 0.5, step: 0.05 },
  maxEdge: 2048,
};

type Behaviour = (
  request: GenerateRequest | EditRequest,
  options: RunOptions,
) => Promise<EngineResult> | EngineResult;

/** A real picture of one colour, of exactly the asked size. */
export async function paintPlain(request: GenerateRequest | EditRequest): Promise<EngineResult> {
  const { width, height, seed } = request;
  const background = { r: seed % 256, g: (seed >>> 8) % 256, b: (seed >>> 16) % 256 };
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    bytes: new Uint8Array(png),
    mimeType: 'image/png',
    effective: {
      seed,
      steps: request.steps ?? null,
      guidanceScale: request.guidanceScale ?? null,
      sampler: request.sampler ?? null,
      style: null,
      strength: 'strength' in request ? (request.strength ?? null) : null,
    },
    width,
    height,
    notDrawn: [],
    modelVersion: 'plain-1',
  };
}

/**
 * An engine whose behaviour the test decides: by default it makes plain pictures at once. Whatever
 * it does, it does as a real one: real bytes, real aborts.
 */
export class TestEngine implements ImageEngine {
  readonly id: string;
  readonly label = 'Test engine';
  readonly sourceType: ImageEngine['sourceType'];
  readonly premiumModels: readonly string[];
  readonly concurrency: number;
  readonly timeoutMs = 60_000;
  readonly ability: GenerateAbility;
  readonly requests: (GenerateRequest | EditRequest)[] = [];
  behaviour: Behaviour = paintPlain;

  constructor(
    options: {
      id?: string;
      concurrency?: number;
      sourceType?: ImageEngine['sourceType'];
      premiumModels?: readonly string[];
      /** What differs from an engine that honours prompts and seeds alone. */
      ability?: Partial<GenerateAbility>;
    } = {},
  ) {
    this.id = options.id ?? 'test';
    this.premiumModels = options.premiumModels ?? [];
    this.concurrency = options.concurrency ?? 2;
    this.sourceType = options.sourceType ?? 'trainedAlgorithmicMedia';
    this.ability = { ...plainAbility, ...options.ability };
  }

  async listModels(): Promise<EngineModel[]> {
    return [
      {
        id: 'plain',
        label: 'Plain',
        operations: { generate: this.ability, edit: plainEditAbility },
        progress: true,
        preview: true,
        cancel: true,
      },
    ];
  }

  async run(request: EngineRequest, options: RunOptions): Promise<EngineResult> {
    options.signal.throwIfAborted();
    if (request.operation === 'upscale')
      throw new EngineError('invalid_request', 'Test engine makes nothing larger');
    this.requests.push(request);
    return this.behaviour(request, options);
  }

  async checkHealth() {}
  async close() {}

  /** From now on each call waits until it is let go or aborted. */
  hold(): { release: () => void; started: (count?: number) => Promise<void> } {
    const gate = Promise.withResolvers<void>();
    const before = this.requests.length;
    let onStart = () => {};
    this.behaviour = async (request, { signal, onProgress }) => {
      onStart();
      onProgress?.({ progress: 0.25 });
      const aborted = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => aborted.reject(signal.reason), { once: true });
      await Promise.race([gate.promise, aborted.promise]);
      return paintPlain(request);
    };
    return {
      release: () => {
        this.behaviour = paintPlain;
        gate.resolve();
      },
      started: (count = 1) =>
        new Promise((resolve) => {
          onStart = () => {
            if (this.requests.length - before >= count) resolve();
          };
          onStart();
        }),
    };
  }
}
