/**
 * The routes beside the JSON endpoints: streams and bytes. They are listed here so that the
 * isolation test covers them too.
 */
export const byteRoutes = {
  events: '/api/events',
  /** Preview of a running generation; its owner only. */
  preview: '/api/generations/{id}/preview',
  /** Zip of the named images, `?ids=` comma-separated; their owner only. */
  archive: '/api/images/archive',
  /** PNG or a derivative; whoever knows the key. */
  image: '/images/{key}/{file}',
  /** A picture that comes with the product. */
  sample: '/samples/{file}',
} as const;
