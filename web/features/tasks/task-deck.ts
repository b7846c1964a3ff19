import type { Task } from '../../../contract/tasks.ts';
import { memberStoragePrefix, onMemberStorageCleared } from '../../api/member-storage.ts';
import { createStoredStore } from '../../ui/stored-store.ts';
import { drawRequestId } from './request-id.ts';

/** More would only make the page long; all of them are in the library. */
const idsMax = 60;

/**
 * What this tab asked for since it was opened. Of tasks only ids are kept; they themselves are
 * fetched, so that a reload shows what became of them.
 */
export interface TaskDeck {
  /** Newest first. */
  ids: string[];
  /** What was asked for, by batch, as the form that asked understands it. */
  requests: Record<string, unknown>;
  /** Batches whose outcome was not yet told. */
  untoldBatchIds: string[];
  /** The batch that was asked for and not heard of since: its answer may have been lost. */
  unansweredId: string | null;
}

const isText = (value: unknown) => typeof value === 'string';
const readTexts = (value: unknown): string[] =>
  Array.isArray(value) && value.every(isText) ? value : [];

/** Makes a deck of whatever was stored, by hand: every page reads it, and waits for no library. */
function parseDeck(stored: unknown): TaskDeck {
  const { ids, requests, untoldBatchIds, unansweredId } = Object(stored) as Record<string, unknown>;
  return {
    ids: readTexts(ids),
    requests:
      typeof requests === 'object' && requests !== null && !Array.isArray(requests)
        ? (requests as Record<string, unknown>)
        : {},
    untoldBatchIds: readTexts(untoldBatchIds),
    unansweredId: isText(unansweredId) ? (unansweredId as string) : null,
  };
}

const store = createStoredStore(
  () => sessionStorage,
  `${memberStoragePrefix}generator.session`,
  parseDeck,
);

if (typeof window !== 'undefined') onMemberStorageCleared(store.reload);

export const readDeck = store.read;
export const useTaskDeck = store.use;

/** Puts tasks on top of the list, in the given order; known ones stay where they are. */
export function addToDeck(tasks: readonly Pick<Task, 'id' | 'batchId'>[]): void {
  const session = store.read();
  const fresh = tasks.filter(({ id }) => !session.ids.includes(id)).map(({ id }) => id);
  const isAnswer = tasks.some(({ batchId }) => batchId === session.unansweredId);
  if (fresh.length === 0 && !isAnswer) return;
  store.write({
    ...session,
    ids: [...fresh, ...session.ids].slice(0, idsMax),
    unansweredId: isAnswer ? null : session.unansweredId,
  });
}

export function removeFromDeck(id: string): void {
  const session = store.read();
  if (session.ids.includes(id))
    store.write({ ...session, ids: session.ids.filter((known) => known !== id) });
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Remembers a request that is about to be sent.
 * @returns its id. The same request sent again, its answer lost, has the same id, so that the
 *   server carries it out once
 */
export function beginRequest(request: unknown): string {
  const session = store.read();
  const { unansweredId } = session;
  if (unansweredId && isSame(session.requests[unansweredId], request)) return unansweredId;
  const id = drawRequestId();
  store.write({
    ...session,
    requests: Object.fromEntries(
      [[id, request] as const, ...Object.entries(session.requests)].slice(0, idsMax),
    ),
    untoldBatchIds: [...session.untoldBatchIds, id],
    unansweredId: id,
  });
  return id;
}

/** The server has refused: nothing comes of this request. */
export function forgetRequest(requestId: string): void {
  const session = store.read();
  const { [requestId]: _refused, ...requests } = session.requests;
  store.write({
    ...session,
    requests,
    untoldBatchIds: session.untoldBatchIds.filter((known) => known !== requestId),
    unansweredId: session.unansweredId === requestId ? null : session.unansweredId,
  });
}

/** The outcome of a batch was told. */
export function settleBatch(batchId: string): void {
  const session = store.read();
  store.write({
    ...session,
    untoldBatchIds: session.untoldBatchIds.filter((known) => known !== batchId),
  });
}

/** What a task was asked for with, in this tab; undefined when it was another one. */
export function findRequest(batchId: string): unknown {
  return store.read().requests[batchId];
}
