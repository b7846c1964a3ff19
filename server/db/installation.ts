import type { Queryable } from './database.ts';
import { users } from './schema/accounts.ts';
import { installation } from './schema/installation.ts';
import { jobApplications } from './schema/job-applications.ts';

/**
 * The name of this database, made when it is first asked for. It goes where the rows go: a restored
 * copy has the same one.
 */
export async function getDatabaseId(db: Queryable): Promise<string> {
  // Two processes may ask at once; the first one's name stays.
  await db.insert(installation).values({}).onConflictDoNothing();
  const [row] = await db.select({ id: installation.id }).from(installation);
  return row!.id;
}

/** Whether it has rows of people: of those that files belong to. */
export async function isInUse(db: Queryable): Promise<boolean> {
  const [members, applicants] = [
    await db.select({ id: users.id }).from(users).limit(1),
    await db.select({ id: jobApplications.id }).from(jobApplications).limit(1),
  ];
  return members.length + applicants.length > 0;
}
