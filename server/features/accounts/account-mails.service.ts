import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { accountTexts, emailConfirmationHours } from '../../../contract/accounts.ts';
import { brand } from '../../../contract/brand.ts';
import { emailConfirmationPage } from '../../../contract/page-slots.ts';
import type { FormAnswer } from '../../../contract/public-forms.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { accountMails } from '../../db/schema/account-mails.ts';
import { users, verifications } from '../../db/schema/accounts.ts';
import type { MailMessage } from '../../ports/mail/mail.ts';
import { countAttempt } from '../../rate-limit-counter.ts';
import { type MailOrder, orderMail } from '../outgoing-mail/outgoing-mail.service.ts';
import { resetTokenLifetimeSeconds } from './authentication.ts';

type AccountMailKind = (typeof accountMails.$inferSelect)['kind'];
type UserRow = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailVerified'>;

const hour = 3600;
const keptMs = 2 * 24 * hour * 1000;

/**
 * How many mails of a kind an account is sent within a window, whoever asks for them. No window is
 * longer than a link of its mails lives: so whoever has no further mail sent, because somebody else
 * asked for theirs, has one with a link that works.
 */
const mailsPerAccount: Record<AccountMailKind, { limit: number; windowSeconds: number }> = {
  'password-reset': { limit: 5, windowSeconds: resetTokenLifetimeSeconds },
  'email-confirmation': { limit: 5, windowSeconds: hour },
  'known-address': { limit: 3, windowSeconds: hour },
};

/** Orders a mail to an address, known or not; the job finds out. */
export async function orderAccountMail(
  ctx: Pick<AppContext, 'db' | 'queue' | 'clock'>,
  kind: AccountMailKind,
  email: string,
): Promise<void> {
  const id = randomUUID();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(accountMails).values({ id, kind, email, requestedAt: ctx.clock.now() });
    await orderMail(ctx, tx, { kind, id });
  });
}

export async function composeAccountMail(
  ctx: Pick<AppContext, 'db' | 'publicUrl'>,
  { id }: MailOrder,
): Promise<MailMessage | null> {
  const [row] = await ctx.db.select().from(accountMails).where(eq(accountMails.id, id));
  if (!row || row.status === 'dropped') return null;
  const user = await findUser(ctx, row.email);
  if (row.status === 'requested') {
    const isAccepted = user !== null && (await isWithinAccountLimit(ctx, row.kind, user));
    const status = isAccepted ? 'accepted' : 'dropped';
    await ctx.db.update(accountMails).set({ status }).where(eq(accountMails.id, id));
    if (!isAccepted) return null;
  }
  return user && composers[row.kind](ctx, user);
}

async function findUser(ctx: Pick<AppContext, 'db'>, email: string): Promise<UserRow | null> {
  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email));
  return user ?? null;
}

async function isWithinAccountLimit(
  ctx: Pick<AppContext, 'db'>,
  kind: AccountMailKind,
  user: UserRow,
): Promise<boolean> {
  const { limit, windowSeconds } = mailsPerAccount[kind];
  const key = `account-mail:${kind}:${user.id}`;
  return (await countAttempt(ctx.db, { key, windowSeconds })).count <= limit;
}

type Composer = (
  ctx: Pick<AppContext, 'db' | 'publicUrl'>,
  user: UserRow,
) => Promise<MailMessage | null>;

const composers: Record<AccountMailKind, Composer> = {
  'password-reset': composeResetMail,
  'known-address': composeKnownAddressMail,
  'email-confirmation': composeConfirmationMail,
};

/** The token is made here, so that no queue ever holds it, and lives from now on. */
async function addVerification(
  { db }: Pick<AppContext, 'db'>,
  row: { identifier: string; value: string; lifetimeSeconds: number },
): Promise<void> {
  const expiresAt = new Date(Date.now() + row.lifetimeSeconds * 1000);
  const { identifier, value } = row;
  await db.insert(verifications).values({ id: randomUUID(), identifier, value, expiresAt });
}

async function composeResetMail(ctx: Parameters<Composer>[0], user: UserRow): Promise<MailMessage> {
  const token = randomBytes(24).toString('base64url');
  await addVerification(ctx, {
    // As the authentication library looks for it.
    identifier: `reset-password:${token}`,
    value: user.id,
    lifetimeSeconds: resetTokenLifetimeSeconds,
  });
  return {
    to: user.email,
    subject: `Choose a new password for ${brand.name}`,
    text: [
      `Somebody, hopefully you, asked for a new ${brand.name} password.`,
      '',
      'Choose it here:',
      `${ctx.publicUrl()}/auth?token=${encodeURIComponent(token)}`,
      '',
      `The link works once, for ${resetTokenLifetimeSeconds / 60} minutes. If it was not you, do nothing: your password stays as it is.`,
    ].join('\n'),
  };
}

async function composeKnownAddressMail(
  ctx: Parameters<Composer>[0],
  user: UserRow,
): Promise<MailMessage> {
  return {
    to: user.email,
    subject: `You already have an account with ${brand.name}`,
    text: [
      `Somebody, hopefully you, tried to create a ${brand.name} account with this address. There is one already.`,
      '',
      'Sign in, or ask for a new password, here:',
      `${ctx.publicUrl()}/auth`,
      '',
      'If it was not you, there is nothing to do.',
    ].join('\n'),
  };
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
const confirmationIdentifier = (token: string) => `confirm-email:${hashToken(token)}`;

async function composeConfirmationMail(
  ctx: Parameters<Composer>[0],
  user: UserRow,
): Promise<MailMessage | null> {
  if (user.emailVerified) return null;
  const token = randomBytes(32).toString('base64url');
  await addVerification(ctx, {
    identifier: confirmationIdentifier(token),
    // The link is for this address alone, should the account get another one.
    value: `${user.id} ${user.email}`,
    lifetimeSeconds: emailConfirmationHours * hour,
  });
  return {
    to: user.email,
    subject: `Confirm your e-mail address for ${brand.name}`,
    text: [
      `Somebody, hopefully you, created a ${brand.name} account with this address.`,
      '',
      'Confirm that it is yours here:',
      `${ctx.publicUrl()}${emailConfirmationPage}?token=${token}`,
      '',
      `The link works for ${emailConfirmationHours} hours; the profile menu sends another one. If it was not you, do nothing.`,
    ].join('\n'),
  };
}

/**
 * Confirms the address of a mailed token; once more changes nothing and says the same, as people
 * click twice.
 * @throws {AppError} invalid_request for a token that was not given out, or is too old
 */
export async function confirmEmail(
  ctx: Pick<AppContext, 'db' | 'realtime'>,
  token: string,
): Promise<FormAnswer> {
  const userId = await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ value: verifications.value })
      .from(verifications)
      .where(
        and(
          eq(verifications.identifier, confirmationIdentifier(token)),
          gt(verifications.expiresAt, new Date()),
        ),
      );
    const [id = '', email = ''] = found?.value.split(' ') ?? [];
    const [user] = await tx
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, id), eq(users.email, email)))
      .returning({ id: users.id });
    return user?.id;
  });
  if (!userId) throw new AppError('invalid_request', accountTexts.confirmationInvalid);
  // Open sessions are looked up anew, and open pages hear of it.
  await ctx.realtime.publish({ userId, topic: 'session-ended' });
  return accountTexts.confirmed;
}

export async function sweepAccountMails(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await ctx.db.delete(accountMails).where(lt(accountMails.requestedAt, before));
}
