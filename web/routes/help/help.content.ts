import { brand } from '../../../contract/brand.ts';
import { freeGenerationsPerDay } from '../../../contract/plans.ts';
import { type HelpCategoryId, type HelpSlug, helpSlugs } from '../../../contract/site-paths.ts';
import type { SitePictureName } from '../../site/pictures/site-picture-list.ts';
import { collectTexts, type MarkdownFile, readingMinutes } from '../../site/prose/prose-text.ts';
import type { Question } from '../../site/structured-data.ts';
import { articleFrontSchema, type HelpArticle } from './article.ts';

export const helpContent = {
  title: 'Help Center',
  lead: 'Short articles about everything the studio does.',
  searchLabel: 'Search the help center',
  searchPlaceholder: 'Search articles',
} as const;

export interface HelpCategory {
  id: HelpCategoryId;
  title: string;
  text: string;
  /** Stands for its articles where they are shared. */
  picture: SitePictureName;
}

export const helpCategories: readonly HelpCategory[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    text: 'An account, a first image, and where everything is.',
    picture: 'coffee',
  },
  {
    id: 'image-generation',
    title: 'Image Generation',
    text: 'Prompts, sizes, seeds, models, and what to do when it goes wrong.',
    picture: 'watercolourLake',
  },
  {
    id: 'account-and-settings',
    title: 'Account & Settings',
    text: 'Your profile, your password, your data.',
    picture: 'lowPolyLake',
  },
  {
    id: 'premium-features',
    title: 'Premium Features',
    text: 'What it adds, how to pay, how to leave.',
    picture: 'lighthouse',
  },
];

const articles = collectTexts(
  import.meta.glob<MarkdownFile>('./articles/*.md', { eager: true, import: 'default' }),
  Object.values(helpSlugs).flat(),
  articleFrontSchema,
);

export interface ListedArticle extends HelpArticle {
  slug: HelpSlug;
  path: string;
  category: HelpCategory;
  minutes: number;
}

export const listedArticles: readonly ListedArticle[] = helpCategories.flatMap((category) =>
  helpSlugs[category.id].map((slug) => ({
    ...articles[slug],
    slug,
    path: `/help/${slug}`,
    category,
    minutes: readingMinutes(articles[slug].text),
  })),
);

/** Sample figures; whoever counts views puts the real ones here. */
export const popularArticles: readonly { slug: HelpSlug; views: string }[] = [
  { slug: 'make-your-first-image', views: '12.4k' },
  { slug: 'write-a-prompt', views: '9.8k' },
  { slug: 'what-the-free-plan-includes', views: '8.1k' },
  { slug: 'seeds', views: '6.7k' },
  { slug: 'commercial-license', views: '5.2k' },
  { slug: 'words-that-were-not-drawn', views: '4.6k' },
];

export const helpQuestions: readonly Question[] = [
  {
    question: 'Do I need a credit card to start?',
    answer: `No. The starter plan is free: ${freeGenerationsPerDay} images a day, for as long as you like, and nobody asks for a card.`,
  },
  {
    question: 'Which file formats are supported?',
    answer:
      'Your downloads are PNG files, with prompt and settings inside. The pages show WebP made from them; engines may deliver PNG, JPEG or WebP.',
  },
  {
    question: 'May I use the images commercially?',
    answer:
      'Images made with Premium come with a commercial license, and Pro and Enterprise plans include commercial usage rights as well. Images from the free plan are for personal use.',
  },
  {
    question: 'How can I reach you?',
    answer: `By e-mail, by a ticket, and by phone for premium plans, 9 AM-6 PM PST. Nobody answers in a chat yet; ${brand.supportEmail} reads mail around the clock.`,
  },
];
