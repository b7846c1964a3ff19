import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AuthFormMode, accountTexts, authFormSchema } from '../../../contract/accounts.ts';
import { client, toApiError } from '../../api/client.ts';
import { startSession } from '../../api/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { authToastId, useAccountForm } from './account-form.ts';
import { authContent } from './auth.content.ts';
import { AuthHeading } from './auth-heading.tsx';
import { PasswordField } from './password-field.tsx';

const emptyValues = { email: '', password: '', confirmPassword: '' };

const resolvers = {
  'sign-in': zodResolver(authFormSchema('sign-in')),
  'sign-up': zodResolver(authFormSchema('sign-up')),
};

export interface AuthFormProps {
  mode: AuthFormMode;
  onModeChange: (mode: AuthFormMode) => void;
  onForgot: () => void;
}

/** Sign In and Create Account: one form, two modes. */
export function AuthForm({ mode, onModeChange, onForgot }: AuthFormProps) {
  const queryClient = useQueryClient();
  const isSignUp = mode === 'sign-up';
  const content = isSignUp ? authContent.signUp : authContent.signIn;
  const { field, submit, fill, setFocus } = useAccountForm({
    resolver: resolvers[mode],
    defaultValues: emptyValues,
    onValid: (values) => submission.mutate(values),
  });

  const switchMode = (next: AuthFormMode, values: typeof emptyValues) => {
    fill(values);
    onModeChange(next);
    setFocus(values.email ? 'password' : 'email');
  };

  const submission = useMutation({
    mutationFn: async ({ email, password }: typeof emptyValues) => {
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
