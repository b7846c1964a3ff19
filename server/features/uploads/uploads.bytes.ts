import { z } from 'zod';
import { notFound } from '../../app-error.ts';
import { byteRoute, pictureHeaders } from '../../byte-route.ts';
import { openUpload } from './uploads.service.ts';

export const uploadByteRoutes = [
  byteRoute('upload', async ({ ctx, request, params }) => {
    const id = z.uuid().safeParse(params.id);
    // A hundred megabytes, at worst: never all of it in memory for somebody who reads slowly.
    const stored = id.success ? await openUpload(ctx, ctx.actor.id, id.data) : null;
    if (!stored) throw notFound('Upload');
    // Of a HEAD, nobody would read it to its end.
    if (request.method === 'HEAD') await stored.stream.cancel();
    return new Response(request.method === 'HEAD' ? null : stored.stream, {
      headers: {
        ...pictureHeaders,
        'content-type': 'image/png',
        'content-length': String(stored.sizeBytes),
        'cache-control': 'private, max-age=3600',
      },
    });
  }),
];
