import { nameFromEmail, type SessionUser } from '../../../contract/accounts.ts';
import type { AppContext, MemberContext, RequestContext } from '../../context.ts';
import { countAttempt } from '../../rate-limit-counter.ts';
import { knownNetworkKey, knownNetworkSeconds } from '../../rate-limit-policy.ts';
import { orderAccountMail } from './account-mails.service.ts';
import { callLibrary, isLibraryError } from './library-errors.ts';
import { presentSessionUser } from './session.service.ts';

type Asking = Pick<
  RequestContext,
  'authentication' | 'config' | 'db' | 'ip' | 'request' | 'answerHeaders' | 'logger'
>;

type Ordering = Pick<AppContext, 'db' | 'queue' | 'clock'>;

/** Creates an account. A known address gets the same answer, and its owner a mail. */
export async function signUp(
  ctx: Asking & Ordering,
  input: { email: string; password: string },
): Promise<void> {
  const userId = await createUser(ctx, input);
  // For a known address the library makes up an account, to answer alike.
  const { internalAdapter } = await ctx.authentication.$context;
  const isNew = userId !== null && (await internalAdapter.findUserById(userId)) !== null;
  if (!isNew) await orderAccountMail(ctx, 'known-address', input.email);
  else if (ctx.config.mail.smtpUrl) await orderAccountMail(ctx, 'email-confirmation', input.email);
}

/** @returns null where another request was quicker with the same address */
async function createUser(
  ctx: Asking,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  try {
    const { user } = await callLibrary(() =>
      ctx.authentication.api.signUpEmail({
        body: { email, password, name: nameFromEmail(email) },
        headers: ctx.request.headers,
      }),
    );
    return user.id;
  } catch (error) {
    // Of two at once for one address the database lets one through; the other finds it known.
    if (!isLibraryError(error, 'FAILED_TO_CREATE_USER')) throw error;
    const { internalAdapter } = await ctx.authentication.$context;
    if (!(await internalAdapter.findUserByEmail(email))) throw error;
    return null;
  }
}

/** Opens a session; its cookie goes into the answer's headers. */
export async function signIn(
  ctx: Asking,
  input: { email: string; password: string },
): Promise<SessionUser> {
  const { response, headers } = await callLibrary(() =>
    ctx.authentication.api.signInEmail({
      body: input,
      headers: ctx.request.headers,
      returnHeaders: true,
    }),
  );
  copyCookies(headers, ctx.answerHeaders);
  await countAttempt(ctx.db, {
    key: knownNetworkKey(ctx.ip, input.email),
    windowSeconds: knownNetworkSeconds,
  });
  return presentSessionUser(ctx, response.user);
}

export async function signOut(ctx: Asking): Promise<void> {
  const { headers } = await callLibrary(() =>
    ctx.authentication.api.signOut({ headers: ctx.request.headers, returnHeaders: true }),
  );
  copyCookies(headers, ctx.answerHeaders);
}

/** Orders a reset link. Known and unknown addresses take the same way here; the job tells them apart. */
export async function requestPasswordReset(
  ctx: Ordering,
  { email }: { email: string },
): Promise<void> {
  await orderAccountMail(ctx, 'password-reset', email);
}

/** Mails the link that confirms the actor's address once more. */
export async function requestEmailConfirmation(
  ctx: Ordering & Pick<MemberContext, 'actor'>,
): Promise<void> {
  await orderAccountMail(ctx, 'email-confirmation', ctx.actor.email);
}

/** Sets the new password and ends all sessions of the account. */
export async function resetPassword(
  ctx: Asking,
  input: { token: string; newPassword: string },
): Promise<void> {
  await callLibrary(() => ctx.authentication.api.resetPassword({ body: input }));
}

function copyCookies(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
}
