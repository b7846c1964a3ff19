import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

export interface CheckboxProps extends React.ComponentProps<typeof Primitive.Root> {
  /** `overlay` stands on a picture, whatever its colours. */
  variant?: 'plain' | 'overlay';
}

/** A small box in a touchable square of 44 px; name it with `aria-label` or a label's `htmlFor`. */
export function Checkbox({ className, variant = 'plain', ...rest }: CheckboxProps) {
  return (
    <Primitive.Root
      className={cn(
        'group/checkbox inline-flex size-11 shrink-0 items-center justify-center rounded-control disabled:opacity-55',
        className,
      )}
      {...rest}
    >
      <span
        className={cn(
          'inline-flex size-5 items-center justify-center rounded-[5px] border transition-colors duration-150 group-data-[state=checked]/checkbox:border-accent group-data-[state=indeterminate]/checkbox:border-accent group-data-[state=checked]/checkbox:bg-accent group-data-[state=indeterminate]/checkbox:bg-accent',
          variant === 'overlay'
            ? 'border-white/90 bg-black/50 group-hover/checkbox:bg-black/70'
            : 'border-line-strong bg-surface group-hover/checkbox:border-ink-muted',
        )}
      >
        <Primitive.Indicator className="text-accent-ink">
          {rest.checked === 'indeterminate' ? (
            <Minus aria-hidden="true" className="size-4" strokeWidth={3} />
          ) : (
            <Check aria-hidden="true" className="size-4" strokeWidth={3} />
          )}
        </Primitive.Indicator>
      </span>
    </Primitive.Root>
  );
}
