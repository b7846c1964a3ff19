import type { EndpointMeta } from './endpoint-meta.ts';

/** A route beside the JSON endpoints, which answers with a stream or bytes, or reads them as they come. */
export interface ByteRoute {
  /** GET unless given. */
  method?: 'GET' | 'POST';
  path: string;
  meta: EndpointMeta & { body: 'none' | 'raw' };
}

/** The routes beside the JSON endpoints. */
export const byteRoutes = {
  events: { path: '/api/events', meta: { access: 'member', body: 'none', subject: 'own' } },
  /** Preview of a running task. */
  preview: {
    path: '/api/tasks/{id}/preview',
    meta: {
      access: 'member',
      scope: 'images:create',
      body: 'none',
      subject: { row: 'task', in: 'path' },
    },
  },
  /** A picture that was sent to start from. */
  upload: {
    path: '/api/uploads/{id}/picture',
    meta: {
      access: 'member',
      scope: 'images:create',
      body: 'none',
      subject: { row: 'upload', in: 'path' },
    },
  },
  /** Zip of the named images, `?ids=` comma-separated. */
  archive: {
    path: '/api/images/archive',
    meta: {
      access: 'member',
      scope: 'library:read',
      body: 'none',
      subject: { row: 'image', in: 'ids', others: 'not_found' },
    },
  },
  /** The JSON endpoints, as OpenAPI describes them. */
  openApi: {
    path: '/api/openapi.json',
    meta: { access: 'open', body: 'none', subject: 'nothing' },
  },
  invoice: {
    path: '/api/invoices/{id}/pdf',
    meta: { access: 'member', body: 'none', subject: { row: 'invoice', in: 'path' } },
  },
  /** Where the payment provider tells what happened; its signature is the permission. */
  paymentWebhook: {
    method: 'POST',
    path: '/api/payment-webhooks',
    meta: { access: 'open', body: 'raw', bytesMax: 256 * 1024, subject: 'nothing' },
  },
  /** PNG or a derivative. The key is the permission: whoever was given the URL sees this one image. */
  image: {
    path: '/images/{key}/{file}',
    meta: { access: 'open', body: 'none', subject: 'nothing' },
  },
  /** What the gallery shows of an image, as long as it is published. */
  publication: {
    path: '/publications/{key}/{file}',
    meta: { access: 'open', body: 'none', subject: 'nothing' },
  },
  /** A picture that comes with the product. */
  sample: { path: '/samples/{file}', meta: { access: 'open', body: 'none', subject: 'nothing' } },
} as const satisfies Record<string, ByteRoute>;
