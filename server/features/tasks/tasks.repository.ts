import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { tasks, taskUploads } from '../../db/schema/tasks.ts';

export type TaskRow = typeof tasks.$inferSelect;

const isActive = inArray(tasks.status, ['queued', 'running']);

export async function insertTasks(
  tx: Transaction,
  rows: (typeof tasks.$inferInsert)[],
): Promise<TaskRow[]> {
  return tx.insert(tasks).values(rows).returning();
}

export async function findTaskRow(
  db: Queryable,
  where: { id: string; userId?: string },
): Promise<TaskRow | null> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.id, where.id),
        where.userId === undefined ? undefined : eq(tasks.userId, where.userId),
      ),
    );
  return row ?? null;
}

export async function listActiveRows(db: Queryable, userId: string): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isActive))
    .orderBy(asc(tasks.createdAt), asc(tasks.batchIndex));
}

/** Those under way, and those that ended since a moment. */
export async function listRowsSince(
  db: Queryable,
  userId: string,
  since: Date,
  limit: number,
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), or(isActive, gte(tasks.finishedAt, since))))
    .orderBy(asc(tasks.createdAt), asc(tasks.batchIndex))
    .limit(limit);
}

export async function countActive(db: Queryable, userId: string): Promise<number> {
  const [row] = await db
    .select({ active: count() })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isActive));
  return row!.active;
}

/** Running ones that were claimed before a moment: their worker is gone. */
export async function listAbandonedRows(
  db: Queryable,
  claimedBefore: Date,
): Promise<{ id: string }[]> {
  return db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.status, 'running'), lt(tasks.startedAt, claimedBefore)));
}

/** Waiting ones that were asked before a moment, of lanes that are none of these. */
export async function listOrphanedRows(
  db: Queryable,
  lanes: readonly string[],
  askedBefore: Date,
): Promise<{ id: string; lane: string }[]> {
  return db
    .select({ id: tasks.id, lane: tasks.lane })
    .from(tasks)
    .where(and(isActive, notInArray(tasks.lane, [...lanes]), lt(tasks.createdAt, askedBefore)));
}

/** How many run before this one in its lane, and itself. */
export async function computeQueuePosition(db: Queryable, row: TaskRow): Promise<number> {
  const [before] = await db
    .select({ ahead: count() })
    .from(tasks)
    .where(
      and(
        eq(tasks.status, 'queued'),
        eq(tasks.lane, row.lane),
        or(
          sql`${tasks.priority} > ${row.priority}`,
          and(
            eq(tasks.priority, row.priority),
            sql`(${tasks.createdAt}, ${tasks.batchIndex}, ${tasks.id}) < (select t.created_at, t.batch_index, t.id from ${tasks} t where t.id = ${row.id})`,
          ),
        ),
      ),
    );
  return before!.ahead + 1;
}

/**
 * Takes a task for one run. Whoever claimed it before has lost it: writes are fenced by `attempt`.
 * @returns null when it has ended
 */
export async function claimTask(db: Queryable, id: string, now: Date): Promise<TaskRow | null> {
  const [row] = await db
    .update(tasks)
    .set({
      status: 'running',
      attempt: sql`${tasks.attempt} + 1`,
      progress: null,
      previewVersion: 0,
      startedAt: now,
    })
    .where(and(eq(tasks.id, id), isActive))
    .returning();
  return row ?? null;
}

type Claim = Pick<TaskRow, 'id' | 'attempt'>;

const stillClaimed = ({ id, attempt }: Claim): SQL =>
  and(eq(tasks.id, id), eq(tasks.status, 'running'), eq(tasks.attempt, attempt))!;

/** @returns false when the claim is lost */
export async function updateProgress(
  db: Queryable,
  claim: Claim,
  set: { progress: number; previewVersion?: number },
): Promise<boolean> {
  const rows = await db
    .update(tasks)
    .set(set)
    .where(stillClaimed(claim))
    .returning({ id: tasks.id });
  return rows.length > 0;
}

/** Moves a claimed task on. @returns the row, or null when the claim is lost */
export async function settleClaim(
  db: Queryable,
  claim: Claim,
  set: Partial<typeof tasks.$inferInsert>,
): Promise<TaskRow | null> {
  const [row] = await db.update(tasks).set(set).where(stillClaimed(claim)).returning();
  return row ?? null;
}

/** Ends a task whoever has it. @returns the row, or null when it had ended already */
export async function endActive(
  db: Queryable,
  where: { id: string; userId?: string },
  set: Partial<typeof tasks.$inferInsert>,
): Promise<TaskRow | null> {
  const [row] = await db
    .update(tasks)
    .set(set)
    .where(
      and(
        eq(tasks.id, where.id),
        where.userId === undefined ? undefined : eq(tasks.userId, where.userId),
        isActive,
      ),
    )
    .returning();
  return row ?? null;
}

/** Lets one stop of a member through at a time, until the transaction ends. */
export async function lockStops(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`stops:${userId}`}))`);
}

/** How many running ones a member has stopped since a moment. */
export async function countStopped(db: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ stopped: count() })
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, userId),
        eq(tasks.status, 'cancelled'),
        isNotNull(tasks.startedAt),
        gt(tasks.finishedAt, since),
        // Bounds the look by the index, as nothing waits for longer.
        gt(tasks.createdAt, sql`${since.toISOString()}::timestamptz - interval '1 day'`),
      ),
    );
  return row!.stopped;
}

/** Those of one request, in their order. */
export async function listBatchRows(
  db: Queryable,
  userId: string,
  batchId: string,
): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.batchId, batchId)))
    .orderBy(asc(tasks.batchIndex));
}

/** All that wait or run in a lane. */
export async function listLaneRows(db: Queryable, lane: string): Promise<TaskRow[]> {
  return db
    .select()
    .from(tasks)
    .where(and(eq(tasks.lane, lane), isActive))
    .orderBy(desc(tasks.priority), asc(tasks.createdAt), asc(tasks.batchIndex));
}

export async function linkUploads(
  tx: Transaction,
  rows: (typeof taskUploads.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(taskUploads).values(rows);
}

/** Past this many tasks nobody walks back through their prompts. */
const promptRowsRead = 500;

/** The member's texts, newest first, each once: of their latest tasks, by one walk along an index. */
export async function listPromptTexts(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ prompt: tasks.prompt })
    .from(tasks)
    .where(eq(tasks.userId, userId))
    .orderBy(desc(tasks.createdAt))
    .limit(promptRowsRead);
  return [...new Set(rows.map(({ prompt }) => prompt))].slice(0, limit);
}
