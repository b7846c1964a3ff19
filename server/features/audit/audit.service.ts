import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { auditLog } from '../../db/schema/audit-log.ts';

/** Everything that an operator does and that is kept. */
export type AuditAction =
  | 'incident.opened'
  | 'incident.updated'
  | 'payment.refunded'
  | 'premium.granted'
  | 'role.granted'
  | 'role.revoked';

/**
 * Writes down what an operator does, in the transaction that does it: both happen, or neither.
 * @param entry `actorUserId` is null for the command line, which whoever runs the machine may use
 */
export async function recordAudit(
  tx: Transaction,
  entry: {
    actorUserId: string | null;
    action: AuditAction;
    subject: string;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  await tx.insert(auditLog).values({ id: randomUUID(), ...entry });
}
