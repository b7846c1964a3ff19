import { useMatches } from 'react-router';

/**
 * Marks a route as a document: React renders it at build, and the browser gets HTML without React.
 * Each public page exports it as `handle`.
 */
export const documentHandle = { isDocument: true } as const;

/** Whether the page on screen is such a document. */
export function useIsDocument(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as Partial<typeof documentHandle> | undefined)?.isDocument === true,
  );
}
