/** What runs on each thread of the pool. */
import type { MessagePort } from 'node:worker_threads';
import type { EncodedImage, EngineProgress, Variation } from '../engine.ts';
import { noiseTiles } from './core/noise.ts';
import { prepareNoiseVolume } from './model/noise-volume.ts';
import { MODEL_VERSION, RenderCancelled, renderPicture } from './render.ts';
import { bristlePrints } from './style/bristles.ts';

export interface ThreadTask {
  prompt: string;
  negativePrompt: string;
  seed: number;
  width: number;
  height: number;
  variation?: Variation;
  tiling?: boolean;
  /** One shared integer: not 0 once the picture is no longer wanted. */
  cancelFlag: Int32Array<SharedArrayBuffer>;
  /** Takes {@link ThreadReport}s. */
  port: MessagePort;
}

/**
 * The last message is always `finished`: the result travels by another port, and without it the
 * caller could not tell whether reports are still on their way.
 */
export type ThreadReport = ({ kind: 'progress' } & EngineProgress) | { kind: 'finished' };

export type ThreadResult =
  | {
      status: 'painted';
      bytes: Uint8Array<ArrayBuffer>;
      mimeType: EncodedImage['mimeType'];
      notDrawn: readonly string[];
      modelVersion: string;
    }
  | { status: 'cancelled' };

// Before the first picture is asked for: a request never waits for them.
bristlePrints(noiseTiles());
prepareNoiseVolume();

export default async function paintOnThread(task: ThreadTask): Promise<ThreadResult> {
  const { port, cancelFlag, ...request } = task;
  try {
    const { image, spec } = await renderPicture(request, {
      isCancelled: () => Atomics.load(cancelFlag, 0) !== 0,
      onProgress: (report) => {
        const message: ThreadReport = { kind: 'progress', ...report };
        port.postMessage(message, report.preview ? [report.preview.bytes.buffer] : []);
      },
    });
    return {
      status: 'painted',
      bytes: image.bytes,
      mimeType: image.mimeType,
      notDrawn: spec.notDrawn,
      modelVersion: MODEL_VERSION,
    };
  } catch (error) {
    if (error instanceof RenderCancelled) return { status: 'cancelled' };
    throw error;
  } finally {
    // Not closed here: the caller does so once it has read all.
    port.postMessage({ kind: 'finished' } satisfies ThreadReport);
  }
}
