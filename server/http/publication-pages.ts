import type { Hono } from 'hono';
import { galleryFilterSchema } from '../../contract/community.ts';
import { publicationPagePath } from '../../contract/page-slots.ts';
import { notFoundPath } from '../../contract/site-paths.ts';
import type { AppContext } from '../context.ts';
import { listPublicationAddresses } from '../features/community/community.service.ts';
import { describePublicationPage } from '../features/community/publication-page.service.ts';
import type { HttpEnvironment } from './http-environment.ts';
import type { Pages } from './pages.ts';

/** Search engines learn of the newest ones; the rest is found from the gallery. */
const sitemapPublicationsMax = 5000;

/** The page of each published picture, filled in from its row, and their place in the sitemap. */
export function addPublicationPages(
  app: Hono<HttpEnvironment>,
  pages: Pages | null,
  ctx: Pick<AppContext, 'db' | 'samples' | 'publicUrl' | 'clock'>,
): void {
  if (pages?.find(publicationPagePath) == null) return;

  app.get('/gallery/:id', async (c) => {
    const { id } = c.req.param();
    const query = new URL(c.req.url).searchParams;
    const filter = galleryFilterSchema.safeParse(
      Object.fromEntries(
        ['search', 'category', 'sort'].flatMap((name) => {
          const value = query.get(name);
          return value ? [[name, value]] : [];
        }),
      ),
    );
    const page = await describePublicationPage(
      ctx,
      id,
      filter.success ? filter.data : galleryFilterSchema.parse({}),
    );
    if (!page) return pages.answer(c.req, notFoundPath, 404);
    // One address for one page.
    if (page.id !== id) return c.redirect(`/gallery/${page.id}${new URL(c.req.url).search}`, 301);
    return pages.answerFilled(publicationPagePath, 200, page.slots, { jsonLd: page.jsonLd });
  });

  app.get('/sitemap.xml', async (c, next) => {
    if (pages.find('/sitemap.xml') === null) return next();
    const built = await pages.readText('/sitemap.xml');
    const listed = await listPublicationAddresses(ctx, sitemapPublicationsMax);
    const entries = listed.map(
      ({ id, publishedAt }) =>
        `  <url><loc>${ctx.publicUrl()}/gallery/${id}</loc><lastmod>${publishedAt.toISOString().slice(0, 10)}</lastmod></url>\n`,
    );
    // A function, as a text would be searched for patterns such as $&.
    const xml = built.replace('</urlset>', () => `${entries.join('')}</urlset>`);
    return c.body(xml, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
  });
}
