import { ToggleGroup as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

export interface ToggleGroupOption<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label, which stays its name. */
  icon?: React.ReactNode;
  disabled?: boolean;
}

export interface ToggleGroupProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly ToggleGroupOption<Value>[];
  'aria-describedby'?: string | undefined;
  className?: string;
}

/** A few choices side by side, one of them on. */
export function ToggleGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
  ...rest
}: ToggleGroupProps<Value>) {
  return (
    <Primitive.Root
      type="single"
      aria-label={label}
      value={value}
      // A second press on the chosen one would leave none chosen.
      onValueChange={(next) => next && onValueChange(next as Value)}
      className={cn(
        'inline-flex h-11 shrink-0 items-stretch rounded-control border border-line-strong/60 bg-surface',
        className,
      )}
      {...rest}
    >
      {options.map((option) => (
        <Primitive.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          aria-label={option.label}
          className="relative inline-flex min-w-11 items-center justify-center px-2 text-ink-muted text-sm transition-colors duration-150 after:absolute after:inset-x-0 after:-inset-y-px first:rounded-l-[7px] last:rounded-r-[7px] hover:bg-raised hover:text-ink disabled:pointer-events-none disabled:opacity-55 data-[state=on]:bg-accent-wash data-[state=on]:font-medium data-[state=on]:text-accent-strong [&_svg]:size-5"
        >
          {option.icon ?? option.label}
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
