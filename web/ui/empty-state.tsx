import { cn } from './class-names.ts';

export interface EmptyStateProps {
  icon?: React.ReactNode;
  title: string;
  description?: React.ReactNode;
  /** The next thing to do. */
  action?: React.ReactNode;
  className?: string;
}

/** What stands where a list would, with the way on. */
export function EmptyState({ icon, title, description, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center',
        className,
      )}
    >
      {icon && (
        <div
          aria-hidden="true"
          className="mb-1 flex size-14 items-center justify-center rounded-full border border-line bg-surface text-accent-strong [&_svg]:size-6"
        >
          {icon}
        </div>
      )}
      <h2 className="font-semibold text-lg">{title}</h2>
      {description && <p className="text-balance text-ink-muted text-sm">{description}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
