import { expect, test } from 'vitest';
import { createProgressReporter } from './progress-reporter.ts';

test('whatever the server says, progress stays within 0 to 1 and never falls', () => {
  const heard: number[] = [];
  const reporter = createProgressReporter(({ progress }) => heard.push(progress));
  for (const progress of [-1, 0.2, Number.NaN, 0.1, 0.5, 7, 0.3]) reporter.report({ progress });
  expect(heard).toEqual([0, 0.2, 0.2, 0.5, 1, 1]);
});

test('says nothing after its end, since a preview may still be on its way', () => {
  const heard: number[] = [];
  const reporter = createProgressReporter(({ progress }) => heard.push(progress));
  reporter.end();
  reporter.report({ progress: 0.5 });
  expect(heard).toEqual([]);
});
