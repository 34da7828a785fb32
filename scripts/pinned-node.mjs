import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { installNextTime } from './install.mjs';
import { fail, root } from './terminal.mjs';

/** The Node of package-lock.json if there is one for this system; else the one we run on, if it can run TypeScript. */
export function pinnedNode() {
  const pinned = path.join(root, 'node_modules/.bin/node');
  if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  installNextTime(); // Where npm could not get it, there is nothing to go on with.
  return fail(
    `Moorings needs Node 22.22 or newer; this is ${process.version}, and no packaged one is installed. Install Node 24.`,
  );
}

/**
 * Runs a program of ours on the pinned Node in our place: its terminal, signals and exit code are ours. It learns by
 * its 'disconnect' event when we are gone, however that happened. `more` goes into its environment.
 */
export function runOnPinnedNode(args, more = {}) {
  const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Node keeps what it made of our TypeScript, so that the next start need not strip the types again.
    env: { ...process.env, ...more, NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
