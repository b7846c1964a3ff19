/** What an API key may be allowed to do; each endpoint that keys may call names one of these. */
export const apiScopes = [
  'account:read',
  'library:read',
  'library:write',
  'images:create',
  'gallery:read',
] as const;

export type ApiScope = (typeof apiScopes)[number];

/** Rows that endpoints name by id. */
export type RowKind =
  | 'subscription'
  | 'payment'
  | 'invoice'
  | 'task'
  | 'upload'
  | 'image'
  | 'notification'
  | 'publication'
  | 'incident';

/** Whose things an endpoint speaks of: what the isolation test expects of it follows from this. */
export type Subject =
  /** Of no member: it neither shows nor changes anything of theirs. */
  | 'nothing'
  /** Of the asking member alone; it takes no id. */
  | 'own'
  /** Of what everybody may see; who asks decides on their own mark only, such as a like. */
  | 'public'
  /** One row of the asking member, named in the path; another member's answers like a missing one. */
  | { row: RowKind; in: 'path'; isEnded?: true }
  /** Rows of the asking member in a list `ids`; those of others are refused, or left out of the answer. */
  | { row: RowKind; in: 'ids'; others: 'not_found' | 'left_out'; isEnded?: true };

/** The counts that attempts fall under; `server/rate-limit-policy.ts` says how many. */
export type RateLimitName =
  | 'sign-up'
  | 'sign-in'
  | 'password-reset-request'
  | 'password-reset'
  | 'public-form'
  | 'mail-subscription'
  | 'gallery-view'
  | 'checkout'
  | 'upload'
  | 'email-confirmation-request';

/** What an endpoint says of itself, once: guards, limits, tests and documentation read it here. */
export interface EndpointMeta {
  /**
   * `open`: anyone. `member`: a missing session answers `unauthenticated`. `operator`: to all others
   * the endpoint is not there.
   */
  access: 'open' | 'member' | 'operator';
  /** Which API keys may call it; without one only browsers may. */
  scope?: ApiScope;
  /**
   * What it reads. `form` is JSON, or what a browser posts by itself from a page of ours; `multipart`
   * the same with a file in it; `raw` is bytes of any type.
   */
  body: 'none' | 'json' | 'form' | 'multipart' | 'raw';
  /** The heaviest body it takes; {@link bodyBytesMaxUsual} unless given. */
  bytesMax?: number;
  subject: Subject;
  limit?: RateLimitName;
  /** Only for members whose e-mail address is confirmed, where mail can be sent. */
  isForConfirmed?: true;
}

/** The largest usual request is a prompt with a negative one, each character escaped. */
export const bodyBytesMaxUsual = 64 * 1024;
