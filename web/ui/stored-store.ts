import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored-state.ts';

export interface StoredStore<T> {
  read: () => T;
  write: (next: T) => void;
  /** Forgets the copy in memory; the next reading asks the browser again. */
  reload: () => void;
  /** The value as it is now; for components. */
  use: () => T;
}

/**
 * State that every part of the page shares and that survives a reload, where the visitor lets it.
 * @param parse makes a valid value of whatever was stored, or of null
 */
export function createStoredStore<T>(
  storage: () => Storage,
  key: string,
  parse: (value: unknown) => T,
): StoredStore<T> {
  const listeners = new Set<() => void>();
  let current: { value: T } | null = null;
  const empty = parse(null);

  function read(): T {
    current ??= { value: readStored(storage, key, parse) };
    return current.value;
  }
  function tell(): void {
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  return {
    read,
    write(next) {
      current = { value: next };
      writeStored(storage, key, next);
      tell();
    },
    reload() {
      current = null;
      tell();
    },
    use: () => useSyncExternalStore(subscribe, read, () => empty),
  };
}
