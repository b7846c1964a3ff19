import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/client.ts';

/** Whether the member is premium, until when, and where they could become so. */
export function useSubscription() {
  return useQuery(queries.subscriptions.get.queryOptions());
}
