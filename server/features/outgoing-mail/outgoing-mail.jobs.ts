import type { AppContext } from '../../context.ts';
import {
  type MailComposer,
  type MailKind,
  type MailOrder,
  sendMailJob,
} from './outgoing-mail.service.ts';

/** Mails at once. */
const concurrency = 2;

const retryDelayMsMin = 30_000;
const retryDelayMsMax = 3600_000;

/** With the delays above, a mail server may be away for a day. */
const attemptsMax = 30;

/** Sends ordered mails. A mail server that refuses or is away is asked again, ever less often. */
export async function startMailWorker(
  ctx: AppContext,
  composers: Record<MailKind, MailComposer>,
): Promise<void> {
  await ctx.queue.work(sendMailJob.queueName, concurrency, async ({ data }) => {
    const { attempt, ...order } = sendMailJob.payloadSchema.parse(data);
    const message = await composers[order.kind](ctx, order as MailOrder);
    // What it was about is gone: deleted, or unsubscribed.
    if (!message) return;
    try {
      await ctx.mail.send(message);
    } catch (error) {
      const { kind, id } = order;
      if (attempt >= attemptsMax) {
        ctx.logger.error({ err: error, kind, id }, 'mail given up');
        return;
      }
      const delayMs = Math.min(retryDelayMsMin * 2 ** (attempt - 1), retryDelayMsMax);
      ctx.logger.warn({ err: error, kind, id, delayMs }, 'mail will be sent again');
      await ctx.db.transaction((tx) =>
        ctx.queue.enqueue(
          tx,
          sendMailJob.queueName,
          { ...order, attempt: attempt + 1 },
          { delayMs },
        ),
      );
    }
  });
}
