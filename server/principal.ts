import type { SessionUser } from '../contract/accounts.ts';
import type { ApiScope } from '../contract/endpoint-meta.ts';

/** Who a request comes from, and what shows it. */
export type Principal =
  | { via: 'nobody' }
  | { via: 'session'; user: SessionUser; sessionId: string }
  | KeyPrincipal;

/** A program that shows an API key of its member. */
export interface KeyPrincipal {
  via: 'key';
  user: SessionUser;
  keyId: string;
  scopes: readonly ApiScope[];
}

/** Whose an API key is; null for what is no key of anybody's. */
export type VerifyKey = (key: string) => Promise<Omit<KeyPrincipal, 'via'> | null>;
