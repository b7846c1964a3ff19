import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { GenerationRequestInput } from '../../../contract/generations.ts';
import { memberStoragePrefix, onMemberStorageCleared } from '../../api/member-storage.ts';
import { readStored, writeStored } from '../../ui/stored-state.ts';

const storageKey = `${memberStoragePrefix}generator.session`;

/** More would only make the page long; all of them are in the library. */
const idsMax = 60;

/**
 * What this tab asked for since it was opened. Only ids are kept; the generations themselves are
 * fetched by id, so that a reload shows what became of them.
 */
const sessionSchema = z
  .object({
    /** Newest first. */
    ids: z.array(z.string()).catch([]),
    /** Requests by batch, for "Try again". */
    requests: z.record(z.string(), z.custom<GenerationRequestInput>()).catch({}),
    /** Batches whose outcome was not yet told. */
    pendingBatchIds: z.array(z.string()).catch([]),
  })
  .catch({ ids: [], requests: {}, pendingBatchIds: [] });

export type GeneratorSession = z.infer<typeof sessionSchema>;

const empty: GeneratorSession = { ids: [], requests: {}, pendingBatchIds: [] };
const listeners = new Set<() => void>();
let current: GeneratorSession | null = null;

export function readSession(): GeneratorSession {
  current ??= readStored(
    () => sessionStorage,
    storageKey,
    (value) => sessionSchema.parse(value),
  );
  return current;
}

function change(next: GeneratorSession): void {
  current = next;
  writeStored(() => sessionStorage, storageKey, next);
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') onMemberStorageCleared(() => change(empty));

/** Puts generations on top of the list, in the given order; known ones stay where they are. */
export function addToSession(ids: readonly string[]): void {
  const session = readSession();
  const fresh = ids.filter((id) => !session.ids.includes(id));
  if (fresh.length > 0) change({ ...session, ids: [...fresh, ...session.ids].slice(0, idsMax) });
}

export function removeFromSession(id: string): void {
  const session = readSession();
  if (session.ids.includes(id))
    change({ ...session, ids: session.ids.filter((known) => known !== id) });
}

/** Remembers a request that was accepted. */
export function rememberRequest(batchId: string, request: GenerationRequestInput): void {
  const session = readSession();
  change({
    ...session,
    requests: Object.fromEntries(
      [[batchId, request] as const, ...Object.entries(session.requests)].slice(0, idsMax),
    ),
    pendingBatchIds: [...session.pendingBatchIds, batchId],
  });
}

/** The outcome of a batch was told. */
export function settleBatch(batchId: string): void {
  const session = readSession();
  change({
    ...session,
    pendingBatchIds: session.pendingBatchIds.filter((known) => known !== batchId),
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useGeneratorSession(): GeneratorSession {
  return useSyncExternalStore(subscribe, readSession, () => empty);
}
