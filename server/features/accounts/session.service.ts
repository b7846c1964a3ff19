import type { SessionUser } from '../../../contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import { SessionCache } from './session-cache.ts';

export { SessionCache };

const sessionCookie = /(?:^|;\s*)((?:__Secure-)?ochre\.session_token=[^;]+)/;

/**
 * Whose session the request's cookie is; null for visitors.
 * @param answerHeaders takes the cookie's longer life, when the session is extended
 */
export async function findActor(
  ctx: Pick<AppContext, 'authentication'>,
  cache: SessionCache,
  headers: Headers,
  answerHeaders: Headers,
): Promise<SessionUser | null> {
  const cookie = headers.get('cookie')?.match(sessionCookie)?.[1];
  if (!cookie) return null;
  const remembered = cache.find(cookie);
  if (remembered) return remembered;
  const lookUp = cache.beginLookUp();
  const { response: found, headers: libraryHeaders } = await ctx.authentication.api.getSession({
    headers: new Headers({ cookie }),
    returnHeaders: true,
  });
  for (const setCookie of libraryHeaders.getSetCookie())
    answerHeaders.append('set-cookie', setCookie);
  if (!found) return null;
  const user = { id: found.user.id, email: found.user.email };
  cache.remember(cookie, user, lookUp);
  return user;
}
