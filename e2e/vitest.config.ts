import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { quickFolder } from '../test/quick-folder.ts';

process.env['TMPDIR'] = quickFolder();

// Short to read, long to walk.
const long = ['hiring', 'own-calendar', 'single-sign-on', 'second-factor', 'templates', 'offline'];

/** Those that look at everything first: begun last, one of them would leave the other core idle. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const name = path.basename(moduleId, '.e2e.ts');
      if (name.startsWith('every-')) return 0;
      return name === 'visitors' ? 1 : long.includes(name) ? 2 : 3;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
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
    // One more than there are cores keeps them busy; each has a browser that learns our code anew.
    maxWorkers: availableParallelism() + 1,
    // What fails is walked again, and the report says so: a machine that is busy with something else is no finding.
    retry: 2,
    // What only a hang meets: each step has half a minute, and the longest journeys take one where a machine is slow.
    testTimeout: 180_000,
    // A busy machine draws late; what never comes fails all the same.
    expect: { poll: { timeout: 30_000 } },
    // What only a hang meets: where a hook gives up, the tests of its file are not run, nor tried again.
    hookTimeout: 180_000,
  },
});
