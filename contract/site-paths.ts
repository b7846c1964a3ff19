import {
  emailConfirmationPage,
  formAnswerPath,
  mailSubscriptionPages,
  publicationPagePath,
} from './page-slots.ts';
/** The posts of the blog, newest first. */
export const postSlugs = [
  'inside-the-built-in-engine',
  'prompts-that-say-what-you-see',
  'looking-at-pictures-together',
  'one-seed-many-pictures',
  'from-idea-to-print-in-an-hour',
  'pictures-that-say-where-they-come-from',
] as const;

export type PostSlug = (typeof postSlugs)[number];

/** The reading guides, in the order of learning; the masterclass holds them all. */
export const guideIds = [
  'masterclass',
  'first-picture',
  'style-and-light',
  'series-with-seeds',
  'pictures-for-work',
] as const;

export type GuideId = (typeof guideIds)[number];

/** The articles of the help center by category. */
export const helpSlugs = {
  'getting-started': [
    'create-an-account',
    'make-your-first-image',
    'find-your-way-around',
    'what-the-free-plan-includes',
    'your-library',
    'keyboard-shortcuts',
    'light-and-dark',
    'add-to-home-screen',
  ],
  'image-generation': [
    'write-a-prompt',
    'choose-a-size',
    'negative-prompts',
    'seeds',
    'several-images-at-once',
    'progress-and-previews',
    'cancel-and-try-again',
    'choose-a-model',
    'what-the-built-in-engine-draws',
    'words-that-were-not-drawn',
    'download-and-share',
    'file-formats',
  ],
  'account-and-settings': [
    'edit-your-profile',
    'reset-your-password',
    'notifications',
    'cookies-and-privacy',
    'export-your-data',
    'delete-your-account',
  ],
  'premium-features': [
    'what-premium-includes',
    'subscribe-to-premium',
    'high-resolution',
    'commercial-license',
    'cancel-and-refunds',
  ],
} as const;

export type HelpCategoryId = keyof typeof helpSlugs;
export type HelpSlug = (typeof helpSlugs)[HelpCategoryId][number];

/** Every public page: rendered at build, and listed in the sitemap. */
export const documentPaths: readonly string[] = [
  '/',
  '/gallery',
  '/community',
  '/pricing',
  '/lifetime-deal',
  '/about',
  '/blog',
  ...postSlugs.map((slug) => `/blog/${slug}`),
  '/help',
  ...Object.values(helpSlugs)
    .flat()
    .map((slug) => `/help/${slug}`),
  ...guideIds.map((id) => `/guide/${id}`),
  '/terms-of-service',
  '/privacy-policy',
  '/refund-policy',
  '/cookie-policy',
  '/contact',
  '/careers',
  '/support',
  '/status',
];

/** Rendered at build too, but listed nowhere: the server fills in what they say. */
export const unlistedDocumentPaths: readonly string[] = [
  formAnswerPath,
  emailConfirmationPage,
  publicationPagePath,
  mailSubscriptionPages.confirm,
  mailSubscriptionPages.unsubscribe,
];

/** What stands beside the pages: for machines, and rendered at build like them. */
export const siteFilePaths = [
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/feed.xml',
  '/help/search-index.json',
] as const;

/** The pages of the application: rendered at build as far as they are the same for everybody. */
export const applicationPaths: readonly string[] = [
  '/auth',
  '/platform',
  '/platform/generate',
  '/platform/image-generation',
  '/platform/library',
  '/platform/membership',
  '/platform/premium',
  '/checkout/premium',
  '/checkout/lifetime',
];

/** What is served for every path below /platform that is no page; nobody's destination itself. */
export const unknownApplicationPath = '/platform/not-found';

/** Any path that is no page; what it shows is served for all of them. */
export const notFoundPath = '/not-found';
