// npm run check: everything that can be found wrong without running the program. Every check runs, whatever the others
// find; only a failing one shows what it has to say.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root, say, seconds } from './terminal.mjs';

const bin = path.join(root, 'node_modules/.bin');
const cache = path.join(root, 'node_modules/.cache/moorings');
// For what hangs. On a machine busy with something else the longest took three minutes.
const timeoutMs = 600_000;

// The longest first, so that none is left to run alone at the end.
const checks = [
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
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
  { name: 'nouns form no loop', command: 'node', args: ['scripts/noun-loops.mjs'] },
  { name: 'format (npm run format mends it)', command: 'oxfmt', args: ['--check'] },
];

function types(name) {
  const build = ['--incremental', '--tsBuildInfoFile', `${cache}/${name}.tsbuildinfo`];
  return { name: `types, ${name}`, command: 'tsc', args: ['-p', `tsconfig.${name}.json`, ...build] };
}

/** Runs all checks and returns how many passed and failed. */
export async function runChecks() {
  mkdirSync(cache, { recursive: true });
  const waiting = [...checks];
  const totals = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      totals[(await report(check)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return totals;
}

async function report(check) {
  const started = Date.now();
  const { ok, output } = await run(check);
  say(`${ok ? '✓' : '✗'} ${check.name}  ${seconds(started)}`);
  if (!ok)
    say(
      output
        .replace(check.noise ?? '', '')
        .trim()
        .replaceAll(/^/gm, '    '),
    );
  return ok;
}

function run({ command, args }) {
  return new Promise((resolve) => {
    // The tools find the pinned Node first.
    const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
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
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
