/** A finished picture in another medium, on the calling thread. */
import type { EditRequest } from '../engine.ts';
import { noiseTiles } from './core/noise.ts';
import { createRandom, hashString } from './core/random.ts';
import { fromSrgbBytes } from './encode/decode.ts';
import { encodePng, toSrgbBytes } from './encode/encode.ts';
import { RenderCancelled, type RenderedPicture, type RenderOptions, readSpec } from './render.ts';
import { applyCameraFinish } from './style/finish.ts';
import { findStyle } from './style/registry.ts';

/** Share of the whole work after each phase. */
const PROGRESS_AFTER = { decode: 0.05, style: 0.93 } as const;

export interface RepaintRequest
  extends Pick<EditRequest, 'prompt' | 'negativePrompt' | 'seed' | 'width' | 'height' | 'style'> {
  /** Interleaved 8 bit sRGB of exactly this size. */
  pixels: Uint8Array<ArrayBuffer>;
  /** 0 is the source, 1 the repainted picture. */
  strength: number;
}

/**
 * Paints a picture anew in the medium of the request's style, or of the prompt's words. The same
 * request gives the same bytes.
 * @throws {RenderCancelled} soon after `isCancelled` turns true
 */
export async function repaintPicture(
  request: RepaintRequest,
  options: RenderOptions = {},
): Promise<RenderedPicture> {
  const { width, height, pixels, strength } = request;
  const checkpoint = () => {
    if (options.isCancelled?.()) throw new RenderCancelled();
  };
  const report = (progress: number) => {
    checkpoint();
    options.onProgress?.({ progress });
  };
  report(0);
  const spec = readSpec(request);
  const style = findStyle(spec.style);
  const tiles = noiseTiles();
  const source = fromSrgbBytes(pixels, width, height, checkpoint);
  report(PROGRESS_AFTER.decode);
  const random = createRandom(hashString('picture', request.seed >>> 0)).fork('style');
  const styled = style.apply(source, spec, random, {
    tiles,
    tiling: false,
    report: (fraction) =>
      report(
        PROGRESS_AFTER.decode +
          (PROGRESS_AFTER.style - PROGRESS_AFTER.decode) * Math.min(1, fraction),
      ),
  });
  if (style.cameraFinish) applyCameraFinish(styled, tiles, false);
  const painted = toSrgbBytes(styled);
  // In levels and not in light, so that strength 0 is the source to the bit.
  for (let k = 0; k < painted.length; k++) {
    painted[k] = Math.round(pixels[k]! + (painted[k]! - pixels[k]!) * strength);
  }
  report(PROGRESS_AFTER.style);
  const image = await encodePng(painted, width, height);
  report(1);
  // A medium changes: things are neither added nor taken away.
  const notDrawn = [...spec.subjects.map(({ word }) => word), ...spec.notDrawn];
  return { image, spec, notDrawn };
}
