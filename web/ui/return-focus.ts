import { useRef } from 'react';

/**
 * Sends the focus back to where it was before a modal panel opened. Radix itself does so only for
 * panels with a trigger of their own, and ours are opened from anywhere.
 */
export function useReturnFocus(initialFocus?: string) {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement as HTMLElement | null;
      const panel = event.currentTarget as HTMLElement;
      const first = initialFocus && panel.querySelector<HTMLElement>(initialFocus);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current?.focus({ preventScroll: true });
    },
  };
}
