import type { Role, SessionUser } from '../../../contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { Principal } from '../../principal.ts';
import { SessionCache, type SessionPrincipal } from './session-cache.ts';

export { SessionCache };

/** The library does not know that the column is never empty. */
export const presentSessionUser = ({
  id,
  email,
  role,
}: {
  id: string;
  email: string;
  role?: Role | null | undefined;
}): SessionUser => ({ id, email, role: role ?? 'member' });

const sessionCookie = /(?:^|;\s*)((?:__Secure-)?ochre\.session_token=[^;]+)/;

/**
 * Whose session the request's cookie is.
 * @param answerHeaders takes the cookie's longer life, when the session is extended
 */
export async function findSession(
  ctx: Pick<AppContext, 'authentication'>,
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
    user: presentSessionUser(found.user),
    sessionId: found.session.id,
  };
  cache.remember(cookie, principal, lookUp);
  return principal;
}
