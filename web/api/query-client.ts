import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '../../contract/accounts.ts';
import { queries, toApiError } from './client.ts';
import { claimMemberStorage } from './member-storage.ts';

const sessionKey = queries.accounts.getSession.queryKey();

function forgetMember(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.queryHash !== hashKey(sessionKey) });
}

/** Forgets all that belonged to the member; what remains is that nobody is signed in. */
export function endSession(queryClient: QueryClient): void {
  forgetMember(queryClient);
  queryClient.setQueryData(sessionKey, { user: null });
}

/** From here on the cache is this member's, and nobody else's. */
export function startSession(queryClient: QueryClient, user: SessionUser): void {
  forgetMember(queryClient);
  claimMemberStorage(user.id);
  queryClient.setQueryData(sessionKey, { user });
}

/** The cache of everything fetched. An answer that the session is gone ends it on screen too. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (toApiError(error).code === 'unauthenticated') endSession(queryClient);
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // An answer is final; only a lost connection and a busy server are worth another try.
        retry: (failures, error) =>
          failures < 2 &&
          ['unreachable', 'unavailable', 'internal'].includes(toApiError(error).code),
      },
    },
  });
  return queryClient;
}
