import { z } from 'zod';
import { notFound } from '../../app-error.ts';
import { byteRoute, pictureHeaders } from '../../byte-route.ts';
import { readUpload } from './uploads.service.ts';

export const uploadByteRoutes = [
  byteRoute('upload', async ({ ctx, params }) => {
    const id = z.uuid().safeParse(params.id);
    const bytes = id.success ? await readUpload(ctx, ctx.actor.id, id.data) : null;
    if (!bytes) throw notFound('Upload');
    return new Response(bytes, {
      headers: {
        ...pictureHeaders,
        'content-type': 'image/png',
        'cache-control': 'private, max-age=3600',
      },
    });
  }),
];
