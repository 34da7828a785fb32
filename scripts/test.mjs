// npm test: everything there is to check and to test, and the benchmarks once, small, for whether they are sound. Every suite
// runs, whatever the ones before it found. At the end stands again what failed, by file, and the last line says how many of
// all checks and tests passed and failed.
// `npm test -- words` runs what has the words in its file name; what begins with a dash is handed to Vitest (`-t "a title"`).
// `npm run test:quick` (--quick) is for every day: the checks and the tests that take no long time, on one PostgreSQL, no browser.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { isBuilt } from './build.mjs';
import { runChecks } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { root, say, seconds } from './terminal.mjs';

const minutes = 60_000;
const quick = process.argv.includes('--quick');
const filter = process.argv.slice(2).filter((word) => word !== '--quick');
// vitest.config.ts leaves out what takes long.
if (quick) process.env.QUICK = 'yes';

ensureInstalled();

const started = Date.now();
const totals = { passed: 0, skipped: 0 };
const failures = [];
const triedAgain = [];

if (filter.length === 0) {
  say('\nChecks');
  add(await runChecks());
}

say('\nTests');
// The server's tests ask it for its pages, which are the built ones.
if (filter.length === 0 && !(await hasWebApp())) add({ failures: [{ where: 'The web app was not built' }] });
add(await vitest('vitest.config.ts', 60 * minutes));

if (!quick && journeysAreWanted()) {
  say('\nBrowser journeys');
  if (await isReadyForJourneys()) add(await vitest('e2e/vitest.config.ts', 60 * minutes));
  else add({ failures: [{ where: 'There is no browser, or the web app was not built' }] });
}

if (!quick && filter.length === 0) {
  say('\nBenchmarks, small: for whether they run and report, not for their figures');
  add(await benchmarks());
}

if (totals.passed + failures.length === 0)
  add({ failures: [{ where: `Nothing is called ${filter.join(' ')}` }] });
list('Passed when tried again', triedAgain);
list('Failed', failures);
say(`\n${seconds(started)}${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`);
say(`${totals.passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function add(outcome) {
  totals.passed += outcome.passed ?? 0;
  totals.skipped += outcome.skipped ?? 0;
  failures.push(...(outcome.failures ?? []));
  triedAgain.push(...(outcome.triedAgain ?? []));
}

/** By file, so that the end of a long log says all. */
function list(title, found) {
  if (found.length === 0) return;
  say(`\n${title}`);
  for (const where of new Set(found.map((one) => one.where))) {
    say(`\n${where}`);
    for (const { name, error } of found.filter((one) => one.where === where)) {
      if (name) say(`  ${name}`);
      if (error) say(error.replaceAll(/^/gm, '      '));
    }
  }
}

function journeysAreWanted() {
  const words = filter.filter((word) => !word.startsWith('-'));
  const files = readdirSync(path.join(root, 'e2e')).map((name) => `e2e/${name}`);
  return (
    words.length < filter.length ||
    words.length === 0 ||
    files.some((file) => words.some((word) => file.includes(word)))
  );
}

/** The web app as it is now, and a browser to open it in. */
async function isReadyForJourneys() {
  try {
    process.env.CHROME_PATH = await ensureBrowser({ say });
  } catch (error) {
    say(error.message);
    return false;
  }
  return hasWebApp();
}

async function hasWebApp() {
  if (isBuilt()) return true;
  const { code } = await run(
    ['-e', "import('./scripts/build.mjs').then(({ build }) => build())"],
    3 * minutes,
  );
  return code === 0;
}

/** Runs all projects of a configuration, and counts every test once. What goes wrong around the tests of a file is one failure. */
async function vitest(config, timeoutMs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'moorings-results-'));
  const file = path.join(folder, 'outcome.json');
  try {
    process.env.TEST_OUTCOME = file;
    const program = path.join(root, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=./scripts/test-outcome.mjs'];
    const args = [program, 'run', '--config', config, '--passWithNoTests', ...reporters, ...filter];
    const { code, why } = await run(args, timeoutMs);
    if (why) say(why);
    const outcome = readOutcome(file);
    if (outcome && (code === 0 || outcome.failures.length > 0)) return outcome;
    const unexplained = { where: config, error: why ?? `Vitest ended with ${code}.` };
    return { ...outcome, failures: [unexplained] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One passed for each benchmark that ran to its end. */
async function benchmarks() {
  const program = ['--disable-warning=ExperimentalWarning', 'bench/all.ts', '--quick'];
  const { code, why, told } = await run(program, 15 * minutes, ['ipc']);
  if (why) say(why);
  if (told?.failures.length || code === 0) return told;
  return { ...told, failures: [{ where: 'bench/all.ts', error: why ?? `It ended with ${code}.` }] };
}

/** Undefined where the run did not come to its end. */
function readOutcome(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs the pinned Node; when its time is over it is asked to stop, and 20 seconds later it is stopped. */
function run(args, timeoutMs, channels = []) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'inherit', 'inherit', ...channels];
    const child = spawn(pinnedNode(), args, { cwd: root, stdio });
    let why;
    let told;
    child.on('message', (message) => {
      told = message;
    });
    const asking = setTimeout(() => {
      why = `Stopped after ${timeoutMs / minutes} minutes.`;
      child.kill('SIGTERM');
    }, timeoutMs);
    const insisting = setTimeout(() => child.kill('SIGKILL'), timeoutMs + 20_000);
    const forward = (signal) => child.kill(signal) && process.exit(1);
    process.once('SIGTERM', forward);
    child.on('close', (code) => {
      clearTimeout(asking);
      clearTimeout(insisting);
      process.off('SIGTERM', forward);
      resolve({ code, why, told });
    });
  });
}
