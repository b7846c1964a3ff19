/**
 * What every image engine is to the rest of Ochre.
 *
 * An engine gets a request and returns encoded bytes. It knows no user, table or URL of ours.
 */

/** What an engine honours. The interface shows only controls for what is declared here. */
export interface EngineCapabilities {
  negativePrompt: boolean;
  seed: boolean;
  /** Sampling steps (a count), or null when the engine has no such notion. */
  steps: NumberRange | null;
  /** Classifier-free guidance scale, or null when the engine has no such notion. */
  guidanceScale: NumberRange | null;
  /** Names accepted as `sampler`; empty when there is nothing to choose. */
  samplers: readonly string[];
  imageToImage: boolean;
  mask: boolean;
  upscale: boolean;
  /** True when `tiling` makes pictures that repeat without a seam. */
  tiling: boolean;
  /** True when `variation` is honoured. */
  variation: boolean;
  /** True when `onProgress` reports real intermediate progress. */
  progress: boolean;
  /** True when progress reports carry preview pictures. */
  preview: boolean;
  /** True when aborting stops the work at the engine, and not only our waiting for it. */
  cancel: boolean;
  /** Longest edge the engine makes, in pixels. */
  maxEdge: number;
}

export interface NumberRange {
  min: number;
  max: number;
  default: number;
  step: number;
}

export interface EngineModel {
  /** Stable within its engine. */
  id: string;
  /** Shown to people. */
  label: string;
  capabilities: EngineCapabilities;
}

export interface GenerateRequest {
  prompt: string;
  negativePrompt: string;
  /** Unsigned 32-bit integer. */
  seed: number;
  /** Pixels. The result has exactly this size, whatever multiple the engine needs inside. */
  width: number;
  /** Pixels. */
  height: number;
  /** One of the engine's own models. */
  modelId: string;
  steps?: number;
  guidanceScale?: number;
  sampler?: string;
  /** Asks for a picture between that of `seed` and that of another; see `capabilities.variation`. */
  variation?: Variation;
  /** Asks for a picture that repeats without a seam; see `capabilities.tiling`. */
  tiling?: boolean;
}

/**
 * A way from one seed's picture to another's. Image to image and inpainting will need more: the
 * source's bytes, a mask of the same size (white is painted anew), and a denoising strength.
 */
export interface Variation {
  /** Unsigned 32-bit integer: the seed of the picture at strength 1. */
  seed: number;
  /** 0 is the picture of the request's own seed, 1 that of the variation's. */
  strength: number;
}

export interface EncodedImage {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp';
}

export interface EngineProgress {
  /** 0 to 1, never decreasing within one call. */
  progress: number;
  preview?: EncodedImage;
}

export interface GenerateOptions {
  /** When aborted, `generate` rejects with the signal's reason and stops the work it can stop. */
  signal: AbortSignal;
  onProgress?: (report: EngineProgress) => void;
}

export interface GeneratedImage extends EncodedImage {
  /** The seed that makes this picture again with the same request. */
  seed: number;
  width: number;
  height: number;
  /** Parts of the prompt the engine understood but could not honour, for people: "zeppelin". */
  notDrawn: readonly string[];
  /** Version of what made the picture, e.g. "studio-1" or a checkpoint hash. */
  modelVersion: string;
}

export interface ImageEngine {
  /** Stable id: kebab-case, unique in the registry. */
  readonly id: string;
  /** Shown to people. */
  readonly label: string;
  /** Decides the IPTC digital source type: trained (neural) or plain algorithmic media. */
  readonly sourceType: 'trainedAlgorithmicMedia' | 'algorithmicMedia';
  /** How many calls of `generate` may run at once. */
  readonly concurrency: number;
  /** The models that can be asked for now. @throws {EngineError} when the engine can't be reached */
  listModels(signal: AbortSignal): Promise<readonly EngineModel[]>;
  /** @throws {EngineError} for all failures but an abort */
  generate(request: GenerateRequest, options: GenerateOptions): Promise<GeneratedImage>;
  /** Resolves when the engine can take work. @throws {EngineError} */
  checkHealth(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
