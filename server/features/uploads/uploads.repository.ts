import { and, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { tasks, taskUploads } from '../../db/schema/tasks.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { UploadRow } from './uploads.present.ts';

export async function insertUpload(
  db: Queryable,
  row: typeof uploads.$inferInsert,
): Promise<UploadRow> {
  const [inserted] = await db.insert(uploads).values(row).returning();
  return inserted!;
}

export async function findUploadRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return row ?? null;
}

/** As `findUploadRow`; it stays until the transaction ends. */
export async function holdUploadRow(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<UploadRow | null> {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    .for('key share');
  return row ?? null;
}

/** @returns false when the member has no such upload */
export async function expireUpload(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({
      expiresAt: sql`least(${uploads.expiresAt}, ${now.toISOString()}::timestamptz - interval '1 millisecond')`,
    })
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/**
 * Ends the time of a member's oldest uploads, where all of them take more than `bytesMax`.
 * @returns whether there were such
 */
export async function expireSurplus(
  db: Queryable,
  userId: string,
  { bytesMax, now }: { bytesMax: number; now: Date },
): Promise<boolean> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const counted = db
    .select({
      id: uploads.id,
      total:
        sql<number>`sum(${uploads.sizeBytes}) over (order by ${uploads.createdAt} desc, ${uploads.id})`.as(
          'total',
        ),
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), sql`${uploads.expiresAt} >= ${moment}`))
    .as('counted');
  const rows = await db
    .update(uploads)
    .set({ expiresAt: sql`${moment} - interval '1 millisecond'` })
    .where(
      inArray(
        uploads.id,
        db.select({ id: counted.id }).from(counted).where(gt(counted.total, bytesMax)),
      ),
    )
    .returning({ id: uploads.id });
  return rows.length > 0;
}

/**
 * Removes the rows past their time that no unfinished task works from. They are held first: what a
 * request for an edit was writing while this waited is seen by a further statement only.
 */
export async function deleteExpired(tx: Transaction, now: Date): Promise<{ id: string }[]> {
  const expired = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.expiresAt, now))
    .orderBy(uploads.id)
    .for('update');
  const isNeeded = tx
    .select({ one: sql`1` })
    .from(taskUploads)
    .innerJoin(tasks, eq(tasks.id, taskUploads.taskId))
    .where(and(eq(taskUploads.uploadId, uploads.id), inArray(tasks.status, ['queued', 'running'])));
  return tx
    .delete(uploads)
    .where(
      and(
        inArray(
          uploads.id,
          expired.map(({ id }) => id),
        ),
        notExists(isNeeded),
      ),
    )
    .returning({ id: uploads.id });
}

export async function listExisting(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const named = ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));
  if (named.length === 0) return new Set();
  const rows = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, named));
  return new Set(rows.map(({ id }) => id));
}
