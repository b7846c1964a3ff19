import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountTexts, newPasswordFormSchema } from '../../../contract/accounts.ts';
import { client, queries, toApiError } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { authToastId, useAccountForm } from './account-form.ts';
import { authContent } from './auth.content.ts';
import { TextButton } from './auth-form.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { PasswordField } from './password-field.tsx';

const resolver = zodResolver(newPasswordFormSchema);

export interface PasswordResetFormProps {
  /** From the link in the mail. */
  token: string;
  onDone: () => void;
  onAskAgain: () => void;
}

/** Where the link in the mail leads. */
export function PasswordResetForm({ token, onDone, onAskAgain }: PasswordResetFormProps) {
  const queryClient = useQueryClient();
  const { field, submit, setFocus } = useAccountForm({
    resolver,
    defaultValues: { newPassword: '', confirmPassword: '' },
    onValid: ({ newPassword }) => change.mutate(newPassword),
  });
  useEffect(() => setFocus('newPassword'), [setFocus]);

  const change = useMutation({
    mutationFn: (newPassword: string) => client.accounts.resetPassword({ token, newPassword }),
    onSuccess: async () => {
      showToast({ kind: 'success', title: accountTexts.passwordChanged, id: authToastId });
      // The change may have ended the session of this very browser.
      await queryClient.invalidateQueries({ queryKey: queries.accounts.getSession.key() });
      onDone();
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Error',
        description: toApiError(error).message,
        id: authToastId,
      }),
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <AuthHeading title={authContent.reset.title} subtitle={authContent.reset.subtitle} />
      <div className="grid gap-4">
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          aria-required
          {...field('newPassword')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          aria-required
          {...field('confirmPassword')}
        />
      </div>
      {change.isError && (
        <p role="alert" className="text-danger text-sm">
          {toApiError(change.error).message}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        block
        busy={change.isPending}
        busyText={authContent.reset.submitting}
      >
        {authContent.reset.submit}
      </Button>
      <div>
        <TextButton onClick={onAskAgain}>{authContent.reset.askAgain}</TextButton>
      </div>
    </form>
  );
}
