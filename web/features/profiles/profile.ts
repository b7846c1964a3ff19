import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountTexts } from '../../../contract/accounts.ts';
import { profileTexts } from '../../../contract/profiles.ts';
import { client, queries, toApiError } from '../../api/client.ts';
import { showToast } from '../../ui/toaster.tsx';

/** The member's profile; says so once when it can't be loaded. */
export function useProfile() {
  const query = useQuery(queries.profiles.get.queryOptions());
  const { isError } = query;
  useEffect(() => {
    if (isError)
      showToast({ kind: 'error', title: profileTexts.loadFailed, id: 'profile-load-failed' });
  }, [isError]);
  return query;
}

export function useProfileUpdate({ onSaved }: { onSaved: () => void }) {
  const queryClient = useQueryClient();
  return useMutation(
    queries.profiles.update.mutationOptions({
      onSuccess: (profile) => {
        queryClient.setQueryData(queries.profiles.get.queryKey(), profile);
        showToast({ kind: 'success', title: profileTexts.updated });
        onSaved();
      },
      onError: () => showToast({ kind: 'error', title: profileTexts.updateFailed }),
    }),
  );
}

/** Sends a member the link with which to choose a new password. */
export function usePasswordReset(email: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.accounts.requestPasswordReset({ email }),
    onSuccess: () => showToast({ kind: 'success', title: accountTexts.resetRequested }),
    onError: () => showToast({ kind: 'error', title: accountTexts.resetFailed }),
  });
  return { send: () => mutate(), isSending: isPending };
}

/** Sends a member the link that confirms their address once more. */
export function useEmailConfirmation() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.emailConfirmations.request(),
    onSuccess: () => showToast({ kind: 'success', title: accountTexts.confirmationSent }),
    onError: (error) => {
      const { code, message } = toApiError(error);
      showToast({
        kind: 'error',
        title: accountTexts.confirmationFailed,
        description: code === 'rate_limited' ? message : undefined,
      });
    },
  });
  return { send: () => mutate(), isSending: isPending };
}
