/**
 * The gate before everything that is kept in the browser for comfort alone: theme, drafts, layout.
 * Whoever keeps such a thing asks here first.
 */

/** There only while the visitor refuses; nothing is needed to say yes. */
const refusalKey = 'functional-storage';

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
}
