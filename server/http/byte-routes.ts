import fs from 'node:fs/promises';
import path from 'node:path';
import { downloadZip } from 'client-zip';
import type { Hono } from 'hono';
import { byteRoutes } from '../../contract/byte-routes.ts';
import { imageSelectionSchema } from '../../contract/images.ts';
import { AppError, notFound } from '../app-error.ts';
import type { AppContext, MemberContext, RequestContext } from '../context.ts';
import { getPreview } from '../features/generations/generations.service.ts';
import {
  countOwnImages,
  getImageFile,
  listArchiveFiles,
} from '../features/images/images.service.ts';
import type { EventHub } from './event-stream.ts';
import type { HttpEnvironment } from './http-environment.ts';

/** Served bytes are pictures and nothing else, even where somebody opens them as a page. */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
};

const toHonoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

function requireMember(ctx: RequestContext): MemberContext {
  if (!ctx.actor) throw new AppError('unauthenticated', 'Please sign in');
  return ctx as MemberContext;
}

/** The endpoints that answer with streams and bytes rather than JSON. */
export function addByteRoutes(app: Hono<HttpEnvironment>, hub: EventHub): void {
  app.get(byteRoutes.events, (c) => {
    const { actor } = requireMember(c.var.context);
    const lastEventId = c.req.query('lastEventId') ?? c.req.header('last-event-id') ?? null;
    return hub.open(c.req.raw, actor, lastEventId);
  });

  app.get(toHonoPath(byteRoutes.preview), async (c) => {
    const ctx = requireMember(c.var.context);
    const id = c.req.param('id') ?? '';
    if (!imageSelectionSchema.shape.ids.element.safeParse(id).success) throw notFound('Preview');
    const bytes = await getPreview(ctx, id);
    // A screen may ask a moment after the image was finished; that is no error to complain of.
    if (!bytes) return c.body(null, 204);
    return c.body(bytes, 200, {
      ...pictureHeaders,
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=60',
    });
  });

  app.get(byteRoutes.archive, async (c) => {
    const ctx = requireMember(c.var.context);
    const parsed = imageSelectionSchema.safeParse({ ids: (c.req.query('ids') ?? '').split(',') });
    if (!parsed.success)
      throw new AppError('invalid_request', 'Please choose between 1 and 100 images');
    if ((await countOwnImages(ctx, parsed.data.ids)) === 0) throw notFound('Image');
    const zip = downloadZip(listArchiveFiles(ctx, parsed.data.ids));
    return c.body(zip.body!, 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="ochre-images.zip"',
      'cache-control': 'private, no-store',
    });
  });
}

/** Public bytes: whoever knows the key sees this one image. No session is looked at. */
export function addImageRoute(app: Hono<HttpEnvironment>, ctx: Pick<AppContext, 'storage'>): void {
  app.get(toHonoPath(byteRoutes.image), async (c) => {
    const { key = '', file = '' } = c.req.param() as { key?: string; file?: string };
    const { bytes, type } = await getImageFile(ctx, key, file);
    const etag = `"${key}"`;
    const headers = {
      ...pictureHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, 'content-type': type });
  });
}

/** The pictures that come with the product, and nothing else of their folder. */
export function addSampleRoute(
  app: Hono<HttpEnvironment>,
  { samples }: Pick<AppContext, 'samples'>,
  directory: string,
): void {
  const files = new Set(
    [...samples.values()].flatMap(({ name, widths }) =>
      widths.map((width) => `${name}-${width}.webp`),
    ),
  );
  app.get(toHonoPath(byteRoutes.sample), async (c) => {
    const { file = '' } = c.req.param() as { file?: string };
    const bytes = files.has(file)
      ? await fs.readFile(path.join(directory, file)).catch(() => null)
      : null;
    if (!bytes) throw notFound('Picture');
    return c.body(bytes, 200, {
      ...pictureHeaders,
      'content-type': 'image/webp',
      // A newer release may bring a better one under the same name.
      'cache-control': 'public, max-age=86400',
    });
  });
}
