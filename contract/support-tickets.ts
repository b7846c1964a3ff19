import { z } from 'zod';
import {
  answerAddressSchema,
  contactLimits,
  contactMessageBodySchema,
  contactSubjectSchema,
} from './contact-messages.ts';
import { formAnswerSchema, lineSchema, trapField } from './public-forms.ts';

/** What a ticket is about; the first by default. */
export const ticketTopics = [
  'Image generation',
  'Account and sign-in',
  'Billing and refunds',
  'Library and downloads',
  'Call me back (premium plans)',
  'Something else',
] as const;

/** Its fields stand in the order in which they are checked. */
export const supportTicketSchema = z.strictObject({
  name: lineSchema('Name is required', 'Name').max(
    contactLimits.nameLengthMax * 2,
    `Name must be less than ${contactLimits.nameLengthMax * 2} characters`,
  ),
  email: answerAddressSchema,
  topic: z.enum(ticketTopics, { error: 'Please choose a topic' }),
  subject: contactSubjectSchema,
  message: contactMessageBodySchema,
  ...trapField,
});

export type SupportTicket = Omit<z.infer<typeof supportTicketSchema>, 'homepage'>;

/** Such as OCH-1042; the number opens nothing, it only names the ticket in an answer. */
export const ticketNumber = (sequence: number) => `OCH-${sequence}`;

export const ticketSentAnswer = (number: string) => ({
  title: `Ticket ${number}`,
  text: `Thank you. We have sent a copy to your address and answer there; please keep the number ${number} in the subject.`,
});

export const ticketAnswerSchema = formAnswerSchema.extend({ number: z.string() });
