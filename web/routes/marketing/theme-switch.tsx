import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { setThemePreference } from '../../ui/theme.ts';

/** Turns light to dark and back. Both icons are there before the scripts are; the theme shows one. */
export function ThemeSwitch() {
  return (
    <IconButton
      label="Switch between light and dark"
      onClick={() =>
        setThemePreference(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
      }
    >
      <Sun className="hidden dark:block" />
      <Moon className="dark:hidden" />
    </IconButton>
  );
}
