/** The gallery's endpoints, below /api: the pages of documents ask them without the API client. */
export const galleryPaths = {
  list: '/gallery',
  count: '/gallery/count',
  get: '/gallery/{id}',
  views: '/gallery/{id}/views',
  like: '/gallery/{id}/like',
} as const;

/** The page of a picture; `/gallery/picture` is what it is made from. */
export const publicationPath = (id: string) => `/gallery/${id}`;
