import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { brand } from '../../../contract/brand.ts';
import {
  confirmationHours,
  type MailTopic,
  mailSubscriptionTexts,
  mailTopicNames,
  oneClickBody,
} from '../../../contract/mail-subscriptions.ts';
import { mailSubscriptionPages } from '../../../contract/page-slots.ts';
import type { FormAnswer } from '../../../contract/public-forms.ts';
import { AppError } from '../../app-error.ts';
import type { AppContext, RequestContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { MailMessage } from '../../ports/mail/mail.ts';
import { type MailOrder, orderMail } from '../outgoing-mail/outgoing-mail.service.ts';
import * as repository from './mail-subscriptions.repository.ts';

const hour = 3600_000;

/**
 * Takes an address in. It is subscribed when its owner confirms by the mail; known and unknown
 * addresses take the same way here, and only the mail differs.
 */
export async function requestSubscription(
  ctx: Pick<RequestContext, 'db' | 'queue' | 'clock'>,
  { email, topic }: { email: string; topic: MailTopic },
): Promise<FormAnswer> {
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const { id } = await repository.upsertSubscription(tx, { email, topic, now });
    await orderMail(ctx, tx, { kind: 'subscription-request', id });
  });
  return mailSubscriptionTexts.requested;
}

/** Subscribes the owner of a mailed token; once more changes nothing and says the same. */
export async function confirmSubscription(
  ctx: Pick<RequestContext, 'db' | 'queue' | 'clock'>,
  token: string,
): Promise<FormAnswer> {
  const hash = hashToken(token);
  const now = ctx.clock.now();
  const isDone = await ctx.db.transaction(async (tx) => {
    const confirmed = await repository.confirmByHash(tx, hash, now);
    if (!confirmed) return repository.isConfirmedByHash(tx, hash, now);
    await orderMail(ctx, tx, { kind: 'subscription-welcome', id: confirmed.id });
    return true;
  });
  if (!isDone) throw new AppError('invalid_request', mailSubscriptionTexts.confirmationInvalid);
  return mailSubscriptionTexts.confirmed;
}

/** Deletes the address of a token from its list; a second time does no harm. */
export async function unsubscribe(
  ctx: Pick<AppContext, 'db' | 'secret'>,
  token: string,
): Promise<FormAnswer> {
  const id = readUnsubscribeToken(ctx.secret, token);
  if (!id) throw new AppError('invalid_request', mailSubscriptionTexts.unsubscriptionInvalid);
  await repository.deleteSubscription(ctx.db, id);
  return mailSubscriptionTexts.unsubscribed;
}

/** Orders a mail to everybody who is subscribed to a topic. */
export async function orderMailsToSubscribers(
  ctx: Pick<AppContext, 'queue'>,
  tx: Transaction,
  topic: MailTopic,
  order: Omit<MailOrder, 'subscriptionId'>,
): Promise<void> {
  for (const subscriptionId of await repository.listConfirmedIds(tx, topic))
    await orderMail(ctx, tx, { ...order, subscriptionId });
}

/** Addresses that nobody confirmed go. */
export async function sweepMailSubscriptions(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now().getTime();
  await repository.deleteUnconfirmed(ctx.db, new Date(now - confirmationHours * hour));
}

/**
 * A mail to a subscriber, with the ways out of the list.
 * @see RFC 8058 for the headers
 * @returns null for who has unsubscribed since
 */
export async function composeToSubscriber(
  ctx: Pick<AppContext, 'db' | 'secret' | 'publicUrl'>,
  subscriptionId: string,
  { subject, lines }: { subject: string; lines: readonly string[] },
): Promise<MailMessage | null> {
  const row = await repository.findSubscription(ctx.db, subscriptionId);
  if (row?.status !== 'confirmed') return null;
  const token = makeUnsubscribeToken(ctx.secret, row.id);
  const link = `${ctx.publicUrl()}${mailSubscriptionPages.unsubscribe}?token=${token}`;
  return {
    to: row.email,
    subject,
    text: [
      ...lines,
      '',
      '-- ',
      `You get this mail because this address is subscribed to ${mailTopicNames[row.topic]}. Unsubscribe:`,
      link,
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': `${oneClickBody.name}=${oneClickBody.value}`,
    },
  };
}

/** The mail after an address was typed in. The token is made here, so that no queue ever holds it. */
export async function composeRequestMail(
  ctx: AppContext,
  { id }: MailOrder,
): Promise<MailMessage | null> {
  const row = await repository.findSubscription(ctx.db, id);
  if (!row) return null;
  const topic = mailTopicNames[row.topic];
  if (row.status === 'confirmed')
    return composeToSubscriber(ctx, id, {
      subject: `You are already subscribed to ${topic}`,
      lines: [
        `Somebody, hopefully you, subscribed this address to ${topic}. It is subscribed already, so there is nothing to do.`,
      ],
    });
  const token = randomBytes(32).toString('base64url');
  const isKept = await repository.setConfirmation(ctx.db, id, {
    hash: hashToken(token),
    expiresAt: new Date(ctx.clock.now().getTime() + confirmationHours * hour),
  });
  if (!isKept) return null;
  return {
    to: row.email,
    subject: `Confirm your subscription to ${topic}`,
    text: [
      `Somebody, hopefully you, subscribed this address to ${topic}.`,
      '',
      'Confirm it here:',
      `${ctx.publicUrl()}${mailSubscriptionPages.confirm}?token=${token}`,
      '',
      `The link works for ${confirmationHours} hours. If it was not you, do nothing: without it we send you nothing and delete the address.`,
    ].join('\n'),
  };
}

export function composeWelcomeMail(
  ctx: AppContext,
  { id }: MailOrder,
): Promise<MailMessage | null> {
  return composeToSubscriber(ctx, id, {
    subject: `Welcome to ${brand.name}`,
    lines: [
      'Thank you for confirming your address. Keep this mail: its link ends the subscription.',
    ],
  });
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const signUnsubscription = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`mail-unsubscription:${id}`).digest('base64url');

/** Made from the secret each time: it is stored nowhere, and works as long as the subscription. */
export function makeUnsubscribeToken(secret: string, subscriptionId: string): string {
  return `${subscriptionId}.${signUnsubscription(secret, subscriptionId)}`;
}

function readUnsubscribeToken(secret: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signUnsubscription(secret, id));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
