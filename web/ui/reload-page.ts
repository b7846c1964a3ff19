let isWanted = false;

/** Loads the page anew because we want it, not because the router knew no better. */
export function reloadPage(): void {
  isWanted = true;
  location.reload();
}

/**
 * Prevents loads of the page that neither we nor the visitor asked for, where the browser lets us.
 * @returns a function that stops it
 */
export function preventUnwantedReload(onPrevented: () => void): () => void {
  if (!('navigation' in window)) return () => {};
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent) => {
    const isFromScript = event.navigationType === 'reload' && !event.userInitiated;
    if (!isFromScript || isWanted || !event.cancelable) return;
    event.preventDefault();
    onPrevented();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
