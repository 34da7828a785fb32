// Every call that writes, with every question it asks the database failing in turn and in four ways: test/write-faults.test.ts tries a
// few of them with every run of the tests, this all. `--call "POST /api/jobs is"` narrows it to one. Takes some ten minutes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { optionOf, quick } from './support/seeded-market.ts';

const root = path.join(import.meta.dirname, '..');
const only = optionOf('--call');
const vitest = [
  path.join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--project=server on PostgreSQL 18',
  'test/write-faults.test.ts',
  '--retry=0',
  ...(only ? ['-t', only] : []),
];
const child = spawn(process.execPath, vitest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FAULTS: quick ? '' : 'whole' },
});
const [code] = await once(child, 'exit');
process.exitCode = Number(code ?? 1);
