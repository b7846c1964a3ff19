import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventSchema, eventTypes } from '../../contract/events.ts';
import {
  EventStream,
  eventStreamUrl,
  parseStreamEvent,
  reconnectDelayMs,
  silenceMsMax,
} from './event-stream.ts';

class FakeEventSource extends EventTarget {
  static CLOSED = 2;
  readyState = 0;
  onerror: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  emit(event: { type: string }, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event), lastEventId }));
  }

  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
}

test('the delay doubles, never passes 30 seconds and spreads over its second half', () => {
  expect([0, 1, 2, 9].map((attempt) => reconnectDelayMs(attempt, 0))).toEqual([
    500, 1_000, 2_000, 15_000,
  ]);
  expect(reconnectDelayMs(9, 0.999)).toBeLessThan(30_000);
});

test('the id of the last event is escaped in the address', () => {
  expect(eventStreamUrl('')).toBe('/api/events');
  expect(eventStreamUrl('a&b')).toBe('/api/events?lastEventId=a%26b');
});

test('what is no known event is dropped', () => {
  expect(parseStreamEvent('{"type":"heartbeat"}')).toEqual({ type: 'heartbeat' });
  expect(parseStreamEvent('null')).toBeNull();
  expect(parseStreamEvent('{"type":"of.tomorrow"}')).toBeNull();
  expect(parseStreamEvent('not json')).toBeNull();
});

test('every event of the contract is listened for', () => {
  expect([...eventTypes].sort()).toEqual(
    eventSchema.options.map((option) => option.shape.type.value).sort(),
  );
});

describe('the connection', () => {
  let sources: FakeEventSource[];
  let stream: EventStream;
  const visibility = { state: 'visible' };
  const last = () => sources.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    sources = [];
    visibility.state = 'visible';
    vi.stubGlobal('EventSource', FakeEventSource);
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal(
      'document',
      Object.defineProperty(new EventTarget(), 'visibilityState', { get: () => visibility.state }),
    );
    stream = new EventStream({
      openSource: (url) => {
        sources.push(new FakeEventSource(url));
        return last() as unknown as EventSource;
      },
      random: () => 0,
    });
  });

  afterEach(() => {
    stream.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('hands an event to the handlers of its type until they unsubscribe', () => {
    const handler = vi.fn();
    const unsubscribe = stream.subscribe('stream.opened', handler);
    stream.open(() => {});
    last().emit({ type: 'stream.opened' });
    last().emit({ type: 'heartbeat' });
    unsubscribe();
    last().emit({ type: 'stream.opened' });
    expect(handler.mock.calls).toEqual([[{ type: 'stream.opened' }]]);
  });

  test('is opened anew, from the last event on, when two heartbeats are missed', () => {
    stream.open(() => {});
    last().emit({ type: 'heartbeat' }, '41');
    vi.advanceTimersByTime(silenceMsMax - 1);
    last().emit({ type: 'heartbeat' }, '42');
    vi.advanceTimersByTime(silenceMsMax + 500);
    expect(sources.map((source) => source.url)).toEqual([
      '/api/events',
      '/api/events?lastEventId=42',
    ]);
    expect(sources[0]!.readyState).toBe(FakeEventSource.CLOSED);
  });

  test('backs off while it fails and starts over once it has opened', () => {
    stream.open(() => {});
    last().fail(0);
    vi.advanceTimersByTime(500);
    last().fail(0);
    vi.advanceTimersByTime(999);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(3);
    last().emit({ type: 'stream.opened' });
    last().fail(0);
    vi.advanceTimersByTime(500);
    expect(sources).toHaveLength(4);
  });

  test('tells of a refusal, not of a lost connection', () => {
    const onRefused = vi.fn();
    stream.open(onRefused);
    last().fail(0);
    expect(onRefused).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    last().fail(FakeEventSource.CLOSED);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  test('comes back at once when the network or the visitor does', () => {
    stream.open(() => {});
    last().fail(0);
    window.dispatchEvent(new Event('online'));
    expect(sources).toHaveLength(2);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sources).toHaveLength(2);
    last().fail(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sources).toHaveLength(3);
  });

  test('says when what the server tells does not arrive', () => {
    const heard: string[] = [];
    stream.subscribeToState(() => heard.push(stream.getState()));
    stream.open(() => {});
    // Never open yet: nothing is lost.
    last().fail(0);
    vi.advanceTimersByTime(500);
    last().emit({ type: 'stream.opened' });
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    last().emit({ type: 'stream.opened' });
    expect(heard).toEqual(['open', 'reconnecting', 'open']);
  });

  test('stays closed once closed, and forgets where it was', () => {
    stream.open(() => {});
    last().emit({ type: 'heartbeat' }, '42');
    stream.close();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(silenceMsMax * 2);
    expect(sources).toHaveLength(1);
    stream.open(() => {});
    expect(last().url).toBe('/api/events');
  });
});
