import { brand } from '../../../contract/brand.ts';
import { policies } from '../../../contract/policies.ts';
import { type SupportTicket, ticketNumber } from '../../../contract/support-tickets.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import type { MailMessage } from '../../ports/mail/mail.ts';
import { getEntitlements } from '../entitlements/entitlements.service.ts';
import { type MailOrder, orderMail } from '../outgoing-mail/outgoing-mail.service.ts';
import * as repository from './support-tickets.repository.ts';

const day = 24 * 3600_000;

/**
 * Keeps a ticket, marked where a premium member sends it, and has it mailed to the operator and a receipt to its sender.
 * @returns its number
 */
export async function openSupportTicket(
  ctx: Pick<RequestContext, 'actor' | 'db' | 'queue' | 'clock'>,
  ticket: SupportTicket,
): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const isPriority =
      ctx.actor !== null && (await getEntitlements(ctx, tx, ctx.actor.id)).plan === 'premium';
    const { id, sequence } = await repository.insertSupportTicket(
      tx,
      { ...ticket, isPriority },
      ctx.clock.now(),
    );
    await orderMail(ctx, tx, { kind: 'support-ticket', id });
    await orderMail(ctx, tx, { kind: 'support-ticket-receipt', id });
    return ticketNumber(sequence);
  });
}

export async function composeTicketMail(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { id }: MailOrder,
): Promise<MailMessage | null> {
  const row = await repository.findSupportTicket(ctx.db, id);
  if (!row) return null;
  return {
    to: ctx.config.operatorEmail,
    replyTo: { name: row.name, address: row.email },
    subject: `${row.isPriority ? '[Priority] ' : ''}[${ticketNumber(row.sequence)}] ${row.subject}`,
    text: [`${row.name} <${row.email}>`, `Topic: ${row.topic}`, '', row.message].join('\n'),
  };
}

/**
 * The receipt. It repeats nothing that was typed in: whoever types somebody else's address could
 * else have us mail any text there.
 */
export async function composeTicketReceipt(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { id }: MailOrder,
): Promise<MailMessage | null> {
  const row = await repository.findSupportTicket(ctx.db, id);
  if (!row) return null;
  const number = ticketNumber(row.sequence);
  return {
    to: row.email,
    replyTo: { name: `${brand.name} support`, address: ctx.config.operatorEmail },
    subject: `[${number}] We have your ticket`,
    text: [
      `Thank you for writing to ${brand.name} support. Your ticket has the number ${number}, on the topic “${row.topic}”.`,
      '',
      `We usually answer in under ${policies.ticketAnswerHours} hours, to this address. To add something, answer this mail and leave the number in its subject.`,
      '',
      'If you have not written to us, somebody mistyped an address; there is nothing to do.',
    ].join('\n'),
  };
}

export async function sweepSupportTickets(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const limit = ctx.clock.now().getTime() - policies.messageRetentionDays * day;
  await repository.deleteSupportTickets(ctx.db, new Date(limit));
}
