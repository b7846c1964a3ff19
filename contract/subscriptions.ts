import { z } from 'zod';

export const subscriptionSchema = z.object({
  isPremium: z.boolean(),
  /** Set while a cancelled plan still runs. */
  paidThrough: z.iso.datetime().nullable(),
  /** Where the operator takes payments; null until one is configured. */
  paymentUrl: z.url().nullable(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;
