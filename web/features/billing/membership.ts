import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Membership } from '../../../contract/billing.ts';
import { queries, toApiError } from '../../api/client.ts';
import { useStreamEvent } from '../../api/use-event-stream.ts';
import { showToast } from '../../ui/toaster.tsx';

/** Keeps plan and membership true to the event stream; for the layout of the signed-in area. */
export function useBillingEvents(): void {
  const queryClient = useQueryClient();
  useStreamEvent('entitlements.changed', ({ entitlements }) => {
    queryClient.setQueryData(queries.entitlements.get.queryKey(), entitlements);
    void queryClient.invalidateQueries({ queryKey: queries.billing.key() });
  });
}

export function useMembership() {
  return useQuery(queries.billing.getMembership.queryOptions());
}

export function useCharges() {
  return useQuery(queries.quotas.listCharges.queryOptions());
}

function useShown() {
  const queryClient = useQueryClient();
  return {
    onSuccess: (membership: Membership) =>
      queryClient.setQueryData(queries.billing.getMembership.queryKey(), membership),
    onError: (error: unknown) =>
      showToast({ kind: 'error', title: 'Error', description: toApiError(error).message }),
  };
}

export const useCancel = () => useMutation(queries.billing.cancel.mutationOptions(useShown()));
export const useResume = () => useMutation(queries.billing.resume.mutationOptions(useShown()));
export const useRefund = () =>
  useMutation(queries.billing.requestRefund.mutationOptions(useShown()));
