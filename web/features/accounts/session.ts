import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { SessionUser } from '../../../contract/accounts.ts';
import { client, queries, toApiError } from '../../api/client.ts';
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

/** Ends the session here and on the server, and leads to the landing page. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await client.accounts.signOut();
      // Leaving comes first: the gate would send a page without a session to sign-in.
      await navigate('/', { flushSync: true });
      endSession(queryClient);
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'Error', description: toApiError(error).message }),
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}
