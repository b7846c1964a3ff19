import {
  type QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Task } from '../../../contract/tasks.ts';
import { client, queries, toApiError } from '../../api/client.ts';
import { useStreamEvent } from '../../api/use-event-stream.ts';
import { showToast } from '../../ui/toaster.tsx';
import { addToDeck, readDeck, removeFromDeck, useTaskDeck } from './task-deck.ts';
import { isActive, mergeTask, withImageChanged, withImageDeleted } from './task-state.ts';

/** Safety net below the event stream, while something is under way. */
const pollIntervalMs = 15_000;

const taskKey = (id: string) => queries.tasks.get.queryKey({ input: { id } });

function taskOptions(id: string) {
  return queries.tasks.get.queryOptions({
    input: { id },
    // The list of active tasks and the event stream keep it true.
    staleTime: Number.POSITIVE_INFINITY,
    // Answers and events come by different ways and may overtake one another.
    structuralSharing: (known, incoming) => mergeTask(known as Task | undefined, incoming as Task),
  });
}

/** Writes what was learnt about tasks into the cache, and those under way into the list. */
export function cacheTasks(queryClient: QueryClient, tasks: readonly Task[]): void {
  for (const task of tasks)
    queryClient.setQueryData<Task>(taskKey(task.id), (known) => mergeTask(known, task));
}

function updateCached(queryClient: QueryClient, update: (known: Task) => Task): void {
  queryClient.setQueriesData<Task>(
    { queryKey: queries.tasks.get.key() },
    (known) => known && update(known),
  );
}

/**
 * Keeps tasks in the cache true to the event stream; for the layout of the signed-in area, so
 * that nothing is missed while another page is on screen.
 */
export function useTaskEvents(): void {
  const queryClient = useQueryClient();
  useStreamEvent('task.changed', ({ task }) => {
    const before = queryClient.getQueryData<Task>(taskKey(task.id));
    cacheTasks(queryClient, [task]);
    // The others move up, of which nobody tells.
    if (before?.status === 'queued' && task.status !== 'queued' && isAnyQueued(queryClient))
      void queryClient.invalidateQueries({ queryKey: queries.tasks.listActive.key() });
    const isAnswer = task.batchId === readDeck().unansweredId;
    if (isActive(task) || isAnswer) addToDeck([task]);
  });
  useStreamEvent('image.changed', ({ image }) =>
    updateCached(queryClient, (known) => withImageChanged(known, image)),
  );
  useStreamEvent('image.deleted', ({ id }) =>
    updateCached(queryClient, (known) => withImageDeleted(known, id)),
  );
  useStreamEvent('stream.behind', () => {
    void queryClient.invalidateQueries({ queryKey: queries.tasks.listActive.key() });
  });
}

export interface DeckTasks {
  /** Newest first; those whose image was deleted are left out. */
  tasks: Task[];
  /** Ids that are known but not fetched yet. */
  pendingCount: number;
}

/** What this tab asked for, and whatever of the member's is under way. */
export function useDeckTasks(): DeckTasks {
  const queryClient = useQueryClient();
  const { ids } = useTaskDeck();
  const active = useQuery(
    queries.tasks.listActive.queryOptions({
      staleTime: 0,
      // The event stream comes back too, and then it is asked for.
      refetchOnReconnect: false,
      refetchInterval: ids.some((id) => isKnownActive(queryClient, id)) ? pollIntervalMs : false,
    }),
  );

  useEffect(() => {
    if (!active.data) return;
    const { items } = active.data;
    cacheTasks(queryClient, items);
    // Oldest first as they come; the list shows the newest on top.
    addToDeck(items.toReversed());
    // What was under way and is no longer listed has ended unheard.
    for (const id of readDeck().ids)
      if (isKnownActive(queryClient, id) && !items.some((task) => task.id === id))
        void queryClient.invalidateQueries({ queryKey: taskKey(id) });
  }, [active.data, queryClient]);

  const results = useQueries({
    // Those under way come with the list; only the others are asked for one by one.
    queries: ids.map((id) => ({ ...taskOptions(id), enabled: !active.isPending })),
  });

  const goneIds = ids
    .filter((_, index) => {
      const { error } = results[index]!;
      return error !== null && toApiError(error).code === 'not_found';
    })
    .join();
  useEffect(() => {
    for (const id of goneIds.split(',').filter(Boolean)) removeFromDeck(id);
  }, [goneIds]);

  return {
    tasks: results
      .map((result) => result.data)
      .filter((task) => task !== undefined)
      .filter((task) => task.status !== 'succeeded' || task.image !== null),
    pendingCount: results.filter((result) => result.isPending).length,
  };
}

function isAnyQueued(queryClient: QueryClient): boolean {
  return queryClient
    .getQueriesData<Task>({ queryKey: queries.tasks.get.key() })
    .some(([, known]) => known?.status === 'queued');
}

function isKnownActive(queryClient: QueryClient, id: string): boolean {
  const known = queryClient.getQueryData<Task>(taskKey(id));
  return known !== undefined && isActive(known);
}

/** Stops what is queued or running. */
export function useCancel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.tasks.cancel({ id }),
    onSuccess: (task) => {
      cacheTasks(queryClient, [task]);
      void queryClient.invalidateQueries({ queryKey: queries.quotas.key() });
    },
    onError: (_error, id) => {
      showToast({ kind: 'error', title: 'Failed to cancel. It may be finished already.' });
      void queryClient.invalidateQueries({ queryKey: taskKey(id) });
    },
  });
}
