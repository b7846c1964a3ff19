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
  flat: { apply: applyFlat, cameraFinish: false, faces: 'color' },
  poster: { apply: applyPoster, cameraFinish: false, faces: 'color' },
  pixel: { apply: applyPixel, cameraFinish: false },
  'low-poly': { apply: applyLowPoly, cameraFinish: false, faces: 'color' },
  ink: { apply: applyInk, cameraFinish: false, faces: 'ink' },
  'paper-cut': { apply: applyPaperCut, cameraFinish: false, faces: 'color' },
  'ukiyo-e': { apply: applyUkiyoE, cameraFinish: false, faces: 'color' },
  neon: { apply: applyNeon, cameraFinish: true, faces: 'glow' },
  synthwave: { apply: applySynthwave, cameraFinish: true, faces: 'color' },
  'stained-glass': { apply: applyStainedGlass, cameraFinish: false, faces: 'color' },
  mosaic: { apply: applyMosaic, cameraFinish: false, faces: 'color' },
  sketch: { apply: applySketch, cameraFinish: false, faces: 'ink' },
  watercolor: { apply: applyWatercolor, cameraFinish: false, faces: 'color' },
  oil: { apply: applyOil, cameraFinish: false, faces: 'color' },
};

/** The style of that name, or the plain one while a style has no painter. */
export function findStyle(name: StyleName): Style {
  return STYLES[name] ?? PHOTO;
}
