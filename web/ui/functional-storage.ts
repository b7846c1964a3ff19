import { useSyncExternalStore } from 'react';

/**
 * The gate before everything that is kept in the browser for comfort alone: theme, drafts, layout.
 * Whoever keeps such a thing asks here first.
 */

/** There only while the visitor refuses; nothing is needed to say yes. */
const refusalKey = 'functional-storage';

const listeners = new Set<() => void>();

export function isFunctionalStorageAllowed(): boolean {
  try {
    return localStorage.getItem(refusalKey) !== 'refused';
  } catch {
    // Storage that is closed to us keeps nothing anyway.
    return true;
  }
}

/** Keeps the choice. What was kept before, a refusal leaves to the caller, who knows it by name. */
export function setFunctionalStorageAllowed(isAllowed: boolean): void {
  try {
    if (isAllowed) localStorage.removeItem(refusalKey);
    else localStorage.setItem(refusalKey, 'refused');
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether functional storage is allowed, in this tab or by way of another one. */
export function useFunctionalStorageAllowed(): boolean {
  return useSyncExternalStore(subscribe, isFunctionalStorageAllowed, () => true);
}
