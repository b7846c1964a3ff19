import { cn } from './class-names.ts';

/** What every text control wears; textarea and select share it. */
export const controlClass =
  'w-full rounded-control border border-line-strong bg-surface px-3 text-base text-ink transition-colors duration-150 placeholder:text-ink-muted hover:border-ink-muted read-only:bg-raised read-only:text-ink-muted disabled:opacity-55 aria-invalid:border-danger md:text-sm';

export function Input({ className, type = 'text', ...rest }: React.ComponentProps<'input'>) {
  return <input type={type} className={cn(controlClass, 'h-11', className)} {...rest} />;
}
