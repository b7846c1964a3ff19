import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { ProviderAwayError } from '../../ports/payments/payments.ts';
import { checkoutLifetimeMs } from './billing.policy.ts';
import * as repository from './billing.repository.ts';
import { releaseSeat } from './lifetime-seats.ts';
import { handlePaymentEvent, type SyncContext, syncPurchase } from './purchase-sync.ts';

/** An event whose job took no longer than this is not looked for. */
const eventGraceMs = 60_000;

/**
 * Mends every difference between our rows and the provider: lost events, jobs that gave up, wishes
 * that were not carried out. One purchase that fails holds up no other.
 */
export async function reconcilePurchases(ctx: SyncContext): Promise<void> {
  const { payments: provider, db, clock, logger } = ctx;
  const now = clock.now();
  if (!provider) return closeStaleCheckouts(ctx);
  const stale = new Date(now.getTime() - eventGraceMs);
  const work = [
    ...(await repository.listStaleEvents(db, provider.id, stale)).map(
      (id) => () => handlePaymentEvent(ctx, id),
    ),
    ...(await repository.listSyncsDue(db, provider.id, now)).map(
      (id) => () => syncPurchase(ctx, id),
    ),
  ];
  for (const mend of work)
    try {
      await mend();
    } catch (error) {
      if (error instanceof ProviderAwayError) {
        logger.warn({ err: error }, 'the payment provider is away; purchases are compared later');
        return;
      }
      logger.error({ err: error }, 'a purchase could not be compared');
    }
  // Behind the comparison: one that was approved in time is no longer open.
  await closeStaleCheckouts(ctx);
}

/** Nobody pays any more; whoever does after all gets a seat, or the money back. */
async function closeStaleCheckouts({ db, clock }: SyncContext): Promise<void> {
  const limit = new Date(clock.now().getTime() - checkoutLifetimeMs);
  for (const { id } of await repository.listStaleCheckouts(db, limit))
    await db.transaction(async (tx) => {
      const closed = await repository.updateSubscription(
        tx,
        and(eq(subscriptions.id, id), eq(subscriptions.status, 'pending')),
        { status: 'expired' },
      );
      if (closed) await releaseSeat(tx, id);
    });
}

/** What was bought of the test provider counts only as long as it is the one in use. */
export async function endSandboxPurchases(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(subscriptions)
      .set({ status: 'expired', currentPeriodEnd: null })
      .where(eq(subscriptions.provider, 'sandbox'))
      .returning({ id: subscriptions.id });
    for (const { id } of ended) await releaseSeat(tx, id);
  });
}
