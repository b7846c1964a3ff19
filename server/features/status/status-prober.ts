import type { AppContext } from '../../context.ts';
import { claimMinute, type ProbeResult } from './status.repository.ts';
import { recordProbes } from './status.service.ts';
import { createProbes, runProbes } from './status-probes.ts';

const minuteMs = 60_000;

/** Minutes that are remembered while the database can't take them. */
const unwrittenMax = 24 * 60;

/**
 * Probes the services each minute. Every process with a listener tries; a row for the minute
 * decides which one does it. Where the database is away each finds out for itself, remembers it,
 * and writes it once the database is back.
 * @returns a function that stops
 */
export function startStatusProber(ctx: AppContext, listenerUrl: string): () => void {
  const probes = createProbes(ctx, listenerUrl);
  const unwritten: { minute: Date; results: ProbeResult[] }[] = [];
  let isBusy = false;

  const probeMinute = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const minute = new Date(Math.floor(ctx.clock.now().getTime() / minuteMs) * minuteMs);
      const claimed = await claimMinute(ctx.db, minute).catch(() => null);
      if (claimed === false) return;
      const results = await runProbes(probes);
      unwritten.push({ minute, results });
      while (unwritten.length > 0) {
        await recordProbes(ctx, unwritten[0]!.minute, unwritten[0]!.results);
        unwritten.shift();
      }
    } catch (error) {
      ctx.logger.warn({ err: error }, 'the probes of this minute could not be written');
      unwritten.splice(0, unwritten.length - unwrittenMax);
    } finally {
      isBusy = false;
    }
  };

  ctx.runInBackground(probeMinute());
  const timer = setInterval(() => ctx.runInBackground(probeMinute()), minuteMs);
  return () => clearInterval(timer);
}
