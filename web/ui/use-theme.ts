import { useSyncExternalStore } from 'react';
import {
  onThemeChange,
  readTheme,
  readThemePreference,
  type Theme,
  type ThemePreference,
} from './theme.ts';

/** The theme on screen. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, readTheme, () => 'dark');
}

/** What the visitor chose. */
export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(onThemeChange, readThemePreference, () => 'auto');
}
