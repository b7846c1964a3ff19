/**
 * Puts text on the clipboard.
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // Plain http on a home network has no clipboard API; the old command still works there.
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const home = document.activeElement ?? document.body;
  // Inside an open dialog, so that its focus trap doesn't take the focus away.
  (home.parentElement ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (home instanceof HTMLElement) home.focus();
  if (!copied) throw new Error('the clipboard refused');
}
