import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { rateLimits } from './db/schema/quotas.ts';

/** Attempts under one key, within a window that begins with the first of them. */
export interface Count {
  key: string;
  /** Attempts that are let through. */
  limit: number;
  windowSeconds: number;
}

/**
 * Counts one attempt, in one statement, so that concurrent attempts can't slip past.
 * @returns attempts so far, this one included, and how long the window still lasts
 */
export async function countAttempt(
  db: Database,
  { key, windowSeconds }: Pick<Count, 'key' | 'windowSeconds'>,
): Promise<{ count: number; remainingMs: number }> {
  const fresh = sql`now() + ${windowSeconds} * interval '1 second'`;
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
      remainingMs: sql<number>`(extract(epoch from ${rateLimits.windowEndsAt} - now()) * 1000)::float8`,
    });
  return { count: row!.count, remainingMs: Math.max(1, Math.round(row!.remainingMs)) };
}

/** Whether anything was counted under a key in a window that still lasts. */
export async function isCounted(db: Database, key: string): Promise<boolean> {
  const [row] = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, sql`now()`)));
  return row !== undefined;
}

export async function deletePastWindows(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}
