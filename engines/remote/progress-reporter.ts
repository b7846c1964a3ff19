import type { EngineProgress } from '../engine.ts';

export interface ProgressReporter {
  report(report: EngineProgress): void;
  /** Nothing is reported after this. */
  end(): void;
}

/** Servers report progress that jumps back and leaves 0 to 1; listeners get neither. */
export function createProgressReporter(
  listener: ((report: EngineProgress) => void) | undefined,
): ProgressReporter {
  let last = 0;
  let isOver = false;
  return {
    report({ progress, preview }) {
      if (isOver || !Number.isFinite(progress)) return;
      last = Math.min(1, Math.max(last, progress));
      listener?.(preview ? { progress: last, preview } : { progress: last });
    },
    end() {
      isOver = true;
    },
  };
}
