/**
 * What a member leaves in this browser (drafts, the session's list) is theirs alone: it goes when
 * they sign out, and when somebody else signs in. An expired session of the same member keeps it.
 */

/** Keys that belong to whoever is signed in start with this. */
export const memberStoragePrefix = 'member.';

/** Holds the member's id while one is signed in here; whoever reads it knows that, and no more. */
export const memberOwnerKey = 'storage-owner';
const clearedEvent = 'member-storage-cleared';

/** Makes what is stored the given member's; another one's is removed. */
export function claimMemberStorage(userId: string): void {
  try {
    const owner = localStorage.getItem(memberOwnerKey);
    if (owner === userId) return;
    if (owner !== null) clearMemberStorage();
    localStorage.setItem(memberOwnerKey, userId);
  } catch {
    // A browser that stores nothing has nothing to give away.
  }
}

export function clearMemberStorage(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith(memberStoragePrefix)) storage.removeItem(key);
    localStorage.removeItem(memberOwnerKey);
  } catch {
    // As above.
  }
  window.dispatchEvent(new Event(clearedEvent));
}

/** For what keeps a copy of the stored in memory. */
export function onMemberStorageCleared(listener: () => void): () => void {
  window.addEventListener(clearedEvent, listener);
  return () => window.removeEventListener(clearedEvent, listener);
}
