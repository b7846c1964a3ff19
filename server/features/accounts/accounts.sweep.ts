import { lt } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { sessions, verifications } from '../../db/schema/accounts.ts';

/** Sessions go with their time, and with them the address and the browser that they were opened from; so do reset links. */
export async function sweepAccounts({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
}
