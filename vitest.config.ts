import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { apiEndpoints } from './vite.config.ts';
import { markdownTexts } from './web/site/prose/markdown-plugin.ts';

export default defineConfig({
  plugins: [apiEndpoints(), markdownTexts()],
  test: {
    include: ['{contract,engines,server,web,test,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: './test/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Servers and browsers that tests start want a core as well.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
  },
});
