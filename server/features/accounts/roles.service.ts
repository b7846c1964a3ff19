import { and, asc, eq, ne } from 'drizzle-orm';
import type { Role } from '../../../contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { recordAudit } from '../audit/audit.service.ts';

/**
 * Gives an account a role, from the command line. A member's open sessions have it from their next
 * request on.
 * @returns `unknown` where no account has the address, `same` where it had the role already
 */
export async function changeRole(
  ctx: Pick<AppContext, 'db' | 'realtime'>,
  { email, role }: { email: string; role: Role },
): Promise<'changed' | 'same' | 'unknown'> {
  const userId = await ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ role })
      .where(and(eq(users.email, email), ne(users.role, role)))
      .returning({ id: users.id });
    if (!changed) return null;
    await recordAudit(tx, {
      actorUserId: null,
      action: role === 'operator' ? 'role.granted' : 'role.revoked',
      subject: `user:${changed.id}`,
      details: { role: 'operator' },
    });
    return changed.id;
  });
  if (userId) {
    // Every process forgets what it remembers of this member's sessions, which stay open.
    await ctx.realtime.publish({ userId, topic: 'session-ended' });
    return 'changed';
  }
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return known ? 'same' : 'unknown';
}

/** The addresses of all operators. */
export async function listOperators(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'operator'))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}
