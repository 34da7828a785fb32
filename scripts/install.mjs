// Whether what is installed is what the lock file says, and `npm ci` when it is not. Plain JavaScript without packages,
// because it runs before there are any, on the Node the machine happens to have.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root, say, seconds } from './terminal.mjs';

/** Installs what package-lock.json lists unless it is there. `dev: false` is content with what the server runs on. */
export function ensureInstalled({ dev = true } = {}) {
  if (isInstalled(dev)) return;
  say('Installing packages (once, about a minute)');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...args, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) fail('The packages could not be installed; what npm said stands above.');
  say(`Installed in ${seconds(started)}`);
}

/**
 * npm writes node_modules/.package-lock.json when everything else is done, so a killed install does not have it. It is
 * compared version by version, and each package must be where it says. Optional packages are for other systems too.
 */
function isInstalled(dev) {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const present = readJson('node_modules/.package-lock.json')?.packages ?? {};
  return Object.entries(wanted)
    .filter(([place, info]) => place !== '' && !info.optional && (dev || !(info.dev || info.devOptional)))
    .every(
      ([place, info]) =>
        present[place]?.version === info.version && existsSync(path.join(root, place, 'package.json')),
    );
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
