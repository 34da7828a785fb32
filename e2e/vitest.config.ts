import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that look at everything first: begun last, one of them would leave the other core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => path.basename(moduleId).startsWith('every-');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** The browser journeys: `npm test` runs them after the other tests. */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    name: 'journeys',
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/stage.ts'],
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A journey waits for pages as much as it works: twice as many as there are cores keep them busy.
    maxWorkers: 4,
    // What fails is walked once more, and the report says so: a machine that is busy with something else is no finding.
    retry: 1,
    testTimeout: 60_000,
    // A busy machine draws late; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    // What only a hang meets: where a hook gives up, the tests of its file are not run, nor tried again.
    hookTimeout: 180_000,
  },
});
