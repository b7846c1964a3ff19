import { ProviderAwayError } from '../../ports/payments/payments.ts';
import { syncPurchaseJob } from './billing-job.ts';
import { handlePaymentEvent, type SyncContext, syncPurchase } from './purchase-sync.ts';

/** Purchases at once. */
const concurrency = 4;

const retryDelayMsMin = 5000;
const retryDelayMsMax = 10 * 60_000;

/** About an hour and a half; then the reconciliation goes on. */
const attemptsMax = 16;

/** Compares purchases with their provider. One that is away is asked again, ever less often. */
export async function startBillingWorker(ctx: SyncContext): Promise<void> {
  await ctx.queue.work(syncPurchaseJob.queueName, concurrency, async ({ data }) => {
    const order = syncPurchaseJob.payloadSchema.parse(data);
    try {
      if (order.paymentEventId) await handlePaymentEvent(ctx, order.paymentEventId);
      if (order.subscriptionId) await syncPurchase(ctx, order.subscriptionId);
    } catch (error) {
      if (!(error instanceof ProviderAwayError)) throw error;
      const { attempt } = order;
      ctx.logger.warn({ err: error, attempt }, 'the payment provider is away');
      if (attempt >= attemptsMax) return;
      const delayMs = Math.min(retryDelayMsMin * 2 ** (attempt - 1), retryDelayMsMax);
      await ctx.db.transaction((tx) =>
        ctx.queue.enqueue(
          tx,
          syncPurchaseJob.queueName,
          { ...order, attempt: attempt + 1 },
          { delayMs },
        ),
      );
    }
  });
}
