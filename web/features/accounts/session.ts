import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '../../../contract/accounts.ts';
import { client, queries, toApiError } from '../../api/client.ts';
import { clearMemberStorage } from '../../api/member-storage.ts';
import { endSession } from '../../api/query-client.ts';
import { showToast } from '../../ui/toaster.tsx';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out' }
  | { status: 'unreachable'; retry: () => void; isRetrying: boolean };

/** Who is here. */
export function useSession(): Session {
  const { data, isError, isFetching, refetch } = useQuery(
    queries.accounts.getSession.queryOptions(),
  );
  if (data) return data.user ? { status: 'signed-in', user: data.user } : { status: 'signed-out' };
  if (isError)
    return { status: 'unreachable', retry: () => void refetch(), isRetrying: isFetching };
  return { status: 'loading' };
}

/** Ends the session on the server, then here. */
export function useSignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.accounts.signOut(),
    onSuccess: () => {
      onSignedOut();
      endSession(queryClient);
      clearMemberStorage();
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'Error', description: toApiError(error).message }),
  });
}
