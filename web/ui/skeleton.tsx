import { cn } from './class-names.ts';

/** Stands where content will be, in its shape. The list around it says that it loads. */
export function Skeleton({ className, ...rest }: React.ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-pulse rounded-control bg-raised', className)}
      {...rest}
    />
  );
}
