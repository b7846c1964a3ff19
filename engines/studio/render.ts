/** Prompt to picture, on the calling thread. */
import type { EncodedImage, EngineProgress, GenerateRequest } from '../engine.ts';
import { Canvas } from './core/canvas.ts';
import { noiseTiles } from './core/noise.ts';
import { createRandom, createVariation, hashString, type Random } from './core/random.ts';
import { closeSeams, continued } from './core/torus.ts';
import { encodePng, encodePreview, toSrgbBytes } from './encode/encode.ts';
import { parsePrompt } from './parse/parse-prompt.ts';
import { readScript } from './parse/read-script.ts';
import type { SceneSpec } from './parse/scene-spec.ts';
import { findScene } from './scene/registry.ts';
import { perform } from './stage/perform.ts';
import type { Script } from './stage/script.ts';
import { applyCameraFinish } from './style/finish.ts';
import { findStyle } from './style/registry.ts';

/** Changes whenever the same request would give other bytes. */
export const MODEL_VERSION = 'studio-3.0';

/** The preview has this fraction of the picture's edges. */
const PREVIEW_SCALE = 1 / 4;

/** Share of the whole work after each phase, as `npm run bench:engine` measures them. */
const PROGRESS_AFTER = { preview: 0.08, scene: 0.6, style: 0.92, finish: 0.95 } as const;

/** What is painted beyond the edge of a repeating picture, to find the best seam in. */
const SEAM_SHARE = 0.16;

/** The parts of the work, in their order. */
export type RenderPhase = 'preview' | 'scene' | 'style' | 'finish' | 'encode';

export class RenderCancelled extends Error {
  constructor() {
    super('The picture is no longer wanted');
    this.name = 'RenderCancelled';
  }
}

export interface RenderOptions {
  onProgress?: (report: EngineProgress) => void;
  /** Asked every few rows: must be cheap. */
  isCancelled?: () => boolean;
  /** Called when a phase has ended: for measurements. */
  onPhase?: (phase: RenderPhase) => void;
}

export interface RenderedPicture {
  image: EncodedImage;
  spec: SceneSpec;
}

export type RenderRequest = Pick<
  GenerateRequest,
  'prompt' | 'negativePrompt' | 'seed' | 'width' | 'height' | 'variation' | 'tiling'
>;

interface PaintOptions {
  checkpoint: () => void;
  reportScene: (fraction: number) => void;
  reportStyle: (fraction: number) => void;
  tiling: boolean;
  onPhase?: ((phase: RenderPhase) => void) | undefined;
}

/** Scene, style and finish at one size. A script is played on the stage; all else is painted flat. */
function paintPicture(
  spec: SceneSpec,
  script: Script | null,
  random: Random,
  width: number,
  height: number,
  options: PaintOptions,
): Canvas {
  const { tiling } = options;
  const tiles = noiseTiles();
  const style = findStyle(spec.style);
  const margin = tiling ? Math.max(4, Math.round(Math.min(width, height) * SEAM_SHARE)) : 0;
  // Abstract pictures are drawn on a torus; others are drawn larger and cut.
  const onTorus = tiling && spec.family === 'abstract';
  const extra = onTorus ? 0 : margin;
  let canvas = new Canvas(width + extra, height + extra, options.checkpoint);
  const context = { tiles, tiling, report: options.reportScene };
  if (script !== null) perform(script, canvas, random.fork('scene'), tiles);
  else findScene(spec.family)(canvas, spec, random.fork('scene'), context);
  if (onTorus) canvas = continued(canvas, margin);
  options.reportScene(1);
  options.onPhase?.('scene');
  let styled = style.apply(canvas, spec, random.fork('style'), {
    tiles,
    tiling,
    report: options.reportStyle,
  });
  if (tiling) styled = closeSeams(styled, width, height);
  options.reportStyle(1);
  options.onPhase?.('style');
  if (style.cameraFinish) applyCameraFinish(styled, tiles, tiling);
  return styled;
}

/**
 * The seed alone decides all chance, so that a changed word changes what it names and leaves the
 * rest of the picture where it was. An abstract picture has only its words to be told apart by.
 */
export function startRandom(
  spec: SceneSpec,
  { prompt, seed, variation }: Pick<RenderRequest, 'prompt' | 'seed' | 'variation'>,
): Random {
  const label = spec.family === 'abstract' ? prompt : 'picture';
  const origin = hashString(label, seed >>> 0);
  if (!variation) return createRandom(origin);
  return createVariation(origin, hashString(label, variation.seed >>> 0), variation.strength);
}

/** The picture before its encoding: interleaved 8 bit sRGB. For tests that compare pixels. */
export function renderPixels(request: RenderRequest): Uint8Array<ArrayBuffer> {
  const spec = parsePrompt(request.prompt, request.negativePrompt);
  const none = () => {};
  const script = readScript(request.prompt, spec);
  const random = startRandom(spec, request);
  const canvas = paintPicture(spec, script, random, request.width, request.height, {
    checkpoint: none,
    reportScene: none,
    reportStyle: none,
    tiling: request.tiling ?? false,
  });
  return toSrgbBytes(canvas);
}

/**
 * Makes a picture. The same request gives the same bytes.
 * @throws {RenderCancelled} soon after `isCancelled` turns true
 */
export async function renderPicture(
  request: RenderRequest,
  options: RenderOptions = {},
): Promise<RenderedPicture> {
  const { width, height, tiling = false } = request;
  const { onPhase } = options;
  const spec = parsePrompt(request.prompt, request.negativePrompt);
  const checkpoint = () => {
    if (options.isCancelled?.()) throw new RenderCancelled();
  };
  let progress = 0;
  const report = (value: number, preview?: EncodedImage) => {
    checkpoint();
    progress = Math.max(progress, value);
    options.onProgress?.(preview ? { progress, preview } : { progress });
  };
  const within = (from: number, to: number) => (fraction: number) =>
    report(from + (to - from) * Math.min(1, fraction));

  report(0);
  const script = readScript(request.prompt, spec);
  const preview = paintPicture(
    spec,
    script,
    startRandom(spec, request),
    Math.max(1, Math.round(width * PREVIEW_SCALE)),
    Math.max(1, Math.round(height * PREVIEW_SCALE)),
    { checkpoint, reportScene: checkpoint, reportStyle: checkpoint, tiling },
  );
  report(PROGRESS_AFTER.preview, await encodePreview(preview));
  onPhase?.('preview');

  const canvas = paintPicture(spec, script, startRandom(spec, request), width, height, {
    checkpoint,
    reportScene: within(PROGRESS_AFTER.preview, PROGRESS_AFTER.scene),
    reportStyle: within(PROGRESS_AFTER.scene, PROGRESS_AFTER.style),
    tiling,
    onPhase,
  });
  const pixels = toSrgbBytes(canvas);
  onPhase?.('finish');
  report(PROGRESS_AFTER.finish);
  const image = await encodePng(pixels, width, height);
  onPhase?.('encode');
  report(1);
  return { image, spec: script === null ? spec : { ...spec, notDrawn: script.notDrawn } };
}
