import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The browser journeys: `npm test` runs them after the other tests. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    name: 'journeys',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/stage.ts'],
    isolate: false,
    // The program, its database and the browser want the other core.
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
