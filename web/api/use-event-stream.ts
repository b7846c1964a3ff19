import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { client, queries } from './client.ts';
import {
  eventStream,
  type StreamEventOf,
  type StreamEventType,
  type StreamState,
} from './event-stream.ts';
import { endSession } from './query-client.ts';

/** Calls the handler on each event of a type while the component is on screen. */
export function useStreamEvent<Type extends StreamEventType>(
  type: Type,
  handler: (event: StreamEventOf<Type>) => void,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => eventStream.subscribe(type, onEvent), [type]);
}

/** Whether the server can tell of changes now; for whatever would else seem to stand still. */
export function useStreamState(): StreamState {
  return useSyncExternalStore(
    eventStream.subscribeToState,
    eventStream.getState,
    () => 'connecting' as const,
  );
}

/** Holds the stream open while the component is on screen; for the layout of the signed-in area. */
export function useEventStream(): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    eventStream.open(() => {
      client.accounts
        .getSession()
        .then(({ user }) => {
          if (!user) endSession(queryClient);
        })
        // Unreachable; the stream tries again by itself.
        .catch(() => {});
    });
    return () => eventStream.close();
  }, [queryClient]);

  // A stream is also ended to tell that something about the member has changed, such as a confirmed
  // address. What the page was loaded with is true for the first one.
  const isFirst = useRef(true);
  useStreamEvent('stream.opened', () => {
    if (!isFirst.current)
      void queryClient.invalidateQueries({ queryKey: queries.accounts.getSession.key() });
    isFirst.current = false;
    // What failed while the server was away is asked for again.
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  });
}
