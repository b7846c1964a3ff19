import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FieldPath, useForm } from 'react-hook-form';
import {
  type AuthFormValues,
  accountTexts,
  findAuthFormProblem,
} from '../../../contract/accounts.ts';
import { client, toApiError } from '../../api/client.ts';
import { startSession } from '../../api/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { authContent } from './auth.content.ts';
import { AuthHeading } from './auth-heading.tsx';
import { PasswordField } from './password-field.tsx';

type Values = Required<AuthFormValues>;

/** One toast for what these forms tell: what worked replaces what had gone wrong. */
export const authToastId = 'auth';

const emptyValues: Values = { email: '', password: '', confirmPassword: '' };

/** The field that a problem of the form belongs to. */
function fieldOfProblem(problem: string, values: Values): FieldPath<Values> {
  switch (problem) {
    case accountTexts.fillInAllFields:
      return values.email.trim() ? 'password' : 'email';
    case accountTexts.passwordsDoNotMatch:
      return 'confirmPassword';
    case accountTexts.invalidEmail:
      return 'email';
    default:
      return 'password';
  }
}

export interface AuthFormProps {
  mode: 'sign-in' | 'sign-up';
  onModeChange: (mode: 'sign-in' | 'sign-up') => void;
  onForgot: () => void;
}

/** Sign In and Create Account: one form, two modes. */
export function AuthForm({ mode, onModeChange, onForgot }: AuthFormProps) {
  const queryClient = useQueryClient();
  const isSignUp = mode === 'sign-up';
  const content = isSignUp ? authContent.signUp : authContent.signIn;
  const { register, handleSubmit, setValue, setError, setFocus, clearErrors, formState } =
    useForm<Values>({ defaultValues: emptyValues, shouldUnregister: false });

  // Not `reset`: it forgets the fields until they are drawn again, and nothing could be focused.
  const switchMode = (next: AuthFormProps['mode'], values: Values) => {
    for (const [name, value] of Object.entries(values)) setValue(name as FieldPath<Values>, value);
    clearErrors();
    onModeChange(next);
    setFocus(values.email ? 'password' : 'email');
  };

  const submission = useMutation({
    mutationFn: async ({ email, password }: Values) => {
      const credentials = { email: email.trim(), password };
      if (isSignUp) {
        await client.accounts.signUp(credentials);
        return null;
      }
      return (await client.accounts.signIn(credentials)).user;
    },
    onSuccess: (user, { email }) => {
      if (isSignUp) {
        showToast({ kind: 'success', title: accountTexts.accountCreated, id: authToastId });
        // The next step of a new member: the address is known, the password asked for once more.
        switchMode('sign-in', { ...emptyValues, email });
      } else if (user) {
        showToast({ kind: 'success', title: accountTexts.signedIn, id: authToastId });
        // The page sees the session and leads on.
        startSession(queryClient, user);
      }
    },
    onError: (error) => {
      showToast({
        kind: 'error',
        title: 'Error',
        description: toApiError(error).message,
        id: authToastId,
      });
      setFocus('password');
    },
  });

  const submit = handleSubmit((values) => {
    const problem = findAuthFormProblem(values, mode);
    if (!problem) return submission.mutate(values);
    showToast({ kind: 'error', title: 'Error', description: problem, id: authToastId });
    const field = fieldOfProblem(problem, values);
    setError(field, { message: problem });
    setFocus(field);
  });

  const field = (name: FieldPath<Values>) => ({
    ...register(name, { onChange: () => clearErrors() }),
    error: formState.errors[name]?.message,
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <AuthHeading title={content.title} subtitle={content.subtitle} />
      <div className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete={isSignUp ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          aria-required
          {...field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          aria-required
          {...field('password')}
        />
        {isSignUp && (
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            aria-required
            {...field('confirmPassword')}
          />
        )}
        {!isSignUp && (
          <TextButton className="-my-2 justify-self-end" onClick={onForgot}>
            {authContent.forgot.link}
          </TextButton>
        )}
      </div>
      <Button
        type="submit"
        size="lg"
        block
        busy={submission.isPending}
        busyText={isSignUp ? accountTexts.creatingAccount : accountTexts.signingIn}
      >
        {content.submit}
      </Button>
      <p className="text-ink-muted text-sm">
        {content.switchQuestion}{' '}
        <TextButton onClick={() => switchMode(isSignUp ? 'sign-in' : 'sign-up', emptyValues)}>
          {content.switchTo}
        </TextButton>
      </p>
    </form>
  );
}

/** A button in the guise of a link, for changes within the page. */
export function TextButton({ className, ...rest }: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'min-h-11 font-medium text-accent-strong text-sm underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current',
        className,
      )}
      {...rest}
    />
  );
}
