import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Principal } from '../../principal.ts';
import { findSession, type SessionCache } from './session.service.ts';

const bearer = /^Bearer(?: +(\S*))? *$/i;

/** True for a request that shows a key. Other schemes are those of proxies in front of us. */
export const showsKey = (headers: Headers) => bearer.test(headers.get('authorization') ?? '');

/**
 * Who asks: by the key if one is shown, else by the session's cookie; never by both, so that a
 * program with a wrong key is not taken for the member whose browser it sits in.
 * @param answerHeaders takes the cookie's longer life, when the session is extended
 * @throws {AppError} unauthenticated for a key that is nobody's
 */
export async function authenticate(
  ctx: Pick<AppContext, 'authentication' | 'config' | 'verifyKey'>,
  cache: SessionCache,
  headers: Headers,
  answerHeaders: Headers,
): Promise<Principal> {
  const shown = bearer.exec(headers.get('authorization') ?? '');
  if (!shown) return findSession(ctx, cache, headers, answerHeaders);
  const found = shown[1] ? await ctx.verifyKey(shown[1]) : null;
  if (found) return { via: 'key', ...found };
  // RFC 6750, section 3.
  answerHeaders.set('www-authenticate', 'Bearer error="invalid_token"');
  throw new AppError('unauthenticated', 'This API key is not known');
}
