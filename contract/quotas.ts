import { z } from 'zod';

/** What a member may still make today. `limit` and `remaining` are null where nothing is counted. */
export const quotaSchema = z.object({
  /** UTC day, YYYY-MM-DD. */
  date: z.string(),
  used: z.number().int(),
  limit: z.number().int().nullable(),
  remaining: z.number().int().nullable(),
});

export type Quota = z.infer<typeof quotaSchema>;
