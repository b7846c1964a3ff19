/** What a style is: a pass over the finished scene. */

import type { Canvas } from '../core/canvas.ts';
import type { NoiseTiles } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import type { SceneSpec } from '../parse/scene-spec.ts';
import type { FaceManner } from './faces.ts';

export interface StyleContext {
  tiles: NoiseTiles;
  /** True when the picture must repeat: no paper border, no seal, nothing that knows the edges. */
  tiling: boolean;
  /** Reports how much of this style is done, 0 to 1; also a checkpoint. */
  report(fraction: number): void;
}

/** Turns the scene into the style: in place, or as a new canvas of the same size. */
export type ApplyStyle = (
  canvas: Canvas,
  spec: SceneSpec,
  random: Random,
  context: StyleContext,
) => Canvas;

export interface Style {
  apply: ApplyStyle;
  /** How faces come back after it; not at all when absent. */
  faces?: FaceManner;
  /** True when the camera's finish (grain, vignette) suits the medium. */
  cameraFinish: boolean;
}
