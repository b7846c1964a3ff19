import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

export interface Toast {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string | undefined;
  /** A second toast with the same id replaces the first. */
  id?: string | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

/** Nobody waits for a toast to come: its code is fetched when the page stands, or with the first one. */
const loadSonner = () => import('sonner');

/** The one way to tell a result in passing. */
export function showToast({ kind, title, ...options }: Toast): void {
  // A toast that replaces another keeps nothing of it.
  const content = { description: undefined, action: undefined, ...options };
  void loadSonner().then(({ toast }) => toast[kind](title, content));
}

const Primitive = lazy(async () => ({ default: (await loadSonner()).Toaster }));

const narrow = '(max-width: 639px)';
const isNarrowNow = () => matchMedia(narrow).matches;

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Where toasts appear; once, at the root. */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  const isHydrated = useIsHydrated();
  const isNarrow = useSyncExternalStore(onWidthChange, isNarrowNow, () => false);
  if (!isHydrated) return null;
  return (
    <Suspense>
      <Primitive
        theme={theme}
        // On a phone the foot is where one presses; there they come below the bar.
        position={isNarrow ? 'top-center' : 'bottom-right'}
        closeButton
        duration={5000}
        mobileOffset={{ top: 64, left: 12, right: 12 }}
        style={
          {
            '--normal-bg': 'var(--surface)',
            '--normal-text': 'var(--ink)',
            '--normal-border': 'var(--line-strong)',
            '--border-radius': 'var(--radius-card)',
            fontFamily: 'var(--font-sans)',
          } as React.CSSProperties
        }
        toastOptions={{
          classNames: {
            title: 'text-sm',
            description: '!text-ink-muted',
            success: '[&_[data-icon]]:text-success',
            error: '[&_[data-icon]]:text-danger',
            info: '[&_[data-icon]]:text-accent-strong',
            actionButton: '!bg-accent !text-accent-ink',
          },
        }}
      />
    </Suspense>
  );
}
