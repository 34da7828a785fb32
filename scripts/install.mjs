// Whether what is installed is what the lock file says, and `npm ci` when it is not. Plain JavaScript without packages,
// because it runs before there are any, on the Node the machine happens to have.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root, say, seconds } from './terminal.mjs';

/** Beside the packages, so that it goes with them: those for this system that npm could not get when they were installed. */
const lackingFile = path.join(root, 'node_modules/.moorings-lacks');

/**
 * Installs what package-lock.json lists unless it is there. `dev: false` is content with what the server runs on. npm leaves
 * out an optional package that it cannot get, and calls that a success: it is gone on without, and asked for no more.
 */
export function ensureInstalled({ dev = true } = {}) {
  const known = new Set(readJson(lackingFile));
  if (lacking(dev).every(({ name, optional }) => optional && known.has(name))) return;
  say('Installing packages (once, about a minute)');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...args, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const still = lacking(dev);
  // Whoever may not write here goes on as before where only such a one is not there.
  if (status !== 0 && !still.every(({ optional }) => optional))
    fail('The packages could not be installed; what npm said stands above.');
  if (status === 0) say(`Installed in ${seconds(started)}`);
  if (still.length > 0) goOnWithout(still.map(({ name }) => name));
}

/** The next start asks npm again for what it could not get. */
export function installNextTime() {
  noteLacking([]);
}

function goOnWithout(names) {
  say(`Not installed, as npm could not get it: ${names.join(', ')}. To try again: npm ci --ignore-scripts`);
  noteLacking(names);
}

function noteLacking(names) {
  try {
    if (names.length > 0) writeFileSync(lackingFile, JSON.stringify(names));
    else rmSync(lackingFile, { force: true });
  } catch {
    // Whoever may not write here is told again.
  }
}

/**
 * npm writes node_modules/.package-lock.json when everything else is done, so a killed install does not have it. It is
 * compared version by version, and each package must be where it says; of the optional ones those for this system, as Node
 * and PostgreSQL are.
 */
function lacking(dev) {
  const wanted = readJson('package-lock.json')?.packages ?? {};
  const present = readJson('node_modules/.package-lock.json')?.packages ?? {};
  const ownLibc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return Object.entries(wanted)
    .filter(([place, info]) => place !== '' && (dev || !(info.dev || info.devOptional)))
    .filter(([, info]) => !info.optional || isForThisSystem(info, ownLibc))
    .filter(
      ([place, info]) =>
        present[place]?.version !== info.version || !existsSync(path.join(root, place, 'package.json')),
    )
    .map(([place, { version, optional }]) => ({
      name: `${place.replace(/^.*node_modules\//, '')} ${version}`,
      optional: optional === true,
    }));
}

/** Of an optional package that names no system it is not known whether npm has a use for it here. */
function isForThisSystem({ os, cpu, libc }, ownLibc) {
  if (!os || !cpu) return false;
  const names = (list, own) => [list].flat().includes(own);
  return names(os, process.platform) && names(cpu, process.arch) && (!libc || names(libc, ownLibc));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
