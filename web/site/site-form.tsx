import { useId } from 'react';
import { formTexts, type PublicForm, trapFieldName } from '../../contract/public-forms.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { cn } from '../ui/class-names.ts';
import { controlClass, Input } from '../ui/input.tsx';
import { Textarea } from '../ui/textarea.tsx';

export interface SiteFormProps {
  /** Whose endpoint takes the same fields as JSON and as a posted form. */
  form: PublicForm;
  /** On the button while the answer is awaited. */
  busy?: string;
  /** The form carries a file. */
  hasFile?: boolean;
  /** The answer stays on the page below the form, beside the passing notice. */
  keepsAnswer?: boolean;
  id?: string;
  className?: string;
  children: React.ReactNode;
}

/**
 * A form of a public page: plain HTML, which the page's script makes stay where it is. What a
 * success says is in the server's answer.
 */
export function SiteForm({
  form: { path },
  busy = formTexts.sending,
  hasFile = false,
  keepsAnswer = false,
  id,
  className,
  children,
}: SiteFormProps) {
  return (
    <form
      id={id}
      action={`/api${path}`}
      method="post"
      encType={hasFile ? 'multipart/form-data' : undefined}
      data-form={JSON.stringify({
        busy,
        invalidTitle: formTexts.invalidTitle,
        errorTitle: formTexts.errorTitle,
        failure: formTexts.failure,
      })}
      className={cn('relative grid gap-5', className)}
    >
      {children}
      <TrapField />
      {keepsAnswer && (
        <div
          data-form-answer
          role="status"
          className="grid gap-1 rounded-card border border-success bg-surface p-4 empty:hidden"
        />
      )}
    </form>
  );
}

/** Nobody sees or reaches it; see `trapFieldName`. */
function TrapField() {
  return (
    <span aria-hidden="true" className="sr-only">
      <input name={trapFieldName} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </span>
  );
}

/** Lists and file fields match `:read-only` too, though one can change them. */
const writable = 'read-only:bg-surface read-only:text-ink';

interface SiteFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** For a field whose purpose its place makes plain to the eye. */
  hideLabel?: boolean;
  /**
   * How many characters the server takes. The field itself takes more: a browser that cuts what is
   * pasted says nothing of it. A count appears near the limit.
   */
  maxLength?: number | undefined;
  className?: string;
}

/** What a control of a public form wears; its error is written into the slot below it. */
function FieldFrame({
  name,
  label,
  hint,
  hideLabel,
  maxLength,
  className,
  children,
}: SiteFieldProps & {
  children: (control: { id: string; name: string; 'aria-describedby': string }) => React.ReactNode;
}) {
  const id = useId();
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-sm'}>
        {label}
      </label>
      {children({ id, name, 'aria-describedby': `${id}-error ${id}-hint` })}
      <p id={`${id}-error`} data-error-for={name} className="text-danger text-sm empty:hidden" />
      {maxLength !== undefined && (
        <p
          data-counts={name}
          data-limit={maxLength}
          role="status"
          className="text-ink-muted text-sm tabular-nums empty:hidden data-over:text-danger"
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

export function SiteTextField({
  name,
  label,
  hint,
  hideLabel,
  maxLength,
  className,
  ...input
}: SiteFieldProps & Omit<React.ComponentProps<'input'>, 'maxLength'>) {
  return (
    <FieldFrame {...({ name, label, hint, hideLabel, maxLength, className } as SiteFieldProps)}>
      {(control) => <Input {...input} {...control} />}
    </FieldFrame>
  );
}

export function SiteTextArea({
  name,
  label,
  hint,
  hideLabel,
  maxLength,
  className,
  ...area
}: SiteFieldProps & Omit<React.ComponentProps<'textarea'>, 'maxLength'>) {
  return (
    <FieldFrame {...({ name, label, hint, hideLabel, maxLength, className } as SiteFieldProps)}>
      {(control) => <Textarea rows={6} className="min-h-36" {...area} {...control} />}
    </FieldFrame>
  );
}

export function SiteFileField({
  name,
  label,
  hint,
  hideLabel,
  className,
  ...input
}: SiteFieldProps & Omit<React.ComponentProps<'input'>, 'maxLength'>) {
  return (
    <FieldFrame {...({ name, label, hint, hideLabel, className } as SiteFieldProps)}>
      {(control) => (
        <Input
          {...input}
          {...control}
          type="file"
          className={cn(
            writable,
            'h-auto py-1.5 pl-1.5 file:mr-3 file:h-8 file:cursor-pointer file:rounded-control file:border-0 file:bg-raised file:px-3 file:font-medium file:text-ink file:text-sm',
          )}
        />
      )}
    </FieldFrame>
  );
}

export interface SiteSelectOption {
  value: string;
  label: string;
}

export function SiteSelect({
  name,
  label,
  hint,
  hideLabel,
  className,
  options,
  ...select
}: SiteFieldProps &
  React.ComponentProps<'select'> & {
    /** A text is its own value. */
    options: readonly (string | SiteSelectOption)[];
  }) {
  return (
    <FieldFrame {...({ name, label, hint, hideLabel, className } as SiteFieldProps)}>
      {(control) => (
        <select className={cn(controlClass, writable, 'h-11')} {...select} {...control}>
          {options.map((option) => {
            const { value, label: text } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </FieldFrame>
  );
}

export function SubmitButton(props: ButtonProps) {
  return <Button {...props} type="submit" />;
}
