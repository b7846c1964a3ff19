/** What runs on each thread of the pool. */
import type { MessagePort } from 'node:worker_threads';
import type { EncodedImage, EngineProgress } from '../engine.ts';
import { noiseTiles } from './core/noise.ts';
import { prepareNoiseVolume } from './model/noise-volume.ts';
import type { StyleName } from './parse/scene-spec.ts';
import {
  MODEL_VERSION,
  RenderCancelled,
  type RenderOptions,
  type RenderRequest,
  renderPicture,
} from './render.ts';
import { type RepaintRequest, repaintPicture } from './repaint.ts';
import { bristlePrints } from './style/bristles.ts';

export type ThreadTask = (
  | ({ operation: 'generate' } & RenderRequest)
  | ({ operation: 'edit' } & RepaintRequest)
) & {
  /** One shared integer: not 0 once the picture is no longer wanted. */
  cancelFlag: Int32Array<SharedArrayBuffer>;
  /** Takes {@link ThreadReport}s. */
  port: MessagePort;
};

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
      style: StyleName;
      modelVersion: string;
    }
  | { status: 'cancelled' };

// Before the first picture is asked for: a request never waits for them.
bristlePrints(noiseTiles());
prepareNoiseVolume();

export default async function paintOnThread(task: ThreadTask): Promise<ThreadResult> {
  const { port, cancelFlag } = task;
  try {
    const options: RenderOptions = {
      isCancelled: () => Atomics.load(cancelFlag, 0) !== 0,
      onProgress: (report) => {
        const message: ThreadReport = { kind: 'progress', ...report };
        port.postMessage(message, report.preview ? [report.preview.bytes.buffer] : []);
      },
    };
    const { image, spec, notDrawn } =
      task.operation === 'edit'
        ? await repaintPicture(task, options)
        : await renderPicture(task, options);
    return {
      status: 'painted',
      bytes: image.bytes,
      mimeType: image.mimeType,
      notDrawn,
      style: spec.style,
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
