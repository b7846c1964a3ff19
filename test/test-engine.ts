import sharp from 'sharp';
import type {
  EngineCapabilities,
  GeneratedImage,
  GenerateOptions,
  GenerateRequest,
  ImageEngine,
} from '../engines/engine.ts';

const capabilities: EngineCapabilities = {
  negativePrompt: true,
  seed: true,
  steps: null,
  guidanceScale: null,
  samplers: [],
  imageToImage: false,
  mask: false,
  upscale: false,
  tiling: false,
  variation: false,
  progress: true,
  preview: true,
  cancel: true,
  maxEdge: 2048,
};

type Behaviour = (
  request: GenerateRequest,
  options: GenerateOptions,
) => Promise<GeneratedImage> | GeneratedImage;

/** A real picture of one colour, of exactly the asked size. */
export async function paintPlain(request: GenerateRequest): Promise<GeneratedImage> {
  const { width, height, seed } = request;
  const background = { r: seed % 256, g: (seed >>> 8) % 256, b: (seed >>> 16) % 256 };
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    bytes: new Uint8Array(png),
    mimeType: 'image/png',
    seed,
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
  readonly concurrency: number;
  readonly capabilities: EngineCapabilities;
  readonly requests: GenerateRequest[] = [];
  behaviour: Behaviour = paintPlain;

  constructor(
    options: {
      id?: string;
      concurrency?: number;
      sourceType?: ImageEngine['sourceType'];
      capabilities?: Partial<EngineCapabilities>;
    } = {},
  ) {
    this.id = options.id ?? 'test';
    this.concurrency = options.concurrency ?? 2;
    this.sourceType = options.sourceType ?? 'trainedAlgorithmicMedia';
    this.capabilities = { ...capabilities, ...options.capabilities };
  }

  async listModels() {
    return [{ id: 'plain', label: 'Plain', capabilities: this.capabilities }];
  }

  async generate(request: GenerateRequest, options: GenerateOptions) {
    options.signal.throwIfAborted();
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
