import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { brand } from '../../../contract/brand.ts';
import type { AppContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { invoiceCounter, invoices, type payments } from '../../db/schema/payments.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { addMonth, type SubscriptionRow } from './billing.policy.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

export const invoiceNumber = ({ number, issuedAt }: Pick<InvoiceRow, 'number' | 'issuedAt'>) =>
  `INV-${issuedAt.getUTCFullYear()}-${String(number).padStart(5, '0')}`;

const day = (moment: Date) => moment.toISOString().slice(0, 10);

/** The counter's row stays locked until the end, so numbers follow one another without a gap. */
async function drawNumber(tx: Transaction): Promise<number> {
  const [row] = await tx
    .update(invoiceCounter)
    .set({ lastNumber: sql`${invoiceCounter.lastNumber} + 1` })
    .returning({ number: invoiceCounter.lastNumber });
  return row!.number;
}

async function findCustomer(db: Queryable, userId: string | null): Promise<string> {
  if (!userId) return '';
  const [row] = await db
    .select({ email: users.email, fullName: profiles.fullName })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  return [row?.fullName !== row?.email && row?.fullName, row?.email].filter(Boolean).join('\n');
}

/** Writes the invoice of a payment, or the credit note of one that was given back; each once. */
export async function issueInvoice(
  ctx: Pick<AppContext, 'config' | 'clock'>,
  tx: Transaction,
  kind: InvoiceRow['kind'],
  payment: PaymentRow,
  { plan }: Pick<SubscriptionRow, 'plan'>,
): Promise<void> {
  const known = await tx
    .select({ kind: invoices.kind, number: invoices.number, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(eq(invoices.paymentId, payment.id));
  if (known.some((one) => one.kind === kind)) return;
  const invoice = known.find((one) => one.kind === 'invoice');
  const { paidAt } = payment;
  const bought =
    plan === 'lifetime'
      ? `${brand.name} Lifetime, one-time payment`
      : `${brand.name} Premium, ${day(paidAt)} to ${day(addMonth(paidAt))}`;
  await tx.insert(invoices).values({
    id: randomUUID(),
    number: await drawNumber(tx),
    kind,
    paymentId: payment.id,
    userId: payment.userId,
    seller: ctx.config.invoiceSeller,
    customer: await findCustomer(tx, payment.userId),
    description:
      kind === 'invoice' ? bought : `Refund of ${invoice ? invoiceNumber(invoice) : bought}`,
    amountCents: payment.amountCents,
    currency: payment.currency,
    issuedAt: ctx.clock.now(),
  });
}

export async function findInvoice(
  db: Queryable,
  userId: string,
  id: string,
): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)));
  return row ?? null;
}
