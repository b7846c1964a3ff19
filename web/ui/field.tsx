import { Label as Primitive } from 'radix-ui';
import { useId } from 'react';
import { cn } from './class-names.ts';
import { Input } from './input.tsx';

export function Label({ className, ...rest }: React.ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={cn('font-medium text-ink text-sm', className)} {...rest} />;
}

/** What a field hands to its control so that label, hint and error belong to it. */
export interface FieldControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  hint?: React.ReactNode;
  error?: string | null | undefined;
  /** Stands at the end of the label's line. */
  aside?: React.ReactNode;
  className?: string;
  children: (control: FieldControlProps) => React.ReactNode;
}

/** A label, a control, and below it what is wrong with it. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-center justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p id={errorId} className="text-danger text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps
  extends React.ComponentProps<'input'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside'> {}

/** The common case: one line of text. */
export function TextField({ label, hint, error, aside, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} className={className ?? ''}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}
