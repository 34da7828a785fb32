// npm run bench -- all --quick: every benchmark that can be run small, once, for whether it runs to its end and reports, not for
// its figures. They share one process, one made-up market and, after those that only ask the database, one program.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { running, withPeople } from './support/market.ts';
import { few, inMarketFolder, onDatabase } from './support/seeded-market.ts';
import { shared } from './support/shared.ts';

const onTheDatabase = ['search-growth', 'facets-growth', 'browse-depth', 'quality', 'matching', 'alerts'];
const onTheProgram = [
  'server-vs-sql',
  'server-vs-bare',
  'who-asks',
  'mixed',
  'live',
  'board',
  'public',
  'visitors',
  'search-floor',
  'overload',
];
/** Each with the data it cannot do without, which is not part of the project. */
const onTheirOwn = [
  {
    name: 'matching-blindness',
    needs: path.join(process.env['MOORINGS_DATA'] ?? 'MOORINGS_DATA', 'resumes'),
  },
];

const totals = { passed: 0, skipped: 0, failures: [] as { where: string; error: string }[] };
// The database ends with us where we are told to stop.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(1));

await inMarketFolder(few, async (dataDir) => {
  shared.dataDir = dataDir;
  await together(onTheDatabase, (run) =>
    onDatabase(dataDir, few, async (db) => {
      shared.db = db;
      await run();
      delete shared.db;
    }),
  );
  await together(onTheProgram, (run) =>
    running(dataDir, async (program) => {
      shared.program = program;
      shared.market = await withPeople(program);
      await run();
    }),
  );
});
for (const { name, needs } of onTheirOwn)
  if (existsSync(needs)) await counted(name, () => byItself(name));
  else {
    say(`- ${name}: skipped, as there is no ${needs}`);
    totals.skipped += 1;
  }
say(`${totals.passed} passed, ${totals.failures.length} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failures.length ? 1 : 0;
process.send?.(totals);

/** Runs some in the surroundings they share; where these cannot be had, or not be left, that is a failure too. */
async function together(
  names: readonly string[],
  within: (run: () => Promise<void>) => Promise<void>,
): Promise<void> {
  try {
    await within(async () => {
      for (const name of names) await counted(name, () => import(`./${name}.bench.ts`));
    });
  } catch (error) {
    failed(names.join(', '), error);
  }
}

async function counted(name: string, run: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  try {
    await run();
    totals.passed += 1;
    say(`✓ ${name}  ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`);
  } catch (error) {
    failed(name, error);
  }
}

function failed(name: string, error: unknown): void {
  totals.failures.push({ where: `Benchmark: ${name}`, error: inspect(error) });
  say(`✗ ${name}`);
  console.error(error);
}

async function byItself(name: string): Promise<void> {
  const program = path.join(import.meta.dirname, `${name}.bench.ts`);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, '--quick'], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`It ended with ${code}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
