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
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { authContent } from './auth.content.ts';
import { AuthHeading } from './auth-heading.tsx';
import { PasswordField } from './password-field.tsx';

type Values = Required<AuthFormValues>;

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
  const { register, handleSubmit, reset, setError, setFocus, clearErrors, formState } =
    useForm<Values>({ defaultValues: emptyValues, shouldUnregister: false });

  const switchMode = (next: AuthFormProps['mode']) => {
    reset(emptyValues);
    onModeChange(next);
    setFocus('email');
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
    onSuccess: (user) => {
      if (isSignUp) {
        showToast({ kind: 'success', title: accountTexts.accountCreated });
        switchMode('sign-in');
      } else if (user) {
        showToast({ kind: 'success', title: accountTexts.signedIn });
        // The page sees the session and leads on.
        startSession(queryClient, user);
      }
    },
    onError: (error) => {
      showToast({ kind: 'error', title: 'Error', description: toApiError(error).message });
      setFocus('password');
    },
  });

  const submit = handleSubmit((values) => {
    const problem = findAuthFormProblem(values, mode);
    if (!problem) return submission.mutate(values);
    showToast({ kind: 'error', title: 'Error', description: problem, id: 'auth-problem' });
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
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-ink-muted text-sm">
          {content.switchQuestion}{' '}
          <TextButton onClick={() => switchMode(isSignUp ? 'sign-in' : 'sign-up')}>
            {content.switchTo}
          </TextButton>
        </p>
        {!isSignUp && <TextButton onClick={onForgot}>{authContent.forgot.link}</TextButton>}
      </div>
    </form>
  );
}

/** A button in the guise of a link, for changes within the page. */
export function TextButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="min-h-11 font-medium text-accent-strong text-sm underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
      {...props}
    />
  );
}
