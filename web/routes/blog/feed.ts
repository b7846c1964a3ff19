import { brand } from '../../../contract/brand.ts';
import { builtOrigin } from '../../../contract/site-origin.ts';
import { blogContent, listedPosts } from './blog.content.ts';

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** All posts for feed readers. @see RFC 4287, The Atom Syndication Format */
export function loader(): Response {
  const entries = listedPosts.map(({ path, title, excerpt, author, date, category }) => {
    const address = `${builtOrigin}${path}`;
    return [
      '  <entry>',
      `    <title>${escapeXml(title)}</title>`,
      `    <id>${address}</id>`,
      `    <link href="${address}"/>`,
      `    <published>${date}T00:00:00Z</published>`,
      `    <updated>${date}T00:00:00Z</updated>`,
      `    <author><name>${escapeXml(author)}</name></author>`,
      `    <category term="${escapeXml(category)}"/>`,
      `    <summary>${escapeXml(excerpt)}</summary>`,
      '  </entry>',
    ].join('\n');
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${escapeXml(`${brand.name}: ${blogContent.title}`)}</title>`,
    `  <subtitle>${escapeXml(blogContent.lead)}</subtitle>`,
    `  <id>${builtOrigin}/blog</id>`,
    `  <link href="${builtOrigin}/blog"/>`,
    `  <link rel="self" href="${builtOrigin}/feed.xml"/>`,
    `  <updated>${listedPosts[0]!.date}T00:00:00Z</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/atom+xml' } });
}
