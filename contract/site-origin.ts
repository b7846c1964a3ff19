/**
 * Stands in the built public pages wherever an absolute address of this installation belongs: they
 * are built before anybody knows where they will be served. The server puts its own in its place.
 */
export const builtOrigin = 'https://origin.invalid';
