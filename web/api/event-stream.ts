import {
  eventStreamPath,
  eventTypes,
  heartbeatIntervalMs,
  type StreamEvent,
} from '../../contract/events.ts';

export type StreamEventType = StreamEvent['type'];
export type StreamEventOf<Type extends StreamEventType> = Extract<StreamEvent, { type: Type }>;
type Handler = (event: StreamEvent) => void;

/** Two missed heartbeats, and some slack for the way. */
export const silenceMsMax = heartbeatIntervalMs * 2 + 2_000;

const reconnectDelayMsFirst = 1_000;
const reconnectDelayMsMax = 30_000;

/**
 * How long to wait before the given attempt: doubling, and spread over its second half so that
 * the members of a restarted server don't all come back in the same moment.
 * @param attempt 0 for the first
 * @param random in [0, 1)
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const delayMs = Math.min(reconnectDelayMsMax, reconnectDelayMsFirst * 2 ** attempt);
  return delayMs / 2 + (delayMs / 2) * random;
}

/** The address to open; the id of the last event lets the server replay what was missed. */
export function eventStreamUrl(lastEventId: string): string {
  return lastEventId
    ? `${eventStreamPath}?lastEventId=${encodeURIComponent(lastEventId)}`
    : eventStreamPath;
}

const isKnownType = (type: unknown): type is StreamEventType =>
  (eventTypes as readonly unknown[]).includes(type);

/**
 * Reads one event's data; null for what this version does not know. It comes from our own server,
 * as the answers of the endpoints do, whose shapes are not checked again here either.
 */
export function parseStreamEvent(data: string): StreamEvent | null {
  try {
    const event = JSON.parse(data) as StreamEvent | null;
    return isKnownType(event?.type) ? event : null;
  } catch {
    return null;
  }
}

/** `connecting` until the first connection stands, `reconnecting` whenever a later one is lost. */
export type StreamState = 'connecting' | 'open' | 'reconnecting';

/** What the stream needs from outside; replaced in tests. */
export interface EventStreamSurroundings {
  openSource: (url: string) => EventSource;
  random: () => number;
}

/**
 * The one connection over which the server tells of changes. Subscriptions outlive it: they may
 * be made before it opens and still stand after it was closed and opened again.
 */
export class EventStream {
  readonly #surroundings: EventStreamSurroundings;
  readonly #handlers = new Map<StreamEventType, Set<Handler>>();
  #source: EventSource | null = null;
  #lastEventId = '';
  #lastHeardMs = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onRefused: (() => void) | null = null;
  #state: StreamState = 'connecting';
  readonly #stateListeners = new Set<() => void>();

  constructor(surroundings: EventStreamSurroundings) {
    this.#surroundings = surroundings;
  }

  /** @returns a function that ends the subscription */
  subscribe<Type extends StreamEventType>(
    type: Type,
    handler: (event: StreamEventOf<Type>) => void,
  ): () => void {
    const handlers = this.#handlers.get(type) ?? new Set();
    this.#handlers.set(type, handlers);
    handlers.add(handler as Handler);
    return () => handlers.delete(handler as Handler);
  }

  readonly getState = (): StreamState => this.#state;

  /** @returns a function that ends the subscription */
  readonly subscribeToState = (listener: () => void): (() => void) => {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  };

  #setState(state: StreamState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#stateListeners) listener();
  }

  /**
   * Opens the stream and keeps it open.
   * @param onRefused called when the server answers but gives no stream; a browser does not tell
   *   why, so the caller should look whether the session still stands
   */
  open(onRefused: () => void): void {
    if (this.#onRefused) return;
    this.#onRefused = onRefused;
    window.addEventListener('online', this.#reconnectNow);
    window.addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    this.#connect();
  }

  close(): void {
    this.#onRefused = null;
    window.removeEventListener('online', this.#reconnectNow);
    window.removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    // The next stream may be another member's.
    this.#lastEventId = '';
    this.#attempt = 0;
    this.#setState('connecting');
  }

  #connect(): void {
    this.#source?.close();
    const source = this.#surroundings.openSource(eventStreamUrl(this.#lastEventId));
    this.#source = source;
    for (const type of eventTypes)
      source.addEventListener(type, (message) => this.#onMessage(source, message));
    source.onerror = () => {
      if (source !== this.#source) return;
      // The browser tries again by itself only after a lost connection, never after a refusal.
      const refused = source.readyState === EventSource.CLOSED;
      this.#reconnectLater();
      if (refused) this.#onRefused?.();
    };
    this.#watch();
  }

  #onMessage(source: EventSource, message: MessageEvent<string>): void {
    if (source !== this.#source) return;
    if (message.lastEventId) this.#lastEventId = message.lastEventId;
    this.#watch();
    const event = parseStreamEvent(message.data);
    if (!event) return;
    if (event.type === 'stream.opened') {
      this.#attempt = 0;
      this.#setState('open');
    }
    for (const handler of this.#handlers.get(event.type) ?? []) handler(event);
  }

  /** Starts the wait for the next sign of life anew. */
  #watch(): void {
    this.#lastHeardMs = Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#reconnectLater(), silenceMsMax);
  }

  #reconnectLater(): void {
    if (this.#state === 'open') this.#setState('reconnecting');
    this.#source?.close();
    this.#source = null;
    clearTimeout(this.#timer);
    const delayMs = reconnectDelayMs(this.#attempt++, this.#surroundings.random());
    this.#timer = setTimeout(() => this.#connect(), delayMs);
  }

  readonly #reconnectNow = (): void => {
    this.#attempt = 0;
    this.#connect();
  };

  // A connection that is gone says nothing for a while; the device knows at once.
  readonly #onOffline = (): void => this.#reconnectLater();

  // A sleeping device stops the timers; what they should have noticed is looked at on waking.
  readonly #onVisibilityChange = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (!this.#source || Date.now() - this.#lastHeardMs > silenceMsMax) this.#reconnectNow();
  };
}

/** The application's stream; the layout of the signed-in area opens it. */
export const eventStream = new EventStream({
  openSource: (url) => new EventSource(url),
  random: Math.random,
});
