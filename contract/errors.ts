import { z } from 'zod';

/** The closed list of error codes, with the HTTP status each answers with. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  premium_required: 403,
  email_unconfirmed: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  quota_exceeded: 429,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What an error answer carries beside its code and message. */
export const errorDetailsSchema = z.object({
  requestId: z.string().optional(),
  /** Name of the first field that was not accepted. */
  field: z.string().optional(),
  /** After how long a retry makes sense. */
  retryAfterMs: z.number().int().nonnegative().optional(),
});

export type ErrorDetails = z.infer<typeof errorDetailsSchema>;

/** Said when nothing better is known. */
export const unexpectedErrorText = 'An unexpected error occurred';
