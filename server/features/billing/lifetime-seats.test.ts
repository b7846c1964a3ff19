import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../test/postgres.ts';
import { type OpenDatabase, openDatabase } from '../../db/database.ts';
import { invoiceCounter, lifetimeSeats } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { reserveSeat, sellSeat } from './lifetime-seats.ts';

let postgres: TestPostgres;
let database: OpenDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ kind: 'postgres', url: await postgres.createDatabase() });
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});

it('on PostgreSQL, where they run side by side, 500 purchases get 100 seats, each its own', async () => {
  const { db } = database;
  const now = new Date();
  const until = new Date(now.getTime() + 3600_000);
  const ids = Array.from({ length: 500 }, () => randomUUID());
  await db.insert(subscriptions).values(
    ids.map((id) => ({
      id,
      plan: 'lifetime' as const,
      provider: 'paypal' as const,
      status: 'pending' as const,
      priceCents: 499,
      currency: 'USD',
    })),
  );
  // Half of them reserve before they buy, and half are paid without a reservation.
  const numbers = await Promise.all(
    ids.map((id, index) =>
      db.transaction(async (tx) => {
        if (index % 2 === 0 && (await reserveSeat(tx, id, now, until)) === null) return null;
        return sellSeat(tx, id, now);
      }),
    ),
  );
  const sold = numbers.filter((number) => number !== null);
  expect(sold.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  const [row] = await db
    .select({ sold: count() })
    .from(lifetimeSeats)
    .where(eq(lifetimeSeats.state, 'sold'));
  expect(row!.sold).toBe(100);
  // Invoices are numbered from one row, which the migration has made.
  expect(await db.select().from(invoiceCounter)).toEqual([{ id: 1, lastNumber: 0 }]);
});
