/** Every style that can be applied. A new one is a file beside this and a line here. */
import type { StyleName } from '../parse/scene-spec.ts';
import { applyFlat } from './flat.ts';
import { applyInk } from './ink.ts';
import { applyLowPoly } from './low-poly.ts';
import { applyOil } from './oil.ts';
import { applyPixel } from './pixel.ts';
import { applyPoster } from './poster.ts';
import type { Style } from './style-painter.ts';
import { applyWatercolor } from './watercolor.ts';

const PHOTO: Style = { apply: (canvas) => canvas, cameraFinish: true };

const STYLES: Partial<Record<StyleName, Style>> = {
  photo: PHOTO,
  flat: { apply: applyFlat, cameraFinish: false },
  poster: { apply: applyPoster, cameraFinish: false },
  pixel: { apply: applyPixel, cameraFinish: false },
  'low-poly': { apply: applyLowPoly, cameraFinish: false },
  ink: { apply: applyInk, cameraFinish: false },
  watercolor: { apply: applyWatercolor, cameraFinish: false },
  oil: { apply: applyOil, cameraFinish: false },
};

/** The style of that name, or the plain one while a style has no painter. */
export function findStyle(name: StyleName): Style {
  return STYLES[name] ?? PHOTO;
}
