/** Prompt to picture, on the calling thread. */
import type { EncodedImage, EngineProgress, GenerateRequest } from '../engine.ts';
import { Canvas } from './core/canvas.ts';
import { noiseTiles } from './core/noise.ts';
import { createRandom, hashString, type Random } from './core/random.ts';
import { encodePng, encodePreview } from './encode/encode.ts';
import { parsePrompt } from './parse/parse-prompt.ts';
import type { SceneSpec } from './parse/scene-spec.ts';
import { findScene } from './scene/registry.ts';
import { applyCameraFinish } from './style/finish.ts';
import { findStyle } from './style/registry.ts';

/** Changes whenever the same request would give other bytes. */
export const MODEL_VERSION = 'studio-1.0';

/** The preview has this fraction of the picture's edges. */
const PREVIEW_SCALE = 1 / 4;

/** Share of the whole work after each phase, measured on the oil and watercolour landscapes. */
const PROGRESS_AFTER = { preview: 0.08, scene: 0.5, style: 0.92, finish: 0.95 } as const;

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
}

export interface RenderedPicture {
  image: EncodedImage;
  spec: SceneSpec;
}

export type RenderRequest = Pick<
  GenerateRequest,
  'prompt' | 'negativePrompt' | 'seed' | 'width' | 'height'
>;

interface PaintOptions {
  checkpoint: () => void;
  reportScene: (fraction: number) => void;
  reportStyle: (fraction: number) => void;
}

/** Scene, style and finish at one size. */
function paintPicture(
  spec: SceneSpec,
  random: Random,
  width: number,
  height: number,
  options: PaintOptions,
): Canvas {
  const tiles = noiseTiles();
  const canvas = new Canvas(width, height, options.checkpoint);
  const style = findStyle(spec.style);
  findScene(spec.family)(canvas, spec, random.fork('scene'), {
    tiles,
    report: options.reportScene,
  });
  options.reportScene(1);
  const styled = style.apply(canvas, spec, random.fork('style'), {
    tiles,
    report: options.reportStyle,
  });
  options.reportStyle(1);
  if (style.cameraFinish) applyCameraFinish(styled, tiles);
  return styled;
}

/**
 * Makes a picture. The same request gives the same bytes.
 * @throws {RenderCancelled} soon after `isCancelled` turns true
 */
export async function renderPicture(
  request: RenderRequest,
  options: RenderOptions = {},
): Promise<RenderedPicture> {
  const { width, height } = request;
  const spec = parsePrompt(request.prompt, request.negativePrompt);
  const random = createRandom(hashString(request.prompt, request.seed >>> 0));
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
  const preview = paintPicture(
    spec,
    random,
    Math.max(1, Math.round(width * PREVIEW_SCALE)),
    Math.max(1, Math.round(height * PREVIEW_SCALE)),
    { checkpoint, reportScene: checkpoint, reportStyle: checkpoint },
  );
  report(PROGRESS_AFTER.preview, await encodePreview(preview));

  const canvas = paintPicture(spec, random, width, height, {
    checkpoint,
    reportScene: within(PROGRESS_AFTER.preview, PROGRESS_AFTER.scene),
    reportStyle: within(PROGRESS_AFTER.scene, PROGRESS_AFTER.style),
  });
  report(PROGRESS_AFTER.finish);
  const image = await encodePng(canvas);
  report(1);
  return { image, spec };
}
