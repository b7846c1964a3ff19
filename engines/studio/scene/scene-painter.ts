/** What a scene family is: the seam between the renderer and the painters. */
import type { Canvas } from '../core/canvas.ts';
import type { NoiseTiles } from '../core/noise.ts';
import type { Random } from '../core/random.ts';
import type { SceneSpec } from '../parse/scene-spec.ts';

export interface SceneContext {
  /** Paints what the prompt wants in the sky; for scenes that paint a whole sky, right after it. */
  paintInSky?: () => void;
  tiles: NoiseTiles;
  /**
   * True when the picture must repeat. Abstract painters then draw on a torus; all others may ignore
   * it, as their edges are joined afterwards.
   */
  tiling?: boolean;
  /** Reports how much of this scene is painted, 0 to 1; also a checkpoint. */
  report(fraction: number): void;
}

/**
 * Paints a whole picture in linear light onto an empty canvas.
 *
 * Geometry must follow from the canvas's size in proportion (use `canvas.unit`), and the number of
 * random draws must not depend on the size: the preview is the same call on a smaller canvas.
 */
export type PaintScene = (
  canvas: Canvas,
  spec: SceneSpec,
  random: Random,
  context: SceneContext,
) => void;
