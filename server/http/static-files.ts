import fs from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { AppContext } from '../context.ts';

const year = 'public, max-age=31536000, immutable';

/** Pages of the application itself, which the browser renders; every other unknown path is not found. */
const applicationPaths = /^\/(?:auth|platform)(?:\/|$)/;

/** Serves the built web room: files by hash for ever, pages always looked at anew. */
export function serveWeb(
  app: Hono<never>,
  directory: string,
  ctx: Pick<AppContext, 'logger'>,
): void {
  const fallback = fs.readFileSync(path.join(directory, '__spa-fallback.html'), 'utf8');

  app.get(
    '*',
    serveStatic({
      root: path.relative(process.cwd(), directory) || '.',
      precompressed: true,
      onFound(file, c) {
        c.header('cache-control', file.includes('/assets/') ? year : 'no-cache');
      },
    }),
  );

  app.get('*', (c) => {
    c.header('cache-control', 'no-cache');
    const isKnown = applicationPaths.test(c.req.path);
    // Spec, section 2: the unknown path is logged.
    if (!isKnown) ctx.logger.warn({ path: c.req.path }, 'unknown path');
    return c.html(fallback, isKnown ? 200 : 404);
  });
}
