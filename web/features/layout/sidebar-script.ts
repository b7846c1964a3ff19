export type SidebarState = 'expanded' | 'collapsed';

export const sidebarCookie = 'sidebar';

/** Where nobody chose, it is open from this many pixels on; below, the page needs the room. */
const roomyWidth = '(min-width: 1024px)';

export const isSidebarState = (value: string | undefined): value is SidebarState =>
  value === 'expanded' || value === 'collapsed';

/**
 * Puts the sidebar's state on the document before the first paint; runs as an inline script, so it
 * imports nothing.
 */
export const sidebarScript = `document.documentElement.dataset.sidebar=(/(?:^|; *)${sidebarCookie}=(expanded|collapsed)(?:;|$)/.exec(document.cookie)||[])[1]||(matchMedia('${roomyWidth}').matches?'expanded':'collapsed')`;
