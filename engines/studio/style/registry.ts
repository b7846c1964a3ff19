/** Every style that can be applied. A new one is a file beside this and a line here. */
import type { StyleName } from '../parse/scene-spec.ts';
import { applyOil } from './oil.ts';
import type { Style } from './style-painter.ts';
import { applyWatercolor } from './watercolor.ts';

const PHOTO: Style = { apply: (canvas) => canvas, cameraFinish: true };

const STYLES: Partial<Record<StyleName, Style>> = {
  photo: PHOTO,
  watercolor: { apply: applyWatercolor, cameraFinish: false },
  oil: { apply: applyOil, cameraFinish: false },
};

/** The style of that name, or the plain one while a style has no painter. */
export function findStyle(name: StyleName): Style {
  return STYLES[name] ?? PHOTO;
}
