import { cva, type VariantProps } from 'class-variance-authority';
import { cn } from './class-names.ts';
import { SpinnerMark } from './spinner.tsx';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

const iconButtonClass = cva(
  'relative inline-flex shrink-0 items-center justify-center rounded-control transition-[opacity,background-color,color] duration-150 disabled:pointer-events-none disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        ghost: 'text-ink-muted hover:bg-raised hover:text-ink data-[state=open]:bg-raised',
        outline:
          'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-raised',
        /** On top of a picture. */
        overlay: 'bg-black/60 text-white hover:bg-black/80',
        danger: 'text-danger hover:bg-danger hover:text-danger-ink',
      },
      size: {
        sm: 'size-9 pointer-coarse:size-11 max-md:size-11 [&_svg]:size-4',
        md: 'size-11 [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
);

export interface IconButtonProps
  extends Omit<React.ComponentProps<'button'>, 'aria-label' | 'children'>,
    VariantProps<typeof iconButtonClass> {
  /** The button's name; also its tooltip. */
  label: string;
  children: React.ReactNode;
  busy?: boolean;
  tooltipSide?: TooltipProps['side'];
  /** For triggers whose opened panel says the same. */
  hideTooltip?: boolean;
}

/** A button that shows only an icon, with a name for those who don't see it. */
export function IconButton({
  label,
  children,
  className,
  variant,
  size,
  busy = false,
  disabled,
  tooltipSide,
  hideTooltip = false,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={cn(iconButtonClass({ variant, size }), className)}
      {...rest}
    >
      {busy ? <SpinnerMark /> : children}
    </button>
  );
  if (hideTooltip) return button;
  return (
    <Tooltip label={label} side={tooltipSide}>
      {button}
    </Tooltip>
  );
}
