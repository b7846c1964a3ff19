/**
 * What every image engine is to the rest of Ochre.
 *
 * An engine gets a request and returns encoded bytes. It knows no user, table or URL of ours.
 */

export interface NumberRange {
  min: number;
  max: number;
  default: number;
  step: number;
}

/** One of a few things to choose from. */
export interface Choice {
  /** Sent in a request. */
  id: string;
  /** Shown to people. */
  label: string;
}

/** Which controls an operation honours. The interface shows only what is declared here. */
export interface ControlAbilities {
  negativePrompt: boolean;
  /**
   * The largest seed that is honoured: the same request makes the same picture again. Larger ones
   * are refused. Null when seeds are not honoured: the engine draws its own and doesn't say.
   */
  seed: { max: number } | null;
  /** Sampling steps (a count), or null when the operation has no such notion. */
  steps: NumberRange | null;
  /** Classifier-free guidance scale, or null when the operation has no such notion. */
  guidanceScale: NumberRange | null;
  /** Layers that are left out at the text encoder's end, counted from 1; absent without such a notion. */
  clipSkip?: NumberRange;
  /** Names accepted as `sampler`; empty when there is nothing to choose. */
  samplers: readonly string[];
  /** Accepted as `style`; empty when only the prompt's words decide. */
  styles: readonly Choice[];
}

/** Makes a picture of a prompt. */
export interface GenerateAbility extends ControlAbilities {
  /** True when `tiling` makes pictures that repeat without a seam. */
  tiling: boolean;
  /** True when `variation` is honoured. */
  variation: boolean;
  /** Longest edge of a result, in pixels. */
  maxEdge: number;
}

/** Paints a picture anew, wholly or where a mask says. */
export interface EditAbility extends ControlAbilities {
  /** True when `mask` is honoured. */
  mask: boolean;
  /** False where only the medium changes: what the picture shows stays, whatever the prompt names. */
  followsPrompt: boolean;
  /** Null when there is nothing to choose: the engine decides how much it keeps. */
  strength: NumberRange | null;
  /** Longest edge of a result, in pixels. */
  maxEdge: number;
}

/** Makes a picture larger. */
export interface UpscaleAbility {
  /** How many times as long an edge may become, ascending. */
  factors: readonly number[];
  /** Accepted as `upscaler`, the default first; empty when there is nothing to choose. */
  models: readonly Choice[];
  /** Longest edge of a result, in pixels. */
  maxEdge: number;
}

/** What a model can be asked for. */
export interface EngineOperations {
  generate?: GenerateAbility;
  edit?: EditAbility;
  upscale?: UpscaleAbility;
}

export interface EngineModel {
  /** Stable within its engine. */
  id: string;
  /** Shown to people. */
  label: string;
  operations: EngineOperations;
  /** True when `onProgress` reports real intermediate progress. */
  progress: boolean;
  /** True when progress reports of `generate` carry preview pictures. */
  preview: boolean;
  /** True when aborting stops the work at the engine, and not only our waiting for it. */
  cancel: boolean;
}

/** What steers a picture, beside its prompt. An engine ignores what the model doesn't declare. */
export interface Controls {
  negativePrompt: string;
  /** Unsigned 32-bit integer. */
  seed: number;
  steps?: number;
  guidanceScale?: number;
  clipSkip?: number;
  sampler?: string;
  /** Id of a declared style; it wins over what the prompt says of the medium. */
  style?: string;
}

export interface GenerateRequest extends Controls {
  operation: 'generate';
  /** One of the engine's own models. */
  modelId: string;
  prompt: string;
  /** Pixels. The result has exactly this size, whatever multiple the engine needs inside. */
  width: number;
  /** Pixels. */
  height: number;
  /** Asks for a picture between that of `seed` and that of another. */
  variation?: Variation;
  /** Asks for a picture that repeats without a seam. */
  tiling?: boolean;
}

/** A way from one seed's picture to another's. */
export interface Variation {
  /** Unsigned 32-bit integer: the seed of the picture at strength 1. */
  seed: number;
  /** 0 is the picture of the request's own seed, 1 that of the variation's. */
  strength: number;
}

export interface EditRequest extends Controls {
  operation: 'edit';
  /** One of the engine's own models. */
  modelId: string;
  prompt: string;
  /** Pixels. The result has exactly this size. */
  width: number;
  /** Pixels. */
  height: number;
  /** Covers the result and is cropped evenly where its shape is another. */
  source: EncodedImage;
  /** Of the source's size: white is painted anew, black stays. */
  mask?: EncodedImage;
  /** 0 keeps the source, 1 paints it anew altogether. */
  strength?: number;
}

export interface UpscaleRequest {
  operation: 'upscale';
  /** One of the engine's own models. */
  modelId: string;
  source: EncodedImage;
  /** One of the declared factors. The result has exactly the source's edges times this. */
  factor: number;
  /** Id of a declared upscaling model; the first when absent. */
  upscaler?: string;
}

export type EngineRequest = GenerateRequest | EditRequest | UpscaleRequest;

export interface EncodedImage {
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp';
}

export interface EngineProgress {
  /** 0 to 1, never decreasing within one call. */
  progress: number;
  preview?: EncodedImage;
}

export interface RunOptions {
  /** When aborted, `run` rejects at once with the signal's reason and stops what it can stop. */
  signal: AbortSignal;
  onProgress?: (report: EngineProgress) => void;
  /**
   * Told before `run` rejects, where the engine goes on drawing what nobody waits for any more:
   * the run's place among `concurrency` is taken until the promise resolves. It never rejects, and
   * resolves at the latest after a second `timeoutMs`. Named after `ExtendableEvent.waitUntil`.
   */
  waitUntil?: (busy: Promise<void>) => void;
}

/**
 * What really made the picture: what the engine says where it says, otherwise what was sent and is
 * known to be honoured. Null where the operation has no such notion, or nobody knows.
 */
export interface EffectiveSettings {
  /** Makes this picture again with the same request. Null: it can't be made again. */
  seed: number | null;
  steps: number | null;
  guidanceScale: number | null;
  clipSkip?: number | null;
  sampler: string | null;
  /** Id of a declared style. */
  style: string | null;
  strength: number | null;
}

export interface EngineResult extends EncodedImage {
  width: number;
  height: number;
  effective: EffectiveSettings;
  /** Parts of the prompt the engine understood but could not honour, for people: "zeppelin". */
  notDrawn: readonly string[];
  /** Version of what made the picture, e.g. "studio-1" or a checkpoint hash; null when unknown. */
  modelVersion: string | null;
}

export interface ImageEngine {
  /** Stable id: kebab-case, unique in the registry. */
  readonly id: string;
  /** Shown to people. */
  readonly label: string;
  /** Models, by their own ids, that only premium members may use; none unless said. */
  readonly premiumModels?: readonly string[];
  /** Decides the IPTC digital source type: trained (neural) or plain algorithmic media. */
  readonly sourceType: 'trainedAlgorithmicMedia' | 'algorithmicMedia';
  /** How many calls of `run` may be under way at once. */
  readonly concurrency: number;
  /** How long a run may take. The engine itself ends a longer one, with `timed_out`. */
  readonly timeoutMs: number;
  /** The models that can be asked for now. @throws {EngineError} when the engine can't be reached */
  listModels(signal: AbortSignal): Promise<readonly EngineModel[]>;
  /** @throws {EngineError} for all failures but an abort */
  run(request: EngineRequest, options: RunOptions): Promise<EngineResult>;
  /** Resolves when the engine can take work. @throws {EngineError} */
  checkHealth(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
