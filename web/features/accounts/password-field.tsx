import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

export interface PasswordFieldProps extends React.ComponentProps<'input'> {
  label: string;
  error?: string | undefined;
  hint?: string;
  aside?: React.ReactNode;
}

/** A password, hidden unless its owner wants to see it. */
export function PasswordField({ label, error, hint, aside, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <div className="relative">
          <Input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="pr-12"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink-muted hover:text-ink [&_svg]:size-4"
          >
            {isShown ? <EyeOff /> : <Eye />}
          </button>
        </div>
      )}
    </Field>
  );
}
