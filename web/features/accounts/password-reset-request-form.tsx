import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountTexts, passwordResetRequestSchema } from '../../../contract/accounts.ts';
import { client, toApiError } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { authToastId, useAccountForm } from './account-form.ts';
import { authContent } from './auth.content.ts';
import { TextButton } from './auth-form.tsx';
import { AuthHeading } from './auth-heading.tsx';

const resolver = zodResolver(passwordResetRequestSchema);

/** Asks for the address to which the link goes. */
export function PasswordResetRequestForm({ onDone }: { onDone: () => void }) {
  const { field, submit, setFocus } = useAccountForm({
    resolver,
    defaultValues: { email: '' },
    onValid: ({ email }) => request.mutate(email),
  });
  useEffect(() => setFocus('email'), [setFocus]);

  const request = useMutation({
    mutationFn: (email: string) => client.accounts.requestPasswordReset({ email }),
    onSuccess: () => {
      showToast({ kind: 'success', title: accountTexts.resetRequested, id: authToastId });
      onDone();
    },
    onError: (error) => {
      const { code, message } = toApiError(error);
      showToast({
        kind: 'error',
        title: accountTexts.resetFailed,
        // A limit tells when to come back; other reasons are ours alone.
        description: code === 'rate_limited' ? message : undefined,
        id: authToastId,
      });
    },
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <AuthHeading title={authContent.forgot.title} subtitle={authContent.forgot.subtitle} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        aria-required
        {...field('email')}
      />
      <Button
        type="submit"
        size="lg"
        block
        busy={request.isPending}
        busyText={accountTexts.resetSending}
      >
        {authContent.forgot.submit}
      </Button>
      <div>
        <TextButton onClick={onDone}>{authContent.forgot.back}</TextButton>
      </div>
    </form>
  );
}
