import { z } from 'zod';
import { isEmailAddress } from './email-address.ts';
import { isPlainText } from './plain-text.ts';

/**
 * The forms that a visitor without an account may post. They take JSON as every endpoint does and,
 * from our own pages, what a browser posts by itself; a browser that wants a page gets one.
 */
export interface PublicForm {
  /** The endpoint, below /api. */
  path: string;
  /** Where the form stands: the way back from its answer, when nothing better is known. */
  page: string;
}

const kilobyte = 1024;

/** Room around a file for the other fields. */
export const fileFormBytesMax = (fileBytesMax: number) => fileBytesMax + 512 * kilobyte;

/** Careers: the size of a résumé. */
export const resumeBytesMax = 5 * kilobyte * kilobyte;

export const publicForms = {
  contact: { path: '/contact-messages', page: '/contact' },
  ticket: { path: '/support-tickets', page: '/support' },
  application: { path: '/job-applications', page: '/careers' },
  subscription: { path: '/mail-subscriptions', page: '/' },
  confirmation: { path: '/mail-subscription-confirmations', page: '/' },
  emailConfirmation: { path: '/email-confirmations', page: '/' },
  unsubscription: { path: '/mail-unsubscriptions', page: '/' },
} as const satisfies Record<string, PublicForm>;

/** What each of these forms answers: the server says it, so that page and notice say the same. */
export const formAnswerSchema = z.object({ title: z.string(), text: z.string() });

export type FormAnswer = z.infer<typeof formAnswerSchema>;

/** Titles and text where a form was not taken. */
export const formTexts = {
  invalidTitle: 'Validation Error',
  errorTitle: 'Error',
  failure: 'Something went wrong. Please try again.',
  sending: 'Sending...',
} as const;

/**
 * A field that people don't see and so leave empty; what fills in everything is no person. It gets
 * the answer of a success.
 */
export const trapFieldName = 'homepage';

export const trapField = { [trapFieldName]: z.string().optional() } as {
  [trapFieldName]: z.ZodOptional<z.ZodString>;
};

/**
 * One line of text, trimmed.
 * @param required said when it is missing or empty
 * @param label begins the sentence on text that is none
 */
export function lineSchema(required: string, label: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .refine((text) => isPlainText(text) && !/[\r\n\t\u2028\u2029]/.test(text), {
      error: `${label} contains characters that are not text`,
    });
}

/** Text of any number of lines, trimmed; a posted form's line breaks count as one character, as on screen. */
export function paragraphsSchema(required: string, label: string) {
  return z
    .string({ error: required })
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .refine(isPlainText, { error: `${label} contains characters that are not text` });
}

/** An e-mail address that somebody left us. Kept as written, but for its case. */
export function emailFieldSchema(invalid: string) {
  return z.string({ error: invalid }).trim().toLowerCase().refine(isEmailAddress, invalid);
}
