import { setTimeout as delay } from 'node:timers/promises';

/** Tries again until it holds; for what no event tells, such as the state of another process. */
export async function eventually(check: () => Promise<void>, timeoutMs = 15_000): Promise<void> {
  for (const until = Date.now() + timeoutMs; ; ) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(50);
    }
  }
}
