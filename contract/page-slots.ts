/**
 * Places in built pages that the server fills in when it serves them; it escapes what it puts there.
 * In text and in attributes alike.
 */
export const pageSlots = {
  title: '%slot-title%',
  text: '%slot-text%',
  backTo: '%slot-back-to%',
  token: '%slot-token%',
  id: '%slot-id%',
  description: '%slot-description%',
  author: '%slot-author%',
  prompt: '%slot-prompt%',
  modelLabel: '%slot-model%',
  category: '%slot-category%',
  likes: '%slot-likes%',
  views: '%slot-views%',
  publishedAt: '%slot-published-at%',
  publishedOn: '%slot-published-on%',
  pictureUrl: '%slot-picture%',
  pictureSources: '%slot-sources%',
  pictureWidth: '%slot-width%',
  pictureHeight: '%slot-height%',
  pictureColor: '%slot-color%',
  shareUrl: '%slot-share%',
  shareWidth: '%slot-share-width%',
  shareHeight: '%slot-share-height%',
  previousUrl: '%slot-previous%',
  nextUrl: '%slot-next%',
} as const;

/**
 * Places for whole values, in what a page carries as data: the quotes are replaced as well, and
 * nothing in them can end the element.
 */
export const dataSlots = { jsonLd: '%data-json-ld%' } as const;

export type DataSlot = keyof typeof dataSlots;

export type PageSlot = keyof typeof pageSlots;

/** The page that a form without scripts is answered with; asked for directly it is not found. */
export const formAnswerPath = '/form-answer';

/** Where the mail after a sign-up leads: as those below. */
export const emailConfirmationPage = '/confirm-email';

/** The page of one published picture, for any of them; asked for directly it is not found. */
export const publicationPagePath = '/gallery/picture';

/**
 * Pages of the links in mails. A mail scanner that follows a link changes nothing: each page has a
 * form whose button does it. The second takes the one-click POST of mail programs as well.
 * @see RFC 8058
 */
export const mailSubscriptionPages = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
} as const;
