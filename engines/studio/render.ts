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
import { type Look, play } from './play.ts';
import { findScene } from './scene/registry.ts';
import type { Script } from './stage/script.ts';
import { findStudioStyle } from './studio-styles.ts';
import { keepFaces } from './style/faces.ts';
import { applyCameraFinish } from './style/finish.ts';
import { findStyle } from './style/registry.ts';

/** Changes whenever the same request would give other bytes. */
export const MODEL_VERSION = 'studio-3.3';

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
  /** What the prompt names and the picture doesn't show, in the prompt's words. */
  notDrawn: readonly string[];
}

export type RenderRequest = Pick<
  GenerateRequest,
  'prompt' | 'negativePrompt' | 'seed' | 'width' | 'height' | 'variation' | 'tiling' | 'style'
>;

/** What the prompt asks for, in the style that was chosen beside it, if one was. */
export function readSpec({
  prompt,
  negativePrompt,
  style,
}: Pick<RenderRequest, 'prompt' | 'negativePrompt' | 'style'>): SceneSpec {
  const spec = parsePrompt(prompt, negativePrompt);
  return { ...spec, style: findStudioStyle(style) ?? spec.style };
}

interface PaintOptions {
  checkpoint: () => void;
  reportScene: (fraction: number) => void;
  reportStyle: (fraction: number) => void;
  tiling: boolean;
  onPhase?: ((phase: RenderPhase) => void) | undefined;
}

/** Style and finish of a painted scene. */
function applyStyle(
  scene: Canvas,
  spec: SceneSpec,
  random: Random,
  width: number,
  height: number,
  options: PaintOptions,
): Canvas {
  const { tiling } = options;
  const tiles = noiseTiles();
  const style = findStyle(spec.style);
  const before = style.faces && scene.faces ? scene.clone() : null;
  if (before) before.faces = scene.faces;
  let styled = style.apply(scene, spec, random.fork('style'), {
    tiles,
    tiling,
    report: options.reportStyle,
  });
  if (before) keepFaces(styled, before, style.faces!);
  if (tiling) styled = closeSeams(styled, width, height);
  options.reportStyle(1);
  options.onPhase?.('style');
  if (style.cameraFinish) applyCameraFinish(styled, tiles, tiling);
  return styled;
}

/** What is painted beyond each edge: pictures that repeat are drawn larger and cut. */
function marginOf(width: number, height: number, tiling: boolean): number {
  return tiling ? Math.max(4, Math.round(Math.min(width, height) * SEAM_SHARE)) : 0;
}

/** A flat scene, its style and finish at one size. */
function paintPicture(
  spec: SceneSpec,
  random: Random,
  width: number,
  height: number,
  options: PaintOptions,
): Canvas {
  const { tiling } = options;
  const margin = marginOf(width, height, tiling);
  // Abstract pictures are drawn on a torus; others are drawn larger and cut.
  const onTorus = tiling && spec.family === 'abstract';
  const extra = onTorus ? 0 : margin;
  let canvas = new Canvas(width + extra, height + extra, options.checkpoint);
  const context = { tiles: noiseTiles(), tiling, report: options.reportScene };
  findScene(spec.family)(canvas, spec, random.fork('scene'), context);
  if (onTorus) canvas = continued(canvas, margin);
  options.reportScene(1);
  options.onPhase?.('scene');
  return applyStyle(canvas, spec, random, width, height, options);
}

/** Plays a script. @param hasLooks false when nobody sees what is yielded */
function playScript(
  script: Script,
  spec: SceneSpec,
  random: Random,
  { width, height, tiling = false }: RenderRequest,
  checkpoint: () => void,
  hasLooks: boolean,
): Generator<Look, Canvas> {
  const extra = marginOf(width, height, tiling);
  return play(script, random, width + extra, height + extra, {
    spec,
    style: findStyle(spec.style),
    tiles: noiseTiles(),
    tiling,
    checkpoint,
    hasLooks,
  });
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
  const spec = readSpec(request);
  const none = () => {};
  const { width, height, tiling = false } = request;
  const options = { checkpoint: none, reportScene: none, reportStyle: none, tiling };
  const script = readScript(request.prompt, spec);
  const random = startRandom(spec, request);
  if (script === null) return toSrgbBytes(paintPicture(spec, random, width, height, options));
  const looks = playScript(script, spec, random, request, none, false);
  let step = looks.next();
  while (!step.done) step = looks.next();
  return toSrgbBytes(applyStyle(step.value, spec, random, width, height, options));
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
  const spec = readSpec(request);
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
  const canvas = script === null ? await paintFlat() : await paintStage(script);
  const pixels = toSrgbBytes(canvas);
  onPhase?.('finish');
  report(PROGRESS_AFTER.finish);
  const image = await encodePng(pixels, width, height);
  onPhase?.('encode');
  report(1);
  return { image, spec, notDrawn: (script ?? spec).notDrawn };

  async function paintFlat(): Promise<Canvas> {
    const preview = paintPicture(
      spec,
      startRandom(spec, request),
      Math.max(1, Math.round(width * PREVIEW_SCALE)),
      Math.max(1, Math.round(height * PREVIEW_SCALE)),
      { checkpoint, reportScene: checkpoint, reportStyle: checkpoint, tiling },
    );
    report(PROGRESS_AFTER.preview, await encodePreview(preview));
    onPhase?.('preview');
    return paintPicture(spec, startRandom(spec, request), width, height, {
      checkpoint,
      reportScene: within(PROGRESS_AFTER.preview, PROGRESS_AFTER.scene),
      reportStyle: within(PROGRESS_AFTER.scene, PROGRESS_AFTER.style),
      tiling,
      onPhase,
    });
  }

  async function paintStage(played: Script): Promise<Canvas> {
    const random = startRandom(spec, request);
    const looks = playScript(played, spec, random, request, checkpoint, true);
    let step = looks.next();
    for (; !step.done; step = looks.next()) {
      const { progress: done, canvas: look } = step.value;
      report(done, look === null ? undefined : await encodePreview(look));
    }
    onPhase?.('scene');
    return applyStyle(step.value, spec, random, width, height, {
      checkpoint,
      reportScene: checkpoint,
      reportStyle: within(progress, PROGRESS_AFTER.style),
      tiling,
      onPhase,
    });
  }
}
