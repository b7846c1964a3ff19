import { useEffect, useState } from 'react';
import { isFunctionalStorageAllowed } from './functional-storage.ts';

/** Reads a JSON value; anything absent, broken or no longer valid becomes the fallback. */
export function readStored<T>(
  storage: () => Storage,
  key: string,
  parse: (value: unknown) => T,
): T {
  try {
    return parse(JSON.parse(storage().getItem(key) ?? 'null'));
  } catch {
    return parse(null);
  }
}

/** Keeps a JSON value, unless the visitor wants nothing kept. */
export function writeStored(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (isFunctionalStorageAllowed()) storage().setItem(key, JSON.stringify(value));
    // Another tab may have refused; what this one had kept goes now.
    else storage().removeItem(key);
  } catch {
    // Storage may be full or closed to us; then it lasts as long as the page.
  }
}

/**
 * State that survives a reload in local storage, where the visitor lets it.
 * @param parse makes a valid value of whatever was stored, or of null
 */
export function useStoredState<T>(key: string, parse: (value: unknown) => T) {
  const [value, setValue] = useState(() => readStored(() => localStorage, key, parse));
  useEffect(() => writeStored(() => localStorage, key, value), [key, value]);
  return [value, setValue] as const;
}
