import { and, count, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { lifetimeSeats } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

const takeable = (now: Date) =>
  or(
    eq(lifetimeSeats.state, 'free'),
    and(eq(lifetimeSeats.state, 'reserved'), lt(lifetimeSeats.reservedUntil, now)),
  )!;

type Holding = { state: 'reserved'; reservedUntil: Date } | { state: 'sold'; reservedUntil: null };

/**
 * Takes the lowest seat that nobody holds, by one conditional update: whoever comes at the same
 * time gets another one, and the hundred and first none.
 */
async function takeSeat(
  tx: Transaction,
  subscriptionId: string,
  now: Date,
  holding: Holding,
): Promise<number | null> {
  const lowest = tx
    .select({ number: lifetimeSeats.number })
    .from(lifetimeSeats)
    .where(takeable(now))
    .orderBy(lifetimeSeats.number)
    .limit(1)
    .for('update', { skipLocked: true });
  const [seat] = await tx
    .update(lifetimeSeats)
    .set({ ...holding, subscriptionId })
    // Equal to one, not in a list: a list would be drawn up anew for each row, and lock them all.
    .where(and(takeable(now), sql`${lifetimeSeats.number} = (${lowest})`))
    .returning({ number: lifetimeSeats.number });
  return seat?.number ?? null;
}

/** Holds a seat for a checkout. @returns its number, or null where none is left */
export async function reserveSeat(
  tx: Transaction,
  subscriptionId: string,
  now: Date,
  reservedUntil: Date,
): Promise<number | null> {
  const [held] = await tx
    .update(lifetimeSeats)
    .set({ reservedUntil })
    .where(
      and(eq(lifetimeSeats.subscriptionId, subscriptionId), eq(lifetimeSeats.state, 'reserved')),
    )
    .returning({ number: lifetimeSeats.number });
  if (held) return held.number;
  return takeSeat(tx, subscriptionId, now, { state: 'reserved', reservedUntil });
}

/**
 * Makes the purchase's seat its own for good; one whose reservation ran out gets another, as long
 * as there is one.
 * @returns the number, or null where all are gone
 */
export async function sellSeat(
  tx: Transaction,
  subscriptionId: string,
  now: Date,
): Promise<number | null> {
  const [own] = await tx
    .update(lifetimeSeats)
    .set({ state: 'sold', reservedUntil: null })
    .where(eq(lifetimeSeats.subscriptionId, subscriptionId))
    .returning({ number: lifetimeSeats.number });
  if (own) return own.number;
  return takeSeat(tx, subscriptionId, now, { state: 'sold', reservedUntil: null });
}

export async function releaseSeat(tx: Transaction, subscriptionId: string): Promise<void> {
  await tx
    .update(lifetimeSeats)
    .set({ state: 'free', subscriptionId: null, reservedUntil: null })
    .where(eq(lifetimeSeats.subscriptionId, subscriptionId));
}

/** A member's further checkout takes the place of their open ones: nobody holds two seats. */
export async function releaseReservationsOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(lifetimeSeats)
    .set({ state: 'free', subscriptionId: null, reservedUntil: null })
    .where(
      and(
        eq(lifetimeSeats.state, 'reserved'),
        inArray(
          lifetimeSeats.subscriptionId,
          tx
            .select({ id: subscriptions.id })
            .from(subscriptions)
            .where(eq(subscriptions.userId, userId)),
        ),
      ),
    );
}

export async function countSeatsLeft(db: Queryable, now: Date): Promise<number> {
  const [row] = await db.select({ left: count() }).from(lifetimeSeats).where(takeable(now));
  return row!.left;
}

/** Of rows that are no sold seat: null. */
export async function findSeatNumber(
  db: Queryable,
  subscriptionId: string,
): Promise<number | null> {
  const [row] = await db
    .select({ number: lifetimeSeats.number })
    .from(lifetimeSeats)
    .where(
      and(eq(lifetimeSeats.subscriptionId, subscriptionId), sql`${lifetimeSeats.state} = 'sold'`),
    );
  return row?.number ?? null;
}
