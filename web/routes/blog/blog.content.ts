import { type PostSlug, postSlugs } from '../../../contract/site-paths.ts';
import { readingMinutes } from '../../site/prose/parse-prose.ts';
import type { Post } from './post.ts';
import { fromIdeaToPrintInAnHour } from './posts/from-idea-to-print-in-an-hour.content.ts';
import { insideTheBuiltInEngine } from './posts/inside-the-built-in-engine.content.ts';
import { lookingAtPicturesTogether } from './posts/looking-at-pictures-together.content.ts';
import { oneSeedManyPictures } from './posts/one-seed-many-pictures.content.ts';
import { picturesThatSayWhereTheyComeFrom } from './posts/pictures-that-say-where-they-come-from.content.ts';
import { promptsThatSayWhatYouSee } from './posts/prompts-that-say-what-you-see.content.ts';

export const blogContent = {
  title: 'Blog',
  lead: 'On making pictures with words: how it works, how to get better at it, and what it asks of us.',
  newsletter: {
    title: 'One letter a month',
    text: 'New posts and what has changed in the studio. You confirm the address first, and leave with one click.',
  },
} as const;

export const posts: Record<PostSlug, Post> = {
  'inside-the-built-in-engine': insideTheBuiltInEngine,
  'prompts-that-say-what-you-see': promptsThatSayWhatYouSee,
  'looking-at-pictures-together': lookingAtPicturesTogether,
  'one-seed-many-pictures': oneSeedManyPictures,
  'from-idea-to-print-in-an-hour': fromIdeaToPrintInAnHour,
  'pictures-that-say-where-they-come-from': picturesThatSayWhereTheyComeFrom,
};

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
