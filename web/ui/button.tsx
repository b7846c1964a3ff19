import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { cn } from './class-names.ts';
import { SpinnerMark } from './spinner.tsx';

export const buttonClass = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium transition-[opacity,transform,background-color,border-color,color] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent),white_12%)]',
        secondary:
          'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-raised',
        ghost: 'text-ink hover:bg-raised',
        danger: 'bg-danger text-danger-ink hover:bg-[color-mix(in_oklab,var(--danger),black_10%)]',
      },
      size: {
        // Compact where a mouse points, never under 44 px where a finger does.
        sm: 'h-9 px-3 text-sm pointer-coarse:h-11 max-md:h-11',
        md: 'h-11 px-4 text-sm',
        lg: 'h-12 px-6 text-base [&_svg]:size-5',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export interface ButtonProps
  extends React.ComponentProps<'button'>,
    VariantProps<typeof buttonClass> {
  /** Shows a spinner and takes no clicks. */
  busy?: boolean;
  /** Replaces the label while busy. */
  busyText?: string;
  /** Dresses the only child (a link) as a button instead. */
  asChild?: boolean;
}

export function Button({
  className,
  variant,
  size,
  block,
  busy = false,
  busyText,
  asChild,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const classes = cn(buttonClass({ variant, size, block }), className);
  if (asChild)
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <SpinnerMark />}
      {busy && busyText ? busyText : children}
    </button>
  );
}
