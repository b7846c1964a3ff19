import { z } from 'zod';
import { notFound } from '../../app-error.ts';
import { byteRoute, pictureHeaders } from '../../byte-route.ts';
import { getPreview } from './tasks.service.ts';

export const taskByteRoutes = [
  byteRoute('preview', async ({ ctx, params }) => {
    const id = z.uuid().safeParse(params.id);
    if (!id.success) throw notFound('Preview');
    const bytes = await getPreview(ctx, id.data);
    // A screen may ask a moment after the image was finished; that is no error to complain of.
    if (!bytes) return new Response(null, { status: 204 });
    return new Response(bytes, {
      headers: {
        ...pictureHeaders,
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=60',
      },
    });
  }),
];
