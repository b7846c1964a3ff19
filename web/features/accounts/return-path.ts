export const signedInHome = '/platform';

/** What the sign-in page is told by whoever sends somebody there. */
export interface SignInState {
  /** They were signed in a moment ago. */
  isExpired: boolean;
}

// Any origin serves to see whether a path leaves it.
const ownOrigin = 'http://own.invalid';

/** The address of the sign-in page that leads back to where the visitor wanted to go. */
export function signInPath(wanted: string): string {
  return wanted === signedInHome ? '/auth' : `/auth?next=${encodeURIComponent(wanted)}`;
}

/**
 * Where to go after sign-in: the path asked for when it is one of this site, else the platform.
 * @param next from the address bar, so anyone may have written it
 */
export function returnPath(next: string | null): string {
  if (!next?.startsWith('/')) return signedInHome;
  try {
    const url = new URL(next, ownOrigin);
    // "//host" and "/\host" lead elsewhere; "/auth" would lead in a circle.
    if (url.origin !== ownOrigin || url.pathname === '/auth') return signedInHome;
    return url.pathname + url.search + url.hash;
  } catch {
    return signedInHome;
  }
}
