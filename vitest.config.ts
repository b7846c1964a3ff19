import { defineConfig } from 'vitest/config';
import { apiEndpoints } from './vite.config.ts';

export default defineConfig({
  plugins: [apiEndpoints()],
  test: {
    include: ['{contract,engines,server,web,test,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: './test/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
