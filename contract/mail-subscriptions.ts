import { z } from 'zod';
import { accountTexts } from './accounts.ts';
import { brand } from './brand.ts';
import { emailFieldSchema, trapField } from './public-forms.ts';

/** What an address can be subscribed to. */
export const mailTopics = ['newsletter', 'status'] as const;

export type MailTopic = (typeof mailTopics)[number];

/** What a topic is called in the middle of a sentence. */
export const mailTopicNames: Record<MailTopic, string> = {
  newsletter: `the ${brand.name} newsletter`,
  status: `status mails of ${brand.name}`,
};

/** Hours that the link of a confirmation mail works. */
export const confirmationHours = 48;

export const mailSubscriptionTexts = {
  busy: 'Subscribing...',
  invalidEmail: accountTexts.invalidEmail,
  requested: {
    title: 'Check your inbox',
    text: 'We have sent you a mail. Open its link to confirm that the address is yours.',
  },
  confirmed: {
    title: 'You are subscribed',
    text: 'Thank you for confirming. Each mail has a link that ends the subscription.',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'Your address is deleted from the list. You get no further mails of this kind.',
  },
  confirmationInvalid: 'This link is no longer valid. Please subscribe again.',
  unsubscriptionInvalid: 'This link is not complete. Please open it from the mail once more.',
} as const;

/** Known and unknown addresses get the same answer; the mail differs. */
export const mailSubscriptionRequestSchema = z.strictObject({
  email: emailFieldSchema(mailSubscriptionTexts.invalidEmail).max(
    255,
    mailSubscriptionTexts.invalidEmail,
  ),
  topic: z.enum(mailTopics, { error: 'Please choose what to subscribe to' }).default('newsletter'),
  ...trapField,
});

export const mailConfirmationSchema = z.strictObject({
  token: z
    .string({ error: mailSubscriptionTexts.confirmationInvalid })
    .regex(/^[\w-]{43}$/, mailSubscriptionTexts.confirmationInvalid),
  ...trapField,
});

export const mailUnsubscriptionSchema = z.strictObject({
  token: z
    .string({ error: mailSubscriptionTexts.unsubscriptionInvalid })
    .regex(/^[\w.-]{1,200}$/, mailSubscriptionTexts.unsubscriptionInvalid),
  ...trapField,
});

/** The whole body of a one-click POST: RFC 8058, section 3.2. */
export const oneClickBody = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
