import type { Hono } from 'hono';
import { byteRoutes, type ByteRoute as DeclaredByteRoute } from '../../contract/byte-routes.ts';
import { requireAccess } from '../access.ts';
import { type ByteRoute, byteRoute } from '../byte-route.ts';
import type { MemberContext } from '../context.ts';
import { billingByteRoutes } from '../features/billing/billing.bytes.ts';
import { communityByteRoutes } from '../features/community/community.bytes.ts';
import { imageByteRoutes } from '../features/images/images.bytes.ts';
import { taskByteRoutes } from '../features/tasks/tasks.bytes.ts';
import { uploadByteRoutes } from '../features/uploads/uploads.bytes.ts';
import type { EventHub } from './event-stream.ts';
import type { HttpEnvironment } from './http-environment.ts';

/** What answers the table of the contract. The event stream has no feature: it speaks of all of them. */
export function listByteRoutes(hub: EventHub): ByteRoute[] {
  let openApi: Promise<object> | undefined;
  return [
    byteRoute('events', async ({ ctx, request }) => {
      const lastEventId =
        new URL(request.url).searchParams.get('lastEventId') ??
        request.headers.get('last-event-id');
      return hub.open(request, ctx.actor, lastEventId);
    }),
    byteRoute('openApi', async ({ ctx }) => {
      // Made when it is first asked for.
      openApi ??= import('./open-api.ts').then(({ describeApi }) => describeApi(ctx.publicUrl()));
      return Response.json(await openApi, {
        headers: { 'cache-control': 'public, max-age=300' },
      });
    }),
    ...billingByteRoutes,
    ...communityByteRoutes,
    ...imageByteRoutes,
    ...taskByteRoutes,
    ...uploadByteRoutes,
  ] as ByteRoute[];
}

const toHonoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * The routes that answer with streams and bytes rather than JSON.
 * @param place those below /api stand behind its guards; the others before any session is looked at
 */
export function addByteRoutes(
  app: Hono<HttpEnvironment>,
  routes: readonly ByteRoute[],
  place: 'api' | 'site',
): void {
  for (const { name, answer } of routes) {
    const { method = 'GET', path, meta }: DeclaredByteRoute = byteRoutes[name];
    if (path.startsWith('/api/') !== (place === 'api')) continue;
    app.on(method, toHonoPath(path), (c) => {
      const { context } = c.var;
      requireAccess(context.principal, meta);
      return answer({
        ctx: context as MemberContext,
        request: c.req.raw,
        params: c.req.param(),
      });
    });
  }
}
