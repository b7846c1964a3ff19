import { createHash } from 'node:crypto';
import type { RateLimitName } from '../contract/endpoint-meta.ts';
import type { MailTopic } from '../contract/mail-subscriptions.ts';
import type { RequestContext } from './context.ts';
import { networkOf } from './network.ts';
import type { Count } from './rate-limit-counter.ts';

const minute = 60;
const hour = 60 * minute;

export type Asking = Pick<RequestContext, 'config' | 'ip' | 'principal'>;

/** A count that an attempt falls under. */
export interface PolicyCount extends Count {
  /** Others count here too, so its state is told to nobody. */
  isShared?: true;
  /** A count under this key lets an attempt through though this one is full. */
  unlessCounted?: string;
}

/** Of the asking address, and of the asking account where there is one. */
function perPrincipal(
  { ip, principal }: Asking,
  name: string,
  limit: Pick<Count, 'limit' | 'windowSeconds'>,
): PolicyCount[] {
  return [
    ...(principal.via === 'nobody'
      ? []
      : [{ key: `${name}:account:${principal.user.id}`, ...limit }]),
    { key: `${name}:${networkOf(ip)}`, ...limit },
  ];
}

/** Addresses that were typed in are counted, not kept. */
const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Marks that an account was signed in to from an address. */
export const knownNetworkKey = (ip: string, email: string) =>
  `known:${networkOf(ip)}:${hashOf(email)}`;

/** As long as a session lives. */
export const knownNetworkSeconds = 30 * 24 * hour;

/** How often each thing may be tried; the first count that is full refuses. */
export const rateLimitPolicy: Record<
  RateLimitName,
  (asking: Asking, input: never, endpoint: string) => PolicyCount[]
> = {
  'sign-up': ({ config, ip }) => [
    {
      key: `sign-up:${networkOf(ip)}`,
      limit: config.signInAttemptsMax * 2,
      windowSeconds: 10 * minute,
    },
  ],

  /**
   * Guesses for one account from one address, from one address at any account, and at one account
   * from anywhere. The last could be used to lock somebody out, so it does not hold for addresses
   * from which the account was signed in to lately.
   */
  'sign-in': ({ config, ip }, { email }: { email: string }) => {
    const limit = config.signInAttemptsMax;
    const windowSeconds = 10 * minute;
    return [
      { key: `sign-in:${networkOf(ip)}:${hashOf(email)}`, limit, windowSeconds },
      { key: `sign-in:${networkOf(ip)}`, limit: limit * 10, windowSeconds },
      {
        key: `sign-in:account:${hashOf(email)}`,
        limit: limit * 20,
        windowSeconds,
        isShared: true,
        unlessCounted: knownNetworkKey(ip, email),
      },
    ];
  },

  /**
   * A count of the account alone would let anybody use up somebody else's links, and one of the
   * address alone would let one address write to everybody. So an address has a few requests for
   * one account, and more for all; what an account is mailed in all is bounded where the mail is
   * made, in a way that leaves its owner a link that works.
   */
  'password-reset-request': ({ config, ip }, { email }: { email: string }) => [
    {
      key: `reset:${networkOf(ip)}:${hashOf(email)}`,
      limit: config.signInAttemptsMax,
      windowSeconds: hour,
    },
    { key: `reset:${networkOf(ip)}`, limit: config.signInAttemptsMax * 2, windowSeconds: hour },
  ],

  'password-reset': ({ config, ip }) => [
    {
      key: `reset-token:${networkOf(ip)}`,
      limit: config.signInAttemptsMax * 2,
      windowSeconds: 10 * minute,
    },
  ],

  'email-confirmation-request': (asking) =>
    perPrincipal(asking, 'email-confirmation', { limit: 5, windowSeconds: hour }),

  'public-form': (asking, _input, endpoint) =>
    perPrincipal(asking, `form:${endpoint}`, {
      limit: asking.config.formPostsMax,
      windowSeconds: hour,
    }),

  /** As a form; and whoever types in an address can have it mailed a few times only. */
  'mail-subscription': (
    asking,
    { email, topic }: { email: string; topic: MailTopic },
    endpoint,
  ) => [
    ...rateLimitPolicy['public-form'](asking, undefined as never, endpoint),
    {
      key: `subscription:${topic}:${hashOf(email)}`,
      limit: 3,
      windowSeconds: hour,
      isShared: true,
    },
  ],

  'gallery-view': (asking) =>
    perPrincipal(asking, 'gallery-view', { limit: 300, windowSeconds: hour }),

  checkout: (asking) => perPrincipal(asking, 'checkout', { limit: 60, windowSeconds: hour }),

  upload: (asking) => perPrincipal(asking, 'upload', { limit: 120, windowSeconds: hour }),
};
