import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { noSuchEndpoint } from '../access.ts';
import { AppError } from '../app-error.ts';
import type { AppContext, RequestContext } from '../context.ts';
import { authenticate } from '../features/accounts/authenticate.service.ts';
import type { SessionCache } from '../features/accounts/session.service.ts';
import { createApiHandler, logFailure, retryAfterSeconds, toAppError } from './api-handler.ts';
import { addByteRoutes, listByteRoutes } from './byte-routes.ts';
import { bodyTypeGuard, crossSiteGuard } from './cross-site-guard.ts';
import type { EventHub } from './event-stream.ts';
import { answerFormsWithPages, limitBodies } from './form-posts.ts';
import { addHealthRoutes } from './health.ts';
import type { HttpEnvironment } from './http-environment.ts';
import { loggedPath } from './logged-path.ts';
import { addMailedLinkPages } from './mailed-link-pages.ts';
import { Pages } from './pages.ts';
import { addPublicationPages } from './publication-pages.ts';
import { addSandboxPaymentPages } from './sandbox-payment-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { serveWeb } from './static-files.ts';
import { countUploads } from './upload-limits.ts';

/** Puts the HTTP side together: guards, endpoints, bytes, pages. */
export function createHttpApp(options: {
  ctx: AppContext;
  hub: EventHub;
  sessionCache: SessionCache;
  /** The built web room; null serves the endpoints alone. */
  webDirectory: string | null;
}): Hono<HttpEnvironment> {
  const { ctx, hub, sessionCache, webDirectory } = options;
  const pages =
    webDirectory !== null && fs.existsSync(webDirectory)
      ? new Pages(webDirectory, ctx.publicUrl)
      : null;
  const app = new Hono<HttpEnvironment>();
  const handler = createApiHandler();

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const logger = ctx.logger.child({ requestId });
    c.set('context', {
      ...ctx,
      logger,
      requestId,
      ip: findIp(c.req.raw, c.env, ctx.config.trustProxy),
      request: c.req.raw,
      answerHeaders: new Headers(),
      principal: { via: 'nobody' },
      actor: null,
    } satisfies RequestContext);
    await next();
    c.res.headers.set('x-request-id', requestId);
    if (c.res.status === 503) c.res.headers.set('retry-after', String(retryAfterSeconds));
    logger.info(
      {
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  });
  app.use(securityHeaders(ctx.publicUrl().startsWith('https:')));
  app.onError((error, c) => {
    const { context } = c.var;
    const appError = toAppError(error);
    logFailure(appError, context);
    return c.json(
      {
        defined: true,
        code: appError.code,
        status: appError.status,
        message: appError.message,
        data: { ...appError.details, requestId: context.requestId },
      },
      appError.status as 500,
    );
  });

  addHealthRoutes(app, ctx);
  const byteRoutes = listByteRoutes(hub);
  addByteRoutes(app, byteRoutes, 'site');

  // Lists are long and repeat themselves; streams and pictures are left as they are.
  app.use('/api/*', compress());
  app.use('/api/*', async (c, next) => {
    await next();
    // Behind everything that makes answers, so that refusals carry them too.
    for (const [name, value] of c.var.context.answerHeaders) c.res.headers.append(name, value);
  });
  app.use('/api/*', answerFormsWithPages(pages));
  app.use('/api/*', crossSiteGuard(ctx.publicUrl), bodyTypeGuard());
  app.use('/api/*', limitBodies());
  app.use('/api/*', async (c, next) => {
    const { context } = c.var;
    const { headers } = c.req.raw;
    context.principal = await authenticate(context, sessionCache, headers, context.answerHeaders);
    context.actor = context.principal.via === 'nobody' ? null : context.principal.user;
    await next();
    // Answers belong to whoever asked.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
  app.use('/api/*', countUploads());
  addByteRoutes(app, byteRoutes, 'api');
  app.all('/api/*', async (c) => {
    const context = c.var.context;
    const { matched, response } = await handler.handle(c.req.raw, { prefix: '/api', context });
    if (!matched) throw noSuchEndpoint();
    return response;
  });

  addMailedLinkPages(app, pages, ctx);
  addPublicationPages(app, pages, ctx);
  if (ctx.payments?.desk) addSandboxPaymentPages(app, ctx.payments.desk, ctx);
  if (pages) serveWeb(app as never, pages, webDirectory!, ctx);
  // Not as a notFound handler: what that throws passes by the middleware, and so by its headers.
  app.all('*', () => {
    throw new AppError('not_found', 'Not found');
  });
  return app;
}

/** The address that limits count by. Only a trusted proxy's word is taken for another one's. */
function findIp(request: Request, env: HttpEnvironment['Bindings'], trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for') : null;
  // The last entry is the one that our own proxy wrote.
  return forwarded?.split(',').at(-1)?.trim() || env?.incoming?.socket?.remoteAddress || 'unknown';
}
