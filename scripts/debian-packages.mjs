// Debian's programs without installing them: apt downloads and verifies the packages into private folders and dpkg unpacks
// them. Plain JavaScript for the machine's own Node (20 or newer), without node_modules.
import { spawn } from 'node:child_process';
import { access, constants, mkdir, readdir } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Downloads these packages and whatever of theirs is missing here, below `work`; answers the files. */
export async function downloadPackages(work, names) {
  const apt = join(work, 'apt');
  await mkdir(join(apt, 'state/lists/partial'), { recursive: true });
  await mkdir(join(apt, 'cache/archives/partial'), { recursive: true });
  const settings = [
    `Dir::State=${apt}/state`,
    'Dir::State::status=/var/lib/dpkg/status', // what the system already has need not come again
    `Dir::Cache=${apt}/cache`,
    'Debug::NoLocking=true', // the system's own lock belongs to root, and nothing is installed
    'APT::Sandbox::User=',
  ].flatMap((setting) => ['-o', setting]);
  await quietly('apt-get', [...settings, '-q', 'update']).catch(() => undefined);
  const download = ['-q', '-y', '--no-install-recommends', '--download-only', 'install'];
  await quietly('apt-get', [...settings, ...download, ...names]);
  const archives = join(apt, 'cache/archives');
  return (await readdir(archives))
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(archives, name));
}

/** The folders of what was unpacked below `root` that hold libraries. Debian keeps some one folder deeper (pulseaudio, nss). */
export async function libraryFolders(root) {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  // Some come in lib, some in usr/lib.
  const libraries = files.filter((file) => /^lib.*\.so(\.|$)/.test(file.name) && !file.isDirectory());
  return [...new Set(libraries.map((file) => file.parentPath ?? file.path))];
}

/** Where programs that were unpacked once are kept for the next time. */
export function cacheFolder() {
  const cache = process.env.XDG_CACHE_HOME || (process.env.HOME ? join(homedir(), '.cache') : tmpdir());
  return join(cache, 'moorings');
}

export async function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter).filter(Boolean)) {
    const there = await access(join(folder, name), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (there) return true;
  }
  return false;
}

/** Runs a command without its chatter; on failure the error carries what it printed. */
export function quietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 300_000, ...options });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(output.trim() || `${command} ended with ${code}`)),
    );
  });
}

export function lastLine(error) {
  return error.message.trim().split('\n').at(-1);
}
