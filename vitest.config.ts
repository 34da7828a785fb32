import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { type Engine, installationOf } from './test/database-servers.ts';

// These start whole programs, try the embedded database itself, read files, make it fail, or bring what is refused before it
// is asked: another version of it changes nothing.
const onceIsEnough = [
  'src/server/main.test.ts',
  'src/server/db/embedded*.test.ts',
  'src/server/db/durability.test.ts',
  'src/server/cli/**',
  'src/server/documents/**',
  'src/server/import/**',
  'src/server/http/bad-input.test.ts',
  'test/faults.test.ts',
  'src/server/features/resumes/malicious-files.test.ts',
  'src/server/features/resumes/reading/**',
];

const engines = ([18, 15] as const).filter((engine) => {
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
      include: ['src/server/**/*.test.ts', 'test/**/*.test.ts'],
      exclude: engine === 18 ? [] : onceIsEnough,
      globalSetup: ['test/database-servers.ts'],
      provide: { engine },
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    // Test files share nothing that they change, so a worker runs them all without being set up anew: 11 times faster.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Styles are read too: some of the specification's constants stand in them.
          css: true,
          include: ['src/{domain,matching,contract,client}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
        },
      },
      ...engines.map(serverOn),
    ],
  },
});
