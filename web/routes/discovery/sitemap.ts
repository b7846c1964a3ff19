import { builtOrigin } from '../../../contract/site-origin.ts';
import { documentPaths } from '../../../contract/site-paths.ts';
import { listedPosts } from '../blog/blog.content.ts';

const lastChanges: Readonly<Record<string, string>> = Object.fromEntries(
  listedPosts.map(({ path, date }) => [path, date]),
);

/** Every public page, for search engines. @see https://www.sitemaps.org/protocol.html */
export function loader(): Response {
  const entries = documentPaths.map((path) => {
    const date = lastChanges[path];
    return `  <url><loc>${builtOrigin}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
