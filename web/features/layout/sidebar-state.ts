import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isFunctionalStorageAllowed } from '../../ui/functional-storage.ts';
import { isSidebarState, type SidebarState, sidebarCookie } from './sidebar-script.ts';

/** Seven days. */
const cookieAgeSeconds = 7 * 24 * 60 * 60;
/** Below this many pixels the sidebar is a drawer. */
const desktop = '(min-width: 768px)';

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

const stateListeners = new Set<() => void>();

/** What the inline script found before the first paint, and every change since. */
function readState(): SidebarState {
  const { sidebar } = document.documentElement.dataset;
  return isSidebarState(sidebar) ? sidebar : 'expanded';
}

function changeState(state: SidebarState): void {
  document.documentElement.dataset.sidebar = state;
  if (isFunctionalStorageAllowed())
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${sidebarCookie}=${state}; path=/; max-age=${cookieAgeSeconds}; samesite=lax`;
  for (const listener of stateListeners) listener();
}

function subscribeToState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** The sidebar's state, remembered for seven days where the visitor lets it, and the drawer's. Ctrl/Cmd+B toggles. */
export function useSidebar() {
  const isDesktop = useIsDesktop();
  const state = useSyncExternalStore(subscribeToState, readState, () => 'expanded' as const);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (!matchMedia(desktop).matches) return setDrawerOpen((open) => !open);
    changeState(readState() === 'expanded' ? 'collapsed' : 'expanded');
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
