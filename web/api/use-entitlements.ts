import { useQuery } from '@tanstack/react-query';
import { queries } from './client.ts';

/** What the member's plan allows; every feature asks here. */
export function useEntitlements() {
  return useQuery(queries.entitlements.get.queryOptions());
}
