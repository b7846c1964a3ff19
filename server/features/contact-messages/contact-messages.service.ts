import type { ContactMessage } from '../../../contract/contact-messages.ts';
import { policies } from '../../../contract/policies.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import type { MailMessage } from '../../ports/mail/mail.ts';
import { type MailOrder, orderMail } from '../outgoing-mail/outgoing-mail.service.ts';
import * as repository from './contact-messages.repository.ts';

const day = 24 * 3600_000;

/** Keeps a visitor's message and has it mailed to the operator: both, or neither. */
export async function sendContactMessage(
  ctx: Pick<RequestContext, 'db' | 'queue' | 'clock'>,
  message: ContactMessage,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { id } = await repository.insertContactMessage(tx, message, ctx.clock.now());
    await orderMail(ctx, tx, { kind: 'contact-message', id });
  });
}

/** The operator's mail; an answer to it goes to the visitor. */
export async function composeContactMail(
  ctx: Pick<AppContext, 'db' | 'config'>,
  { id }: MailOrder,
): Promise<MailMessage | null> {
  const row = await repository.findContactMessage(ctx.db, id);
  if (!row) return null;
  const name = `${row.firstName} ${row.lastName}`;
  return {
    to: ctx.config.operatorEmail,
    replyTo: { name, address: row.email },
    subject: `Contact: ${row.subject}`,
    text: [`${name} <${row.email}> wrote on the contact page:`, '', row.message].join('\n'),
  };
}

export async function sweepContactMessages(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const limit = ctx.clock.now().getTime() - policies.messageRetentionDays * day;
  await repository.deleteContactMessages(ctx.db, new Date(limit));
}
