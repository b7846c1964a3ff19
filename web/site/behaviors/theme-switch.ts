import { readTheme, setThemePreference } from '../../ui/theme.ts';

/** `[data-switches-theme]`: turns light to dark and back. */
export function startThemeSwitch(): void {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-switches-theme]'))
      setThemePreference(readTheme() === 'dark' ? 'light' : 'dark');
  });
}
