/** Pixels of the pictures that stand for pages where they are shared: what Open Graph readers show whole. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/**
 * The folder of those pictures within the site. Below it `<picture>/<page>.jpg`, where the picture
 * is one of the site's own: the build reads there what to make.
 */
export const sharePictureFolder = '/share';
