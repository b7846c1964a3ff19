import { describe, expect, it } from 'vitest';
import { documentPaths, helpSlugs } from '../../contract/site-paths.ts';
import { countWords, listHeadings, listLinks, parseProse } from '../site/prose/parse-prose.ts';
import { listedPosts } from './blog/blog.content.ts';
import { postCategories } from './blog/post.ts';
import { guideText, listedGuides } from './guides/guides.content.ts';
import { listedArticles, popularArticles } from './help/help.content.ts';

const texts = [
  ...listedPosts.map(({ path, text }) => ({ path, text })),
  ...listedArticles.map(({ path, text }) => ({ path, text })),
  ...listedGuides.map((guide) => ({ path: guide.path, text: guideText(guide) })),
];

/** Places that texts may lead to beside the public pages. */
const otherPlaces = ['/auth', '/platform/image-generation', '/platform/library'];

describe('the texts of the public site', () => {
  it('are there in the number that the specification gives', () => {
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
    expect(countWords(guideText(masterclass!))).toBeGreaterThan(2500);
  });

  it.each(texts)('$path links to pages that exist, and names each heading once', ({ text }) => {
    const blocks = parseProse(text);
    for (const to of listLinks(blocks))
      if (!to.startsWith('mailto:'))
        expect([...documentPaths, ...otherPlaces]).toContain(to.split('#')[0]);
    const ids = listHeadings(blocks).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(texts)('$path has no mark left that was not understood', ({ text }) => {
    const shown = JSON.stringify(parseProse(text));
    expect(shown).not.toMatch(/\*|\]\(|"text":"[^"]*(?:^|\s)(?:##|>|@) /);
  });
});
