import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { type Engine, installationOf } from './test/database-servers.ts';
import { quickFolder } from './test/quick-folder.ts';

process.env['TMPDIR'] = quickFolder();

const all = ['src/server/**/*.test.ts', 'test/**/*.test.ts'];

// The oldest database we run on gets what asks it: every call once, migrations, the demo, and where SQL decides most. Rules,
// bad input, failures and whole programs are the same on every version and are tried on the newest only; so is what mostly waits.
const whatAsksTheDatabase = [
  'test/every-call.test.ts',
  'test/list-agrees-with-rule.test.ts',
  'test/time-zones.test.ts',
  'src/server/db/**/*.test.ts',
  'src/server/demo/load-demo.test.ts',
  'src/server/features/analytics/**/*.test.ts',
  'src/server/features/search/search-jobs.test.ts',
];
const onceIsEnough = [
  'src/server/db/schema.test.ts',
  'src/server/db/embedded*.test.ts',
  'src/server/db/durability.test.ts',
];

// What takes long, most of it by waiting, starting programs or trying thousands of cases: not in `npm run test:quick`.
const takesLong = [
  'src/server/cli*.test.ts',
  'src/server/backup/**',
  'src/server/cli/**',
  'src/server/main.test.ts',
  'src/server/db/{durability,embedded*,own-schema}.test.ts',
  'src/server/demo/**',
  'src/server/http/{bad-input,connections,health,odd-texts}.test.ts',
  'src/server/import/**',
  'src/server/features/applications/take-back.test.ts',
  'src/server/features/{live,resumes}/**',
  'src/server/features/accounts/provider/hostile-provider.test.ts',
  'src/server/features/files/files.test.ts',
  'src/server/features/interviews/letters.test.ts',
  'src/server/features/matches/extract-stale.test.ts',
  'src/server/features/messages/by-mail/answers.test.ts',
  'src/server/mail/server-down.test.ts',
  'src/server/moving/**',
  'src/matching/{blindness,engine}.test.ts',
  'test/{dead-connections,failover,faults,kills,list-agrees-with-rule,lost-updates,matrix,nothing-missed,one-story}.test.ts',
  'test/{pgbouncer,rejection-kills,rolling-restart,sent-once-kills,standby-reads,statements,webhook-kills,write-faults}.test.ts',
];
// The longest of all, from a quarter of a minute on. Begun last, one of them would leave the other cores idle.
const longest = [
  'src/server/http/bad-input.test.ts',
  'test/matrix.test.ts',
  'test/kills.test.ts',
  'test/rejection-kills.test.ts',
  'src/server/backup/backup.test.ts',
  'src/server/db/durability.test.ts',
  'test/dead-connections.test.ts',
  'src/server/main.test.ts',
  'src/server/cli.test.ts',
  'test/nothing-missed.test.ts',
  'src/server/http/connections.test.ts',
  'src/server/demo/introduction.test.ts',
  'test/sent-once-kills.test.ts',
  'test/rolling-restart.test.ts',
  'src/server/mail/server-down.test.ts',
  'src/server/backup/upgrade.test.ts',
  'src/server/cli/doctor.test.ts',
  'src/server/cli/import-jobs.test.ts',
  'test/webhook-kills.test.ts',
  'src/server/features/files/files.test.ts',
  'test/failover.test.ts',
  'test/list-agrees-with-rule.test.ts',
  'test/statements.test.ts',
  'src/server/db/embedded.test.ts',
  'test/write-faults.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

const quick = process.env['QUICK'] !== undefined;
const leftOut = quick ? takesLong : [];

const engines = (quick ? ([18] as const) : ([18, 15] as const)).filter((engine) => {
  const installed = installationOf(engine) !== undefined;
  if (!installed)
    process.stderr.write(`Not tested: PostgreSQL ${engine} is not installed on this machine.\n`);
  return installed;
});

function serverOn(engine: Engine): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name: `server on PostgreSQL ${engine}`,
      include: engine === 18 ? all : whatAsksTheDatabase,
      exclude: engine === 18 ? leftOut : onceIsEnough,
      globalSetup: ['test/database-servers.ts', ...(engine === 18 ? ['test/visitor-pages.ts'] : [])],
      setupFiles: ['test/cheap-passwords.ts'],
      provide: { engine },
      // What only a hang meets: where a hook gives up, the tests of its file are not run, nor tried again.
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}

export default defineConfig({
  test: {
    // Test files share nothing that they change, so a worker runs them all without being set up anew: 11 times faster.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    maxWorkers: availableParallelism() + 1,
    // What fails is tried again, and the report says so: a machine that is busy with something else is no finding.
    retry: 2,
    // For the same reason: by a second's end a busy machine has not done what it is about to do.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Styles are read too: some of the specification's constants stand in them.
          css: true,
          // Some read every file there is: only what hangs takes so long.
          testTimeout: 60_000,
          include: ['src/{domain,matching,contract,client}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: leftOut,
        },
      },
      ...engines.map(serverOn),
    ],
  },
});
