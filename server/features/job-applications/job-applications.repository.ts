import { eq, inArray, lt } from 'drizzle-orm';
import type { JobApplication } from '../../../contract/job-applications.ts';
import type { Queryable } from '../../db/database.ts';
import { jobApplications } from '../../db/schema/job-applications.ts';

export async function insertJobApplication(
  db: Queryable,
  row: Omit<JobApplication, 'resume'> & { id: string; createdAt: Date },
): Promise<void> {
  const { id, position, name, email, note, createdAt } = row;
  await db.insert(jobApplications).values({ id, position, name, email, note, createdAt });
}

export async function findJobApplication(db: Queryable, id: string) {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return row ?? null;
}

/** @returns those of the ids that have a row */
export async function listExistingIds(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(inArray(jobApplications.id, ids));
  return new Set(rows.map(({ id }) => id));
}

export async function listApplicationIds(db: Queryable, createdBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(lt(jobApplications.createdAt, createdBefore));
  return rows.map(({ id }) => id);
}

export async function deleteJobApplication(db: Queryable, id: string): Promise<void> {
  await db.delete(jobApplications).where(eq(jobApplications.id, id));
}
