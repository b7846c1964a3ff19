import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';

/** Turns light to dark and back. Both icons are there from the start; the theme shows one. */
export function ThemeSwitch() {
  return (
    <IconButton
      label="Switch between light and dark"
      hideTooltip
      data-switches-theme
      data-needs-script
    >
      <Sun className="hidden dark:block" />
      <Moon className="dark:hidden" />
    </IconButton>
  );
}
