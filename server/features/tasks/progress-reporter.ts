import type { EncodedImage, EngineProgress } from '../../../engines/engine.ts';

/** An engine may report a hundred times a second; a screen wants about five. */
const intervalMs = 200;

export interface ProgressWrite {
  progress: number;
  preview?: EncodedImage & { version: number };
}

/**
 * Writes the newest report, one write at a time and not more often than the interval; what is
 * overtaken while a write is under way is dropped.
 */
export function createProgressReporter(options: {
  write: (write: ProgressWrite) => Promise<void>;
  onError: (error: unknown) => void;
}) {
  let latest: EngineProgress | undefined;
  let preview: EncodedImage | undefined;
  let version = 0;
  let writing: Promise<void> | undefined;
  const finished = Promise.withResolvers<void>();
  let isFinished = false;

  const drain = async () => {
    while (latest && !isFinished) {
      const { progress } = latest;
      const current = preview && { ...preview, version: ++version };
      latest = undefined;
      preview = undefined;
      await options
        .write({
          progress: Math.min(Math.max(progress, 0), 1),
          ...(current ? { preview: current } : {}),
        })
        .catch(options.onError);
      if (!isFinished) await waitOr(finished.promise, intervalMs);
    }
    writing = undefined;
  };

  return {
    report(report: EngineProgress): void {
      if (isFinished) return;
      latest = report;
      preview = report.preview ?? preview;
      writing ??= drain();
    },
    /** No write happens after this resolves. A picture that is done doesn't wait for the interval. */
    async finish(): Promise<void> {
      isFinished = true;
      finished.resolve();
      await writing;
    },
  };
}

async function waitOr(sooner: Promise<void>, ms: number): Promise<void> {
  const { promise: later, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([sooner, later]);
  clearTimeout(timer);
}
