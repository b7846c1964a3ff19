// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { TooltipProvider } from './tooltip.tsx';

let isBroken = true;

function Panel() {
  if (isBroken) throw new Error('broken');
  return <p>The panel</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a panel that breaks says so, leaves its neighbours, and is built again on request', () => {
  render(
    <>
      <ErrorBoundary name="The library">
        <Panel />
      </ErrorBoundary>
      <p>The neighbour</p>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The library stopped working');
  expect(screen.getByText('The neighbour')).toBeTruthy();
  expect(console.error).toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The panel')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another page starts without the error of the one before', () => {
  const page = (path: string) => (
    <ErrorBoundary name="This page" resetKey={path}>
      <Panel />
    </ErrorBoundary>
  );
  const { rerender } = render(page('/platform/library'));
  isBroken = false;
  rerender(page('/platform/library'));
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(page('/platform'));
  expect(screen.getByText('The panel')).toBeTruthy();
});

test('in a bar it is a button that says what it stands for', () => {
  render(
    <TooltipProvider>
      <ErrorBoundary name="The list of notifications" isCompact>
        <Panel />
      </ErrorBoundary>
    </TooltipProvider>,
  );
  isBroken = false;
  fireEvent.click(
    screen.getByRole('button', { name: 'The list of notifications stopped working. Try again' }),
  );
  expect(screen.getByText('The panel')).toBeTruthy();
});
