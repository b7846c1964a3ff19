import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { client } from './client.ts';
import {
  type Connection,
  eventStream,
  type StreamEventOf,
  type StreamEventType,
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

const subscribeToConnection = (listener: () => void) => eventStream.onConnectionChange(listener);

/** Whether what the server tells arrives now. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribeToConnection,
    () => eventStream.connection,
    () => 'opening',
  );
}

/**
 * Holds the stream open while the component is on screen; for the layout of the signed-in area.
 * What was missed between two streams each feature fetches by itself, on `stream.opened`.
 */
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
}
