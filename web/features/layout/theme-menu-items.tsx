import { Monitor, Moon, Sun } from 'lucide-react';
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '../../ui/dropdown-menu.tsx';
import { setThemePreference, type ThemePreference } from '../../ui/theme.ts';
import { useThemePreference } from '../../ui/use-theme.ts';

const themes = [
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'auto', label: 'Automatic', icon: Monitor },
] as const;

/** Which ground the pages stand on. */
export function ThemeMenuItems() {
  const preference = useThemePreference();
  return (
    <>
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      <DropdownMenuRadioGroup
        value={preference}
        onValueChange={(value) => setThemePreference(value as ThemePreference)}
      >
        {themes.map(({ value, label, icon: Icon }) => (
          // The menu stays, so that one can look and choose again.
          <DropdownMenuRadioItem
            key={value}
            value={value}
            onSelect={(event) => event.preventDefault()}
          >
            <Icon aria-hidden="true" />
            {label}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}
