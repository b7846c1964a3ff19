import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/client.ts';
import { findPictureProblem, uploadPicture } from '../../api/upload-picture.ts';
import { saveGeneratorSettings } from './generator-settings.ts';

export type SourceUpload =
  | { status: 'idle' }
  /** `part` is 0 to 1. */
  | { status: 'sending'; part: number }
  | { status: 'failed'; message: string };

/** Sends a picture and makes it the draft's source. A second one takes the place of the first. */
export function useSourceUpload() {
  const [upload, setUpload] = useState<SourceUpload>({ status: 'idle' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File): Promise<void> {
    sending.current?.abort();
    const problem = findPictureProblem(file);
    if (problem) {
      setUpload({ status: 'failed', message: problem });
      return;
    }
    const controller = new AbortController();
    sending.current = controller;
    setUpload({ status: 'sending', part: 0 });
    try {
      const { id, url, width, height } = await uploadPicture(file, {
        purpose: 'source',
        signal: controller.signal,
        onProgress: (part) => setUpload({ status: 'sending', part }),
      });
      if (controller.signal.aborted) return;
      saveGeneratorSettings({ source: { kind: 'upload', id, url, width, height }, mask: null });
      setUpload({ status: 'idle' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { code, message } = error as ApiError;
      setUpload({
        status: 'failed',
        message:
          code === 'unreachable' ? 'The picture could not be sent. Please try again.' : message,
      });
    }
  }

  function stop(): void {
    sending.current?.abort();
    setUpload({ status: 'idle' });
  }

  return { upload, send, stop };
}
