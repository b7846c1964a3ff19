import { cn } from './class-names.ts';

/** The turning mark alone, for use beside a text that says what goes on. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={cn('size-4 animate-spin', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

export interface SpinnerProps {
  text?: string;
  /** Leaves the text to screen readers. */
  hideText?: boolean;
  className?: string;
}

/** Says, to eyes and to screen readers, that something is on its way. */
export function Spinner({ text = 'Loading...', hideText = false, className }: SpinnerProps) {
  return (
    <div
      role="status"
      className={cn(
        'flex flex-col items-center justify-center gap-3 text-sm text-ink-muted',
        className,
      )}
    >
      <SpinnerMark className="size-6 text-accent-strong" />
      <span className={hideText ? 'sr-only' : undefined}>{text}</span>
    </div>
  );
}
