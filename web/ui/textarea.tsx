import { cn } from './class-names.ts';
import { controlClass } from './input.tsx';

export interface TextareaProps extends React.ComponentProps<'textarea'> {
  /** `bare` leaves border and ground to the panel around it. */
  variant?: 'boxed' | 'bare';
}

/**
 * A text area that grows with its text between `min-h-*` and `max-h-*` of the class name, then
 * scrolls. The growing is CSS (`field-sizing`); a browser without it shows the lower bound and
 * scrolls.
 */
export function Textarea({ className, variant = 'boxed', ...rest }: TextareaProps) {
  return (
    <textarea
      className={cn(
        variant === 'boxed'
          ? [controlClass, 'py-2.5']
          : 'w-full bg-transparent text-base text-ink outline-none placeholder:text-ink-muted',
        'field-sizing-content resize-none leading-relaxed',
        className,
      )}
      {...rest}
    />
  );
}
