/** Every style that can be applied. A new one is a file beside this and a line here. */
import type { StyleName } from '../parse/scene-spec.ts';
import { applyFlat } from './flat.ts';
import { applyInk } from './ink.ts';
import { applyLowPoly } from './low-poly.ts';
import { applyMosaic } from './mosaic.ts';
import { applyNeon } from './neon.ts';
import { applyOil } from './oil.ts';
import { applyPaperCut } from './paper-cut.ts';
import { applyPixel } from './pixel.ts';
import { applyPoster } from './poster.ts';
import { applySketch } from './sketch.ts';
import { applyStainedGlass } from './stained-glass.ts';
import type { Style } from './style-painter.ts';
import { applySynthwave } from './synthwave.ts';
import { applyUkiyoE } from './ukiyo-e.ts';
import { applyWatercolor } from './watercolor.ts';

const PHOTO: Style = { apply: (canvas) => canvas, cameraFinish: true };

const STYLES: Partial<Record<StyleName, Style>> = {
  photo: PHOTO,
  flat: { apply: applyFlat, cameraFinish: false },
  poster: { apply: applyPoster, cameraFinish: false },
  pixel: { apply: applyPixel, cameraFinish: false },
  'low-poly': { apply: applyLowPoly, cameraFinish: false },
  ink: { apply: applyInk, cameraFinish: false },
  'paper-cut': { apply: applyPaperCut, cameraFinish: false },
  'ukiyo-e': { apply: applyUkiyoE, cameraFinish: false },
  neon: { apply: applyNeon, cameraFinish: true },
  synthwave: { apply: applySynthwave, cameraFinish: true },
  'stained-glass': { apply: applyStainedGlass, cameraFinish: false },
  mosaic: { apply: applyMosaic, cameraFinish: false },
  sketch: { apply: applySketch, cameraFinish: false },
  watercolor: { apply: applyWatercolor, cameraFinish: false },
  oil: { apply: applyOil, cameraFinish: false },
};

/** The style of that name, or the plain one while a style has no painter. */
export function findStyle(name: StyleName): Style {
  return STYLES[name] ?? PHOTO;
}
