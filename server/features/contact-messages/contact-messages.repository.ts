import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { ContactMessage } from '../../../contract/contact-messages.ts';
import type { Queryable } from '../../db/database.ts';
import { contactMessages } from '../../db/schema/contact-messages.ts';

export async function insertContactMessage(
  db: Queryable,
  { firstName, lastName, email, subject, message }: ContactMessage,
  createdAt: Date,
): Promise<{ id: string }> {
  const id = randomUUID();
  await db
    .insert(contactMessages)
    .values({ id, firstName, lastName, email, subject, message, createdAt });
  return { id };
}

export async function findContactMessage(db: Queryable, id: string) {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row ?? null;
}

export async function deleteContactMessages(db: Queryable, createdBefore: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, createdBefore));
}
