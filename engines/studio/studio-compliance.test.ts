import { vi } from 'vitest';
import { describeEngineCompliance } from '../engine-compliance.ts';
import { createStudioEngine } from './studio-engine.ts';

/** Threads make their noise tiles first; a loaded machine may take ten times as long. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describeEngineCompliance('studio', async () => ({
  engine: createStudioEngine({ threads: 2 }),
  cleanUp: async () => {},
}));
