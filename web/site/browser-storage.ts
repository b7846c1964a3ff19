import type { StoredItem } from './browser-storage.content.ts';

/** Deletes what is kept under these names. A cookie that scripts can't see stays. */
export function deleteStored(items: readonly StoredItem[]): void {
  try {
    for (const { name, place } of items) {
      if (place === 'Local storage') localStorage.removeItem(name);
      else if (place === 'Tab storage') sessionStorage.removeItem(name);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
      else document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
    }
  } catch {
    // Storage that is closed to us has kept nothing.
  }
}
