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

/**
 * The cache of everything fetched, and the one place that hears that the session is gone: it ends on
 * screen, where the gate of the signed-in area says so and leads through sign-in.
 */
export function createQueryClient(): QueryClient {
  const endIfExpired = (error: unknown): boolean => {
    const isExpired = toApiError(error).code === 'unauthenticated';
    if (isExpired) endSession(queryClient);
    return isExpired;
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: endIfExpired }),
    mutationCache: new MutationCache({
      // The library waits for this before it tells whoever asked. They are about to go, and would
      // only tell of a failure of their own.
      onError: (error) => (endIfExpired(error) ? new Promise<void>(() => {}) : undefined),
    }),
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
