import { z } from 'zod';

/** The job that compares one purchase with its provider: a known one, or that of an event. */
export const syncPurchaseJob = {
  queueName: 'purchase.sync',
  payloadSchema: z.object({
    subscriptionId: z.uuid().optional(),
    paymentEventId: z.uuid().optional(),
    attempt: z.int().positive(),
  }),
} as const;
