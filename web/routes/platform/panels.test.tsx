// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import HomePage from './home.tsx';

/** Each panel is its name; the one that is broken throws. */
const { panels, panel, breaks } = vi.hoisted(() => {
  const panels = ['form', 'tasks', 'tips', 'viewer', 'promotion', 'latest'];
  const breaks = { name: '' };
  const panel = (name: string) => () => {
    if (breaks.name === name) throw new Error('broken');
    return `[${name}]`;
  };
  return { panels, panel, breaks };
});

vi.mock('../../features/generations/generator.tsx', () => ({ Generator: panel('form') }));
vi.mock('../../features/tasks/task-list.tsx', () => ({ TaskList: panel('tasks') }));
vi.mock('../../features/generations/generator-tips.tsx', () => ({ GeneratorTips: panel('tips') }));
vi.mock('../../features/generations/model-promo.tsx', () => ({ ModelPromo: panel('promotion') }));
vi.mock('../../features/images/latest-images.tsx', () => ({ LatestImages: panel('latest') }));
vi.mock('../../features/images/deck-viewer.tsx', () => ({
  DeckViewer: panel('viewer'),
  FinishedPicture: () => null,
  useDeckViewer: () => ({ handlers: {} }),
}));
vi.mock('../../features/images/finished-actions.tsx', () => ({ FinishedActions: () => null }));
vi.mock('../../features/generations/upgrade-dialog.tsx', () => ({ UpgradeDialog: () => null }));
vi.mock('../../features/generations/generator-queries.ts', () => ({ useModels: () => ({}) }));
vi.mock('../../features/generations/task-seed.tsx', () => ({ TaskSeed: () => null }));
vi.mock('../../features/tasks/task-queries.ts', () => ({
  useDeckTasks: () => ({ tasks: [], pendingCount: 0 }),
}));
vi.mock('../../features/tasks/use-ask-tasks.ts', () => ({
  useAskTasks: () => ({ ask: () => {}, isAsking: false }),
  useBatchOutcomes: () => {},
  isUnderWay: () => false,
}));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(panels)('of the home page, %s that throws leaves the others', (name) => {
  breaks.name = name;
  const { container } = render(<HomePage />);
  expect(screen.getByRole('alert').textContent).toContain('stopped working');
  const shown = panels.filter((other) => container.textContent?.includes(`[${other}]`));
  expect(shown).toEqual(panels.filter((other) => other !== name));
});
