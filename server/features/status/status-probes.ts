import { sql } from 'drizzle-orm';
import type { ServiceId } from '../../../contract/status.ts';
import type { AppContext } from '../../context.ts';
import type { ProbeResult } from './status.repository.ts';

/** A service that takes longer is down for whoever waits. */
const timeoutMs = 10_000;

export type ProbeContext = Pick<AppContext, 'db' | 'engines' | 'storage'>;

/** @param listenerUrl where this process takes requests */
export function createProbes(
  ctx: ProbeContext,
  listenerUrl: string,
): Record<ServiceId, (signal: AbortSignal) => Promise<unknown>> {
  return {
    async generation() {
      const engines = await ctx.engines.checkHealth();
      // One engine that answers is enough to make pictures.
      if (!engines.some(({ status }) => status === 'ready')) throw new Error('no engine answers');
    },
    async api(signal) {
      const answer = await fetch(`${listenerUrl}/healthz`, { signal });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`the listener answered ${answer.status}`);
    },
    database: () => ctx.db.execute(sql`select 1`),
    // Writes a small file, and removes it.
    storage: () => ctx.storage.checkHealth(),
  };
}

/** Asks all services at once; what fails or is too slow is down. */
export async function runProbes(
  probes: Record<ServiceId, (signal: AbortSignal) => Promise<unknown>>,
  limitMs = timeoutMs,
): Promise<ProbeResult[]> {
  return Promise.all(
    Object.entries(probes).map(async ([service, probe]): Promise<ProbeResult> => {
      const signal = AbortSignal.timeout(limitMs);
      const expired = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      expired.catch(() => {});
      const startedAt = performance.now();
      const isUp = await Promise.race([probe(signal), expired]).then(
        () => true,
        () => false,
      );
      const responseMs = Math.round(performance.now() - startedAt);
      return { service: service as ServiceId, isUp, responseMs };
    }),
  );
}
