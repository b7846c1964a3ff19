import { byteRoutes } from '../../contract/byte-routes.ts';

const imagePath = byteRoutes.image.path.slice(0, byteRoutes.image.path.indexOf('{'));

/**
 * A request's path as the log may have it: without the key of an image, as whoever knows that can
 * look at the image.
 */
export function loggedPath(path: string): string {
  if (!path.startsWith(imagePath)) return path;
  const [, ...rest] = path.slice(imagePath.length).split('/');
  return [`${imagePath}{key}`, ...rest].join('/');
}
