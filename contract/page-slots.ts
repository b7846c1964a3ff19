/**
 * Places in built pages that the server fills in when it serves them; it escapes what it puts there.
 * In text and in attributes alike.
 */
export const pageSlots = {
  title: '%slot-title%',
  text: '%slot-text%',
  backTo: '%slot-back-to%',
  token: '%slot-token%',
} as const;

export type PageSlot = keyof typeof pageSlots;

/** The page that a form without scripts is answered with; asked for directly it is not found. */
export const formAnswerPath = '/form-answer';

/** Where the mail after a sign-up leads: as those below. */
export const emailConfirmationPage = '/confirm-email';

/**
 * Pages of the links in mails. A mail scanner that follows a link changes nothing: each page has a
 * form whose button does it. The second takes the one-click POST of mail programs as well.
 * @see RFC 8058
 */
export const mailSubscriptionPages = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;
