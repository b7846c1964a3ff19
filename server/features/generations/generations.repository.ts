import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  max,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { generations } from '../../db/schema/generations.ts';

export type GenerationRow = typeof generations.$inferSelect;

const isActive = inArray(generations.status, ['queued', 'running']);

export async function insertGenerations(
  tx: Transaction,
  rows: (typeof generations.$inferInsert)[],
): Promise<GenerationRow[]> {
  return tx.insert(generations).values(rows).returning();
}

export async function findGenerationRow(
  db: Queryable,
  where: { id: string; userId?: string },
): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.id, where.id),
        where.userId === undefined ? undefined : eq(generations.userId, where.userId),
      ),
    );
  return row ?? null;
}

export async function listActiveRows(db: Queryable, userId: string): Promise<GenerationRow[]> {
  return db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), isActive))
    .orderBy(asc(generations.createdAt), asc(generations.seed));
}

/** Those under way, and those that ended since a moment. */
export async function listRowsSince(
  db: Queryable,
  userId: string,
  since: Date,
  limit: number,
): Promise<GenerationRow[]> {
  return db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), or(isActive, gte(generations.finishedAt, since))))
    .orderBy(asc(generations.createdAt), asc(generations.seed))
    .limit(limit);
}

export async function countActive(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ active: count() })
    .from(generations)
    .where(and(eq(generations.userId, userId), isActive));
  return row!.active;
}

/** Running ones that were claimed before a moment: their worker is gone. */
export async function listAbandonedRows(
  db: Queryable,
  claimedBefore: Date,
): Promise<{ id: string }[]> {
  return db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.status, 'running'), lt(generations.startedAt, claimedBefore)));
}

/** Waiting ones that were asked before a moment, of engines that are none of these. */
export async function listOrphanedRows(
  db: Queryable,
  engineIds: readonly string[],
  askedBefore: Date,
): Promise<{ id: string; engineId: string }[]> {
  return db
    .select({ id: generations.id, engineId: generations.engineId })
    .from(generations)
    .where(
      and(
        isActive,
        notInArray(generations.engineId, [...engineIds]),
        lt(generations.createdAt, askedBefore),
      ),
    );
}

/** How many run before this one on its engine, and itself. */
export async function computeQueuePosition(db: Queryable, row: GenerationRow): Promise<number> {
  const [before] = await db
    .select({ ahead: count() })
    .from(generations)
    .where(
      and(
        eq(generations.status, 'queued'),
        eq(generations.engineId, row.engineId),
        or(
          sql`${generations.priority} > ${row.priority}`,
          and(
            eq(generations.priority, row.priority),
            sql`(${generations.createdAt}, ${generations.seed}) < (select g.created_at, g.seed from ${generations} g where g.id = ${row.id})`,
          ),
        ),
      ),
    );
  return before!.ahead + 1;
}

/**
 * Takes a generation for one run. Whoever claimed it before has lost it: writes are fenced by `attempt`.
 * @returns null when it has ended
 */
export async function claimGeneration(
  db: Queryable,
  id: string,
  now: Date,
): Promise<GenerationRow | null> {
  const [row] = await db
    .update(generations)
    .set({
      status: 'running',
      attempt: sql`${generations.attempt} + 1`,
      progress: null,
      previewVersion: 0,
      startedAt: now,
    })
    .where(and(eq(generations.id, id), isActive))
    .returning();
  return row ?? null;
}

type Claim = Pick<GenerationRow, 'id' | 'attempt'>;

const stillClaimed = ({ id, attempt }: Claim): SQL =>
  and(eq(generations.id, id), eq(generations.status, 'running'), eq(generations.attempt, attempt))!;

/** @returns false when the claim is lost */
export async function updateProgress(
  db: Queryable,
  claim: Claim,
  set: { progress: number; previewVersion?: number },
): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set(set)
    .where(stillClaimed(claim))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Moves a claimed generation on. @returns the row, or null when the claim is lost */
export async function settleClaim(
  db: Queryable,
  claim: Claim,
  set: Partial<typeof generations.$inferInsert>,
): Promise<GenerationRow | null> {
  const [row] = await db.update(generations).set(set).where(stillClaimed(claim)).returning();
  return row ?? null;
}

/** Ends a generation whoever has it. @returns the row, or null when it had ended already */
export async function endActive(
  db: Queryable,
  where: { id: string; userId?: string },
  set: Partial<typeof generations.$inferInsert>,
): Promise<GenerationRow | null> {
  const [row] = await db
    .update(generations)
    .set(set)
    .where(
      and(
        eq(generations.id, where.id),
        where.userId === undefined ? undefined : eq(generations.userId, where.userId),
        isActive,
      ),
    )
    .returning();
  return row ?? null;
}

/** The member's texts, newest first, each once. */
export async function listPromptTexts(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ prompt: generations.prompt })
    .from(generations)
    .where(eq(generations.userId, userId))
    .groupBy(generations.prompt)
    .orderBy(desc(max(generations.createdAt)))
    .limit(limit);
  return rows.map((row) => row.prompt);
}
