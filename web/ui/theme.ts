/** Light and dark, for pages with React and without. */

import { isFunctionalStorageAllowed } from './functional-storage.ts';

export type Theme = 'light' | 'dark';
/** `auto`, where nobody chose: dark in the signed-in area, elsewhere what the system prefers. */
export type ThemePreference = Theme | 'system' | 'auto';

const storageKey = 'theme';
const darkSystem = '(prefers-color-scheme: dark)';
const groundColors: Record<Theme, string> = { light: '#faf7f0', dark: '#120e0c' };

/** The signed-in area, whose default is dark. */
const darkAreaPrefix = '/platform';

/** Sets the theme before the first paint; runs as an inline script, so it imports nothing. */
export const themeScript = `(()=>{let t=null;try{t=localStorage.getItem('${storageKey}')}catch{}
if(t!=='light'&&t!=='dark')t=t!=='system'&&location.pathname.startsWith('${darkAreaPrefix}')||matchMedia('${darkSystem}').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;

const listeners = new Set<() => void>();

/** Tells when the theme or the preference has changed. @returns a function that stops it */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice of a visitor who wants nothing kept; it lasts as long as the page. */
let unkeptPreference: ThemePreference | null = null;

/** What the visitor chose. */
export function readThemePreference(): ThemePreference {
  if (unkeptPreference) return unkeptPreference;
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : 'auto';
  } catch {
    // Storage may be closed to us; then nothing is remembered.
    return 'auto';
  }
}

/** The theme on screen. */
export function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

/** Puts the theme that belongs to a path on the document. */
export function applyTheme(pathname: string): void {
  const preference = readThemePreference();
  const theme =
    preference === 'light' || preference === 'dark'
      ? preference
      : (preference === 'auto' && pathname.startsWith(darkAreaPrefix)) ||
          matchMedia(darkSystem).matches
        ? 'dark'
        : 'light';
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', groundColors[theme]);
  for (const listener of listeners) listener();
}

export function setThemePreference(preference: ThemePreference): void {
  const isKept = isFunctionalStorageAllowed();
  unkeptPreference = isKept ? null : preference;
  try {
    if (!isKept || preference === 'auto') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // As above.
  }
  applyTheme(location.pathname);
}

/** Follows the system and the other tabs. @returns a function that stops it */
export function watchTheme(): () => void {
  const reapply = () => applyTheme(location.pathname);
  const system = matchMedia(darkSystem);
  system.addEventListener('change', reapply);
  window.addEventListener('storage', reapply);
  return () => {
    system.removeEventListener('change', reapply);
    window.removeEventListener('storage', reapply);
  };
}
