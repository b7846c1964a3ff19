import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ErrorCode } from '../../../contract/errors.ts';
import { generationSucceededText, generationTexts } from '../../../contract/generations.ts';
import { imageGeneratedNotification } from '../../../contract/notifications.ts';
import type { Task } from '../../../contract/tasks.ts';
import { queries, toApiError } from '../../api/client.ts';
import { showToast } from '../../ui/toaster.tsx';
import {
  addToDeck,
  beginRequest,
  forgetRequest,
  readDeck,
  settleBatch,
  useTaskDeck,
} from './task-deck.ts';
import { cacheTasks } from './task-queries.ts';
import { isActive, summarizeBatch } from './task-state.ts';

/** An answer takes this long at most; then the request is sent again under the same id. */
const answerMsMax = 20_000;

const attemptsMax = 3;

/** Batches that somebody waits for on this page; what ended elsewhere was told there. */
const watchedBatchIds = new Set<string>();

/** Refusals whose own sentence helps; the others say no more than that it failed. */
const explainedCodes: readonly ErrorCode[] = [
  'invalid_request',
  'not_found',
  'rate_limited',
  'unavailable',
];

export const askingTexts = {
  offline: 'There is no connection',
  offlineHint: 'Your prompt is kept. Send it again when you are back online.',
  lost: 'The server could not be reached',
  lostHint: 'Your prompt is kept. Sending it again makes it once only.',
} as const;

export interface AskTasksOptions<Request> {
  /** One call of the kind's endpoint. */
  send: (
    request: Request,
    options: { requestId: string; signal: AbortSignal },
  ) => Promise<{ items: Task[] }>;
  /** Called when the server says that the day is used up, or that it takes premium. */
  onUpgradeNeeded: () => void;
}

export interface AskTasks<Request> {
  ask: (request: Request, onAccepted?: () => void) => void;
  /** While the answer is on its way. */
  isAsking: boolean;
}

/**
 * Asks for work. A request has an id from its first sending on: where its answer was lost it is sent
 * again under that id, by itself and then by the member, and the server carries it out once.
 */
export function useAskTasks<Request>({
  send,
  onUpgradeNeeded,
}: AskTasksOptions<Request>): AskTasks<Request> {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ request, requestId }: { request: Request; requestId: string }) =>
      send(request, { requestId, signal: AbortSignal.timeout(answerMsMax) }),
    // Without a network it fails at once, where it would wait in silence otherwise. It is tried all
    // the same: a studio on this very machine needs none.
    networkMode: 'always',
    retry: (failures, error) =>
      failures < attemptsMax - 1 && navigator.onLine && toApiError(error).code === 'unreachable',
    onSuccess: ({ items }) => {
      cacheTasks(queryClient, items);
      addToDeck(items.toReversed());
      void queryClient.invalidateQueries({ queryKey: queries.generations.listPrompts.key() });
    },
    onError: (error, { requestId }) => {
      const { code, message } = toApiError(error);
      if (code === 'unreachable') {
        const isOnline = navigator.onLine;
        showToast({
          kind: 'error',
          title: isOnline ? askingTexts.lost : askingTexts.offline,
          description: isOnline ? askingTexts.lostHint : askingTexts.offlineHint,
          id: 'unreachable',
        });
        return;
      }
      forgetRequest(requestId);
      if (code === 'quota_exceeded' || code === 'premium_required') onUpgradeNeeded();
      else
        showToast({
          kind: 'error',
          title: generationTexts.failed,
          description: explainedCodes.includes(code) ? message : undefined,
        });
    },
    // Not waited for: without a network it would keep the form busy.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queries.quotas.key() });
    },
  });

  return {
    isAsking: mutation.isPending,
    ask(request, onAccepted) {
      if (mutation.isPending) return;
      const requestId = beginRequest(request);
      watchedBatchIds.add(requestId);
      mutation.mutate({ request, requestId }, { onSuccess: () => onAccepted?.() });
    },
  };
}

/** Whether this very request is being made now. */
export function isUnderWay(tasks: readonly Task[], request: unknown): boolean {
  const { requests } = readDeck();
  const wanted = JSON.stringify(request);
  return tasks.some((task) => isActive(task) && JSON.stringify(requests[task.batchId]) === wanted);
}

/**
 * Tells how each request came out, once, when the last of its images is there.
 * @param onSucceeded gets the prompt that worked
 */
export function useBatchOutcomes(
  tasks: readonly Task[],
  onSucceeded: (prompt: string) => void,
): void {
  const queryClient = useQueryClient();
  const { untoldBatchIds } = useTaskDeck();
  useEffect(() => () => watchedBatchIds.clear(), []);

  const tellSuccess = useEffectEvent(async (prompt: string) => {
    // The reservation was made when the request was accepted, so the count is already right.
    const quota = await queryClient
      .fetchQuery(queries.quotas.get.queryOptions({ staleTime: 0 }))
      .catch(() => null);
    showToast({
      kind: 'success',
      title: generationSucceededText(quota?.remaining ?? null),
      description: imageGeneratedNotification(prompt).message,
    });
  });

  const settle = useEffectEvent((batchId: string, batch: readonly Task[]) => {
    const outcome = summarizeBatch(batch);
    if (outcome.status === 'active') {
      watchedBatchIds.add(batchId);
      return;
    }
    settleBatch(batchId);
    if (outcome.status === 'succeeded') onSucceeded(outcome.prompt);
    // What ended while another page was on screen was told there, as a notification.
    if (!watchedBatchIds.has(batchId)) return;
    if (outcome.status === 'succeeded') void tellSuccess(outcome.prompt);
    if (outcome.status === 'failed')
      showToast({
        kind: 'error',
        title: generationTexts.failed,
        description: outcome.reason,
      });
  });

  useEffect(() => {
    for (const batchId of untoldBatchIds) {
      const batch = tasks.filter((task) => task.batchId === batchId);
      if (batch.length > 0) settle(batchId, batch);
    }
  }, [tasks, untoldBatchIds]);
}
