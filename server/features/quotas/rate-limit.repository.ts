import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema/quotas.ts';

/**
 * Counts one attempt, in one statement, so that concurrent attempts can't slip past.
 * @returns how long until the next attempt is welcome; 0 when this one is within the limit
 */
export async function countAttempt(
  db: Database,
  key: string,
  limit: { attemptsMax: number; windowMs: number },
): Promise<number> {
  const fresh = sql`now() + ${limit.windowMs} * interval '1 millisecond'`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: fresh as never })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.windowEndsAt} <= now() then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= now() then ${fresh} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      remainingMs: sql<number>`(extract(epoch from ${rateLimits.windowEndsAt} - now()) * 1000)::int`,
    });
  return row!.count <= limit.attemptsMax ? 0 : Math.max(1, row!.remainingMs);
}

export async function deletePastWindows(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}
