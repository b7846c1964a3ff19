import { Switch as Primitive } from 'radix-ui';
import { useId } from 'react';
import { cn } from './class-names.ts';

export interface SwitchProps {
  label: string;
  /** Says what it does, or why it can't be switched. */
  hint?: React.ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** Turns one thing on or off at once; label and switch are one target of at least 44 px. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled,
  className,
}: SwitchProps) {
  const id = useId();
  return (
    <div className={cn('flex min-h-11 items-center gap-3', className)}>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled ?? false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-raised transition-colors duration-150 after:absolute after:-inset-2.5 disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Primitive.Thumb className="block size-4 translate-x-[3px] rounded-full bg-ink transition-transform duration-150 data-[state=checked]:translate-x-[23px] data-[state=checked]:bg-accent-ink" />
      </Primitive.Root>
      <div className="grid">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-ink-muted text-xs">
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
