import { type PostSlug, postSlugs } from '../../../contract/site-paths.ts';
import { collectTexts, type MarkdownFile, readingMinutes } from '../../site/prose/prose-text.ts';
import { type Post, postFrontSchema } from './post.ts';

export const blogContent = {
  title: 'Blog',
  lead: 'On making pictures with words: how it works, how to get better at it, and what it asks of us.',
  newsletter: {
    title: 'One letter a month',
    text: 'New posts and what has changed in the studio. You confirm the address first, and leave with one click.',
  },
} as const;

const posts = collectTexts(
  import.meta.glob<MarkdownFile>('./posts/*.md', { eager: true, import: 'default' }),
  postSlugs,
  postFrontSchema,
);

export interface ListedPost extends Post {
  slug: PostSlug;
  path: string;
  minutes: number;
}

/** All posts, newest first. */
export const listedPosts: readonly ListedPost[] = postSlugs.map((slug) => ({
  ...posts[slug],
  slug,
  path: `/blog/${slug}`,
  minutes: readingMinutes(posts[slug].text),
}));

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "February 12, 2026". */
export const formatDay = (day: string) => dayFormat.format(new Date(day));
