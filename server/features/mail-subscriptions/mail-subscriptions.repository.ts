import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { MailTopic } from '../../../contract/mail-subscriptions.ts';
import type { Queryable } from '../../db/database.ts';
import { mailSubscriptions } from '../../db/schema/mail-subscriptions.ts';

export type MailSubscriptionRow = typeof mailSubscriptions.$inferSelect;

/** Notes that an address was given for a topic, in one statement for new and known ones. */
export async function upsertSubscription(
  db: Queryable,
  { email, topic, now }: { email: string; topic: MailTopic; now: Date },
): Promise<{ id: string }> {
  const [row] = await db
    .insert(mailSubscriptions)
    .values({ id: randomUUID(), email, topic, requestedAt: now })
    .onConflictDoUpdate({
      target: [mailSubscriptions.email, mailSubscriptions.topic],
      set: { requestedAt: now },
    })
    .returning({ id: mailSubscriptions.id });
  return row!;
}

export async function findSubscription(
  db: Queryable,
  id: string,
): Promise<MailSubscriptionRow | null> {
  const [row] = await db.select().from(mailSubscriptions).where(eq(mailSubscriptions.id, id));
  return row ?? null;
}

/** @returns false where the row is gone or confirmed by now */
export async function setConfirmation(
  db: Queryable,
  id: string,
  confirmation: { hash: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(mailSubscriptions)
    .set({ confirmationHash: confirmation.hash, confirmationExpiresAt: confirmation.expiresAt })
    .where(and(eq(mailSubscriptions.id, id), eq(mailSubscriptions.status, 'pending')))
    .returning({ id: mailSubscriptions.id });
  return rows.length > 0;
}

/** Confirms; of several at once exactly one is told so. */
export async function confirmByHash(
  db: Queryable,
  hash: string,
  now: Date,
): Promise<{ id: string } | null> {
  const [row] = await db
    .update(mailSubscriptions)
    .set({ status: 'confirmed', confirmedAt: now })
    .where(
      and(
        eq(mailSubscriptions.confirmationHash, hash),
        eq(mailSubscriptions.status, 'pending'),
        gt(mailSubscriptions.confirmationExpiresAt, now),
      ),
    )
    .returning({ id: mailSubscriptions.id });
  return row ?? null;
}

export async function isConfirmedByHash(db: Queryable, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: mailSubscriptions.id })
    .from(mailSubscriptions)
    .where(
      and(
        eq(mailSubscriptions.confirmationHash, hash),
        eq(mailSubscriptions.status, 'confirmed'),
        gt(mailSubscriptions.confirmationExpiresAt, now),
      ),
    );
  return rows.length > 0;
}

export async function deleteSubscription(db: Queryable, id: string): Promise<void> {
  await db.delete(mailSubscriptions).where(eq(mailSubscriptions.id, id));
}

export async function listConfirmedIds(db: Queryable, topic: MailTopic): Promise<string[]> {
  const rows = await db
    .select({ id: mailSubscriptions.id })
    .from(mailSubscriptions)
    .where(and(eq(mailSubscriptions.topic, topic), eq(mailSubscriptions.status, 'confirmed')));
  return rows.map(({ id }) => id);
}

export async function deleteUnconfirmed(db: Queryable, requestedBefore: Date): Promise<void> {
  await db
    .delete(mailSubscriptions)
    .where(
      and(
        eq(mailSubscriptions.status, 'pending'),
        lt(mailSubscriptions.requestedAt, requestedBefore),
      ),
    );
}
