import fs from 'node:fs/promises';
import path from 'node:path';
import { downloadZip } from 'client-zip';
import type { Context, Hono } from 'hono';
import { type ByteRoute, byteRoutes } from '../../contract/api.ts';
import { imageSelectionSchema } from '../../contract/images.ts';
import { requireAccess } from '../access.ts';
import { AppError, notFound } from '../app-error.ts';
import type { AppContext, MemberContext } from '../context.ts';
import { acceptPaymentEvent, getInvoicePdf } from '../features/billing/billing.service.ts';
import {
  countOwnImages,
  getImageFile,
  listArchiveFiles,
} from '../features/images/images.service.ts';
import { getPreview } from '../features/tasks/tasks.service.ts';
import { readUpload } from '../features/uploads/uploads.service.ts';
import { WebhookRefusedError } from '../ports/payments/payments.ts';
import type { EventHub } from './event-stream.ts';
import type { HttpEnvironment } from './http-environment.ts';

/** Served bytes are pictures and nothing else, even where somebody opens them as a page. */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
};

/** Adds a route behind the guard that its own declaration asks for. */
function addByteRoute(
  app: Hono<HttpEnvironment>,
  { method = 'GET', path, meta }: ByteRoute,
  handler: (c: Context<HttpEnvironment>) => Response | Promise<Response>,
): void {
  app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
    requireAccess(c.var.context.principal, meta);
    return handler(c);
  });
}

/** Of a route that its declaration keeps to members. */
const memberContext = (c: Context<HttpEnvironment>) => c.var.context as MemberContext;

/** The endpoints that answer with streams and bytes rather than JSON. */
export function addByteRoutes(app: Hono<HttpEnvironment>, hub: EventHub): void {
  addByteRoute(app, byteRoutes.events, (c) => {
    const { actor } = memberContext(c);
    const lastEventId = c.req.query('lastEventId') ?? c.req.header('last-event-id') ?? null;
    return hub.open(c.req.raw, actor, lastEventId);
  });

  addByteRoute(app, byteRoutes.preview, async (c) => {
    const ctx = memberContext(c);
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

  addByteRoute(app, byteRoutes.upload, async (c) => {
    const ctx = memberContext(c);
    const id = c.req.param('id') ?? '';
    const bytes = imageSelectionSchema.shape.ids.element.safeParse(id).success
      ? await readUpload(ctx, ctx.actor.id, id)
      : null;
    if (!bytes) throw notFound('Upload');
    return c.body(bytes, 200, {
      ...pictureHeaders,
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600',
    });
  });

  addByteRoute(app, byteRoutes.invoice, async (c) => {
    const id = c.req.param('id') ?? '';
    if (!imageSelectionSchema.shape.ids.element.safeParse(id).success) throw notFound('Invoice');
    const { bytes, fileName } = await getInvoicePdf(memberContext(c), id);
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    });
  });

  addByteRoute(app, byteRoutes.paymentWebhook, async (c) => {
    const ctx = c.var.context;
    const body = new Uint8Array(await c.req.raw.arrayBuffer());
    try {
      await acceptPaymentEvent(ctx, { headers: c.req.raw.headers, body });
    } catch (error) {
      if (!(error instanceof WebhookRefusedError)) throw error;
      ctx.logger.warn({ err: error }, 'a payment event was refused');
      throw new AppError('forbidden', 'This event was not signed for us');
    }
    return c.json({});
  });

  addByteRoute(app, byteRoutes.archive, async (c) => {
    const ctx = memberContext(c);
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
  addByteRoute(app, byteRoutes.image, async (c) => {
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
  addByteRoute(app, byteRoutes.sample, async (c) => {
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
