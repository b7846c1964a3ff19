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
  let finished = false;

  const drain = async () => {
    while (latest && !finished) {
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
      if (!finished) await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
    writing = undefined;
  };

  return {
    report(report: EngineProgress): void {
      if (finished) return;
      latest = report;
      preview = report.preview ?? preview;
      writing ??= drain();
    },
    /** No write happens after this resolves. */
    async finish(): Promise<void> {
      finished = true;
      await writing;
    },
  };
}
