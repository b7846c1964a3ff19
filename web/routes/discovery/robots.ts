import { builtOrigin } from '../../../contract/site-origin.ts';

/** The public pages are for everybody; the signed-in area has nothing for a crawler. */
export function loader(): Response {
  const text = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /go/',
    'Disallow: /platform',
    '',
    `Sitemap: ${builtOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain' } });
}
