import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { and, eq, like } from 'drizzle-orm';
import { passwordLengthMax, passwordLengthMin } from '../../../contract/accounts.ts';
import { isDatabaseAway } from '../../db/connection-error.ts';
import type { Database } from '../../db/database.ts';
import { credentials, sessions, users, verifications } from '../../db/schema/accounts.ts';
import type { Logger } from '../../logger.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const day = 24 * 3600;

/** Seconds that a reset link works. */
export const resetTokenLifetimeSeconds = 1800;

export interface AuthenticationEvents {
  onSessionEnded(userId: string): Promise<void>;
}

/**
 * The authentication library with our tables, hashes and cookie. Its own HTTP endpoints stay
 * closed: the accounts service calls it, so that there is one contract and one rate limit.
 */
export function createAuthentication(options: {
  db: Database;
  secret: string;
  publicUrl: string;
  events: AuthenticationEvents;
  logger: Logger;
}) {
  const { events, logger } = options;
  return betterAuth({
    baseURL: options.publicUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    user: {
      // Read with each session, and never taken from whoever signs up.
      additionalFields: { role: { type: ['member', 'operator'], required: false, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      // Signing up leads to the sign-in form; and so a known address gets the answer of a new one.
      autoSignIn: false,
      minPasswordLength: passwordLengthMin,
      maxPasswordLength: passwordLengthMax,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
      resetPasswordTokenExpiresIn: resetTokenLifetimeSeconds,
      revokeSessionsOnPasswordReset: true,
      async onPasswordReset({ user }) {
        await deleteResetTokens(options.db, user.id);
        await events.onSessionEnded(user.id);
      },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    databaseHooks: {
      session: { delete: { after: (session) => events.onSessionEnded(session.userId) } },
    },
    // Ours counts atomically and stands in front.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'ochre',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => crypto.randomUUID() },
    },
    logger: {
      disabled: false,
      level: 'warn',
      log(level, message, ...details: unknown[]) {
        // The library logs the cause and throws an error that hides it. Thrown here, the cause gets
        // out, to be told from a mistake of ours.
        const away = details.find(isDatabaseAway);
        if (away) throw away;
        logger[level === 'error' ? 'error' : 'warn']({ message }, 'accounts');
      },
    },
  });
}

export type Authentication = ReturnType<typeof createAuthentication>;

/** Links that were mailed before a reset and not used: whoever has one must not undo it. */
async function deleteResetTokens(db: Database, userId: string): Promise<void> {
  await db
    .delete(verifications)
    .where(
      and(eq(verifications.value, userId), like(verifications.identifier, 'reset-password:%')),
    );
}
