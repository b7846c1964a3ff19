import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type Generation,
  type GenerationRequestInput,
  generationSucceededText,
  generationTexts,
} from '../../../contract/generations.ts';
import { client, queries, toApiError } from '../../api/client.ts';
import { showToast } from '../../ui/toaster.tsx';
import { cacheGeneration } from './generation-queries.ts';
import { isActive, summarizeBatch } from './generation-state.ts';
import {
  addToSession,
  rememberRequest,
  settleBatch,
  useGeneratorSession,
} from './session-store.ts';

/**
 * Asks for images.
 * @param onUpgradeNeeded called when the server says that the day is used up, or that it takes premium
 */
export function useGenerate(onUpgradeNeeded: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: GenerationRequestInput) => client.generations.create(request),
    onSuccess: ({ items }, request) => {
      for (const generation of items) cacheGeneration(queryClient, generation);
      addToSession(items.map(({ id }) => id).toReversed());
      const batchId = items[0]?.batchId;
      if (batchId) rememberRequest(batchId, request);
      void queryClient.invalidateQueries({ queryKey: queries.generations.listPrompts.key() });
    },
    onError: (error) => {
      const { code } = toApiError(error);
      if (code === 'quota_exceeded' || code === 'premium_required') onUpgradeNeeded();
      else showToast({ kind: 'error', title: generationTexts.failed });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queries.quotas.key() }),
  });
}

/**
 * Tells how each request came out, once, when the last of its images is there.
 * @param onSucceeded gets the prompt that worked
 */
export function useBatchOutcomes(
  generations: readonly Generation[],
  onSucceeded: (prompt: string) => void,
): void {
  const queryClient = useQueryClient();
  const { pendingBatchIds } = useGeneratorSession();
  const seenActive = useRef(new Set<string>());

  const tellSuccess = useEffectEvent(async () => {
    // The reservation was made when the request was accepted, so the count is already right.
    const quota = await queryClient
      .fetchQuery(queries.quotas.get.queryOptions({ staleTime: 0 }))
      .catch(() => null);
    showToast({ kind: 'success', title: generationSucceededText(quota?.remaining ?? null) });
  });

  const settle = useEffectEvent((batchId: string, batch: readonly Generation[]) => {
    const outcome = summarizeBatch(batch);
    if (outcome.status === 'active') {
      seenActive.current.add(batchId);
      return;
    }
    settleBatch(batchId);
    if (outcome.status === 'succeeded') onSucceeded(outcome.prompt);
    // What ended while another page was on screen was told there, as a notification.
    if (!seenActive.current.has(batchId)) return;
    if (outcome.status === 'succeeded') void tellSuccess();
    if (outcome.status === 'failed') showToast({ kind: 'error', title: generationTexts.failed });
  });

  useEffect(() => {
    for (const batchId of pendingBatchIds) {
      const batch = generations.filter((generation) => generation.batchId === batchId);
      if (batch.length > 0) settle(batchId, batch);
    }
  }, [generations, pendingBatchIds]);
}

/** Stops what is queued or running. */
export function useCancel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.generations.cancel({ id }),
    onSuccess: (generation) => {
      cacheGeneration(queryClient, generation);
      void queryClient.invalidateQueries({ queryKey: queries.quotas.key() });
    },
    onError: (_error, id) => {
      showToast({ kind: 'error', title: 'Failed to cancel. It may be finished already.' });
      void queryClient.invalidateQueries({
        queryKey: queries.generations.get.queryKey({ input: { id } }),
      });
    },
  });
}

/** True while anything of the list is under way. */
export function isAnyActive(generations: readonly Generation[]): boolean {
  return generations.some(isActive);
}
