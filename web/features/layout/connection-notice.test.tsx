// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventStream } from '../../api/event-stream.ts';
import { ConnectionNotice } from './connection-notice.tsx';

/** A connection that stands until the test ends it. */
class StandingSource extends EventTarget {
  static readonly CLOSED = 2;
  static latest: StandingSource;
  readyState = 1;
  onerror: (() => void) | null = null;
  close() {}

  constructor() {
    super();
    StandingSource.latest = this;
  }

  emit(type: string) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify({ type }) }));
  }
}

afterEach(() => {
  eventStream.close();
  cleanup();
  vi.unstubAllGlobals();
});

test('only a connection that stood and was lost is told, and only until it stands again', () => {
  vi.stubGlobal('EventSource', StandingSource);
  eventStream.open(() => {});
  render(<ConnectionNotice />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  // The first one has not come about yet: the page loads, and says that itself.
  act(() => StandingSource.latest.onerror?.());
  expect(status.textContent).toBe('');

  act(() => window.dispatchEvent(new Event('online')));
  act(() => StandingSource.latest.emit('stream.opened'));
  expect(status.textContent).toBe('');
  act(() => window.dispatchEvent(new Event('offline')));
  expect(status.textContent).toContain('Reconnecting ...');
  act(() => window.dispatchEvent(new Event('online')));
  expect(status.textContent).toContain('Reconnecting ...');
  act(() => StandingSource.latest.emit('stream.opened'));
  expect(status.textContent).toBe('');
});
