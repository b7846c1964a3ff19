import { nameFromEmail, type SessionUser } from '../../../contract/accounts.ts';
import { brand } from '../../../contract/brand.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { countAttempt } from '../../rate-limit-counter.ts';
import { knownNetworkKey, knownNetworkSeconds } from '../../rate-limit-policy.ts';
import { resetTokenLifetimeSeconds } from './authentication.ts';
import { callLibrary, isLibraryError } from './library-errors.ts';
import { presentSessionUser } from './session.service.ts';

type Asking = Pick<
  RequestContext,
  'authentication' | 'config' | 'db' | 'ip' | 'request' | 'answerHeaders' | 'logger'
>;

/** Creates an account. A known address gets the same answer, and its owner a mail. */
export async function signUp(
  ctx: Asking & Pick<AppContext, 'runInBackground' | 'mail' | 'publicUrl'>,
  input: { email: string; password: string },
): Promise<void> {
  try {
    await callLibrary(() =>
      ctx.authentication.api.signUpEmail({
        body: { ...input, name: nameFromEmail(input.email) },
        headers: ctx.request.headers,
      }),
    );
  } catch (error) {
    // Of two at once for one address the database lets one through; the other finds it known.
    if (!isLibraryError(error, 'FAILED_TO_CREATE_USER')) throw error;
    const { internalAdapter } = await ctx.authentication.$context;
    if (!(await internalAdapter.findUserByEmail(input.email))) throw error;
    ctx.runInBackground(sendKnownAddressMail(ctx, input.email));
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
  return presentSessionUser(response.user);
}

export async function signOut(ctx: Asking): Promise<void> {
  const { headers } = await callLibrary(() =>
    ctx.authentication.api.signOut({ headers: ctx.request.headers, returnHeaders: true }),
  );
  copyCookies(headers, ctx.answerHeaders);
}

/**
 * Sends a reset link, if the address is known. The look-up runs behind the answer, so that
 * neither its words nor its time tell whether it is.
 */
export async function requestPasswordReset(
  ctx: Asking & Pick<AppContext, 'runInBackground'>,
  input: { email: string },
): Promise<void> {
  ctx.runInBackground(ctx.authentication.api.requestPasswordReset({ body: input }));
}

/** Sets the new password and ends all sessions of the account. */
export async function resetPassword(
  ctx: Asking,
  input: { token: string; newPassword: string },
): Promise<void> {
  await callLibrary(() => ctx.authentication.api.resetPassword({ body: input }));
}

export async function sendResetMail(
  ctx: Pick<AppContext, 'mail' | 'publicUrl'>,
  email: string,
  token: string,
): Promise<void> {
  const link = `${ctx.publicUrl()}/auth?token=${encodeURIComponent(token)}`;
  await ctx.mail.send({
    to: email,
    subject: `Choose a new password for ${brand.name}`,
    text: [
      `Somebody, hopefully you, asked for a new ${brand.name} password.`,
      '',
      'Choose it here:',
      link,
      '',
      `The link works once, for ${resetTokenLifetimeSeconds / 60} minutes. If it was not you, do nothing: your password stays as it is.`,
    ].join('\n'),
  });
}

export async function sendKnownAddressMail(
  ctx: Pick<AppContext, 'mail' | 'publicUrl'>,
  email: string,
): Promise<void> {
  await ctx.mail.send({
    to: email,
    subject: `You already have an account with ${brand.name}`,
    text: [
      `Somebody, hopefully you, tried to create a ${brand.name} account with this address. There is one already.`,
      '',
      'Sign in, or ask for a new password, here:',
      `${ctx.publicUrl()}/auth`,
      '',
      'If it was not you, there is nothing to do.',
    ].join('\n'),
  });
}

function copyCookies(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
}
