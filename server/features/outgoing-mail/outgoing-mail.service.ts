import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { MailMessage } from '../../ports/mail/mail.ts';

/** Every kind of mail that is sent behind an answer; each has one composer. */
export const mailKinds = [
  'contact-message',
  'support-ticket',
  'support-ticket-receipt',
  'job-application',
  'subscription-request',
  'subscription-welcome',
  'incident-opened',
  'incident-resolved',
  'password-reset',
  'known-address',
  'email-confirmation',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** The job that sends one mail. It carries ids: texts and tokens are made when it runs. */
export const sendMailJob = {
  queueName: 'mail.send',
  payloadSchema: z.object({
    kind: z.enum(mailKinds),
    /** The row that the mail is about. */
    id: z.uuid(),
    /** A mail about something to a subscriber: whose subscription. */
    subscriptionId: z.uuid().optional(),
    attempt: z.int().positive(),
  }),
} as const;

export type MailOrder = Omit<z.infer<typeof sendMailJob.payloadSchema>, 'attempt'>;

export type MailComposer = (ctx: AppContext, order: MailOrder) => Promise<MailMessage | null>;

/** Orders a mail with the transaction that gives the reason for it: both happen, or neither. */
export async function orderMail(
  ctx: Pick<AppContext, 'queue'>,
  tx: Transaction,
  order: MailOrder,
): Promise<void> {
  await ctx.queue.enqueue(tx, sendMailJob.queueName, { ...order, attempt: 1 });
}
