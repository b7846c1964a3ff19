import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isFunctionalStorageAllowed } from '../../ui/functional-storage.ts';

const cookieName = 'sidebar';
/** Spec, section 9. */
const cookieAgeSeconds = 7 * 24 * 60 * 60;
/** Spec, section 9: below this many pixels the sidebar is a drawer. */
const desktop = '(min-width: 768px)';

export type SidebarState = 'expanded' | 'collapsed';

/** Reads the state out of `document.cookie`; expanded unless it says otherwise. */
export function parseSidebarState(cookies: string): SidebarState {
  return /(?:^|;\s*)sidebar=collapsed(?:;|$)/.test(cookies) ? 'collapsed' : 'expanded';
}

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useIsDesktop(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(desktop).matches,
    () => true,
  );
}

/** The sidebar's state, remembered for seven days where the visitor lets it, and the drawer's. Ctrl/Cmd+B toggles. */
export function useSidebar() {
  const isDesktop = useIsDesktop();
  const [state, setState] = useState(() => parseSidebarState(document.cookie));
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (!matchMedia(desktop).matches) return setDrawerOpen((open) => !open);
    setState((previous) => {
      const next = previous === 'expanded' ? 'collapsed' : 'expanded';
      if (isFunctionalStorageAllowed())
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
        document.cookie = `${cookieName}=${next}; path=/; max-age=${cookieAgeSeconds}; samesite=lax`;
      return next;
    });
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { state, isDesktop, isDrawerOpen: isDrawerOpen && !isDesktop, setDrawerOpen, toggle };
}
