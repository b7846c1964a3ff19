import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from './client.ts';
import { useStreamEvent } from './use-event-stream.ts';

/** What the member may still make today; every feature asks here. */
export function useQuota() {
  return useQuery(queries.quotas.get.queryOptions());
}

/** Keeps what the plan leaves true to the event stream; for the layout of the signed-in area. */
export function useQuotaEvents(): void {
  const queryClient = useQueryClient();
  useStreamEvent('quota.changed', ({ quota }) => {
    queryClient.setQueryData(queries.quotas.get.queryKey(), quota);
  });
  useStreamEvent('stream.behind', () => {
    for (const key of [queries.quotas.key(), queries.entitlements.key(), queries.billing.key()])
      void queryClient.invalidateQueries({ queryKey: key });
  });
}
