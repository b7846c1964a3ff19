import { Monitor, Moon, Sun } from 'lucide-react';
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '../../ui/dropdown-menu.tsx';
import { setThemePreference, type ThemePreference } from '../../ui/theme.ts';
import { useTheme, useThemePreference } from '../../ui/use-theme.ts';

const themes = [
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'system', label: 'System', icon: Monitor },
] as const;

/** Which ground the pages stand on. */
export function ThemeMenuItems() {
  const preference = useThemePreference();
  const theme = useTheme();
  return (
    <>
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuRadioGroup
        // Where nobody chose, what is on screen.
        value={preference === 'auto' ? theme : preference}
        onValueChange={(value) => setThemePreference(value as ThemePreference)}
      >
        {themes.map(({ value, label, icon: Icon }) => (
          <DropdownMenuRadioItem key={value} value={value}>
            <Icon aria-hidden="true" />
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}
