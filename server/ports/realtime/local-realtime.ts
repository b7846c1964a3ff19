import type { Realtime, WakeUp } from './realtime.ts';

/** For the embedded database: one process holds it, so its memory reaches everyone. */
export function createLocalRealtime(): Realtime {
  const listeners = new Set<(wakeUp: WakeUp) => void>();
  return {
    async publish(wakeUp) {
      for (const listener of listeners) queueMicrotask(() => listener(wakeUp));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onGap: () => () => {},
    async close() {
      listeners.clear();
    },
  };
}
