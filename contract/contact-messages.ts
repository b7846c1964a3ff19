import { z } from 'zod';
import { policies } from './policies.ts';
import { emailFieldSchema, lineSchema, paragraphsSchema, trapField } from './public-forms.ts';

/** The subjects to choose from, the first by default. */
export const contactSubjects = [
  'General Inquiry',
  'Technical Support',
  'Feature Request',
  'Partnership',
  'Press',
  'Billing',
] as const;

export const contactLimits = {
  nameLengthMax: 50,
  emailLengthMax: 255,
  subjectLengthMax: 100,
  messageLengthMin: 10,
  messageLengthMax: 1000,
} as const;

export const contactTexts = {
  invalidEmail: 'Invalid email address',
  emailTooLong: `Email must be less than ${contactLimits.emailLengthMax} characters`,
  subjectTooLong: `Subject must be less than ${contactLimits.subjectLengthMax} characters`,
  messageTooShort: `Message must be at least ${contactLimits.messageLengthMin} characters`,
  messageTooLong: `Message must be less than ${contactLimits.messageLengthMax} characters`,
  sent: {
    title: 'Message Sent!',
    text: `Thank you for your message. We'll get back to you within ${policies.replyWithin}.`,
  },
} as const;

const nameSchema = (label: string) =>
  lineSchema(`${label} is required`, label).max(
    contactLimits.nameLengthMax,
    `${label} must be less than ${contactLimits.nameLengthMax} characters`,
  );

/** An address to answer to. */
export const answerAddressSchema = emailFieldSchema(contactTexts.invalidEmail).max(
  contactLimits.emailLengthMax,
  contactTexts.emailTooLong,
);

export const contactMessageBodySchema = paragraphsSchema(contactTexts.messageTooShort, 'Message')
  .min(contactLimits.messageLengthMin, contactTexts.messageTooShort)
  .max(contactLimits.messageLengthMax, contactTexts.messageTooLong);

export const contactSubjectSchema = lineSchema('Subject is required', 'Subject').max(
  contactLimits.subjectLengthMax,
  contactTexts.subjectTooLong,
);

/** Its fields stand in the order in which they are checked. */
export const contactMessageSchema = z.strictObject({
  firstName: nameSchema('First name'),
  lastName: nameSchema('Last name'),
  email: answerAddressSchema,
  subject: contactSubjectSchema,
  message: contactMessageBodySchema,
  ...trapField,
});

export type ContactMessage = Omit<z.infer<typeof contactMessageSchema>, 'homepage'>;
