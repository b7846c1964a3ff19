import type { Role, SessionUser } from '../../../contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { Principal } from '../../principal.ts';
import { SessionCache, type SessionPrincipal } from './session-cache.ts';

export { SessionCache };

/** What the library found, as everybody else sees it. */
export const presentSessionUser = (
  { config }: Pick<AppContext, 'config'>,
  user: { id: string; email: string; emailVerified: boolean; role?: Role | null | undefined },
): SessionUser => ({
  id: user.id,
  email: user.email,
  // The library does not know that the column is never empty.
  role: user.role ?? 'member',
  // Nobody can confirm by a mail that is not sent.
  isConfirmed: user.emailVerified || config.mail.smtpUrl === null,
});

const sessionCookie = /(?:^|;\s*)((?:__Secure-)?ochre\.session_token=[^;]+)/;

/**
 * Whose session the request's cookie is.
 * @param answerHeaders takes the cookie's longer life, when the session is extended
 */
export async function findSession(
  ctx: Pick<AppContext, 'authentication' | 'config'>,
  cache: SessionCache,
  headers: Headers,
  answerHeaders: Headers,
): Promise<Principal> {
  const cookie = headers.get('cookie')?.match(sessionCookie)?.[1];
  if (!cookie) return { via: 'nobody' };
  const remembered = cache.find(cookie);
  if (remembered) return remembered;
  const lookUp = cache.beginLookUp();
  const { response: found, headers: libraryHeaders } = await ctx.authentication.api.getSession({
    headers: new Headers({ cookie }),
    returnHeaders: true,
  });
  for (const setCookie of libraryHeaders.getSetCookie())
    answerHeaders.append('set-cookie', setCookie);
  if (!found) return { via: 'nobody' };
  const principal: SessionPrincipal = {
    via: 'session',
    user: presentSessionUser(ctx, found.user),
    sessionId: found.session.id,
  };
  cache.remember(cookie, principal, lookUp);
  return principal;
}
