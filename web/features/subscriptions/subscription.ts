import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/client.ts';

/** Where a plan can be had. */
export function useSubscription() {
  return useQuery(queries.subscriptions.get.queryOptions());
}
