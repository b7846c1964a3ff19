import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { SupportTicket } from '../../../contract/support-tickets.ts';
import type { Queryable } from '../../db/database.ts';
import { supportTickets } from '../../db/schema/support-tickets.ts';

/** Its number comes from the database, so that no two tickets share one. */
export async function insertSupportTicket(
  db: Queryable,
  { name, email, topic, subject, message, isPriority }: SupportTicket & { isPriority: boolean },
  createdAt: Date,
): Promise<{ id: string; sequence: number }> {
  const [row] = await db
    .insert(supportTickets)
    .values({ id: randomUUID(), name, email, topic, subject, message, isPriority, createdAt })
    .returning({ id: supportTickets.id, sequence: supportTickets.sequence });
  return row!;
}

export async function findSupportTicket(db: Queryable, id: string) {
  const [row] = await db.select().from(supportTickets).where(eq(supportTickets.id, id));
  return row ?? null;
}

export async function deleteSupportTickets(db: Queryable, createdBefore: Date): Promise<void> {
  await db.delete(supportTickets).where(lt(supportTickets.createdAt, createdBefore));
}
