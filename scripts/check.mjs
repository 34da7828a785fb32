// npm run check: everything that can be found wrong without running the program. Every check runs, whatever the others
// find; only a failing one shows what it has to say.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root, say, seconds } from './terminal.mjs';
import { beginningOf } from './test-outcome.mjs';

const bin = path.join(root, 'node_modules/.bin');
const cache = path.join(root, 'node_modules/.cache/moorings');
// For what hangs. On a machine busy with something else the longest took three minutes.
const timeoutMs = 600_000;

// The longest first, so that none is left to run alone at the end.
const checks = [
  // On more threads its types cost half as much again, and another check has the other core.
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'], env: { GOMAXPROCS: '1' } },
  types('server'),
  types('client'),
  // Apart, because tests of the browser's side may use Node and the browser's side may not.
  types('client-tests'),
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  types('e2e'),
  types('pure'),
  {
    name: 'import directions',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'src', 'test', 'e2e', 'bench'],
    // It would like a TypeScript older than 7 to read with, but reads with swc.
    noise: /\n.*missing-tsc-transpiler[^]*/,
  },
  { name: 'description of the API', command: 'node', args: ['scripts/lint-description.mjs'] },
  { name: 'nouns form no loop', command: 'node', args: ['scripts/noun-loops.mjs'] },
  { name: 'numbers of migrations', command: 'node', args: ['scripts/migration-numbers.mjs'] },
  { name: 'format (npm run format mends it)', command: 'oxfmt', args: ['--check'] },
];

function types(name) {
  const build = ['--incremental', '--tsBuildInfoFile', `${cache}/${name}.tsbuildinfo`];
  // As many checks run as there are cores: several checkers in one would each look at what they share, in twice the work.
  const args = ['-p', `tsconfig.${name}.json`, '--checkers', '1', ...build];
  return { name: `types, ${name}`, command: 'tsc', args };
}

/** Runs all checks and returns how many passed, and which failed: `where` and the beginning of what it said. */
export async function runChecks() {
  mkdirSync(cache, { recursive: true });
  const waiting = [...checks];
  const outcome = { passed: 0, failures: [] };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, output } = await report(check);
      if (ok) outcome.passed += 1;
      else outcome.failures.push({ where: `Check: ${check.name}`, error: beginningOf(output, 30) });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return outcome;
}

async function report(check) {
  const started = Date.now();
  const { ok, output: said } = await run(check);
  const output = said.replace(check.noise ?? '', '').trim();
  say(`${ok ? '✓' : '✗'} ${check.name}  ${seconds(started)}`);
  if (!ok) say(output.replaceAll(/^/gm, '    '));
  return { ok, output };
}

function run({ command, args, env: own }) {
  return new Promise((resolve) => {
    // The tools find the pinned Node first.
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...own };
    const child = spawn(path.join(bin, command), args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code, signal) =>
      resolve({
        ok: code === 0,
        output: signal ? `${output}\nStopped after ${timeoutMs / 1000} s.` : output,
      }),
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  const { failures } = await runChecks();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
