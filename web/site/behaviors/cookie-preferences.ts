import {
  isFunctionalStorageAllowed,
  setFunctionalStorageAllowed,
} from '../../ui/functional-storage.ts';
import { readThemePreference, setThemePreference } from '../../ui/theme.ts';
import { deleteStored } from '../browser-storage.ts';

/**
 * `[data-functional-storage]`: the switch that decides what is kept for comfort. Its items stand in
 * `data-items` as JSON; `[data-while-functional="on"]` and `"off"` show what holds now.
 */
export function startCookiePreferences(): void {
  const control = document.querySelector<HTMLInputElement>('[data-functional-storage]');
  if (!control) return;
  const show = () => {
    const isAllowed = isFunctionalStorageAllowed();
    control.checked = isAllowed;
    for (const element of document.querySelectorAll<HTMLElement>('[data-while-functional]'))
      element.hidden = (element.dataset.whileFunctional === 'on') !== isAllowed;
  };
  control.addEventListener('change', () => {
    const preference = readThemePreference();
    setFunctionalStorageAllowed(control.checked);
    if (!control.checked) deleteStored(JSON.parse(control.dataset.items!));
    // What is on screen stays on screen; from here on it is kept, or it is not.
    setThemePreference(preference);
    show();
  });
  window.addEventListener('storage', show);
  show();
}
