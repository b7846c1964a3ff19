import fs from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '../../app-error.ts';
import { byteRoute, pictureHeaders } from '../../byte-route.ts';

export const communityByteRoutes = [
  /** The pictures that come with the product, and nothing else of their folder. */
  byteRoute('sample', async ({ ctx, params }) => {
    const { samples, samplesDirectory } = ctx;
    const [, name = '', width] = /^([a-z0-9-]+)-(\d+)\.webp$/.exec(params.file ?? '') ?? [];
    const isListed = samples.get(name)?.widths.includes(Number(width));
    const bytes =
      isListed && samplesDirectory
        ? await fs.readFile(path.join(samplesDirectory, `${name}-${width}.webp`)).catch(() => null)
        : null;
    if (!bytes) throw notFound('Picture');
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...pictureHeaders,
        'content-type': 'image/webp',
        // A newer release may bring a better one under the same name.
        'cache-control': 'public, max-age=86400',
      },
    });
  }),
];
