import { describe, expect, it } from 'vitest';
import { documentPaths, helpSlugs } from '../../contract/site-paths.ts';
import { countWords, listHeadings, listLinks, plainTextOf } from '../site/prose/prose-text.ts';
import { listedPosts } from './blog/blog.content.ts';
import { postCategories } from './blog/post.ts';
import { listedGuides } from './guides/guides.content.ts';
import { listedArticles, popularArticles } from './help/help.content.ts';
import { legalTexts } from './legal/legal-document.ts';

const texts = [
  ...listedPosts.map(({ path, text }) => ({ path, text })),
  ...listedArticles.map(({ path, text }) => ({ path, text })),
  ...listedGuides.map(({ path, text }) => ({ path, text })),
  ...Object.entries(legalTexts).map(([name, { text }]) => ({ path: `/${name}`, text })),
];

/** Places that texts may lead to beside the public pages. */
const otherPlaces = ['/auth', '/platform/image-generation', '/platform/library'];

describe('the texts of the public site', () => {
  it('are there in their number', () => {
    expect(listedPosts).toHaveLength(6);
    expect(Object.values(helpSlugs).map((slugs) => slugs.length)).toEqual([8, 12, 6, 5]);
    expect(popularArticles).toHaveLength(6);
    expect(listedGuides).toHaveLength(5);
  });

  it('show something under every chip of the blog', () => {
    for (const category of postCategories)
      expect(listedPosts.filter((post) => post.category === category)).not.toHaveLength(0);
  });

  it.each(listedPosts)('$path is a full post, listed by its date', ({ text, date }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(500);
    expect(countWords(text)).toBeLessThanOrEqual(900);
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const dates = listedPosts.map((post) => post.date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it.each(listedArticles)('$path is a full article, and short', ({ text, summary }) => {
    expect(countWords(text)).toBeGreaterThanOrEqual(120);
    expect(countWords(text)).toBeLessThanOrEqual(350);
    expect(summary).toMatch(/^.{40,}\.$/);
  });

  it('hold a masterclass of a length that is worth its name', () => {
    const [masterclass] = listedGuides;
    expect(masterclass).toMatchObject({ id: 'masterclass', minutes: 45 });
    expect(countWords(masterclass!.text)).toBeGreaterThan(2500);
  });

  it.each(texts)('$path links to pages that exist, and names each heading once', ({ text }) => {
    for (const to of listLinks(text))
      if (!/^(?:mailto:|#)/.test(to))
        expect([...documentPaths, ...otherPlaces]).toContain(to.split('#')[0]);
    const ids = listHeadings(text).map(({ id }) => id);
    for (const to of listLinks(text)) if (to.startsWith('#')) expect(ids).toContain(to.slice(1));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(texts)('$path has no mark left that was not understood', ({ text }) => {
    expect(plainTextOf(text)).not.toMatch(/\*|\]\(|\{\{|\[!|(?:^|\s)(?:##|>) /m);
  });
});
