/** A script to its picture, with the looks at it on the way. */
import { Canvas, type Checkpoint } from './core/canvas.ts';
import type { NoiseTiles } from './core/noise.ts';
import type { Random } from './core/random.ts';
import type { SceneSpec } from './parse/scene-spec.ts';
import { develop, shoot } from './render/render-stage.ts';
import { complete, finish } from './stage/perform.ts';
import type { Script } from './stage/script.ts';
import { refineCast, setUp } from './stage/set-up.ts';
import { sketch } from './stage/sketch.ts';
import { applyCameraFinish } from './style/finish.ts';
import type { Style } from './style/style-painter.ts';

/** Previews have this fraction of the picture's edges. */
const PREVIEW_SCALE = 1 / 4;

/** Share of the work that is done when each look is ready, as the benchmark measures it. */
const DONE_AFTER = {
  sketch: 0.08,
  clay: 0.1,
  light: 0.12,
  material: 0.15,
  style: 0.18,
  shot: 0.5,
  lit: 0.85,
} as const;

/** A look at the unfinished picture. */
export interface Look {
  progress: number;
  /** Null when only the work has got on. */
  canvas: Canvas | null;
}

export interface PlayOptions {
  spec: SceneSpec;
  style: Style;
  tiles: NoiseTiles;
  tiling: boolean;
  checkpoint: Checkpoint;
  /** False when nobody looks: the picture is the same. */
  hasLooks: boolean;
}

/** Yields looks, each nearer to the picture; returns the lit scene, ready for its style. */
export function* play(
  script: Script,
  random: Random,
  width: number,
  height: number,
  { spec, style, tiles, tiling, checkpoint, hasLooks }: PlayOptions,
): Generator<Look, Canvas> {
  const set = setUp(script, width / height, random.fork('scene'), tiles);
  checkpoint();
  if (hasLooks) {
    const w = Math.max(1, Math.round(width * PREVIEW_SCALE));
    const h = Math.max(1, Math.round(height * PREVIEW_SCALE));
    const small = () => new Canvas(w, h, checkpoint);
    const shot = shoot(set.stage, w, h, checkpoint);
    let canvas = small();
    sketch(shot, canvas);
    yield { progress: DONE_AFTER.sketch, canvas };
    for (const stage of ['clay', 'light'] as const) {
      canvas = small();
      develop(shot, canvas, stage);
      yield { progress: DONE_AFTER[stage], canvas };
    }
    canvas = small();
    const buffers = develop(shot, canvas);
    yield { progress: DONE_AFTER.material, canvas };
    complete(set, buffers, canvas, random.fork('air'));
    const styled = style.apply(canvas, spec, random.fork('style'), {
      tiles,
      tiling,
      report: checkpoint,
    });
    if (style.cameraFinish) applyCameraFinish(styled, tiles, tiling);
    yield { progress: DONE_AFTER.style, canvas: styled };
  }
  refineCast(set, height);
  const canvas = new Canvas(width, height, checkpoint);
  const shot = shoot(set.stage, width, height, checkpoint);
  yield { progress: DONE_AFTER.shot, canvas: null };
  finish(set, shot, canvas, random.fork('air'));
  yield { progress: DONE_AFTER.lit, canvas: hasLooks ? halved(canvas) : null };
  return canvas;
}

/** A picture of half the edges: the mean of four pixels each. */
function halved(canvas: Canvas): Canvas {
  const half = canvas.blank(Math.max(1, canvas.width >> 1), Math.max(1, canvas.height >> 1));
  const row = canvas.width * 3;
  for (let y = 0, k = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const at = Math.min(y * 2, canvas.height - 1) * row + x * 6;
      for (let c = 0; c < 3; c++, k++) {
        const a = at + c;
        const down = Math.min(canvas.data.length - 6 + c, a + row);
        half.data[k] =
          (canvas.data[a]! + canvas.data[a + 3]! + canvas.data[down]! + canvas.data[down + 3]!) / 4;
      }
    }
  }
  return half;
}
