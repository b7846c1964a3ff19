import { downloadZip } from 'client-zip';
import { imageSelectionSchema } from '../../../contract/images.ts';
import { AppError, notFound } from '../../app-error.ts';
import { answerPart, readRange } from '../../byte-range.ts';
import { answerBytes, byteRoute, pictureHeaders } from '../../byte-route.ts';
import * as images from './images.service.ts';

export const imageByteRoutes = [
  /** Whoever knows the key sees this one image. No session is looked at. */
  byteRoute('image', async ({ ctx, request, params }) => {
    const { key = '', file = '' } = params;
    const headers = {
      ...pictureHeaders,
      // A cache that others share must not hand out what its owner has deleted or moved.
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      etag: `"${key}"`,
    };
    const range = readRange(request, headers.etag);
    const part = range && (await images.findImagePart(ctx, key, file, range));
    if (part) return answerPart(part, range, { ...headers, 'content-type': part.type });
    const { bytes, type } = await images.getImageFile(ctx, key, file);
    return answerBytes(request, bytes, { ...headers, 'content-type': type });
  }),

  byteRoute('publication', async ({ ctx, request, params }) => {
    const { key = '', file = '' } = params;
    const { bytes, type } = await images.getPublishedFile(ctx, key, file);
    return answerBytes(request, bytes, {
      ...pictureHeaders,
      'content-type': type,
      // Any cache may keep it, but asks again after a minute: the row may have gone.
      'cache-control': 'public, max-age=60, must-revalidate',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${key}"`,
    });
  }),

  byteRoute('archive', async ({ ctx, request }) => {
    const ids = new URL(request.url).searchParams.get('ids') ?? '';
    const parsed = imageSelectionSchema.safeParse({ ids: ids.split(',') });
    if (!parsed.success)
      throw new AppError('invalid_request', 'Please choose between 1 and 100 images');
    if ((await images.countOwnImages(ctx, parsed.data.ids)) === 0) throw notFound('Image');
    const zip = downloadZip(images.listArchiveFiles(ctx, parsed.data.ids));
    return new Response(zip.body, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="ochre-images.zip"',
        'cache-control': 'private, no-store',
      },
    });
  }),
];
