import { z } from 'zod';

export const subscriptionSchema = z.object({
  /** Where the operator takes payments; null until one is configured. */
  paymentUrl: z.url().nullable(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;
