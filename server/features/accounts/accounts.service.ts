import { APIError } from 'better-auth/api';
import { accountTexts, nameFromEmail, type SessionUser } from '../../../contract/accounts.ts';
import { brand } from '../../../contract/brand.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import { countAttempt } from '../../rate-limit-counter.ts';
import { knownNetworkKey, knownNetworkSeconds } from '../../rate-limit-policy.ts';
import { resetTokenLifetimeSeconds } from './authentication.ts';
import { presentSessionUser } from './session.service.ts';

type Asking = Pick<
  RequestContext,
  'authentication' | 'config' | 'db' | 'ip' | 'request' | 'answerHeaders' | 'logger'
>;

/** Creates an account. A known address gets the same answer, and its owner a mail. */
export async function signUp(
  ctx: Asking,
  input: { email: string; password: string },
): Promise<void> {
  await callLibrary(() =>
    ctx.authentication.api.signUpEmail({
      body: { ...input, name: nameFromEmail(input.email) },
      headers: ctx.request.headers,
    }),
  );
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

const libraryErrors: Record<string, () => AppError> = {
  INVALID_EMAIL_OR_PASSWORD: () =>
    new AppError('invalid_credentials', accountTexts.invalidCredentials),
  INVALID_EMAIL: () => new AppError('invalid_request', accountTexts.invalidEmail),
  INVALID_TOKEN: () => new AppError('invalid_request', accountTexts.resetTokenInvalid),
  PASSWORD_TOO_SHORT: () => new AppError('invalid_request', accountTexts.passwordTooShort),
  PASSWORD_TOO_LONG: () => new AppError('invalid_request', accountTexts.passwordTooLong),
};

async function callLibrary<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof APIError) {
      const known = libraryErrors[String(error.body?.code)];
      if (known) throw known();
    }
    throw error;
  }
}

function copyCookies(from: Headers, to: Headers): void {
  for (const cookie of from.getSetCookie()) to.append('set-cookie', cookie);
}
