import { cn } from './class-names.ts';

/** An O in one stroke of the brush, and the drop that it left. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="4 2.5 25 25"
      fill="currentColor"
      aria-hidden="true"
      className={cn('size-6 text-accent', className)}
    >
      <path d="M21.9 5.3c-3-1.4-6.7-1.3-9.9.4C6.9 8.3 4.3 14.1 6.1 19.4c1.8 5.4 7.3 8.5 12.7 7.2 5.6-1.3 9.1-6.7 8.2-12.3-.2-1.3-.6-2.5-1.2-3.5-.5-.8-1.7-.4-1.7.5 0 .4.1.7.2 1.1.9 4-1.3 8-5.1 9.3-3.6 1.2-7.3-.7-8.4-4.3-1.1-3.8.9-7.9 4.6-9.6 2.1-1 4.4-1.1 6.5-.5 1.5.4 2.2-1.3.9-2z" />
      <circle cx="26.2" cy="6.4" r="1.9" />
    </svg>
  );
}
