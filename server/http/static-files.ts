import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { formAnswerPath, publicationPagePath } from '../../contract/page-slots.ts';
import { sharePictureFolder } from '../../contract/share-pictures.ts';
import {
  applicationPaths,
  notFoundPath,
  unknownApplicationPath,
} from '../../contract/site-paths.ts';
import type { AppContext } from '../context.ts';
import { loggedPath } from './logged-path.ts';
import { movedPaths } from './moved-paths.ts';
import type { Pages } from './pages.ts';

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';
const fallbackPage = '/__spa-fallback.html';

/** Built as pages, but nobody's destination. */
const unasked = new Set([
  notFoundPath,
  unknownApplicationPath,
  formAnswerPath,
  publicationPagePath,
  fallbackPage,
]);

/** Where an unknown path is shown inside the application's frame. */
const framedPaths = /^\/platform(?:\/|$)/;

/** The application's router takes great letters for small ones; there is one address all the same. */
function findApplicationPage(pages: Pages, path: string): string | null {
  const address = pages.find(path.toLowerCase());
  return address !== null && applicationPaths.includes(address) ? address : null;
}

/** Serves the built web room: files by hash for ever, pages always looked at anew. */
export function serveWeb(
  app: Hono<never>,
  pages: Pages,
  directory: string,
  ctx: Pick<AppContext, 'logger' | 'publicUrl'>,
): void {
  for (const [from, to] of Object.entries(movedPaths)) app.get(from, (c) => c.redirect(to, 302));

  app.get('*', async (c, next) => {
    const address = pages.find(c.req.path) ?? findApplicationPage(pages, c.req.path);
    if (address === null || unasked.has(address)) return next();
    // One address for one page.
    if (address !== c.req.path) return c.redirect(address + new URL(c.req.url).search, 301);
    return pages.answer(c.req, address);
  });
  app.get(
    '/assets/*',
    serveStatic({
      root: path.relative(process.cwd(), directory) || '.',
      precompressed: true,
      onFound: (_file, c) => c.header('cache-control', year),
    }),
  );
  app.get(
    `${sharePictureFolder}/*`,
    serveStatic({
      root: path.relative(process.cwd(), directory) || '.',
      onFound: (_file, c) => c.header('cache-control', day),
    }),
  );
  app.get('*', (c) => {
    ctx.logger.warn({ path: loggedPath(c.req.path) }, 'unknown path');
    const isFramed = framedPaths.test(c.req.path);
    return pages.answer(c.req, isFramed ? unknownApplicationPath : notFoundPath, 404);
  });
}
