import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Generation } from '../../../contract/generations.ts';
import { queries, toApiError } from '../../api/client.ts';
import { useStreamEvent } from '../../api/use-event-stream.ts';
import {
  isActive,
  mergeGeneration,
  withImageChanged,
  withImageDeleted,
} from './generation-state.ts';
import { addToSession, removeFromSession, useGeneratorSession } from './session-store.ts';

/** Safety net below the event stream, while something is under way. */
const pollIntervalMs = 10_000;

function generationOptions(id: string) {
  return queries.generations.get.queryOptions({
    input: { id },
    staleTime: (query) => (query.state.data && !isActive(query.state.data) ? Infinity : 5_000),
    refetchInterval: (query) =>
      query.state.data && isActive(query.state.data) ? pollIntervalMs : false,
    // Answers and events come by different ways and may overtake one another.
    structuralSharing: (known, incoming) =>
      mergeGeneration(known as Generation | undefined, incoming as Generation),
  });
}

/** Writes what was learnt about a generation into the cache. */
export function cacheGeneration(queryClient: QueryClient, generation: Generation): void {
  queryClient.setQueryData<Generation>(
    queries.generations.get.queryKey({ input: { id: generation.id } }),
    (known) => mergeGeneration(known, generation),
  );
}

function updateCached(queryClient: QueryClient, update: (known: Generation) => Generation): void {
  queryClient.setQueriesData<Generation>(
    { queryKey: queries.generations.get.key() },
    (known) => known && update(known),
  );
}

/**
 * Keeps generations and quota in the cache true to the event stream; for the layout of the
 * signed-in area, so that nothing is missed while another page is on screen.
 */
export function useGenerationEvents(): void {
  const queryClient = useQueryClient();
  useStreamEvent('generation.changed', ({ generation }) => {
    cacheGeneration(queryClient, generation);
    if (isActive(generation)) addToSession([generation.id]);
  });
  useStreamEvent('image.changed', ({ image }) =>
    updateCached(queryClient, (known) => withImageChanged(known, image)),
  );
  useStreamEvent('image.deleted', ({ id }) =>
    updateCached(queryClient, (known) => withImageDeleted(known, id)),
  );
  useStreamEvent('quota.changed', ({ quota }) => {
    queryClient.setQueryData(queries.quotas.get.queryKey(), quota);
  });
  // Events of a broken stream are lost; only what was still under way can have changed.
  useStreamEvent('stream.opened', () => {
    void queryClient.invalidateQueries({
      queryKey: queries.generations.get.key(),
      predicate: (query) => {
        const known = query.state.data as Generation | undefined;
        return !known || isActive(known);
      },
    });
  });
}

export interface SessionGenerations {
  /** Newest first; those whose image was deleted are left out. */
  generations: Generation[];
  /** Ids that are known but not fetched yet. */
  pendingCount: number;
}

/** What this tab generated, and whatever of the member's is under way. */
export function useSessionGenerations(): SessionGenerations {
  const queryClient = useQueryClient();
  const { ids } = useGeneratorSession();
  const active = useQuery(queries.generations.listActive.queryOptions({ staleTime: 0 }));

  useEffect(() => {
    if (!active.data) return;
    for (const generation of active.data.items) cacheGeneration(queryClient, generation);
    // Oldest first as they come; the list shows the newest on top.
    addToSession(active.data.items.map(({ id }) => id).toReversed());
  }, [active.data, queryClient]);

  const results = useQueries({ queries: ids.map(generationOptions) });

  const goneIds = ids
    .filter((_, index) => {
      const { error } = results[index]!;
      return error !== null && toApiError(error).code === 'not_found';
    })
    .join();
  useEffect(() => {
    for (const id of goneIds.split(',').filter(Boolean)) removeFromSession(id);
  }, [goneIds]);

  return {
    generations: results
      .map((result) => result.data)
      .filter((generation) => generation !== undefined)
      .filter(
        ({ status, ...rest }) => status !== 'succeeded' || ('image' in rest && rest.image !== null),
      ),
    pendingCount: results.filter((result) => result.isPending).length,
  };
}

export function useQuota() {
  return useQuery(queries.quotas.get.queryOptions());
}

export function useModels() {
  return useQuery(queries.generations.listModels.queryOptions({ staleTime: 300_000 }));
}

export function usePromptHistory() {
  return useQuery(queries.generations.listPrompts.queryOptions());
}
