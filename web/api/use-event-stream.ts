import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { client, queries } from './client.ts';
import { eventStream, type StreamEventOf, type StreamEventType } from './event-stream.ts';
import { endSession } from './query-client.ts';

/** Calls the handler on each event of a type while the component is on screen. */
export function useStreamEvent<Type extends StreamEventType>(
  type: Type,
  handler: (event: StreamEventOf<Type>) => void,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => eventStream.subscribe(type, onEvent), [type]);
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

  // Between the last stream and this one anything may have happened.
  useStreamEvent('stream.opened', () => {
    for (const key of [
      queries.generations.key(),
      queries.notifications.key(),
      queries.quotas.key(),
      queries.entitlements.key(),
      queries.billing.key(),
      queries.images.key(),
    ])
      void queryClient.invalidateQueries({ queryKey: key });
  });
}
