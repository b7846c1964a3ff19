import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over HTML from the build, which knows neither query nor hash of the
 * address; from then on true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
